/** Draws site/styles/fonts again: the characters that nearly every page is set in, in the weights that are used. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const FOLDER = 'site/styles/fonts';
const FAMILIES = [
  // Headings have none of these.
  { name: 'funnel-display', weights: { min: 400, max: 700 }, without: '$<=>[\\]^_`{|}~©÷•…' },
  { name: 'hanken-grotesk', weights: { min: 400, max: 700 } },
  { name: 'sometype-mono', weights: { min: 400, max: 400 }, without: '÷' },
];

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
/** Usual ranges, also in site/styles/fonts.css. */
const usual = [...ascii, '\u00a0©·×÷–—‘’“”•…'].join('');

await mkdir(FOLDER, { recursive: true });
for (const { name, weights, without = '' } of FAMILIES) {
  const whole = await readFile(
    `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  const characters = usual
    .split('')
    .filter((character) => !without.includes(character))
    .join('');
  const subset = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { wght: { ...weights, default: weights.min } },
  });
  await writeFile(`${FOLDER}/${name}.woff2`, subset);
  process.stdout.write(`${name}: ${whole.length} to ${subset.length} bytes\n`);
}
