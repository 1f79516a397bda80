import { expect, test } from 'vitest';
import { pages } from './pages.ts';

test('no page closes with the picture that it opens with', () => {
  const closing = pages.filter((page) => 'closingImage' in page);
  expect(closing.length).toBeGreaterThan(30);
  expect(closing.filter((page) => page.closingImage === page.image).map(({ path }) => path)).toEqual([]);
});
