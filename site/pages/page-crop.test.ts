import { expect, test } from 'vitest';
import { pageAt, pages } from '../../content/pages.ts';
import { pageCrop } from './page-crop.ts';

test('shows the whole of a picture that no other page of its section has', () => {
  const page = pageAt('/services/vulnerability-assessment-and-penetration-testing/wireless', 'service');
  const elsewhere = pageAt('/services/cyber-security-services/cyber-security-manage-services', 'service');
  expect(elsewhere.image).toBe(page.image);
  expect(pageCrop(page)).toBe('whole');
});

test('shows the whole on the page of a group, a part on those of its services that share the picture', () => {
  expect(pageCrop(pageAt('/services/network-services', 'service-group'))).toBe('whole');
  expect(pageCrop(pageAt('/services/network-services/swith-router', 'service'))).not.toBe('whole');
});

test('gives pages that share a picture different parts of it, one after the other', () => {
  const tests = pages.filter((page) => page.kind === 'service' && page.image === 'group-vapt').map(pageCrop);
  expect(tests).toHaveLength(3);
  expect(new Set(tests).size).toBe(3);
});
