/**
 * The firm's colours in sRGB, for pages, the desk, documents, share images and emails. `accent` is for buttons and the
 * mark's foot, `accent2` for drawings and links; text on either background has a contrast of at least 4.5:1.
 */
type Colours = {
  line: string;
  lineStrong: string;
  text: string;
  text2: string;
  text3: string;
  accentText: string;
  accent2: string;
  focus: string;
  danger: string;
  success: string;
  notice: string;
  info: string;
};

/**
 * Three steps of depth: the page, a panel on it, and objects on a panel. Each of the first two also has a sunken area.
 */
type Theme = Colours & {
  bg: string;
  surface: string;
  raised: string;
  sunken: string;
};

const accent = {
  /** Sheet on the page, light in both themes. */
  paper: '#fbfaf6',
  accent: '#f49a59',
  accentHover: '#faab68',
  onAccent: '#201108',
};

const light: Theme = {
  bg: '#f5faf9',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#eaf1f0',
  line: '#d2dbdb',
  lineStrong: '#7a8a8a',
  text: '#0c1f21',
  text2: '#3b4f51',
  text3: '#54676a',
  accentText: '#a24d22',
  accent2: '#026460',
  focus: '#12726e',
  danger: '#c12535',
  success: '#0b703f',
  notice: '#846305',
  info: '#136b94',
};

const dark: Theme = {
  bg: '#071011',
  surface: '#1a2729',
  raised: '#2b3a3c',
  sunken: '#040a0b',
  line: '#314042',
  lineStrong: '#748688',
  text: '#ecf3f2',
  text2: '#b4c3c4',
  text3: '#9aaaab',
  accentText: '#f8aa6d',
  accent2: '#7bdccc',
  focus: '#7bdccc',
  danger: '#fb8a88',
  success: '#6ad895',
  notice: '#efca61',
  info: '#82c7f0',
};

/** For visitors who ask for more contrast: text at 10:1 or more, lines at 7:1. */
const lightMoreContrast: Colours = {
  line: '#465657',
  lineStrong: '#3b4b4c',
  text: '#020e0f',
  text2: '#182729',
  text3: '#223133',
  accentText: '#662703',
  accent2: '#003f3c',
  focus: '#003f3c',
  danger: '#8a021c',
  success: '#004824',
  notice: '#563e00',
  info: '#004365',
};

const darkMoreContrast: Colours = {
  line: '#9dafb1',
  lineStrong: '#b0c2c4',
  text: '#fafcfc',
  text2: '#e1eaea',
  text3: '#d5e1e1',
  accentText: '#ffc99d',
  accent2: '#a1f0e2',
  focus: '#a1f0e2',
  danger: '#ffbab6',
  success: '#94efb5',
  notice: '#fddb7c',
  info: '#abe0ff',
};

export const palette = { accent, light, dark, lightMoreContrast, darkMoreContrast };
