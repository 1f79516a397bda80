import { expect, it } from 'vitest';
import { operatorWithData, type Row } from '../support/operator-with-data.ts';
import { company } from '../../content/company.ts';

it('are listed, shown and exported while the server runs', async () => {
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

it('are entered and corrected by command', async () => {
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
  const corrected = ['correct', String(reference), '--email', 'meera@example.com'];
  expect(await office.json('enquiries', ...corrected)).toMatchObject({
    email: 'meera@example.com',
    mails: 0,
  });
  const again = await office.run('enquiries', ...corrected);
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('is already the address')]);
  const nobody = await office.run('enquiries', 'add', '--name', 'Meera Iyer', '--via', 'door');
  expect([nobody.status, nobody.stderr]).toEqual([
    1,
    expect.stringContaining('Give a phone number or an email'),
  ]);
});

it('are given to somebody for a day and closed with what became of them', async () => {
  const office = await operatorWithData({ DESK_PORT: '3001' });
  const { enquiry } = office;
  await office.run('desk', 'invite', '--name', 'Kiran Das', '--role', 'office');
  const assign = (...args: string[]) => office.run('enquiries', 'assign', enquiry, ...args);
  expect(
    await office.json('enquiries', 'assign', enquiry, '--to', 'kiran das', '--due', '2999-01-01'),
  ).toMatchObject({
    owner: 'Kiran Das',
    due: '2999-01-01',
  });
  for (const [args, sentence] of [
    [[], 'Set the owner with --to'],
    [['--to', 'Nobody Here'], 'There is nobody named Nobody Here'],
    [['--due', '2020-01-01'], '2020-01-01 is past'],
    [['--due', 'tomorrow'], 'tomorrow is not a date'],
  ] as const) {
    const { status, stderr } = await assign(...args);
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  }
  const closed = await office.json(
    'enquiries',
    'close',
    enquiry,
    '--outcome',
    'lost',
    '--why',
    'Too far away.',
  );
  expect(closed).toMatchObject({ state: 'closed', owner: 'Kiran Das', due: null });
  expect(await office.json('enquiries', 'show', enquiry)).toMatchObject({
    outcome: 'lost',
    notes: expect.stringContaining('Too far away.'),
  });
});

it('are answered, noted, closed, and a mistake is taken back', async () => {
  const office = await operatorWithData();
  const { enquiry } = office;
  const answer = (...args: string[]) => office.json<Row>('enquiries', 'answer', enquiry, ...args);
  expect(await answer('--phone')).toMatchObject({
    state: 'answered',
    version: 2,
    changed_by: 'command line',
  });
  expect(await office.json('enquiries', 'undo', enquiry)).toMatchObject({ state: 'new', mail: null });
  expect(await answer('--template', 'questions', '--sender', 'Priya Nair', '--preview')).toMatchObject({
    subject: 'Your enquiry: a few questions',
    text: expect.stringContaining(`Priya Nair\n${company.name}`),
  });
  expect(await answer('--subject', 'Prices', '--text', 'See below.')).toMatchObject({ state: 'answered' });
  await office.json('enquiries', 'note', enquiry, '--text', '=Called');
  expect(await office.json('enquiries', 'close', enquiry)).toMatchObject({ state: 'closed' });
  const shown = await office.json<Row>('enquiries', 'show', enquiry);
  expect(shown.history).toMatch(
    /Answered by phone\n.+undone: New\n.+Answered by email\n.+Note added\n.+Closed$/,
  );
  expect(shown.notes).toContain('command line: =Called');
  expect(shown.answers).toContain(`(waiting): Prices (${enquiry})\nSee below.`);
  const [exported] = await office.json<Row[]>('enquiries', 'export');
  expect(exported?.notes).toContain('=Called');
  expect(exported?.answers).toContain('See below.');
  expect(await office.json('outbox', 'list')).toContainEqual(
    expect.objectContaining({ kind: 'enquiry-answer', to: 'asha@example.com' }),
  );
});

it('are not answered by a mail that says too little', async () => {
  const office = await operatorWithData();
  for (const [args, advice] of [
    [[], '--phone, --template NAME'],
    [['--template', 'call'], '--set day='],
    [['--template', 'rejection'], 'questions, course-details'],
    [['--template', 'call', '--set', 'day'], 'NAME=VALUE'],
    [['--subject', 'x'], '--subject and --text'],
    [['--phone', '--subject', 'x', '--text', 'x'], 'either a call or an email'],
    [['--phone', '--preview'], 'no email to show'],
  ] as const) {
    expect(await office.refused('enquiries', 'answer', office.enquiry, ...args)).toContain(advice);
  }
  expect(await office.json('enquiries', 'show', office.enquiry)).toMatchObject({ state: 'new' });
});

it('show times in the time zone of the firm, and in UTC as JSON', async () => {
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

it('are refused with what to type instead', async () => {
  const office = await operatorWithData();
  expect(await office.refused('enquiries', 'show', 'E-0')).toContain('enquiries list');
  expect(await office.refused('enquiries', 'list', '--since', 'yesterday')).toContain('2026-11-21');
});

it('never let visitors’ words steer the terminal', async () => {
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
