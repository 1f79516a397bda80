import { expect, test } from 'vitest';
import { pages } from './pages.ts';

const closing = pages.filter((page) => 'closingImage' in page);
const leaves = pages.filter(({ kind }) => kind === 'service' || kind === 'training');
const groupOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

test('no page closes with the picture that it opens with', () => {
  expect(closing.length).toBeGreaterThan(8);
  expect(closing.filter((page) => page.closingImage === page.image).map(({ path }) => path)).toEqual([]);
});

test('a picture closes one page of the site', () => {
  const pictures = closing.map((page) => page.closingImage);
  expect(pictures).toEqual([...new Set(pictures)]);
});

test('no two services have the same picture at their head, and none has that of the page that does not exist', () => {
  const heads = pages.filter(({ kind }) => kind === 'service').map(({ image }) => image);
  expect(heads.length).toBeGreaterThan(25);
  expect(heads).toEqual([...new Set(heads)]);
  expect(heads).not.toContain('card-lost');
});

test('no two services of a group, and no two courses, have the same picture at their head, nor that of the group', () => {
  expect(leaves.length).toBeGreaterThan(30);
  for (const leaf of leaves) {
    const group = groupOf(leaf.path);
    const others = pages.filter(
      (page) =>
        page !== leaf &&
        (page.path === group || leaves.some((each) => each === page && groupOf(each.path) === group)),
    );
    expect(others.length, leaf.path).toBeGreaterThan(1);
    expect(
      others.map(({ image }) => image),
      leaf.path,
    ).not.toContain(leaf.image);
  }
});
