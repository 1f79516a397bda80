import * as v from 'valibot';
import type { SubmissionKind } from '../../domain/submission-kind.ts';
import { HIRING_STEPS, STATE_LABELS } from '../../domain/submission-state.ts';
import { SEAT_LABELS, SEATS } from '../../domain/seat.ts';
import { downloadResume } from '../../server/services/resumes/read-resume.ts';
import {
  type Acted,
  ACTIONS,
  actOn,
  isSeatFreed,
  type Verb,
  verbsOf,
} from '../../server/services/submissions/actions.ts';
import type { Letter } from '../../server/services/submissions/change-submission.ts';
import { correctAddress, findToRedirect } from '../../server/services/submissions/correct-address.ts';
import { followUp } from '../../server/services/submissions/follow-up.ts';
import { findNextOpen } from '../../server/services/submissions/find-neighbours.ts';
import { readHistory } from '../../server/services/submissions/read-history.ts';
import { type SeatSet, setCourse, setSeat } from '../../server/services/submissions/set-seat.ts';
import { siteCourses } from '../../content/course-titles.ts';
import { dayInWords } from '../../server/services/submissions/describe-change.ts';
import { undoChange } from '../../server/services/submissions/undo-change.ts';
import {
  fillIn,
  isBlank,
  LETTER_ACT_OF,
  missingIn,
  LETTER_ACTS,
  type TypedLetter,
  valuesIn,
  withCoursePage,
} from './letter-form.ts';
import { isReviewed, reviewFirst } from '../server/review.ts';
import { changeRoute } from './change-route.ts';
import { freedSeatReview } from './freed-seat.ts';
import { giveBack } from './give-back.ts';
import { SEES } from '../../domain/kinds-of-role.ts';
import { choiceOf, queryOf, readFilter, viewerOf } from './list-choice.ts';
import { listView } from './list-view.ts';
import { MAIL_LABELS } from './submission-events.ts';
import { ENQUIRY_OUTCOMES } from '../../domain/enquiry-outcome.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { requireSubmission, submissionView, type Returned } from './load-submission.ts';
import { sendAttachment, sendFile } from './send-file.ts';
import { flag, line, oneOf, readForm, seenVersion, text } from '../server/form-fields.ts';
import { get, post, type RoleRoute } from '../server/route.ts';

/** `day` comes from the buttons that choose a date with one click. */
const followUpForm = v.pipe(
  v.object({ version: seenVersion, note: text, called: flag, owner: line, due: line, day: line }),
  v.transform(({ day, ...typed }) => ({ ...typed, due: day || typed.due })),
);
/** `move` gives the same seat in another batch. Empty means no seat. */
const seatForm = v.object({
  version: seenVersion,
  seat: oneOf([...SEATS, 'move']),
  until: line,
  batch: line,
});
const courseForm = v.object({ version: seenVersion, course: line });
const correctForm = v.object({ version: seenVersion, email: line });
/** `note` means that the note is deleted too, as the button says. */
const undoForm = v.object({ version: seenVersion, note: oneOf(['delete']) });
/** Fields of all actions. Values for a template are posted as value-NAME. */
const actForm = v.pipe(
  v.objectWithRest(
    {
      version: seenVersion,
      to: oneOf([...HIRING_STEPS, 'accepted']),
      /** True if a decision includes an email. */
      send: oneOf(['yes']),
      outcome: oneOf(ENQUIRY_OUTCOMES),
      why: text,
      template: line,
      subject: v.optional(v.string(), ''),
      text,
    },
    line,
  ),
  v.transform(({ version, to, send, outcome, why, template, subject, text: typed, ...others }) => {
    const letter: TypedLetter = { template, subject, text: typed, values: valuesIn(others) };
    return { version, to, send, closing: { outcome, why }, letter };
  }),
);

/** Sets a seat and stays on the page, which shows the effect on the batch. */
const seatRoute = changeRoute(
  'enquiry',
  'seat',
  seatForm,
  async ({ deps, row, typed: { seat, until, batch }, author }) => {
    const wanted = { seat: seat === '' ? null : seat === 'move' ? undefined : seat, until, batch };
    const set = await setSeat(deps, row.reference, wanted, author);
    return { text: `${row.name}: ${seatInWords(set)}.`, version: set.version };
  },
  ({ until, batch }) => ({ seat: { until, batch }, errorField: 'seat' }),
  async ({ deps, row, typed: { seat, batch } }) => {
    const isMoved = row.kind === 'enquiry' && row.seat !== null && batch !== '' && batch !== row.seat_batch;
    if (seat !== '' && isMoved) return await freedSeatReview(deps, row, 'Move');
    return seat === '' || seat === 'waiting'
      ? await freedSeatReview(deps, row, 'Release the seat')
      : undefined;
  },
);

const courseRoute = changeRoute(
  'enquiry',
  'course',
  courseForm,
  async ({ deps, row, typed: { course }, author }) => {
    const set = await setCourse(deps, row.reference, course, { courses: siteCourses, author });
    return { text: `${row.name}: course ${set.course ?? 'as in the message'}.`, version: set.version };
  },
  ({ course }) => ({ seat: { course }, errorField: 'course' }),
);

/** Describes the seat: “seat held until Tue 1 Dec in DevOps Automation, 16 January 2027”. */
function seatInWords({ seat, until, batchName }: SeatSet): string {
  if (seat === null) return `the seat in ${batchName} is free again`;
  const day = until === null ? '' : ` until ${dayInWords(until)}`;
  return `${SEAT_LABELS[seat].toLowerCase()}${day} in ${batchName}`;
}

export const enquiryRoutes: readonly RoleRoute[] = commonRoutes('enquiry');

export const applicationRoutes: readonly RoleRoute[] = [
  ...commonRoutes('application'),
  get('/applications/:reference/resume', SEES.application, async (context) => {
    const { reference } = await requireSubmission(context, 'application');
    return sendFile(context.reply, await downloadResume(context.deps, reference));
  }),
];

/** Records a call or a note, the follow-up date and the owner in one step. */
function followUpRoute(kind: SubmissionKind): RoleRoute {
  return changeRoute(
    kind,
    'follow-up',
    followUpForm,
    async ({ deps, form, row, typed, author, path, list }) => {
      const { version: seen, note, called: isCalled, owner, due } = typed;
      // The form for a settled submission does not have these fields.
      const isSame = !form.has('owner') || (owner === (row.owner ?? '') && due === (row.due ?? ''));
      const assignment = isSame ? {} : { to: owner, due };
      const changed = await followUp(
        deps,
        row.reference,
        { note, isCalled, ...assignment },
        { ...author, version: seen },
      );
      const hasNote = note.trim() !== '';
      const said = [
        isCalled ? 'answered by phone' : hasNote ? 'the note is saved' : 'saved',
        changed.due !== null && `follow up on ${dayInWords(changed.due)}`,
        changed.owner === null ? 'no owner' : `owner: ${changed.owner}`,
      ];
      const fields = { version: String(changed.version), ...(hasNote && { note: 'delete' }) };
      return {
        text: `${row.name}: ${said.filter(Boolean).join(', ')}.`,
        undo: {
          action: `${path}/undo${list}`,
          fields,
          ...(hasNote && { label: isCalled || !isSame ? 'Undo and delete the note' : 'Delete the note' }),
        },
      };
    },
    ({ note, called, owner, due }) => ({ followUp: { note, called, owner, due }, errorField: 'note' }),
  );
}

function commonRoutes(kind: SubmissionKind): RoleRoute[] {
  const base = LISTS[kind].path;
  const roles = SEES[kind];
  return [
    get(base, roles, async (context) => context.page('submissions', await listView(context, kind))),
    get(`${base}/:reference`, roles, async (context) =>
      context.page('submission', await submissionView(context, kind)),
    ),
    followUpRoute(kind),
    post(`${base}/:reference/undo`, roles, async (context) => {
      const { deps, form, query, signedIn, done } = context;
      const { reference, name } = await requireSubmission(context, kind);
      const { version, note } = readForm(form, undoForm);
      const author = { by: signedIn.name, version };
      try {
        const { state, mail } = await undoChange(deps, reference, author, {
          withNote: note === 'delete',
        });
        const draft = mail === 'withdrawn' ? (await readHistory(deps, reference)).draft : undefined;
        const letterAct = draft && LETTER_ACT_OF[draft.change.act];
        const filter = readFilter(kind, query);
        const address = letterAct ? `${queryOf(filter, { act: letterAct })}#letter` : queryOf(filter);
        const sentence = {
          withdrawn: ' The email was cancelled.',
          left: ' The email was already sent and cannot be cancelled.',
        };
        return done(`${base}/${reference}${address}`, {
          text: `Undone. ${name}: ${STATE_LABELS[state]}.${mail ? sentence[mail] : ''}`,
        });
      } catch (error) {
        return await giveBack(context, kind, error, {});
      }
    }),
    changeRoute(
      kind,
      'correct',
      correctForm,
      async ({ deps, row, typed: { email }, author }) => {
        const { version, mails } = await correctAddress(deps, row.reference, email, author);
        const leaves =
          mails === 0
            ? ''
            : mails === 1
              ? ' The unsent email goes there.'
              : ` The ${mails} unsent emails go there.`;
        return { text: `The address of ${row.name} is ${email} now.${leaves}`, version };
      },
      ({ email }) => ({ correctedEmail: email, errorField: 'email' }),
      async ({ deps, row, typed: { email } }) => {
        const waiting = await findToRedirect(deps, row.reference, email);
        if (waiting.length === 0) return undefined;
        const emails = waiting.length === 1 ? 'one waiting email' : `${waiting.length} waiting emails`;
        return {
          heading: `Send ${emails} to ${email}?`,
          says: [`${email} becomes the address of ${row.name}. Unsent emails go there:`],
          rows: waiting.map(({ kind: of }) => ({ name: MAIL_LABELS[of] })),
          label: 'Correct the address and send',
        };
      },
    ),
    get(`${base}/:reference/attachments/:attachment`, roles, async (context) => {
      const { reference } = await requireSubmission(context, kind);
      return await sendAttachment(context, reference);
    }),
    ...(kind === 'enquiry' ? [seatRoute, courseRoute] : []),
    ...verbsOf(kind).map((verb) => act(kind, verb)),
  ];
}

/** Runs an action and stays on the page, so that a second click cannot hit the next record. */
function act(kind: SubmissionKind, verb: Verb): RoleRoute {
  return post(`${LISTS[kind].path}/:reference/${verb}`, SEES[kind], async (context) => {
    const { deps, form, query, signedIn, done } = context;
    const row = await requireSubmission(context, kind);
    const { version: seen, to, send, closing, letter: posted } = readForm(form, actForm);
    const hasLetter = verb === 'answer' || send === 'yes';
    const values = withCoursePage(posted.values, deps.config.publicUrl);
    const typed = hasLetter ? { ...posted, values } : undefined;
    const returned: Returned & { errorField?: string } = {
      act: LETTER_ACTS.find((known) => known === verb),
      to: to || undefined,
      typed,
      closing: verb === 'close' ? closing : undefined,
      errorField: hasLetter ? 'text' : 'acts',
    };
    const errors = typed && errorsOf(typed, isBlank(typed.text, row, signedIn));
    if (errors && Object.keys(errors).length > 0)
      return context.page('submission', await submissionView(context, kind, { ...returned, errors }), 422);
    const filter = readFilter(kind, query);
    const isFreed =
      verb === 'close' && row.kind === 'enquiry' && isSeatFreed(row, closing.outcome || undefined);
    if (isFreed && seen === row.version && !isReviewed(context)) {
      const shown = await freedSeatReview(deps, row, 'Close');
      const back = { path: `${LISTS[kind].path}/${row.reference}${queryOf(filter)}`, label: row.name };
      if (shown) return reviewFirst(context, { ...shown, back });
    }
    const letter = typed && filledLetter(typed);
    let changed: Acted;
    try {
      const asked = {
        to: to || undefined,
        letter,
        outcome: closing.outcome || undefined,
        note: closing.why || undefined,
      };
      changed = await actOn(deps, kind, verb, row.reference, asked, { by: signedIn.name, version: seen });
    } catch (error) {
      return await giveBack(context, kind, error, returned);
    }
    const [base, list] = [LISTS[kind].path, queryOf(filter)];
    const hasNote = verb === 'close' && closing.why.trim() !== '';
    const leaves = hasLetter ? ' The email is sent in half a minute.' : '';
    const { version, seatGivenBack } = changed;
    const freed = seatGivenBack === undefined ? '' : ` The seat in ${seatGivenBack} is free again.`;
    const next = await findNextOpen(deps, row, choiceOf(filter, viewerOf(context)));
    return done(`${base}/${row.reference}${list}`, {
      text: `${row.name} (${row.reference}): ${doneIn(verb, changed.state)}.${freed}${leaves}`,
      ...(next && { link: { path: `${base}/${next.reference}${list}`, label: `Next: ${next.name}` } }),
      undo: {
        action: `${base}/${row.reference}/undo${list}`,
        fields: { version: String(version), ...(hasNote && { note: 'delete' }) },
        ...(hasNote && { label: 'Undo and delete the note' }),
      },
    });
  });
}

function doneIn(verb: Verb, state: Acted['state']): string {
  if (verb !== 'advance') return ACTIONS[verb].done;
  return state === 'accepted' ? 'hired' : `moved to ${STATE_LABELS[state]}`;
}

function filledLetter({ subject, text: typed, template, values }: TypedLetter): Letter {
  return {
    subject: fillIn(subject, values),
    text: fillIn(typed, values),
    template: template || undefined,
  };
}

function errorsOf(
  { template, subject, text: typed, values }: TypedLetter,
  hasNoWords: boolean,
): Record<string, string> {
  const filled = `${fillIn(subject, values)} ${fillIn(typed, values)}`;
  return {
    ...(subject.trim() === '' && { subject: 'Give the email a subject' }),
    ...((typed.trim() === '' || hasNoWords) && { text: 'Write the text of the email' }),
    ...(template !== '' && missingIn(filled)),
  };
}
