import { Readable } from 'node:stream';
import * as v from 'valibot';
import { batchName, longDay } from '../../contracts/batch.ts';
import { plural } from '../../contracts/plural.ts';
import { isMailable } from '../../server/mail/mail-address.ts';
import { recordExport } from '../../server/services/audit-log/record-act.ts';
import { markAttendance } from '../../server/services/batches/attendance.ts';
import { draftToPeople, emailPeople } from '../../server/services/batches/email-people.ts';
import { listPeopleOf, PEOPLE_COLUMNS, personFields } from '../../server/services/batches/read-people.ts';
import { changeMany } from '../../server/services/submissions/change-many.ts';
import { setResult } from '../../server/services/submissions/set-result.ts';
import { templatesFor } from '../../server/services/mail/draft-letter.ts';
import { csvOf } from '../../server/services/csv.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { flag, line, readForm, text } from '../server/form-fields.ts';
import { get, post, type RoleRoute, type RouteContext } from '../server/route.ts';
import { attendanceTable, attendanceView, peopleView } from './people-view.ts';
import { requireStored } from './view.ts';

const ROLES = ['owner', 'office'] as const;
const WITH_TRAINER = ['owner', 'office', 'trainer'] as const;

const attendanceForm = v.object({ day: line });
const resultForm = v.object({ result: line });
const emailForm = v.object({ to: text, template: line, subject: line, text, use: flag });

export type BatchEmailView = Awaited<ReturnType<typeof emailView>>;

export const batchPeopleRoutes: readonly RoleRoute[] = [
  get('/batches/:id', WITH_TRAINER, async (context) =>
    context.page('batch-people', await peopleView(context)),
  ),
  get('/batches/:id/attendance', WITH_TRAINER, async (context) =>
    context.page('attendance', await attendanceView(context)),
  ),
  post('/batches/:id/attendance', WITH_TRAINER, async (context) => {
    const { deps, form, signedIn, page, done } = context;
    const view = await attendanceView(context);
    const { day } = readForm(form, attendanceForm);
    try {
      const came = await markAttendance(
        deps,
        view.id,
        { day, present: form.getAll('present') },
        signedIn.name,
      );
      return done(`/batches/${view.id}/attendance?from=${view.from}`, {
        text: `${longDay(day)}: ${came} of ${view.people.length} came.`,
      });
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      return page('attendance', await attendanceView(context, error.fields), 422);
    }
  }),
  get('/batches/:id/attendance.csv', WITH_TRAINER, async (context) => {
    const { id, columns, rows } = await attendanceTable(context);
    await recordExport(context.deps, 'enquiries');
    return context.reply
      .headers(csvHeaders(`${id}-attendance`))
      .send(Readable.from(rows).pipe(csvOf(columns)));
  }),
  post('/batches/:id/result', WITH_TRAINER, async (context) => {
    const { deps, form, signedIn, page, done } = context;
    const view = await peopleView(context);
    const { result } = readForm(form, resultForm);
    const chosen = view.rows.filter(({ reference }) => form.getAll('to').includes(reference));
    if (chosen.length === 0)
      return page('batch-people', { ...view, errors: { to: 'Tick the people in the table first' } }, 422);
    const hasPassed = result !== 'not-passed';
    const { bulkAct, changed, refused } = await changeMany(
      deps,
      chosen.filter((row) => (row.result === null) !== hasPassed),
      signedIn.name,
      (all, reference, author) => setResult(all, reference, hasPassed, author),
    );
    const reasons = refused.map(({ reason }) => ` ${reason}`).join('');
    return done(`/batches/${view.batch.id}`, {
      text: `${hasPassed ? 'Passed' : 'Did not pass'}: ${plural(chosen.length - refused.length, 'person', 'people')}.${reasons}`,
      ...(changed.length > 0 &&
        !view.isTrainer && { link: { path: `/enquiries/bulk/${bulkAct}`, label: 'Show or undo' } }),
    });
  }),
  get('/batches/:id/people.csv', ROLES, async ({ deps, params, reply }) => {
    const batch = await requireStored(deps, params.id);
    const people = await listPeopleOf(deps, batch);
    await recordExport(deps, 'enquiries');
    return reply
      .headers(csvHeaders(`${batch.id}-people`))
      .send(Readable.from(people.map(personFields)).pipe(csvOf([...PEOPLE_COLUMNS])));
  }),
  get('/batches/:id/email', ROLES, async (context) => {
    const { query } = context;
    return context.page(
      'batch-email',
      await emailView(context, query.getAll('to').filter(Boolean), { isChanged: query.has('changed') }),
    );
  }),
  post('/batches/:id/email', ROLES, async (context) => {
    const { deps, form, params, signedIn, page, done } = context;
    const { to, template, use, ...letter } = readForm(form, emailForm);
    if (use) return page('batch-email', await emailView(context, to.split(' '), { template }));
    const view = { ...(await emailView(context, to.split(' '), { typed: letter })), template };
    const errors = {
      ...(letter.subject === '' && { subject: 'Give the email a subject' }),
      ...(letter.text.trim() === '' && { text: 'Write the text of the email' }),
      ...(view.to.length === 0 && {
        text: 'None of these people is in the batch any more, so no email is sent',
      }),
    };
    if (Object.keys(errors).length > 0) return page('batch-email', { ...view, errors }, 422);
    try {
      const { bulkAct, changed, refused } = await emailPeople(deps, view.to, letter, signedIn.name);
      const reasons = refused.map(({ reason }) => ` ${reason}`).join('');
      return done(`/batches/${params.id ?? ''}`, {
        text: `${plural(changed.length, 'email is', 'emails are')} sent in half a minute.${reasons}`,
        ...(changed.length > 0 && {
          link: { path: `/enquiries/bulk/${bulkAct}`, label: 'Show or undo' },
        }),
      });
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      return page('batch-email', { ...view, errors: { text: error.message } }, 422);
    }
  }),
];

function csvHeaders(name: string) {
  return {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
    'Content-Security-Policy': 'sandbox',
  };
}

/** Without ticks, everybody on the batch. */
async function emailView(
  { deps, params, signedIn }: RouteContext,
  ticked: readonly string[],
  {
    typed,
    template = '',
    isChanged = false,
  }: { typed?: { subject: string; text: string }; template?: string; isChanged?: boolean },
) {
  const batch = await requireStored(deps, params.id);
  const all = (await listPeopleOf(deps, batch)).filter(({ isOver }) => !isOver);
  const wanted = new Set(ticked);
  const chosen = wanted.size === 0 ? all : all.filter(({ reference }) => wanted.has(reference));
  const sender = signedIn.personId === undefined ? undefined : signedIn.name;
  const draft = typed ?? (await draftToPeople(deps, batch.id, { isChanged, template, sender }));
  return {
    id: batch.id,
    name: batchName({ courseTitle: batch.course_title, start: batch.start }),
    to: chosen.filter(({ email }) => isMailable(email)),
    unreachable: chosen.filter(({ email }) => !isMailable(email)),
    ...draft,
    template,
    templates: [
      { value: '', label: 'Blank email' },
      ...(await templatesFor(deps, 'enquiry')).map(({ id, label }) => ({ value: id, label })),
    ],
    errors: {} as Record<string, string>,
  };
}
