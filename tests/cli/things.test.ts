import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { OFFICE_THINGS } from '../../domain/things.ts';
import { asOptions, OPENING, type Row } from '../support/operator-with-data.ts';
import { newOperator } from '../support/operator.ts';

const NOTICE = ['--text', 'We are closed on 26 January.', '--until', '2927-01-26'];
const SAID = ['--name=Anita S.', '--role=DevOps Automation', '--message=I learnt to give reasons.'];
const CONSENT = ['--agreed-by=Anita Sharma', '--agreed-on=2026-01-12', '--agreed-to=These words; by email'];
const SOC = { ...OPENING, closes: '2999-01-31' };
const BATCH = [
  '--course=devops',
  '--start=2927-01-09',
  '--end=2927-03-28',
  '--mode=classroom',
  '--city=Pune',
];
const WEEK = 'Monday to Friday, 9:30 to 18:00 IST';
const WITH_SATURDAY = `${WEEK}; Saturday, 10:00 to 14:00 IST`;

/** What `made` prints, and what each verb prints next; ID stands for the id. */
const LIVES: Record<string, { made: string[]; printed: Row; steps: [string[], Row][] }> = {
  notices: {
    made: ['add', ...NOTICE, '--link', '/contact', '--link-label', 'Write to us'],
    printed: {
      id: expect.stringMatching(/^notice-[a-z0-9]{6}$/) as string,
      state: 'on-site',
      tone: 'information',
      from: null,
      until: '2927-01-26',
      text: 'We are closed on 26 January.',
      link: '/contact',
      link_label: 'Write to us',
    },
    steps: [
      [
        ['edit', 'ID', '--from=2927-01-25 18:00', '--until=2927-01-27 09:30', '--link=', '--link-label='],
        { state: 'waiting', from: '2927-01-25 18:00', until: '2927-01-27 09:30', link: null, link_label: '' },
      ],
      [['undo', 'ID'], { state: 'on-site', from: null, until: '2927-01-26', link: '/contact' }],
      [['undo', 'ID'], { state: 'waiting', link: null }],
      [['withdraw', 'ID'], { state: 'withdrawn' }],
      [['publish', 'ID'], { state: 'waiting' }],
    ],
  },
  testimonials: {
    made: ['add', ...SAID],
    printed: {
      id: expect.stringMatching(/^testimonial-[a-z0-9]{6}$/) as string,
      state: 'draft',
      name: 'Anita S.',
      role: 'DevOps Automation',
      message: 'I learnt to give reasons.',
      agreed_by: '',
      agreed_on: '',
      agreed_to: '',
      email: '',
      until: '',
    },
    steps: [
      [['edit', 'ID', ...CONSENT], { state: 'draft', agreed_by: 'Anita Sharma' }],
      [['publish', 'ID'], { state: 'published' }],
      [['withdraw', 'ID'], { state: 'withdrawn' }],
      [['undo', 'ID'], { state: 'published' }],
      [['undo', 'ID'], { state: 'withdrawn' }],
    ],
  },
  openings: {
    made: ['open', ...asOptions(SOC)],
    printed: { ...SOC, id: expect.stringMatching(/^soc-analyst-[a-z0-9]{4}$/) as string, state: 'open' },
    steps: [
      [['edit', 'ID', '--location', 'Goa', '--closes', 'never'], { location: 'Goa', closes: null }],
      [['undo', 'ID'], { location: 'Pune', closes: '2999-01-31' }],
      [['undo', 'ID'], { location: 'Goa', closes: null }],
      [['close', 'ID'], { state: 'closed' }],
      [['reopen', 'ID', '--closes', '2999-03-31'], { state: 'open', closes: '2999-03-31' }],
      [['close', 'ID'], { state: 'closed' }],
      [['reopen', 'ID', '--closes', 'never'], { state: 'open', closes: null }],
      [['reopen', 'ID'], { state: 'open', closes: null }],
    ],
  },
  templates: {
    made: ['show', 'call'],
    printed: expect.objectContaining({
      template: 'call',
      about: 'enquiry',
      words: 'original',
      subject: 'Your enquiry: a call on {day}',
      placeholders: expect.stringMatching(/^\{name\} \{reference\}/) as string,
    }) as Row,
    steps: [
      [['set', 'call', '--subject', 'A call'], { words: 'changed', subject: 'A call' }],
      [['restore', 'call'], { words: 'original', subject: 'Your enquiry: a call on {day}' }],
      [['undo', 'call'], { words: 'changed', subject: 'A call' }],
      [['undo', 'call'], { words: 'original', subject: 'Your enquiry: a call on {day}' }],
    ],
  },
  batches: {
    made: ['open', ...BATCH, '--seats=4', '--fee=59,000'],
    printed: expect.objectContaining({
      id: expect.stringMatching(/^devops-[a-z0-9]{4}$/) as string,
      course: 'devops',
      course_title: 'DevOps Automation',
      start: '2927-01-09',
      end: '2927-03-28',
      seats: 4,
      taken: 0,
      fee: 59_000,
      gst: 18,
      state: 'open',
    }) as Row,
    steps: [
      [
        ['edit', 'ID', '--from=10:00', '--to=13:00', '--days=Saturday and Sunday', '--fee='],
        { from: '10:00', to: '13:00', days: 'sat,sun', fee: null },
      ],
      [['undo', 'ID'], { fee: 59_000, days: '' }],
      [['undo', 'ID'], { fee: null, days: 'sat,sun' }],
      [['take', 'ID'], { taken: 1, state: 'few' }],
      [['take', 'ID', '--seats', '3'], { taken: 4, state: 'full' }],
      [['give', 'ID', '--seats', '4'], { taken: 0, state: 'open' }],
      [['close', 'ID'], { state: 'full' }],
      [['publish', 'ID'], { state: 'open' }],
      [['cancel', 'ID'], { state: 'cancelled' }],
    ],
  },
  hours: {
    made: ['show'],
    printed: { week: WEEK, holidays: null },
    steps: [
      [['set', '--sat', '10:00-14:00'], { week: WITH_SATURDAY, holidays: null }],
      [
        ['holiday', '2927-01-26', '--name', 'Republic Day'],
        { week: WITH_SATURDAY, holidays: 'Closed on 26 January 2927, Republic Day' },
      ],
      [['undo'], { week: WITH_SATURDAY, holidays: null }],
      [['undo'], { holidays: 'Closed on 26 January 2927, Republic Day' }],
      [['workday', '2927-01-26'], { week: WITH_SATURDAY, holidays: null }],
      [['set', '--sat', 'closed'], { week: WEEK, holidays: null }],
      [['restore'], { week: WEEK, holidays: null }],
    ],
  },
};

it('each thing has its line here', () => {
  const nouns = Object.values(OFFICE_THINGS).map(({ noun }) => noun);
  expect(nouns.filter((noun) => !(noun in LIVES))).toEqual([]);
});

it.each(Object.entries(LIVES))('%s are made, changed, undone and listed', async (noun, life) => {
  const operator = await newOperator();
  const made = await operator.json<Row>(noun, ...life.made);
  expect(made).toEqual(life.printed);
  let last = made;
  for (const [args, printed] of life.steps) {
    const typed = args.map((word) => (word === 'ID' ? String(made['id']) : word));
    last = await operator.json<Row>(noun, ...typed);
    expect(last, typed.join(' ')).toMatchObject(printed);
  }
  const listed =
    noun === 'hours' ? [await operator.json<Row>(noun, 'show')] : await operator.json<Row[]>(noun, 'list');
  expect(listed).toContainEqual(last);
});

it('a second open opening with the same title is refused, as is a date for one that is open', async () => {
  const operator = await newOperator();
  const { id } = await operator.json<Row>('openings', 'open', ...asOptions(SOC));
  expect(await operator.refused('openings', 'open', ...asOptions(SOC))).toContain(`openings edit ${id}`);
  expect(await operator.refused('openings', 'reopen', String(id), '--closes', '2999-03-31')).toContain(
    `The opening ${id} is open. Change it with openings edit.`,
  );
  expect(await operator.json('openings', 'list')).toHaveLength(1);
});

it('the list has its columns, and the export a file', async () => {
  const operator = await newOperator();
  const { id } = await operator.json<Row>('openings', 'open', ...asOptions(OPENING));
  const { stdout } = await operator.run('openings', 'list');
  expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['ID', 'STATE', 'CLOSES', 'LOCATION', 'TITLE'],
    [id, 'open', '–', 'Pune', 'SOC Analyst'],
    [''],
  ]);
  const notice = await operator.json<Row>('notices', 'add', ...NOTICE);
  const batch = await operator.json<Row>('batches', 'open', ...BATCH, '--seats=4');
  for (const [noun, titles, values] of [
    [
      'notices',
      'id,state,tone,from,until,text',
      `${notice['id']},on-site,information,,2927-01-26,We are closed`,
    ],
    ['batches', 'id,course,course_title,start,', `${batch['id']},devops,DevOps Automation,2927-01-09,`],
  ] as const) {
    const file = join(operator.dataFolder, `${noun}.csv`);
    await operator.run(noun, 'export', '--out', file);
    const [head, row] = (await readFile(file, 'utf8')).split('\n');
    expect([head, row]).toEqual([`\uFEFF${titles}`, values].map((part) => expect.stringContaining(part)));
  }
});

it('a cancelled batch with somebody who paid says who is left without a class, and moves them when asked', async () => {
  const operator = await newOperator();
  const open = async (...more: string[]) =>
    String((await operator.json<Row>('batches', 'open', ...BATCH, '--seats=4', ...more))['id']);
  const [id, other] = [await open(), await open('--start=2927-06-05', '--end=2927-08-22')];
  expect(await operator.json<Row[]>('batches', 'list', '--course', 'devops')).toHaveLength(2);
  expect(await operator.json('batches', 'list', '--state', 'full')).toEqual([]);
  const asked = ['--name', 'Asha Rao', '--phone', '9876543210', '--via', 'phone'];
  const { reference } = await operator.json<Row>('enquiries', 'add', ...asked);
  await operator.run('enquiries', 'seat', String(reference), '--is', 'taken', '--batch', id);
  await operator.json('enquiries', 'pay', String(reference), '--amount', '20,000', '--mode', 'upi');
  const paid = { reference, name: 'Asha Rao', amount: 20_000, mode: 'upi' };
  expect(await operator.json('payments', 'list')).toMatchObject([paid]);
  const { stdout: cancelled } = await operator.run('batches', 'cancel', id);
  expect(cancelled).toContain(`1 person with a seat in it:\n  ${reference}  Asha Rao`);
  expect(cancelled).toContain(`batches cancel ${id} --move-to ID`);
  const { stdout: moved } = await operator.run('batches', 'cancel', id, '--move-to', other);
  expect(moved).toContain('1 person moved to DevOps Automation, 5 June 2927. Nobody was emailed: tell them.');
  expect(await operator.json('batches', 'seats', other)).toMatchObject([{ reference }]);
});

it('a batch is copied to another day, and with --dry-run it is only shown', async () => {
  const operator = await newOperator();
  const batch = await operator.json<Row>('batches', 'open', ...BATCH, '--seats=4');
  const copying = ['batches', 'copy', String(batch['id']), '--start', '2927-06-05'];
  const days = { start: '2927-06-05', end: '2927-08-22' };
  expect(await operator.json(...copying, '--dry-run')).toMatchObject(days);
  expect(await operator.json('batches', 'list')).toEqual([batch]);
  const copy = await operator.json<Row>(...copying, '--draft');
  expect(copy).toEqual({ ...batch, ...days, id: copy['id'], state: 'draft' });
  expect(await operator.json('batches', 'list')).toEqual([batch, copy]);
});

it('openings are imported from a file, bad lines named, a repeat changing nothing', async () => {
  const operator = await newOperator();
  const file = join(operator.dataFolder, 'openings.csv');
  await writeFile(
    file,
    'location,title,type,description,closes\nPune,Trainer,Full-time,"Teach, and mark",\nPune,,x,y,\n',
  );
  const dry = await operator.run('openings', 'import', file, '--dry-run');
  expect(dry).toMatchObject({ status: 1, stdout: expect.stringContaining('nothing was stored') });
  expect(await operator.json('openings', 'list')).toEqual([]);
  const first = await operator.run('openings', 'import', file, '--json');
  expect(first.status).toBe(1);
  expect(first.stderr).toContain('line 3: Give the opening a title');
  expect(JSON.parse(first.stdout)).toMatchObject({ added: 1, unchanged: 0, failed: 1 });
  const again = await operator.run('openings', 'import', file, '--json');
  expect(JSON.parse(again.stdout)).toMatchObject({ added: 0, unchanged: 1, failed: 1 });
});

it('a template is read from a file, and the preview of the email begins with it', async () => {
  const operator = await newOperator();
  const file = join(operator.dataFolder, 'call.txt');
  await writeFile(file, 'Dear {name},\n\nWe call on {day}.\n');
  expect(await operator.json('templates', 'set', 'call', '--text-file', file)).toMatchObject({
    text: 'Dear {name},\n\nWe call on {day}.',
  });
  expect(await operator.json<Row>('mail', 'preview', 'call')).toMatchObject({
    text: expect.stringContaining('We call on {day}.'),
  });
});

it('testimonials erased or withdrawn since a backup do not come back with it; others do', async () => {
  const operator = await newOperator();
  const made: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { id } = await operator.json<Row>('testimonials', 'add', ...SAID, ...CONSENT);
    await operator.json('testimonials', 'publish', String(id));
    made.push(String(id));
  }
  const [erased, withdrawn, kept] = made as [string, string, string];
  const file = `${operator.dataFolder}.backup`;
  await operator.json('data', 'backup', file);
  expect(await operator.json('testimonials', 'erase', erased, '--yes')).toEqual({ erased });
  await operator.json('testimonials', 'withdraw', withdrawn);
  await operator.json('testimonials', 'withdraw', kept);
  await operator.json('testimonials', 'undo', kept);
  await operator.json('data', 'restore', file, '--yes');
  const listed = await operator.json<Row[]>('testimonials', 'list');
  expect(Object.fromEntries(listed.map(({ id, state }) => [id, state]))).toEqual({
    [withdrawn]: 'withdrawn',
    [kept]: 'published',
  });
});
