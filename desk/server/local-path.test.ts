import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

test.each(['/enquiries', '/certificates?class=DevOps%2C%20Autumn', '/'])(
  '%s is a page of the desk',
  (path) => {
    expect(localPath(path)).toBe(path);
  },
);

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/.//evil.example',
  '/a/..//evil.example',
  '/./\\evil.example',
  'enquiries',
  '',
])('%j leads to Today', (path) => {
  expect(localPath(path)).toBe('/');
});
