import { describe, expect, test } from 'vitest';
import type { Role } from '../../domain/roles.ts';
import { OFFICE_THINGS } from '../../domain/things.ts';
import { THING_KINDS, THINGS } from '../../server/services/catalogue/things.ts';
import { listOpenJobs } from '../../server/services/jobs/read-jobs.ts';
import { drawnFrom, noticeOf, openDesk, openSignedIn } from '../../tests/support/open-desk.ts';
import { apply, enquire } from '../../tests/support/submissions.ts';
import type { SubmissionView } from '../inbox/load-submission.ts';
import type { OpeningsView } from '../openings/view.ts';
import type { ReviewView } from '../ui/review.tsx';
import type { TemplateMore } from './template-more.ts';
import type { ThingsView, ThingView } from './view.ts';

type View = ThingView & ThingsView & OpeningsView;
const viewIn = drawnFrom<View>;

const SOC = { title: 'SOC Analyst', type: 'Full-time', location: 'Pune', description: 'Watch.', closes: '' };
const CLOSED = {
  text: 'We are closed on 26 January,\r\nRepublic Day.',
  tone: 'information',
  link: '/contact',
  link_label: 'Write to us',
  until_day: '2927-01-26',
};
const SAID = {
  name: 'Anita S.',
  role: 'DevOps Automation',
  message: 'I learnt to give reasons\r\nfor what I write.',
  agreed_by: 'Anita Sharma',
  agreed_on: '2026-01-12',
  agreed_to: 'Name, course and these words; by email',
};
const CALL = { subject: 'A call on {day}', text: 'Dear {name},\r\n\r\n{sender}' };

interface Case {
  name: string;
  role: Role;
  path: string;
  /** Identifier of the thing to edit, for kinds that always have one. */
  id?: string;
  typed: Record<string, string>;
  field: string;
  /** The stored value of the field, and two other values. */
  values: [string, string, string];
  wrong: Record<string, string>;
  errors: Record<string, string>;
  /** An action that one button carries out. */
  act: string;
  heading: string;
}

const CASES: Case[] = [
  {
    name: 'a notice',
    role: 'office',
    path: '/site/notices',
    typed: CLOSED,
    field: 'text',
    values: ['We are closed on 26 January, Republic Day.', 'Closed on Monday.', 'Closed on Tuesday.'],
    wrong: { text: '', link: '/nowhere', until_day: 'Friday' },
    errors: {
      text: 'Write what visitors should know',
      until_day: 'The last day is written as 2027-01-26, not “Friday”',
    },
    act: 'withdraw',
    heading: 'Notice',
  },
  {
    name: 'a testimonial',
    role: 'office',
    path: '/site/testimonials',
    typed: SAID,
    field: 'name',
    values: ['Anita S.', 'Anita', 'A. S.'],
    wrong: { message: '', agreed_on: 'in May' },
    errors: {
      message: 'Write what they said',
      agreed_on: 'The day of the consent is written as 2027-01-26, not “in May”',
    },
    act: 'withdraw',
    heading: 'Anita S.',
  },
  {
    name: 'an opening',
    role: 'recruiter',
    path: '/openings',
    typed: SOC,
    field: 'location',
    values: ['Pune', 'Goa', 'Kochi'],
    wrong: { title: '<script>alert(1)</script>', location: ' ', closes: '2020-02-30' },
    errors: {
      location: 'Give the location',
      closes: 'The closing date must be a day such as 2027-01-31',
    },
    act: 'close',
    heading: 'SOC Analyst',
  },
  {
    name: 'a template',
    role: 'office',
    path: '/site/templates',
    id: 'call',
    typed: CALL,
    field: 'subject',
    values: ['A call on {day}', 'Shall we talk?', 'May we call?'],
    wrong: { subject: '', text: 'Dear {nmae}' },
    errors: { subject: 'Give the email a subject' },
    act: 'restore',
    heading: 'Invitation to a call',
  },
  {
    name: 'a template of the office',
    role: 'recruiter',
    path: '/site/templates',
    typed: {
      label: 'Documents',
      about: 'application',
      subject: 'Documents',
      text: 'Dear {name}, please bring …',
    },
    field: 'subject',
    values: ['Documents', 'Your documents', 'What to bring'],
    wrong: { label: ' ', text: 'Dear {nmae}' },
    errors: { label: 'Name the template' },
    act: 'remove',
    heading: 'Documents',
  },
];

test('each thing has its kind, noun and list as in the list of things, and a case here', () => {
  for (const kind of THING_KINDS) {
    const { noun, desk, ...thing } = THINGS[kind];
    expect({ kind: thing.kind, noun, ...desk.list }).toMatchObject({ kind, ...OFFICE_THINGS[kind] });
  }
  const paths = new Set(CASES.map(({ path }) => path));
  expect(Object.values(THINGS).filter(({ desk }) => !paths.has(desk.path))).toEqual([]);
});

describe.each(CASES)('$name', ({ role, path, id, typed, field, values, wrong, errors, act, heading }) => {
  const [first, second, third] = values;
  async function open() {
    const desk = await openSignedIn<View>(role);
    /** Makes the first version with the typed values: of a new thing, or of a changed original. */
    const make = async (form: Record<string, string>) =>
      await desk.post(id ? `${path}/${id}` : path, id ? { ...form, version: '0' } : form);
    const made = async () => {
      const { statusCode, headers } = await make(typed);
      expect(statusCode).toBe(303);
      return String(headers.location);
    };
    return { ...desk, make, made };
  }

  test('is changed; an undo goes back, and an undo of the undo brings it again', async () => {
    const { get, post, made } = await open();
    const address = await made();
    const now = async () => (await get(address)).values[field];
    expect([await now(), (await get(address)).heading]).toEqual([first, heading]);
    const changed = await post(address, { ...typed, [field]: second, version: '1' });
    expect(noticeOf(changed).undo).toEqual({ action: `${address}/undo`, fields: { version: '2' } });
    expect([await now(), (await get(address)).stored?.changed?.name]).toEqual([second, `${role} 1`]);
    for (const [version, value] of [
      ['2', first],
      ['3', second],
    ] as const) {
      expect((await post(`${address}/undo`, { version })).statusCode).toBe(303);
      expect(await now()).toBe(value);
    }
  });

  test('its preview shows the typed values and stores nothing', async () => {
    const { get, make } = await open();
    const preview = await make({ ...typed, preview: '1' });
    expect([preview.statusCode, viewIn(preview).values[field]]).toEqual([200, first]);
    if (id) expect((await get(`${path}/${id}`)).version).toBe(0);
  });

  test('what is wrong comes back beside its field, with what was typed', async () => {
    const { make, get } = await open();
    const refused = await make({ ...typed, ...wrong });
    expect(refused.statusCode).toBe(422);
    const shown = Object.fromEntries(Object.entries(wrong).map(([name, value]) => [name, value.trim()]));
    expect(viewIn(refused)).toMatchObject({ values: shown, errors });
    if (id) expect((await get(`${path}/${id}`)).version).toBe(0);
  });

  test('who saved an older version is told who was faster, and keeps what was typed', async () => {
    const { get, agree, post, signIn, made } = await open();
    const address = await made();
    await post(address, { ...typed, [field]: second, version: '1' }, await signIn('owner'));
    const stale = await post(address, { ...typed, [field]: third, version: '1' });
    expect(stale.statusCode).toBe(409);
    expect(viewIn(stale)).toMatchObject({
      conflict: { name: 'owner 2' },
      values: { [field]: third },
      stored: { values: { [field]: second } },
      version: 2,
    });
    for (const verb of [act, 'undo'])
      expect((await agree(`${address}/${verb}`, { version: '1' })).statusCode).toBe(409);
    for (const version of ['', 'latest', '1.5'])
      expect((await post(address, { ...typed, [field]: third, version })).statusCode).toBe(409);
    expect(await get(address)).toMatchObject({ version: 2, values: { [field]: second } });
    expect((await post(address, { ...typed, [field]: third, version: '2' })).statusCode).toBe(303);
  });
});

test('a template is filled in with the values of a submission, and an earlier version is used again', async () => {
  const { get, post } = await openSignedIn<View>();
  const at = '/site/templates/call';
  const more = async () => (await get(at)).more as TemplateMore;
  expect((await get(at)).known).toMatchObject({ name: 'Asha Rao', sender: 'office 1' });
  await post(at, { ...CALL, version: '0' });
  const changed = (await get('/site/templates')).groups.flatMap(({ rows }) => rows);
  expect(changed.filter(({ mark }) => mark.text === 'Changed').map(({ id }) => id)).toEqual(['call']);
  await post(`${at}/restore`, { version: '1' });
  expect((await get(at)).values['subject']).toBe('Your enquiry: a call on {day}');
  const { history } = await more();
  expect(history.map(({ isOriginal }) => isOriginal)).toEqual([true, false]);
  await post(at, { ...history[1]!.values, version: '2' });
  expect((await get(at)).values['subject']).toBe('A call on {day}');
});

test('an opening is copied without its closing date, and reopened with another one', async () => {
  const { agree, get, post, system } = await openSignedIn<View>('recruiter');
  const address = String((await post('/openings', { ...SOC, closes: '2999-01-31' })).headers.location);
  const copy = await get(`/openings/new?copy=${address.split('/')[2]}`);
  expect([copy.values, copy.stored]).toEqual([SOC, undefined]);
  await agree(`${address}/close`, { version: '1' });
  expect([(await get('/openings')).openings, await listOpenJobs(system)]).toEqual([[], []]);
  expect((await get('/openings?state=closed')).openings).toMatchObject([{ title: 'SOC Analyst' }]);
  const past = await post(`${address}/reopen`, { version: '2', 'new-closes': '2020-01-31' });
  expect([past.statusCode, viewIn(past).errors]).toEqual([
    422,
    { 'new-closes': 'The closing date is past. Give today or a later day' },
  ]);
  expect((await post(`${address}/reopen`, { version: '2', 'new-closes': '2999-03-31' })).statusCode).toBe(
    303,
  );
  expect(await get(address)).toMatchObject({ values: { closes: '2999-03-31' }, stored: { shown: 'open' } });
});

test('closing an opening shows first whose applications stay open', async () => {
  const { post, get, agree, system } = await openSignedIn<View>('recruiter');
  const address = String((await post('/openings', SOC)).headers.location);
  await apply(system);
  const shown = drawnFrom<ReviewView>(await post(`${address}/close`, { version: '1' }));
  expect(shown).toMatchObject({
    heading: 'Close “SOC Analyst”?',
    says: [
      expect.any(String),
      expect.stringContaining('It has 1 open application. The next page has the email'),
    ],
    rows: [{ detail: 'New', href: expect.stringMatching(/^\/applications\/A-/) }],
    label: 'Close, then email them…',
    instead: 'Close only',
  });
  expect((await get(address)).stored?.shown).toBe('open');
  const { undo } = noticeOf(await agree(`${address}/close`, { version: '1' }));
  await post(undo.action, undo.fields);
  expect((await get(address)).stored?.shown).toBe('open');
});

test('a recruiter reads and writes templates about applications only; a new one is offered in a letter until it is removed', async () => {
  const desk = await openDesk();
  const [office, recruiter] = [await desk.signIn('office'), await desk.signIn('recruiter')];
  const labels = async (cookie: string) =>
    drawnFrom<View>(await desk.ask({ path: '/site/templates', cookie })).groups.flatMap(({ rows }) =>
      rows.map(({ cells }) => cells['template']),
    );
  expect(await labels(office)).toContain('Course details');
  expect(await labels(recruiter)).not.toContain('Course details');
  expect(await labels(recruiter)).toContain('Polite rejection');
  const status = async (cookie: string, path: string, form?: Record<string, string>) =>
    (await desk.ask({ path, cookie, ...(form && { method: 'POST', form }) })).statusCode;
  expect(await status(recruiter, '/site/templates/call')).toBe(404);
  expect(await status(recruiter, '/site/templates/call', { ...CALL, version: '0' })).toBe(404);
  const rejection = {
    subject: 'Your application',
    text: 'Dear {name}, we chose somebody else.',
    version: '0',
  };
  expect(await status(recruiter, '/site/templates/rejection', rejection)).toBe(303);
  const typed = { label: 'Payment', subject: 'How to pay', text: 'Dear {name}, by UPI.' };
  expect(await status(recruiter, '/site/templates', { ...typed, about: 'enquiry' })).toBe(422);
  const made = await desk.ask({
    path: '/site/templates',
    method: 'POST',
    cookie: office,
    form: { ...typed, about: 'enquiry' },
  });
  const enquiry = await enquire(desk.system, { name: 'Asha Rao' });
  const offered = async () =>
    drawnFrom<SubmissionView>(
      await desk.ask({ path: `/enquiries/${enquiry}?act=answer`, cookie: office }),
    ).letter?.templates.map(({ label }) => label);
  expect(await offered()).toContain('Payment');
  const id = String(made.headers.location);
  const draft = drawnFrom<SubmissionView>(
    await desk.ask({
      path: `/enquiries/${enquiry}?act=answer&template=${id.split('/').at(-1)}`,
      cookie: office,
    }),
  ).letter;
  expect([draft?.subject, draft?.text]).toEqual(['How to pay', 'Dear Asha Rao, by UPI.']);
  const moved = { ...typed, label: 'Parking', about: 'enquiry' };
  const ask = { path: '/site/templates', method: 'POST', cookie: office } as const;
  const other = String((await desk.ask({ ...ask, form: moved })).headers.location);
  expect(await status(office, other, { ...moved, about: 'application', version: '1' })).toBe(303);
  expect(await status(recruiter, `${other}/undo`, { version: '2' })).toBe(422);
  expect(await status(office, `${other}/undo`, { version: '2' })).toBe(303);
  expect(await status(office, `${id}/remove`, { version: '1' })).toBe(303);
  expect(await offered()).not.toContain('Payment');
});
