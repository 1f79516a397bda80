import { expect, test } from 'vitest';
import { ariaCurrent } from './aria-current.ts';

const services = { label: 'Services', path: '/services', items: [] } as const;

test('highlights the page that is shown', () => {
  expect(ariaCurrent({ label: 'About Us', path: '/about' }, '/about')).toBe('page');
});

test('does not mind a slash at the end of the address', () => {
  expect(ariaCurrent({ label: 'About Us', path: '/about' }, '/about/')).toBe('page');
  expect(ariaCurrent({ label: 'Home', path: '/' }, '/')).toBe('page');
});

test('highlights the parent of the page that is shown', () => {
  expect(ariaCurrent(services, '/services/some-group/some-service')).toBe('true');
});

test('leaves alone a path that only begins alike', () => {
  expect(ariaCurrent(services, '/services-of-others')).toBeUndefined();
});

test('a plain link is nobody’s parent', () => {
  expect(ariaCurrent({ label: 'All services', path: '/services' }, '/services/some-group')).toBeUndefined();
  expect(ariaCurrent({ label: 'Home', path: '/' }, '/about')).toBeUndefined();
});
