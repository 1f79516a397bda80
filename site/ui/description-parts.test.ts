import { expect, test } from 'vitest';
import { descriptionParts, splitDescription } from './description-parts.ts';

test('a description of one line is one paragraph', () => {
  expect(descriptionParts('Watch, triage, call.')).toEqual([{ text: 'Watch, triage, call.' }]);
});

test('a blank line ends a paragraph, a single line break stays in it', () => {
  expect(descriptionParts('First\nstill first\n\nSecond')).toEqual([
    { text: 'First\nstill first' },
    { text: 'Second' },
  ]);
});

test('lines that begin with a bullet, a star or a dash become one list', () => {
  expect(descriptionParts('What you do\r\n• Watch\r\n* Triage\r\n- Call\r\nNights are paid.')).toEqual([
    { text: 'What you do' },
    { items: ['Watch', 'Triage', 'Call'] },
    { text: 'Nights are paid.' },
  ]);
});

test('a dash inside a word or before a figure is no bullet', () => {
  expect(descriptionParts('-5 to 40 °C\nfull-time')).toEqual([{ text: '-5 to 40 °C\nfull-time' }]);
});

test('the first paragraph is in view and the rest is opened', () => {
  expect(splitDescription('You watch.\n\nWhat you do\n• Triage')).toEqual({
    first: [{ text: 'You watch.' }],
    rest: [{ text: 'What you do' }, { items: ['Triage'] }],
  });
});

test('words that head a list are not parted from it', () => {
  expect(splitDescription('What you do\n• Triage\n\nNights are paid.')).toEqual({
    first: [{ text: 'What you do' }, { items: ['Triage'] }],
    rest: [{ text: 'Nights are paid.' }],
  });
});

test('of one paragraph nothing is left to open', () => {
  expect(splitDescription('Watch, triage, call.').rest).toEqual([]);
});
