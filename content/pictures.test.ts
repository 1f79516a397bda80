import { expect, test } from 'vitest';
import { pages } from './pages.ts';

const closing = pages.filter((page) => 'closingImage' in page);
const leaves = pages.filter(({ kind }) => ['service', 'service-group', 'training'].includes(kind));

test('no page closes with the picture that it opens with', () => {
  expect(closing.length).toBeGreaterThan(8);
  expect(closing.filter((page) => page.closingImage === page.image).map(({ path }) => path)).toEqual([]);
});

test('a picture closes one page of the site', () => {
  const pictures = closing.map((page) => page.closingImage);
  expect(pictures).toEqual([...new Set(pictures)]);
});

test('every service, every group of services and every course has a picture at its head that no other of them has, nor the page that does not exist', () => {
  expect(leaves.length).toBeGreaterThan(42);
  const heads = leaves.map(({ image }) => image);
  expect(heads).toEqual([...new Set(heads)]);
  expect(heads).not.toContain('card-lost');
});

test('a course shows beside its project neither the picture at its head nor that of another project', () => {
  const courses = pages.filter((page) => page.kind === 'training');
  expect(courses).toHaveLength(8);
  expect(courses.filter((course) => course.projectImage === course.image).map(({ path }) => path)).toEqual(
    [],
  );
  const pictures = courses.map((course) => course.projectImage);
  expect(pictures).toEqual([...new Set(pictures)]);
});
