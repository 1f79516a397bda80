import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { replaceRender } from './replace-render.ts';
import { treatPhotograph } from './treat-photograph.ts';

const folder = mkdtempSync(join(tmpdir(), 'photograph-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function camera(width: number, height: number): Promise<string> {
  const file = join(folder, `${width}.jpg`);
  await sharp({ create: { width, height, channels: 3, background: '#ff2010' } })
    .withExif({ IFD0: { Artist: 'Asha Rao' } })
    .jpeg()
    .toFile(file);
  return file;
}

test('a photograph is written in two widths and two formats, 3:2, calmer, without what the camera stored', async () => {
  const paths = await treatPhotograph(await camera(3000, 3000), 'lab', folder);

  expect(paths.map((path) => path.slice(folder.length + 1))).toEqual([
    'lab-640.avif',
    'lab-640.webp',
    'lab-1280.avif',
    'lab-1280.webp',
  ]);
  for (const path of paths) {
    const { width, height, exif } = await sharp(path).metadata();
    expect(height / width).toBeCloseTo(2 / 3, 2);
    expect(exif).toBeUndefined();
    const { channels } = await sharp(path).stats();
    expect(channels[0]!.mean).toBeLessThan(245);
    expect(channels[2]!.mean).toBeGreaterThan(24);
  }
});

test('a photograph that is too small is refused', async () => {
  await expect(treatPhotograph(await camera(800, 600), 'lab', folder)).rejects.toThrow(
    '800 x 600 pixels: at least 1280 x 853 are needed.',
  );
});

test('a picture of a page is replaced in the sizes that it has, and a new one gets three', async () => {
  await sharp({ create: { width: 893, height: 990, channels: 3, background: '#000' } }).toFile(
    join(folder, 'hero-door.avif'),
  );
  const photograph = await camera(2000, 1500);
  const [replaced = ''] = await replaceRender(photograph, 'hero-door', folder);
  const { width, height } = await sharp(replaced).metadata();
  expect([width, height]).toEqual([893, 990]);
  expect((await sharp(replaced).stats()).channels[0]!.mean).toBeGreaterThan(200);
  const added = await replaceRender(photograph, 'course-welding', folder);
  expect(added.map((path) => path.slice(folder.length + 1))).toEqual([
    'course-welding.avif',
    'course-welding.webp',
    'course-welding-640.avif',
  ]);
  await expect(replaceRender(photograph, '../x', folder)).rejects.toThrow('course-welding');
});
