import { expect, it } from 'vitest';
import { operatorWithData, type Row } from '../support/operator-with-data.ts';
import { newPersonRow } from '../support/new-person-row.ts';
import { company } from '../../content/company.ts';

const ROOM = ['--place', 'Room 2', '--with', 'kiran das'];

it('enquiries are listed, shown and exported while the server runs', async () => {
  const office = await operatorWithData();
  const { enquiry } = office;
  const whole = {
    reference: enquiry,
    name: '=cmd|calc',
    mobile: '+91 98765',
    email: 'asha@example.com',
    message: '@SUM(1)',
    page: null,
    utm_source: null,
    via: null,
    received: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    state: 'new',
    outcome: null,
    course: null,
    seat: null,
    seat_batch: null,
    seat_until: null,
    fee: null,
    fee_due: null,
    result: null,
    owner: null,
    due: null,
    version: 1,
    changed_by: null,
    person: null,
    changed_at: null,
  };
  expect(await office.json('enquiries', 'list')).toEqual([whole]);
  expect(await office.json('enquiries', 'list', '--since', '2999-01-01')).toEqual([]);
  const typed = enquiry.toLowerCase().replaceAll('-', '');
  expect(await office.json('enquiries', 'show', typed)).toEqual({
    ...whole,
    history: null,
    notes: null,
    answers: null,
    replies: null,
  });
  expect((await office.run('enquiries', 'list')).stdout).toMatch(
    new RegExp(
      `^REFERENCE +RECEIVED +STATE +NAME +MOBILE +MESSAGE\\n${enquiry} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +new +=cmd`,
    ),
  );
  const { stdout } = await office.run('enquiries', 'export', '--format', 'csv');
  expect(stdout).toMatch(
    /^\uFEFFreference,name,email,mobile,message,page,utm_source,via,received,state,outcome,course,seat,seat_batch,seat_until,fee,fee_due,result,owner,due,person,changed_by,changed_at,notes,answers,replies,former_emails\n/,
  );
  for (const cell of ["'=cmd|calc", "'+91 98765", "'@SUM(1)"]) expect(stdout).toContain(cell);
  expect(await office.json('enquiries', 'export', '--since', '2999-01-01')).toEqual([]);
});

/** Arguments after the noun, with the printed values. ID means the reference. */
const ACTS: Record<'enquiries' | 'applications', [args: string[], printed: object][]> = {
  enquiries: [
    [['answer', 'ID', '--phone'], { state: 'answered', version: 2, changed_by: 'command line' }],
    [['undo', 'ID'], { state: 'new', mail: null }],
    [
      ['answer', 'ID', '--template', 'questions', '--sender', 'Priya Nair', '--preview'],
      {
        subject: 'Your enquiry: a few questions',
        text: expect.stringContaining(`Priya Nair\n${company.name}`),
      },
    ],
    [['answer', 'ID', '--subject', 'Prices', '--text', 'See below.'], { state: 'answered' }],
    [['note', 'ID', '--text', '=Called'], { state: 'answered' }],
    [['assign', 'ID', '--to=kiran das', '--due=2999-01-01'], { owner: 'Kiran Das', due: '2999-01-01' }],
    [['close', 'ID', '--outcome=lost', '--why=Too far.'], { state: 'closed', owner: 'Kiran Das', due: null }],
    [
      ['show', 'ID'],
      {
        outcome: 'lost',
        history: expect.stringMatching(
          /Answered by phone\n.+undone: New\n.+Answered by email\n.+Note added\n[^]+Closed/,
        ),
        notes: expect.stringMatching(/command line: =Called[^]+Too far\./),
        answers: expect.stringMatching(/\(waiting\): Prices \(E-.+\)\nSee below\./),
      },
    ],
    [
      ['export'],
      [{ notes: expect.stringContaining('=Called'), answers: expect.stringContaining('See below.') }],
    ],
    [['correct', 'ID', '--email', 'rao@example.com'], { email: 'rao@example.com', mails: 2 }],
  ],
  applications: [
    [['advance', 'ID'], { state: 'reading', version: 2 }],
    [['hold', 'ID'], { state: 'left' }],
    [
      ['advance', 'ID', '--to=talk', '--template=phone-interview', '--set', 'day=Tuesday', 'time=11:00'],
      { state: 'talk' },
    ],
    [['answer', 'ID', '--phone'], { state: 'talk' }],
    [['reject', 'ID'], { state: 'rejected' }],
    [['undo', 'ID'], { state: 'talk' }],
    [['note', 'ID', '--text', 'Speaks Marathi.'], { state: 'talk' }],
    [['close', 'ID'], { state: 'closed' }],
    [['reopen', 'ID'], { state: 'talk' }],
    [['interview', 'ID', '--propose', '2999-12-02 15:30', '2999-12-03 11:00', ...ROOM], { state: 'talk' }],
    [['interview', 'ID', '--at', '2999-12-03 11:00', ...ROOM], { due: '2999-12-03' }],
    [['interview', 'ID', '--at', '2999-12-04 11:00', ...ROOM], { due: '2999-12-04' }],
    [['interview', 'ID', '--cancel', '--words', 'The post was filled.'], { due: null }],
    [
      ['show', 'ID'],
      {
        state: 'talk',
        step: 3,
        answers: expect.stringContaining('a call on Tuesday'),
        interview: '2999-12-04T05:30:00.000Z: cancelled, Room 2, Kiran Das',
      },
    ],
  ],
};

it.each(Object.entries(ACTS))('each act on %s is typed and says what became of it', async (noun, acts) => {
  const office = await operatorWithData();
  await office.site.storage.database
    .insertInto('people')
    .values(newPersonRow('Kiran Das', 'owner'))
    .execute();
  const reference = noun === 'enquiries' ? office.enquiry : office.application;
  for (const [args, printed] of acts) {
    const typed = args.map((word) => (word === 'ID' ? reference : word));
    expect(await office.json(noun, ...typed), typed.join(' ')).toMatchObject(printed);
  }
});

it('an enquiry is entered by command', async () => {
  const office = await operatorWithData();
  const person = ['--name', 'Meera Iyer', '--phone', '98765 43210', '--course', 'DevOps Automation'];
  const { reference = '' } = await office.json<Row>('enquiries', 'add', ...person, '--via', 'whatsapp');
  expect(await office.json('enquiries', 'show', String(reference))).toMatchObject({
    name: 'Meera Iyer',
    email: '',
    message: 'Course: DevOps Automation',
    via: 'whatsapp',
    changed_by: 'command line',
  });
});

it('two submissions of one person are joined and separated', async () => {
  const office = await operatorWithData();
  const { enquiry, application } = office;
  expect(await office.json('enquiries', 'join', enquiry, '--with', application)).toHaveLength(2);
  expect(await office.json('enquiries', 'separate', enquiry)).toMatchObject({ person: null });
});

it('enquiries show times in the time zone of the firm, and in UTC as JSON', async () => {
  const office = await operatorWithData({ TIME_ZONE: 'Asia/Kolkata' });
  await office.site.storage.database
    .updateTable('enquiries')
    .set({ received: '2026-11-21T20:15:30.000Z' })
    .execute();
  expect((await office.run('enquiries', 'list')).stdout).toContain('2026-11-22 01:45');
  expect((await office.run('enquiries', 'show', office.enquiry)).stdout).toMatch(
    /received: +2026-11-22 01:45\n/,
  );
  expect(await office.json('enquiries', 'show', office.enquiry)).toMatchObject({
    received: '2026-11-21T20:15:30.000Z',
  });
});

it('words of visitors never steer the terminal', async () => {
  const office = await operatorWithData();
  await office.site.storage.database
    .updateTable('enquiries')
    .set({ name: 'A\u001b]0;owned\u0007\u202EB' })
    .execute();
  for (const args of [['list'], ['show', office.enquiry]]) {
    const { stdout } = await office.run('enquiries', ...args);
    expect(stdout).toMatch(/AB/);
    expect(stdout).not.toMatch(/[\u001b\u0007\u202E]/);
  }
});
