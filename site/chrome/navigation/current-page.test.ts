import { expect, test } from 'vitest';
import { currentness } from './current-page.ts';

const services = { label: 'Services', path: '/services', items: [] } as const;

test('highlights the page that is shown', () => {
  expect(currentness({ label: 'About Us', path: '/about' }, '/about')).toBe('page');
});

test('does not mind a slash at the end of the address', () => {
  expect(currentness({ label: 'About Us', path: '/about' }, '/about/')).toBe('page');
  expect(currentness({ label: 'Home', path: '/' }, '/')).toBe('page');
});

test('highlights the parent of the page that is shown', () => {
  expect(currentness(services, '/services/cloud-services/waf')).toBe('true');
});

test('leaves alone a path that only begins alike', () => {
  expect(currentness(services, '/services-of-others')).toBeUndefined();
});

test('a plain link is nobody’s parent', () => {
  expect(
    currentness({ label: 'All services', path: '/services' }, '/services/cloud-services'),
  ).toBeUndefined();
  expect(currentness({ label: 'Home', path: '/' }, '/about')).toBeUndefined();
});
