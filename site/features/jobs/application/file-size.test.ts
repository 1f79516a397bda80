import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test('says the size of a file as people do', () => {
  expect(fileSize(412 * 1024)).toBe('412 KB');
  expect(fileSize(10)).toBe('1 KB');
  expect(fileSize(6.8 * 1024 * 1024)).toBe('6.8 MB');
});

test('never says 1024 KB', () => {
  expect(fileSize(1024 * 1024 - 1)).toBe('1.0 MB');
});
