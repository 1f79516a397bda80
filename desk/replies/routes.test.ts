import { expect, it } from 'vitest';
import { drawnFrom, noticeOf, openDesk, type OpenedDesk } from '../../tests/support/open-desk.ts';
import { MAILBOX_SETTINGS, officeMailbox, type OfficeMailbox } from '../../tests/support/office-mailbox.ts';
import { pdf } from '../../tests/support/resumes.ts';
import {
  type AnsweredMail,
  automaticReply,
  BOUNCES,
  replyBy,
  replyWith,
} from '../../tests/support/sent-replies.ts';
import type { SubmissionView } from '../inbox/load-submission.ts';
import type { SubmissionsView } from '../inbox/list-view.ts';
import type { TodayView } from '../today/view.ts';
import type { UnmatchedMailView, UnmatchedView } from './view.ts';
import { apply, deliver, enquire } from '../../tests/support/submissions.ts';
import { answerApplication, answerEnquiry } from '../../tests/support/acts.ts';

const MINUTE_MS = 60_000;
const ASHA = 'asha@example.com';
const PLAIN = 'without anything quoted';
const STRANGER: AnsweredMail = {
  to: 'office@firm.example',
  messageId: '<x@example.com>',
  subject: 'Dates',
  text: '',
};

interface Office extends OpenedDesk, OfficeMailbox {
  cookie: string;
  view<View>(path: string, cookie?: string): Promise<View>;
}

async function openOffice(): Promise<Office> {
  const desk = await openDesk('sqlite', MAILBOX_SETTINGS);
  const cookie = await desk.signIn('office');
  return {
    ...desk,
    ...(await officeMailbox(desk.system)),
    cookie,
    view: async <View>(path: string, as = cookie) => drawnFrom<View>(await desk.ask({ path, cookie: as })),
  };
}

async function answer({ system }: OpenedDesk, reference: string): Promise<AnsweredMail> {
  const act = reference.startsWith('E') ? answerEnquiry : answerApplication;
  await act(system, reference, { subject: 'Hello', text: 'On Monday.' }, { by: 'Priya Nair' });
  system.pass(MINUTE_MS);
  const mail = (await deliver(system)).find(({ isByPerson }) => isByPerson);
  return { to: mail?.replyTo ?? '', messageId: mail?.messageId ?? '', subject: 'Hello', text: 'On Monday.' };
}

it('a reply stands on the page of its enquiry, marks the list, and begins the day, until it is answered', async () => {
  const office = await openOffice();
  const reference = await enquire(office.system);
  const mail = await answer(office, reference);
  office.mailbox.deliver(replyBy('Outlook, plain', '<b>And the fee?</b>', mail, 'd1').source);
  await office.read();

  const page = await office.view<SubmissionView>(`/enquiries/${reference}`);
  expect(page.replies).toMatchObject([
    {
      from: 'Asha Rao (asha@example.com)',
      isFromOther: false,
      text: '<b>And the fee?</b>',
      earlier: expect.stringContaining('On Monday.'),
      isWaiting: true,
    },
  ]);
  expect(page.events.at(-1)).toMatchObject({ what: 'Reply by email: New' });
  expect(page.events.at(-1)).not.toHaveProperty('by');
  const listed = async (path: string) => (await office.view<SubmissionsView>(path)).rows;
  expect(await listed('/enquiries')).toMatchObject([{ reference, isReplied: true }]);
  expect(await listed('/enquiries?who=replied')).toMatchObject([{ reference }]);
  const today = await office.view<TodayView>('/');
  expect(today.replied.flatMap(({ rows }) => rows.map((row) => row.reference))).toEqual([reference]);
  expect(
    today.waiting.flatMap(({ rows }) => rows),
    'nobody stands there twice',
  ).toEqual([]);

  const form = { version: String(page.version), called: 'yes' };
  await office.ask({
    method: 'POST',
    path: `/enquiries/${reference}/follow-up`,
    cookie: office.cookie,
    form,
  });
  expect(await listed('/enquiries?who=replied')).toEqual([]);
  expect((await office.view<TodayView>('/')).replied.flatMap(({ rows }) => rows)).toEqual([]);
});

it('whoever has the page open is told of a reply, and does nothing without having seen it', async () => {
  const office = await openOffice();
  const reference = await enquire(office.system);
  const mail = await answer(office, reference);
  const { version } = await office.view<SubmissionView>(`/enquiries/${reference}`);
  office.mailbox.deliver(replyBy(PLAIN, 'I have paid.', mail, 'd2').source);
  await office.read();
  const { body } = await office.ask({ path: `/news?about=${reference}`, cookie: office.cookie });
  expect(JSON.parse(body)).toMatchObject({ changed: { version: version + 1, by: 'A reply' } });
  const form = { version: String(version) };
  const path = `/enquiries/${reference}/close`;
  const closed = await office.ask({ method: 'POST', path, cookie: office.cookie, form });
  expect(closed.statusCode).toBe(409);
});

it('what fits nothing is told of, and put to an enquiry; taking that back leaves all as it was', async () => {
  const office = await openOffice();
  const reference = await enquire(office.system);
  await answer(office, reference);
  office.mailbox.deliver(replyBy(PLAIN, 'When does it begin?', STRANGER, 'd3').source);
  await office.read();
  const { problems } = await office.view<TodayView>('/');
  expect(problems).toContainEqual({
    sentence: 'One incoming email matches no enquiry and no application.',
    link: { path: '/unmatched', label: 'Look at it' },
  });
  const { mails } = await office.view<UnmatchedView>('/unmatched');
  expect(mails).toMatchObject([{ from: 'Asha Rao', subject: 'Re: Dates', excerpt: 'When does it begin?' }]);
  const path = `/unmatched/${mails[0]?.id}`;
  const shown = await office.view<UnmatchedMailView>(path);
  expect(shown.alsoFrom).toMatchObject([{ reference }]);

  const wrong = await office.post(`${path}/match`, { reference: 'E-2222-22' }, office.cookie);
  expect([wrong.statusCode, wrong.json<{ view: UnmatchedMailView }>().view]).toMatchObject([
    422,
    { reference: 'E-2222-22', errors: { reference: expect.stringContaining('E-2222-22') } },
  ]);
  const done = await office.post(`${path}/match`, { reference: reference.toLowerCase() }, office.cookie);
  expect([done.statusCode, done.headers.location]).toEqual([303, `/enquiries/${reference}`]);
  const page = await office.view<SubmissionView>(`/enquiries/${reference}`);
  expect([page.state, page.replies.map(({ text }) => text)]).toEqual(['new', ['When does it begin?']]);
  expect((await office.ask({ path, cookie: office.cookie })).statusCode).toBe(404);

  const back = { method: 'POST', path: `${path}/back`, cookie: office.cookie } as const;
  expect((await office.ask({ ...back, form: { version: '1' } })).statusCode).toBe(422);
  expect((await office.ask({ ...back, form: { version: String(page.version) } })).statusCode).toBe(303);
  const after = await office.view<SubmissionView>(`/enquiries/${reference}`);
  expect([after.state, after.replies]).toEqual(['answered', []]);
  expect((await office.view<UnmatchedView>('/unmatched')).mails).toHaveLength(1);
});

it('what fits nothing becomes an enquiry with what came with it; a form that is wrong comes back', async () => {
  const office = await openOffice();
  office.mailbox.deliver(
    replyWith([{ name: 'Resume.pdf', content: pdf('R') }], 'I want to learn.', STRANGER, 'd4'),
  );
  await office.read();
  const { mails } = await office.view<UnmatchedView>('/unmatched');
  const path = `/unmatched/${mails[0]?.id}`;
  const { enquiry, mail } = await office.view<UnmatchedMailView>(path);
  expect(enquiry).toMatchObject({ name: 'Asha Rao', email: ASHA, message: 'I want to learn.' });
  const file = await office.ask({ path: mail.attachments[0]?.href ?? '', cookie: office.cookie });
  expect([file.rawPayload.equals(pdf('R')), file.headers['content-disposition']]).toEqual([
    true,
    expect.stringMatching(/^attachment; filename="Attachment-mail-\w{4}\.pdf"$/),
  ]);
  const form = { ...enquiry, name: '' };
  const wrong = await office.ask({ method: 'POST', path: `${path}/enquiry`, cookie: office.cookie, form });
  expect([wrong.statusCode, wrong.json<{ view: UnmatchedMailView }>().view]).toMatchObject([
    422,
    { enquiry: form, isEntering: true, errors: { name: expect.any(String) } },
  ]);
  const done = await office.post(`${path}/enquiry`, enquiry, office.cookie);
  const page = await office.view<SubmissionView>(String(done.headers.location));
  expect(page).toMatchObject({ via: 'mail', name: 'Asha Rao', state: 'new', text: 'I want to learn.' });
  expect(page.replies).toMatchObject([{ isWaiting: false, attachments: [{ name: 'Resume.pdf' }] }]);
  expect((await office.view<UnmatchedView>('/unmatched')).mails).toEqual([]);
});

it('taking back where a mail was put leaves it what it was: of a program, and archived', async () => {
  const office = await openOffice();
  const reference = await enquire(office.system);
  office.mailbox.deliver(automaticReply('Auto-Submitted: auto-replied', STRANGER, 'd6'));
  office.mailbox.deliver(replyBy(PLAIN, 'An offer.', STRANGER, 'd7').source);
  await office.read();
  const ids = async (list: string) =>
    (await office.view<UnmatchedView>(`/unmatched${list}`)).mails.map((one) => one.id);
  const [offer = ''] = await ids('');
  await office.ask({ method: 'POST', path: `/unmatched/${offer}/archive`, cookie: office.cookie });
  const lists = async () => [await ids(''), await ids('?show=programs'), await ids('?show=archived')];
  const before = await lists();
  for (const id of before.flat()) {
    const path = `/unmatched/${id}/match`;
    const put = await office.ask({ method: 'POST', path, cookie: office.cookie, form: { reference } });
    const { undo } = noticeOf(put);
    await office.ask({ method: 'POST', path: undo.action, cookie: office.cookie, form: undo.fields });
    expect(await lists()).toEqual(before);
  }
  expect(before.map((list) => list.length)).toEqual([0, 1, 1]);
});

it('an email is archived, and unarchived', async () => {
  const office = await openOffice();
  office.mailbox.deliver(replyBy(PLAIN, 'An offer.', STRANGER, 'd5').source);
  await office.read();
  const id = (await office.view<UnmatchedView>('/unmatched')).mails[0]?.id ?? '';
  const ids = async (list: string) =>
    (await office.view<UnmatchedView>(`/unmatched${list}`)).mails.map((one) => one.id);
  await office.ask({ method: 'POST', path: `/unmatched/${id}/archive`, cookie: office.cookie });
  expect([await ids(''), await ids('?show=archived')]).toEqual([[], [id]]);
  await office.ask({ method: 'POST', path: `/unmatched/${id}/unarchive`, cookie: office.cookie });
  expect([await ids(''), await ids('?show=archived')]).toEqual([[id], []]);
});

it('attachments of an application are for who may see it, under its address alone', async () => {
  const office = await openOffice();
  const { system } = office;
  const reference = await apply(system, { name: 'Vikram Shah', email: 'vikram@example.com' });
  const mail = await answer(office, reference);
  office.mailbox.deliver(replyWith([{ name: 'New.pdf', content: pdf('New') }], 'A newer one.', mail, 'd6'));
  await office.read();
  const recruiter = await office.signIn('recruiter');
  const { replies } = await office.view<SubmissionView>(`/applications/${reference}`, recruiter);
  const href = replies[0]?.attachments[0]?.href ?? '';
  expect((await office.ask({ path: href, cookie: recruiter })).rawPayload.equals(pdf('New'))).toBe(true);
  expect((await office.ask({ path: href, cookie: await office.signIn('trainer') })).statusCode).toBe(403);
  const other = await enquire(office.system);
  const elsewhere = href.replace(`/applications/${reference}`, `/enquiries/${other}`);
  expect((await office.ask({ path: elsewhere, cookie: office.cookie })).statusCode).toBe(404);
  expect((await office.ask({ path: '/unmatched', cookie: recruiter })).statusCode).toBe(403);
  expect((await office.view<TodayView>('/', recruiter)).replied.map(({ kind }) => kind)).toEqual([
    'application',
  ]);
  const lines = await system.storage.database.selectFrom('trail').selectAll().execute();
  expect(lines.map(({ act, reference: of }) => `${act} ${of}`)).toContain(
    `attachment.downloaded ${reference}`,
  );
});

it('a confirmation that came back says that the address is wrong, before anybody writes to it', async () => {
  const office = await openOffice();
  const reference = await enquire(office.system, { email: ASHA });
  office.system.pass(MINUTE_MS);
  const sent = await deliver(office.system);
  const messageId = sent.find(({ to }) => to.includes(ASHA))?.messageId ?? '';
  const bounce = BOUNCES['qmail']?.({ mail: { messageId, subject: '' }, recipient: ASHA, to: STRANGER.to });
  office.mailbox.deliver(bounce ?? Buffer.alloc(0));
  await office.read();
  const page = await office.view<SubmissionView>(`/enquiries/${reference}`);
  expect([page.cameBack, page.undelivered]).toEqual(['there is no such address', undefined]);
});

it('without a mailbox the desk says nothing of it', async () => {
  const desk = await openDesk();
  const cookie = await desk.signIn('office');
  const { body } = await desk.ask({ path: '/mail', cookie });
  expect(JSON.parse(body)).not.toHaveProperty('view.unmatched');
});
