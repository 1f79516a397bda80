import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);

/** The path of a font file of a @fontsource package, e.g. ('hanken-grotesk', 'latin-400-normal'). */
export function fontFile(family: string, subsetWeightStyle: string): string {
  const folder = dirname(require.resolve(`@fontsource/${family}/package.json`));
  return join(folder, 'files', `${family}-${subsetWeightStyle}.woff`);
}

/** Each family is a list of subsets, first match wins: names may hold letters that the first subset lacks. */
export const FONTS = {
  display: ['Funnel Display', 'Funnel Display Extended', 'Noto Devanagari'],
  body: ['Hanken Grotesk', 'Hanken Grotesk Extended', 'Noto Devanagari'],
  mono: ['Sometype Mono'],
};

let isRegistered = false;

/** Once in a process: each registration would load the files again and keep them. */
export function registerFonts(): void {
  if (isRegistered) return;
  isRegistered = true;
  const families = [
    { name: 'Funnel Display', family: 'funnel-display', subset: 'latin', weights: [500, 600] },
    { name: 'Funnel Display Extended', family: 'funnel-display', subset: 'latin-ext', weights: [500, 600] },
    { name: 'Hanken Grotesk', family: 'hanken-grotesk', subset: 'latin', weights: [400, 600] },
    { name: 'Hanken Grotesk Extended', family: 'hanken-grotesk', subset: 'latin-ext', weights: [400, 600] },
    { name: 'Sometype Mono', family: 'sometype-mono', subset: 'latin', weights: [500] },
    { name: 'Noto Devanagari', family: 'noto-sans-devanagari', subset: 'devanagari', weights: [400] },
  ];
  for (const { name, family, subset, weights } of families) {
    Font.register({
      family: name,
      fonts: weights.map((weight) => ({
        src: fontFile(family, `${subset}-${weight}-normal`),
        fontWeight: weight,
      })),
    });
  }
  // Words are never broken: names and product terms read worse than a ragged edge.
  Font.registerHyphenationCallback((word) => [word]);
}
