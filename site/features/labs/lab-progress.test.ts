import { expect, test } from 'vitest';
import {
  isMostlyShown,
  labProgress,
  type LabEvent,
  type LabProgress,
  resultWords,
  startOf,
} from './lab-progress.ts';

function after(...events: LabEvent[]): LabProgress {
  return events.reduce(labProgress, startOf(2));
}

const WRONG: LabEvent = { type: 'answered', step: 0, isRight: false };
const RIGHT: LabEvent = { type: 'answered', step: 0, isRight: true };
const SHOWN: LabEvent = { type: 'shown', step: 0 };

test.each([
  [[], 'Left open'],
  [[RIGHT], 'Right at the first try'],
  [[WRONG, WRONG, RIGHT], 'Right at try 3'],
  [[WRONG, SHOWN], 'Answer shown'],
  [[SHOWN, RIGHT], 'Answer shown'],
  [[RIGHT, SHOWN], 'Right at the first try'],
])('%j is told as “%s”', (events, words) => {
  const [step] = after(...events).steps;
  expect(step && resultWords(step)).toBe(words);
});

test('of two steps one that was shown is half, of three it is not', () => {
  const { steps } = after(SHOWN);
  expect(isMostlyShown({ steps })).toBe(true);
  expect(isMostlyShown({ steps: [...steps, ...startOf(1).steps] })).toBe(false);
});

test('the next step is opened when one goes on, and the lab ends behind the last', () => {
  expect(after(RIGHT).current).toBe(0);
  expect(after(RIGHT, { type: 'continued' }).current).toBe(1);
  expect(after(RIGHT, { type: 'continued' }, { type: 'continued' }).current).toBe(2);
});

test('one can look back at a step, and what was reached stays reached', () => {
  const back = after(RIGHT, { type: 'continued' }, { type: 'viewed', step: 0 });
  expect([back.current, back.reached]).toEqual([0, 1]);
});

test('what was kept is taken up in the round that is on, without moving the focus', () => {
  const kept = after(RIGHT, { type: 'continued' });
  const { current, hasMoved, round } = after({ type: 'restarted' }, { type: 'restored', progress: kept });
  expect([current, hasMoved, round]).toEqual([1, false, 1]);
});

test('a new beginning forgets every answer, and is another round', () => {
  const { steps, current, round } = after(RIGHT, { type: 'continued' }, { type: 'restarted' });
  expect(steps).toEqual(startOf(2).steps);
  expect([current, round]).toEqual([0, 1]);
});
