import { expect, test } from 'vitest';
import { pageAt, pages } from '../../content/pages.ts';
import { pageCrop } from './page-crop.ts';

test('shows the whole of a picture that no other page has', () => {
  const page = pageAt('/services/cyber-security-services/email-security', 'service');
  expect(pageCrop(page)).toBe('whole');
});

test('gives pages that share a picture different parts of it, one after the other', () => {
  const tests = pages.filter((page) => page.kind === 'service' && page.image === 'group-vapt').map(pageCrop);
  expect(tests.filter((crop, place) => crop === tests[place + 1])).toEqual([]);
});
