import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ImageName } from '../../content/types.ts';
import { renderSize } from './renders.ts';

const folder = new URL('./renders/', import.meta.url);
const largeFiles = readdirSync(folder).filter((file) => /(?<!-640)\.(avif|webp)$/.test(file));

test.each(largeFiles)('knows the true size of %s', async (file) => {
  const { width, height } = await sharp(new URL(file, folder).pathname).metadata();
  expect(renderSize(file.replace(/\.\w+$/, '') as ImageName)).toEqual({ width, height });
});
