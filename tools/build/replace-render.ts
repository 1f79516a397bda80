import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Files to make for a new picture, by the ends of their names. */
const NEW = new Map([
  ['.avif', { width: 1280, height: 960 }],
  ['.webp', { width: 1280, height: 960 }],
  ['-640.avif', { width: 640, height: 480 }],
]);

/** Writes a picture of a page in all sizes and formats. It replaces an existing picture or adds a new one. */
export async function replaceRender(file: string, name: string, folder: string): Promise<string[]> {
  if (!/^[a-z]+(-[a-z0-9]+)+$/.test(name))
    throw new Error(`The name of a picture must be such as course-welding or card-office, not "${name}".`);
  const endings = readdirSync(folder)
    .filter((each) => each.startsWith(name))
    .map((each) => each.slice(name.length))
    .filter((ending) => /^(-(\d+|light))?\.(avif|webp)$/.test(ending));
  const paths: string[] = [];
  // Makes one file after the other, because each size is read from the file that is replaced.
  for (const ending of endings.length > 0 ? endings : NEW.keys()) {
    const path = join(folder, name + ending);
    const { width, height } = endings.length === 0 ? NEW.get(ending)! : await sharp(path).metadata();
    const picture = await sharp(file)
      .autoOrient()
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .toColourspace('srgb')
      .toFormat(path.endsWith('.avif') ? 'avif' : 'webp', { quality: path.endsWith('.avif') ? 52 : 74 })
      .toBuffer();
    await writeFile(path, picture);
    paths.push(path);
  }
  return paths;
}
