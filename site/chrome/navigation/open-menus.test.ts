import { expect, test } from 'vitest';
import { closeFrom, isBoundForFlyout, openAt, toggleAt } from './open-menus.ts';

test('one dropdown is open at a time', () => {
  expect(openAt(['/services', '/services/vapt'], 0, '/it-trainings')).toEqual(['/it-trainings']);
});

test('one flyout is open at a time', () => {
  expect(openAt(['/services', '/services/vapt'], 1, '/services/cloud')).toEqual([
    '/services',
    '/services/cloud',
  ]);
});

test('opening what is open changes nothing', () => {
  const open = ['/services', '/services/vapt'];
  expect(openAt(open, 0, '/services')).toBe(open);
});

test('closing a flyout leaves its dropdown open', () => {
  expect(closeFrom(['/services', '/services/vapt'], 1)).toEqual(['/services']);
});

test('closing what is closed changes nothing, so that a page is left without being drawn again', () => {
  const open = ['/services'];
  expect(closeFrom(open, 1)).toBe(open);
});

test('toggling closes what is open and opens what is closed', () => {
  expect(toggleAt(['/services'], 0, '/services')).toEqual([]);
  expect(toggleAt([], 0, '/services')).toEqual(['/services']);
});

test('a pointer that goes to the right is bound for the flyout, one that goes down is not', () => {
  const from = { x: 100, y: 100 };
  expect(isBoundForFlyout(from, { x: 120, y: 130 })).toBe(true);
  expect(isBoundForFlyout(from, { x: 100, y: 144 })).toBe(false);
  expect(isBoundForFlyout(from, { x: 80, y: 101 })).toBe(false);
});
