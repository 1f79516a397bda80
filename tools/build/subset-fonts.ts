/**
 * Writes site/styles/fonts: small font files with the characters that nearly every page contains, in the weights that
 * are used.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { type Family, packageOf, typefaces } from '../../content/typefaces.ts';
import { usualIn } from './font-styles.ts';

const FOLDER = 'site/styles/fonts';

await mkdir(FOLDER, { recursive: true });
for (const family of Object.values<Family>(typefaces)) {
  const { weights } = family;
  const name = packageOf(family);
  const whole = await readFile(
    `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  const subset = await subsetFont(whole, usualIn(family).join(''), {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { wght: { ...weights, default: weights.min } },
  });
  await writeFile(`${FOLDER}/${name}.woff2`, subset);
  process.stdout.write(`${name}: ${whole.length} to ${subset.length} bytes\n`);
}
