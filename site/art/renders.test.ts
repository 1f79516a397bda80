import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ImageName } from '../../content/types.ts';
import { renderSize } from './renders.ts';

const folder = new URL('./renders/', import.meta.url);
const largeFiles = readdirSync(folder).filter((file) => /(?<!-\d+|-light)\.(avif|webp)$/.test(file));
const lightFiles = readdirSync(folder).filter((file) => file.endsWith('-light.avif'));

test.each(largeFiles)('knows the true size of %s', async (file) => {
  const { width, height } = await sharp(new URL(file, folder).pathname).metadata();
  expect(renderSize(file.replace(/\.\w+$/, '') as ImageName)).toEqual({ width, height });
});

test.each(lightFiles)('%s has the shape of the dark picture, and its ground is clear', async (file) => {
  const light = sharp(new URL(file, folder).pathname);
  const { width, height } = await light.metadata();
  const dark = renderSize(file.replace('-light.avif', '') as ImageName);
  expect(width / height).toBeCloseTo(dark.width / dark.height, 2);

  const corner = await light.extract({ left: 0, top: 0, width: 8, height: 8 }).toBuffer();
  const [, , , alpha] = (await sharp(corner).stats()).channels;
  expect(alpha?.max).toBe(0);
});
