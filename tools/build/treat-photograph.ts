/**
 * Prepares a photograph of the firm. `npm run photograph -- ~/lab.jpg lab` writes it into public/photographs in several
 * sizes, cropped to 3:2, with colours that suit the palette, and without the camera's metadata (place, time, name).
 * With the name of a page's picture, such as course-web, it replaces that picture or adds a new one.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { replaceRender } from './replace-render.ts';

const WIDTHS = [640, 1280];
const SLOTS = new Set(['lab', 'benches', 'trainers']);

/** Makes a photograph calmer: less colour, slightly green blacks, slightly warm whites. */
export async function treatPhotograph(file: string, slot: string, folder: string): Promise<string[]> {
  const { width, height } = (await sharp(file).autoOrient().metadata()).autoOrient;
  if (width < 1280 || height < 853)
    throw new Error(`${width} x ${height} pixels: at least 1280 x 853 are needed.`);
  await mkdir(folder, { recursive: true });
  const treated = await sharp(file)
    .autoOrient()
    .resize(1280, 853, { fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .removeAlpha()
    .modulate({ saturation: 0.78 })
    .linear([0.95, 0.94, 0.92], [4, 9, 10])
    .png()
    .toBuffer();
  const written = WIDTHS.flatMap((size) =>
    (['avif', 'webp'] as const).map(async (format) => {
      const path = join(folder, `${slot}-${size}.${format}`);
      await sharp(treated)
        .resize(size)
        .toFormat(format, { quality: format === 'avif' ? 52 : 74 })
        .toFile(path);
      return path;
    }),
  );
  return Promise.all(written);
}

if (import.meta.main) {
  const [file = '', slot = ''] = process.argv.slice(2);
  const done = SLOTS.has(slot)
    ? treatPhotograph(file, slot, 'public/photographs')
    : replaceRender(file, slot, 'site/art/renders');
  await done.then(
    (paths) =>
      process.stdout.write(
        `${paths.join('\n')}\n${SLOTS.has(slot) ? 'Now describe it in content/photographs.ts.\n' : ''}`,
      ),
    (error: Error) => {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    },
  );
}
