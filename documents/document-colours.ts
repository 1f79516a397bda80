/** The colours of the identity (site/styles/tokens.css) as sRGB, which PDF and images need. */
export const COLOURS = {
  ink: '#0a1214',
  inkRaised: '#121c1f',
  line: '#2a3639',
  paper: '#ffffff',
  paperSunken: '#f1f6f5',
  paperLine: '#d3dddc',
  text: '#10191b',
  textSoft: '#435256',
  onInk: '#edf4f3',
  onInkSoft: '#b3c0c2',
  verdigris: '#7cd6c8',
  verdigrisDeep: '#146862',
  copper: '#f0984f',
  copperDeep: '#a24f12',
} as const;
