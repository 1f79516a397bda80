import { expect, test } from 'vitest';
import { pageAt } from '../../content/pages.ts';
import { pageCrop } from './page-crop.ts';

test('shows the whole of a picture that no other page of its section has', () => {
  const page = pageAt('/services/vulnerability-assessment-and-penetration-testing/wireless', 'service');
  const elsewhere = pageAt('/services/cyber-security-services/cyber-security-manage-services', 'service');
  expect(elsewhere.image).toBe(page.image);
  expect(pageCrop(page)).toBe('whole');
});

test('shows the whole on the page of a group, a part on those of its services that share the picture', () => {
  expect(pageCrop(pageAt('/services/network-services', 'service-group'))).toBe('whole');
  expect(pageCrop(pageAt('/services/network-services/network-security-ms', 'service'))).toBe('near');
});
