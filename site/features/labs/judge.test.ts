import { describe, expect, test } from 'vitest';
import type { LabStep } from '../../../content/lab-types.ts';
import { judge } from './judge.ts';

const WORDS = { title: 'Title', task: 'Task', hint: 'Hint', answer: 'Answer', explanation: [] };

describe('one of several', () => {
  const step: LabStep = {
    ...WORDS,
    kind: 'choice',
    options: [{ text: 'A', response: 'A is the scanner.' }, { text: 'B', isRight: true }, { text: 'C' }],
  };

  test('is right where the right one is chosen', () => {
    expect(judge(step, { answer: ['1'] })).toEqual({ correct: true, message: 'Right.' });
  });

  test.each([
    [['0'], 'A is the scanner.'],
    [['2'], 'Something that you chose does not belong here.'],
    [[], 'Nothing is chosen yet.'],
    [['17'], 'What you chose is right, and something is missing.'],
  ])('is told what is off about %j', (answer, message) => {
    expect(judge(step, { answer })).toMatchObject({ correct: false, message });
  });

  test('is asked for where the form holds nothing', () => {
    expect(judge(step, {})).toMatchObject({ correct: false, message: 'Nothing is chosen yet.' });
  });
});

describe.each(['choices', 'lines'] as const)('all that are right (%s)', (kind) => {
  const options = [
    { text: 'A', isRight: true, response: 'A is missing.' },
    { text: 'B', response: 'B is no part of it.' },
    { text: 'C', isRight: true },
  ];
  const step: LabStep = kind === 'choices' ? { ...WORDS, kind, options } : { ...WORDS, kind, lines: options };

  test('is right with all of them and no other, in any order', () => {
    expect(judge(step, { answer: ['2', '0'] }).correct).toBe(true);
  });

  test.each([
    [['0', '1', '2'], 'B is no part of it.'],
    [['1'], 'B is no part of it.'],
    [['2'], 'A is missing.'],
    [['0'], 'What you chose is right, and something is missing.'],
  ])('says what is off about %j', (answer, message) => {
    expect(judge(step, { answer })).toMatchObject({ correct: false, message });
  });
});

describe('fields', () => {
  const step: LabStep = {
    ...WORDS,
    kind: 'fields',
    fields: [
      {
        name: 'mask',
        label: 'Mask',
        accepted: ['255.255.255.192', /^\/?26$/],
        wrong: [{ answers: [/^255\.255\.255\.\d+$/], response: 'That mask has another length.' }],
        otherwise: 'Write it as four numbers.',
      },
      {
        name: 'hosts',
        label: 'Hosts',
        accepted: [1062],
        wrong: [{ answers: [1064], response: 'Two addresses are not for hosts.' }],
        otherwise: 'Count again.',
      },
    ],
  };
  const right = { mask: ['/26'], hosts: ['1062'] };

  test.each([
    [right],
    [{ mask: ['  255.255.255.192 '], hosts: ['1,062'] }],
    [{ mask: ['26'], hosts: [' 1062.0 '] }],
  ])('are right as %j', (answers) => {
    expect(judge(step, answers)).toEqual({ correct: true, message: 'Right.' });
  });

  test.each([
    [{ ...right, mask: [''] }, 'mask', '“Mask” is empty.'],
    [{ ...right, mask: ['255.255.255.0'] }, 'mask', 'That mask has another length.'],
    [{ ...right, mask: ['<b>'] }, 'mask', 'Write it as four numbers.'],
    [{ ...right, hosts: ['1064'] }, 'hosts', 'Two addresses are not for hosts.'],
    [{ ...right, hosts: ['many'] }, 'hosts', 'Count again.'],
    [{ ...right, hosts: ['%'] }, 'hosts', 'Count again.'],
    [{}, 'mask', '“Mask” is empty.'],
  ])('name the first that is off in %j', (answers, field, message) => {
    expect(judge(step, answers)).toEqual({ correct: false, field, message });
  });

  test('are compared without case and repeated spaces', () => {
    const named: LabStep = {
      ...WORDS,
      kind: 'fields',
      fields: [{ name: 'a', label: 'A', accepted: ['Reset  the Session'], wrong: [], otherwise: 'No.' }],
    };
    expect(judge(named, { a: [' reset the   session'] }).correct).toBe(true);
  });
});

describe('amounts', () => {
  const step: LabStep = {
    ...WORDS,
    kind: 'amounts',
    unit: '₹',
    fields: [
      { name: 'search', label: 'Search' },
      { name: 'video', label: 'Video' },
    ],
    judge: ({ search = 0, video = 0 }) => ({
      correct: search + video === 100,
      message: `${search} + ${video}`,
    }),
    example: { search: 100, video: 0 },
  };

  test('reach the judge as numbers, an empty field as nothing', () => {
    expect(judge(step, { search: ['₹ 1,00'], video: [''] })).toEqual({ correct: true, message: '100 + 0' });
    expect(judge(step, { search: ['60'], video: ['30'] })).toEqual({ correct: false, message: '60 + 30' });
  });

  test.each(['-1', 'ten', '₹'])('that are none are named: %s', (typed) => {
    expect(judge(step, { search: ['100'], video: [typed] })).toMatchObject({
      correct: false,
      field: 'video',
      message: '“Video” takes a number from 0 upwards.',
    });
  });
});

test('code is judged by its own judge', () => {
  const step: LabStep = {
    ...WORDS,
    kind: 'code',
    label: 'Code',
    start: '',
    example: 'x',
    judge: (code) => ({ correct: code === 'x', message: code }),
  };
  expect(judge(step, { answer: ['x'] })).toEqual({ correct: true, message: 'x' });
  expect(judge(step, {})).toEqual({ correct: false, message: '' });
});
