import { expect, it } from 'vitest';
import { newOperator } from '../support/operator.ts';

it('are shown, set, closed for a holiday, opened again, taken back and put back', async () => {
  const operator = await newOperator();
  const week = 'Monday to Friday, 9:30 to 18:00 IST';
  const changed = `${week}; Saturday, 10:00 to 14:00 IST`;
  expect(await operator.json('hours', 'show')).toEqual({ week, holidays: null });
  expect(await operator.json('hours', 'set', '--sat', '10:00-14:00')).toEqual({
    week: changed,
    holidays: null,
  });
  expect(await operator.json('hours', 'holiday', '2927-01-26', '--name', 'Republic Day')).toEqual({
    week: changed,
    holidays: 'Closed on 26 January 2927, Republic Day',
  });
  expect(await operator.json('hours', 'undo')).toEqual({ week: changed, holidays: null });
  expect(await operator.json('hours', 'undo')).toMatchObject({
    holidays: expect.stringContaining('Republic'),
  });
  expect(await operator.json('hours', 'workday', '2927-01-26')).toEqual({ week: changed, holidays: null });
  expect(await operator.json('hours', 'set', '--sat', 'closed')).toEqual({ week, holidays: null });
  expect(await operator.json('hours', 'restore')).toEqual({ week, holidays: null });
});

it('say what is wrong in a sentence, with exit status 1', async () => {
  const operator = await newOperator();
  for (const [args, sentence] of [
    [['set'], 'Give at least one change, for example --sat 10:00-14:00.'],
    [['set', '--sat', 'morning'], '--sat is written as 9:30-18:00, or closed, not “morning”.'],
    [['set', '--sat', '14:00-10:00'], 'Saturday would end at 10:00, before it begins'],
    [['holiday', '26.1.2927', '--name', 'Republic Day'], 'A holiday must be a day such as 2027-01-26'],
    [['workday', '2927-01-26'], 'There is no holiday on 2927-01-26.'],
    [['undo'], 'Nobody has changed the opening hours yet.'],
  ] as const)
    expect(await operator.refused('hours', ...args)).toContain(sentence);
});
