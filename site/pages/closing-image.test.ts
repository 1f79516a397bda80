import { expect, test } from 'vitest';
import { pages } from '../../content/pages.ts';
import { closingImage } from './closing-image.ts';

test('gives neighbouring pages different pictures', () => {
  const images = pages.map((page) => closingImage(page.path));
  expect(images.filter((image, place) => image === images[place + 1])).toEqual([]);
});

test('closes no page with the picture that it opened with', () => {
  expect(pages.filter((page) => closingImage(page.path) === page.image)).toEqual([]);
});
