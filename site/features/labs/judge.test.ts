import { describe, expect, test, vi } from 'vitest';
import type { LabField, LabStep } from '../../../content/lab-types.ts';
import { judgeStep } from './judge.ts';

const WORDS = { title: 'Title', task: 'Task', hint: 'Hint', answer: 'Answer', explanation: [] };

describe('one of several', () => {
  const step: LabStep = {
    ...WORDS,
    kind: 'choice',
    options: [{ text: 'A', response: 'A is the scanner.' }, { text: 'B', isRight: true }, { text: 'C' }],
  };

  test('is right where the right one is chosen', async () => {
    expect(await judgeStep(step, { answer: ['1'] })).toEqual({ correct: true, message: 'Right.' });
  });

  test.each([
    [['0'], 'A is the scanner.'],
    [['2'], 'Something that you chose does not belong here.'],
    [[], 'Nothing is chosen yet.'],
    [['17'], 'What you chose is right, and something is missing.'],
  ])('is told what is off about %j', async (answer, message) => {
    expect(await judgeStep(step, { answer })).toMatchObject({ correct: false, message });
  });

  test('is asked for where the form holds nothing', async () => {
    expect(await judgeStep(step, {})).toEqual({
      correct: false,
      isUnjudged: true,
      message: 'Nothing is chosen yet.',
    });
  });
});

describe.each(['choices', 'lines'] as const)('all that are right (%s)', (kind) => {
  const options = [
    { text: 'A', isRight: true, response: 'A is missing.' },
    { text: 'B', response: 'B is no part of it.' },
    { text: 'C', isRight: true },
  ];
  const step: LabStep = kind === 'choices' ? { ...WORDS, kind, options } : { ...WORDS, kind, lines: options };

  test('is right with all of them and no other, in any order', async () => {
    expect(await judgeStep(step, { answer: ['2', '0'] })).toMatchObject({ correct: true });
  });

  test.each([
    [['0', '1', '2'], 'B is no part of it.'],
    [['1'], 'B is no part of it.'],
    [['2'], 'A is missing.'],
    [['0'], 'What you chose is right, and something is missing.'],
  ])('says what is off about %j', async (answer, message) => {
    expect(await judgeStep(step, { answer })).toMatchObject({ correct: false, message });
  });
});

describe('fields', () => {
  const fieldOf = (name: string, reads: LabField['reads'], accepted: LabField['accepted']): LabField => ({
    name,
    label: `Field ${name}`,
    reads,
    accepted,
    wrong: [],
    otherwise: 'Count again.',
  });
  const step: LabStep = {
    ...WORDS,
    kind: 'fields',
    fields: [
      {
        ...fieldOf('mask', 'mask', ['/26']),
        label: 'Mask',
        wrong: [
          { answers: ['/25'], response: 'That is too large.' },
          { answers: [/^\/2/], response: 'That mask has another length.' },
        ],
      },
      {
        ...fieldOf('hosts', 'number', [1062, [2000, 2001]]),
        wrong: [{ answers: [1064, [3000, 4000]], response: 'Two addresses are not for hosts.' }],
      },
    ],
  };
  const right = { mask: ['/26'], hosts: ['1062'] };

  test.each([
    [right],
    [{ mask: ['  255.255.255.192 '], hosts: ['1,062'] }],
    [{ mask: ['26'], hosts: [' 1062.0 '] }],
    [{ mask: ['26'], hosts: ['2000.5'] }],
  ])('are right as %j', async (answers) => {
    expect(await judgeStep(step, answers)).toEqual({ correct: true, message: 'Right.' });
  });

  test.each([
    [{ ...right, mask: [''] }, 'mask', '“Mask” is empty.'],
    [{ ...right, mask: ['255.255.255.128'] }, 'mask', 'That is too large.'],
    [{ ...right, mask: ['/24'] }, 'mask', 'That mask has another length.'],
    [{ ...right, mask: ['30'] }, 'mask', 'Count again.'],
    [{ ...right, mask: ['<b>'] }, 'mask', '“b” does not belong here. Write it in numbers alone.'],
    [{ ...right, hosts: ['1064'] }, 'hosts', 'Two addresses are not for hosts.'],
    [{ ...right, hosts: ['3,999'] }, 'hosts', 'Two addresses are not for hosts.'],
    [{ ...right, hosts: ['1'] }, 'hosts', 'Count again.'],
    [{ ...right, hosts: ['many'] }, 'hosts', 'There is no number in it. Write it in digits.'],
    [{}, 'mask', '“Mask” is empty.'],
  ])('name the first that is off in %j', async (answers, field, message) => {
    expect(await judgeStep(step, answers)).toMatchObject({ correct: false, field, message });
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

  test('reach the judge as numbers, an empty field as nothing', async () => {
    expect(await judgeStep(step, { search: ['Rs. 100/-'], video: [''] })).toEqual({
      correct: true,
      message: '100 + 0',
    });
    expect(await judgeStep(step, { search: ['60'], video: ['30'] })).toEqual({
      correct: false,
      message: '60 + 30',
    });
  });

  test.each([
    ['-1', '“Video” takes a number from 0 upwards.'],
    ['some', '“Video”: There is no number in it. Write it in digits.'],
    ['1,5', '“Video”: “1,5” has a decimal comma. Write it with a point: 1.5.'],
  ])('that are none are named: %s', async (typed, message) => {
    expect(await judgeStep(step, { search: ['100'], video: [typed] })).toEqual({
      correct: false,
      isUnjudged: true,
      field: 'video',
      message,
    });
  });
});

test('what has to be fetched is told once, and a query brings its rows', async () => {
  const step: LabStep = {
    ...WORDS,
    kind: 'query',
    label: 'Query',
    start: '',
    example: 'SELECT count(*) FROM visits',
    judge: ({ rows }) => ({ correct: rows[0]?.[0] === 23, message: 'Rows.' }),
  };
  // If another file had already loaded the module, the test would not see the message about loading.
  vi.resetModules();
  const fresh = await import('./judge.ts');
  const told: string[] = [];
  const judged = (sql: string) => fresh.judgeStep(step, { answer: [sql] }, ({ what }) => told.push(what));
  expect(await judged('SELECT count(*) AS n FROM visits')).toEqual({
    correct: true,
    message: 'Rows.',
    output: { columns: ['n'], rows: [[23]] },
  });
  expect(await judged('SELECT 23')).toMatchObject({ correct: false, output: { rows: [[23]] } });
  expect(await judged('SELECT')).toMatchObject({ correct: false, isUnjudged: true });
  expect((await judged('SELECT city FROM visits WHERE city ILIKE 1')).message).toContain(
    'ILIKE is of PostgreSQL',
  );
  expect(told).toEqual(['SQLite']);
});

test('code is run by its runner, and each thing that is looked for is ticked', async () => {
  const step: LabStep = {
    ...WORDS,
    kind: 'code',
    label: 'Code',
    start: '',
    example: '',
    runner: 'form-field',
  };
  const verdict = await judgeStep(step, { answer: ['<input name="phone">'] });
  expect(verdict.correct).toBe(false);
  expect(verdict.checks?.slice(0, 3)).toEqual([
    { text: 'There is one field named phone, and it can be filled in', met: true },
    { text: 'No id is given twice', met: true },
    { text: 'The label is tied to the field', met: false },
  ]);
});

test('a question about the form is no try, and a wrong answer is one', async () => {
  const field: LabField = {
    name: 'watts',
    label: 'Watts',
    reads: 'number',
    accepted: [133.6],
    wrong: [],
    otherwise: 'Count again.',
  };
  const step: LabStep = { ...WORDS, kind: 'fields', fields: [field] };
  const isUnjudged = async (typed: string) => (await judgeStep(step, { watts: [typed] })).isUnjudged;
  expect([await isUnjudged(''), await isUnjudged('133,6'), await isUnjudged('12')]).toEqual([
    true,
    true,
    undefined,
  ]);
});
