import { expect, test } from 'vitest';
import { drawnFrom, openSignedIn } from '../../tests/support/open-desk.ts';

const LETTER = { subject: 'Dear {nmae}', text: 'Dear {name},\n\n{sender}' };
const NOTICE = { text: 'Closed', tone: 'information', link: '/nowhere', link_label: 'Write to us' };
const BATCH = {
  course: 'devops',
  start: '2927-01-11',
  weeks: '12',
  from_time: '10:00',
  to_time: '13:00',
  mode: 'classroom',
  city: 'Pune',
  seats: '4',
  fee: '59,000',
  note: 'Ask Sunita',
};
const ENDS_FIRST = { weeks: '', end: '2927-01-01', days: 'sat', trainer: '<b>Sunita</b>' };

/** A form, where what is stored is seen, what is typed, and what is said beside each field. */
const REFUSED: [form: string, list: string, typed: Record<string, string>, errors: object][] = [
  [
    '/site/templates/call',
    '/site/templates/call',
    LETTER,
    { subject: expect.stringContaining('There is no placeholder {nmae}. There are: {name}') },
  ],
  [
    '/site/notices',
    '/site',
    { ...NOTICE, until_day: '31.1.2927' },
    { until_day: 'The last day is written as 2027-01-26, not “31.1.2927”' },
  ],
  [
    '/batches',
    '/batches?year=2927',
    { ...BATCH, ...ENDS_FIRST },
    { end: 'The last day, 2927-01-01, is before the first, 2927-01-11' },
  ],
  [
    '/batches',
    '/batches?year=2927',
    { ...BATCH, fee: 'fifty' },
    { fee: 'The fee must be a whole amount in INR such as 59000, not “fifty”' },
  ],
  [
    '/batches',
    '/batches?year=2927',
    { ...BATCH, start: '2020-01-01' },
    { start: 'The first day, 2020-01-01, is past. Give today or a later day' },
  ],
];

test.each(REFUSED)(
  '%s: what is wrong comes back beside its field, with all that was typed',
  async (form, list, typed, errors) => {
    const { get, post } = await openSignedIn<Record<string, unknown>>();
    const before = await get(list);
    // As browsers end the lines of a text area.
    const lines = Object.entries(typed).map(([name, value]) => [name, value.replaceAll('\n', '\r\n')]);
    const refused = await post(form, { ...Object.fromEntries(lines), version: '0' });
    expect(refused.statusCode).toBe(422);
    expect(drawnFrom(refused)).toMatchObject({ values: typed, errors });
    expect(await get(list)).toEqual(before);
  },
);
