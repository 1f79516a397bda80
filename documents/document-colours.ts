import { palette } from '../content/palette.ts';

const { light, dark } = palette;

/** Colours on white paper, and on the dark background of covers and share images. */
export const COLOURS = {
  ink: dark.bg,
  inkRaised: dark.surface,
  line: dark.line,
  paper: light.surface,
  paperSunken: light.bg,
  paperLine: light.line,
  text: light.text,
  textSoft: light.text2,
  onInk: dark.text,
  onInkSoft: dark.text2,
  accent: palette.accent.accent,
  accentOnPaper: light.accentText,
  accent2: dark.accent2,
  accent2OnPaper: light.accent2,
};
