import type { FastifyReply } from 'fastify';
import type { SubmissionKind } from '../../contracts/submission-kind.ts';
import type { SubmissionsView } from './submissions-view.ts';
import { STATE_LABELS } from '../../contracts/submission-state.ts';
import type { Role } from '../../contracts/roles.ts';
import { listJobs } from '../../server/services/jobs/read-jobs.ts';
import { downloadResume } from '../../server/services/resumes/read-resume.ts';
import { addNote } from '../../server/services/submissions/add-note.ts';
import { answerApplication, answerEnquiry } from '../../server/services/submissions/answer.ts';
import type { Author, Letter } from '../../server/services/submissions/change-submission.ts';
import { closeSubmission } from '../../server/services/submissions/close-submission.ts';
import {
  advanceApplication,
  leaveApplication,
  rejectApplication,
} from '../../server/services/submissions/decide-application.ts';
import { findNextOpen } from '../../server/services/submissions/find-neighbours.ts';
import { listSubmissions } from '../../server/services/submissions/read-submissions.ts';
import { undoChange } from '../../server/services/submissions/undo-change.ts';
import { VersionConflict } from '../../server/services/version-conflict.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import {
  fillIn,
  isBlank,
  isHiringStep,
  missingIn,
  type LetterAct,
  type TypedLetter,
  withCoursePage,
} from './letter-form.ts';
import { choiceOf, queryOf, readFilter } from './list-choice.ts';
import { lineOf } from './submission-line.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { requireSubmission, submissionView, type Returned } from './load-submission.ts';
import type { RoleRoute, RouteContext } from '../server/route.ts';

const ENQUIRY_ROLES: readonly Role[] = ['owner', 'office'];
const APPLICATION_ROLES: readonly Role[] = ['owner', 'office', 'recruiter'];

export const enquiryRoutes: readonly RoleRoute[] = [
  ...commonRoutes('enquiry', ENQUIRY_ROLES),
  act('enquiry', ENQUIRY_ROLES, 'answer', (context, reference, actor) =>
    answerEnquiry(context.deps, reference, readLetter(context), actor),
  ),
  act('enquiry', ENQUIRY_ROLES, 'phone', ({ deps, form }, reference, actor) =>
    answerEnquiry(deps, reference, readCall(form), actor),
  ),
];

export const applicationRoutes: readonly RoleRoute[] = [
  ...commonRoutes('application', APPLICATION_ROLES),
  act('application', APPLICATION_ROLES, 'answer', (context, reference, actor) =>
    answerApplication(context.deps, reference, readLetter(context), actor),
  ),
  act('application', APPLICATION_ROLES, 'phone', ({ deps, form }, reference, actor) =>
    answerApplication(deps, reference, readCall(form), actor),
  ),
  act('application', APPLICATION_ROLES, 'advance', (context, reference, actor) => {
    const { deps, form } = context;
    const to = form.get('to');
    const letter = readLetterIfAny(context);
    return advanceApplication(deps, reference, { to: isHiringStep(to) ? to : undefined, letter }, actor);
  }),
  act('application', APPLICATION_ROLES, 'leave', ({ deps }, reference, actor) =>
    leaveApplication(deps, reference, actor),
  ),
  act('application', APPLICATION_ROLES, 'reject', (context, reference, actor) =>
    rejectApplication(context.deps, reference, { letter: readLetterIfAny(context) }, actor),
  ),
  {
    method: 'GET',
    path: '/applications/:reference/resume',
    roles: APPLICATION_ROLES,
    async answer(context) {
      const { reference } = await requireSubmission(context, 'application');
      const { fileName, content } = await downloadResume(context.deps, reference);
      return context.reply
        .headers({
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': `attachment; filename="${fileName}"`,
          'Content-Security-Policy': 'sandbox',
        })
        .send(content);
    },
  },
];

function commonRoutes(kind: SubmissionKind, roles: readonly Role[]): RoleRoute[] {
  const base = LISTS[kind].path;
  return [
    {
      method: 'GET',
      path: base,
      roles,
      answer: async (context) => context.page('submissions', await listView(context, kind)),
    },
    {
      method: 'GET',
      path: `${base}/:reference`,
      roles,
      answer: async (context) => context.page('submission', await submissionView(context, kind)),
    },
    {
      method: 'POST',
      path: `${base}/:reference/note`,
      roles,
      async answer(context) {
        const { deps, form, query, signedIn, done } = context;
        const { reference, version } = await requireSubmission(context, kind);
        const note = form.get('note') ?? '';
        try {
          await addNote(deps, reference, note, { by: signedIn.name });
        } catch (error) {
          return await giveBack(context, kind, error, { note, errorField: 'note' });
        }
        const path = `${base}/${reference}`;
        const list = queryOf(readFilter(kind, query));
        return done(`${path}${list}`, {
          text: 'The note is stored.',
          undo: { action: `${path}/undo${list}`, fields: { version: String(version + 1) } },
        });
      },
    },
    {
      method: 'POST',
      path: `${base}/:reference/undo`,
      roles,
      async answer(context) {
        const { deps, query, signedIn, done } = context;
        const { reference, name } = await requireSubmission(context, kind);
        try {
          const { state, mail } = await undoChange(deps, reference, authorOf(context, signedIn.name));
          const sentence = {
            withdrawn: ' The mail was withdrawn.',
            left: ' The mail had left already and cannot be called back.',
          };
          return done(`${base}/${reference}${queryOf(readFilter(kind, query))}`, {
            text: `Taken back: ${name} is ${STATE_LABELS[state].toLowerCase()} again.${mail ? sentence[mail] : ''}`,
          });
        } catch (error) {
          return await giveBack(context, kind, error, {});
        }
      },
    },
    act(kind, roles, 'close', ({ deps }, reference, actor) => closeSubmission(deps, reference, actor)),
  ];
}

type Verb = LetterAct | 'phone' | 'leave' | 'close';

const DONE: Record<Verb, string> = {
  answer: 'answered by mail',
  phone: 'answered by phone',
  advance: 'advanced',
  leave: 'left for later',
  reject: 'rejected',
  close: 'closed',
};

/** An act after which the next one is shown. */
function act(
  kind: SubmissionKind,
  roles: readonly Role[],
  verb: Verb,
  run: (context: RouteContext, reference: string, author: Author) => Promise<{ version: number }>,
): RoleRoute {
  return {
    method: 'POST',
    path: `${LISTS[kind].path}/:reference/${verb}`,
    roles,
    async answer(context) {
      const { deps, form, query, signedIn, done } = context;
      const row = await requireSubmission(context, kind);
      const hasLetter = verb === 'answer' || form.get('send') === 'yes';
      const typed = hasLetter ? typedLetter(context) : undefined;
      const returned: Returned & { errorField?: string } = {
        act: verb === 'answer' || verb === 'advance' || verb === 'reject' ? verb : undefined,
        to: form.get('to') ?? undefined,
        typed,
        callNote: verb === 'phone' ? (form.get('called') ?? '') : undefined,
        errorField: hasLetter ? 'text' : 'called',
      };
      const errors = typed && errorsOf(typed, isBlank(typed.text, row, signedIn));
      if (errors && Object.keys(errors).length > 0)
        return context.page('submission', await submissionView(context, kind, { ...returned, errors }), 422);
      const filter = readFilter(kind, query);
      const next = await findNextOpen(deps, row, choiceOf(filter));
      let version: number;
      try {
        ({ version } = await run(context, row.reference, authorOf(context, signedIn.name)));
      } catch (error) {
        return await giveBack(context, kind, error, returned);
      }
      const [base, list] = [LISTS[kind].path, queryOf(filter)];
      const leaves = hasLetter ? ' The mail leaves in half a minute.' : '';
      return done(next === undefined ? `${base}${list}` : `${base}/${next}${list}`, {
        text: `${row.name} (${row.reference}): ${DONE[verb]}.${leaves}`,
        undo: {
          action: `${base}/${row.reference}/undo${list}`,
          fields: { version: String(version) },
        },
      });
    },
  };
}

/** The page again, with what was typed and why it was not taken. */
async function giveBack(
  context: RouteContext,
  kind: SubmissionKind,
  error: unknown,
  { errorField = 'acts', ...returned }: Returned & { errorField?: string },
): Promise<FastifyReply> {
  if (error instanceof VersionConflict) {
    const conflict = { by: error.changedBy ?? 'Somebody', at: error.changedAt ?? '' };
    return context.page('submission', await submissionView(context, kind, { ...returned, conflict }), 409);
  }
  if (!(error instanceof OperatorError)) throw error;
  const errors = { [errorField]: error.message };
  return context.page('submission', await submissionView(context, kind, { ...returned, errors }), 422);
}

async function listView({ deps, query }: RouteContext, kind: SubmissionKind): Promise<SubmissionsView> {
  const filter = readFilter(kind, query);
  const after = query.get('after') ?? undefined;
  const request = { ...choiceOf(filter), after };
  const { rows, next, previous } = await listSubmissions(deps, kind, request);
  const list = queryOf(filter);
  const page = (cursor: string | null) =>
    cursor === null ? undefined : `${LISTS[kind].path}${queryOf(filter, { after: cursor })}`;
  return {
    kind,
    rows: rows.map((row) => lineOf(row, list)),
    filter,
    openings: kind === 'application' ? (await listJobs(deps)).map(({ id, title }) => ({ id, title })) : [],
    now: deps.now().toISOString(),
    newest: after === undefined ? undefined : `${LISTS[kind].path}${list}`,
    newer: page(previous),
    older: page(next),
  };
}

/** A form names the version that its sender saw. One that does not is refused as out of date. */
function authorOf({ form }: RouteContext, by: string): Author {
  return { by, version: Number(form.get('version') ?? 0) };
}

function readCall(form: URLSearchParams): 'phone' | { note: string } {
  const note = (form.get('called') ?? '').trim();
  return note === '' ? 'phone' : { note };
}

function readLetterIfAny(context: RouteContext): Letter | undefined {
  return context.form.get('send') === 'yes' ? readLetter(context) : undefined;
}

function readLetter(context: RouteContext): Letter {
  const { subject, text, template, values } = typedLetter(context);
  return {
    subject: fillIn(subject, values),
    text: fillIn(text, values),
    template: template || undefined,
  };
}

function typedLetter({ form, deps }: RouteContext): TypedLetter {
  const typed = [...form].filter(([name]) => name.startsWith('value-'));
  const values = Object.fromEntries(
    typed.map(([name, value]) => [name.slice('value-'.length), value.trim()]),
  );
  return {
    template: form.get('template') ?? '',
    subject: form.get('subject') ?? '',
    text: (form.get('text') ?? '').replaceAll('\r\n', '\n'),
    values: withCoursePage(values, deps.config.publicUrl),
  };
}

function errorsOf(
  { template, subject, text, values }: TypedLetter,
  hasNoWords: boolean,
): Record<string, string> {
  const filled = `${fillIn(subject, values)} ${fillIn(text, values)}`;
  return {
    ...(subject.trim() === '' && { subject: 'Give the mail a subject' }),
    ...((text.trim() === '' || hasNoWords) && { text: 'Write the text of the mail' }),
    ...(template !== '' && missingIn(filled)),
  };
}
