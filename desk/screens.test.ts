import { expect, test } from 'vitest';
import { navigation } from './screens.tsx';
import { ROUTES } from './server/routes.ts';

test('each entry of the navigation has a key after g that nothing else has', () => {
  // Entries that belong to the frame: your access and help.
  const keys = ['y', 'h', ...navigation.map(({ key }) => key)];
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

test('each entry of the navigation leads to a page', () => {
  const pages = ROUTES.filter(({ method }) => method === 'GET').map(({ path }) => path);
  expect(pages).toEqual(expect.arrayContaining(navigation.map(({ path }) => path)));
});
