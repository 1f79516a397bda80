import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import type { Page } from './types.ts';

const closing = pages.filter((page) => 'closingImage' in page);
const principles = (page: Page) => (page.kind === 'home' ? page.principles.map(({ image }) => image) : []);
const leaves = pages.filter(({ kind }) => ['service', 'service-group', 'training'].includes(kind));

test('no page closes with the picture that it opens with', () => {
  expect(closing.length).toBeGreaterThan(8);
  expect(closing.filter((page) => page.closingImage === page.image).map(({ path }) => path)).toEqual([]);
});

test('a picture closes one page of the site', () => {
  const pictures = closing.map((page) => page.closingImage);
  expect(pictures).toEqual([...new Set(pictures)]);
});

test('no picture closes a page of services and stands at the head of another, or on the home page', () => {
  const services = pages.filter(({ kind }) => kind === 'services' || kind === 'service-group');
  const home = pages.find(({ kind }) => kind === 'home')!;
  const seen = new Set([...[...leaves, ...services].map(({ image }) => image), ...principles(home)]);
  const closings = services.flatMap((page) => ('closingImage' in page ? [page.closingImage] : []));
  expect(services).toHaveLength(7);
  expect(closings).toHaveLength(7);
  expect(closings.filter((picture) => seen.has(picture))).toEqual([]);
  expect(services.map(({ image }) => image).filter((picture) => principles(home).includes(picture))).toEqual(
    [],
  );
});

test('every service, every group of services and every course has a picture at its head that no other of them has, nor the page that does not exist', () => {
  expect(leaves.length).toBeGreaterThan(42);
  const heads = leaves.map(({ image }) => image);
  expect(heads).toEqual([...new Set(heads)]);
  expect(heads).not.toContain('card-lost');
});
