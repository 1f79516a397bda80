import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToasts, dismissToast, showToast } from './toasts.ts';

const texts = () => currentToasts().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a toast leaves after the time that it was given', () => {
  showToast({ kind: 'error', text: 'No luck' }, 3_000);
  vi.advanceTimersByTime(2_999);
  expect(texts()).toEqual(['No luck']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('the same text stands once and for its full time', () => {
  showToast({ kind: 'error', text: 'No luck' }, 3_000);
  vi.advanceTimersByTime(2_000);
  showToast({ kind: 'error', text: 'No luck' }, 3_000);
  expect(texts()).toEqual(['No luck']);
  vi.advanceTimersByTime(2_000);
  expect(texts()).toEqual(['No luck']);
});

test('a toast can be dismissed, and the others stay', () => {
  showToast({ kind: 'error', text: 'One' }, 3_000);
  showToast({ kind: 'info', text: 'Two' }, 3_000);
  dismissToast(currentToasts()[0]?.id ?? 0);
  expect(texts()).toEqual(['Two']);
});
