import { expect, test } from 'vitest';
import { menuMove } from './menu-keys.ts';

const inBar = { level: 0, hasMenu: true, isOnLink: true };
const inDropdown = { level: 1, hasMenu: true, isOnLink: true };
const inFlyout = { level: 2, hasMenu: false, isOnLink: true };

test('the bar is walked sideways and its menus are entered downwards', () => {
  expect(menuMove('ArrowRight', inBar)).toBe('next');
  expect(menuMove('ArrowLeft', inBar)).toBe('previous');
  expect(menuMove('ArrowDown', inBar)).toBe('enter');
  expect(menuMove('ArrowDown', { ...inBar, hasMenu: false })).toBeUndefined();
});

test('a dropdown is walked up and down, its flyouts are entered to the right', () => {
  expect(menuMove('ArrowDown', inDropdown)).toBe('next');
  expect(menuMove('ArrowUp', inDropdown)).toBe('previous');
  expect(menuMove('ArrowRight', inDropdown)).toBe('enter');
  expect(menuMove('ArrowRight', { ...inDropdown, hasMenu: false })).toBeUndefined();
});

test('left and Esc leave a flyout', () => {
  expect(menuMove('ArrowLeft', inFlyout)).toBe('leave');
  expect(menuMove('Escape', inFlyout)).toBe('leave');
});

test('Space opens a menu from its link and presses the button beside it', () => {
  expect(menuMove(' ', inBar)).toBe('enter');
  expect(menuMove(' ', { ...inBar, isOnLink: false })).toBeUndefined();
});

test('Enter is left to the browser', () => {
  expect(menuMove('Enter', inBar)).toBeUndefined();
});

test('Home and End go to the first and the last entry', () => {
  expect(menuMove('Home', inFlyout)).toBe('first');
  expect(menuMove('End', inBar)).toBe('last');
});
