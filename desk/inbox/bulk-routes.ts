import { Readable } from 'node:stream';
import * as v from 'valibot';
import { ENQUIRY_OUTCOMES } from '../../domain/enquiry-outcome.ts';
import { isSettled } from '../../domain/submission-state.ts';
import { kindOf, PLURALS, type SubmissionKind } from '../../domain/submission-kind.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { assignSubmission } from '../../server/services/submissions/assign-submission.ts';
import { changeMany, type Chosen, type ManyChanged } from '../../server/services/submissions/change-many.ts';
import { actOn } from '../../server/services/submissions/actions.ts';
import { recordExport } from '../../server/services/audit-log/record-act.ts';
import { csvOf } from '../../server/services/csv.ts';
import {
  eachSubmission,
  findSubmission,
  type SubmissionRecord,
} from '../../server/services/submissions/read-submissions.ts';
import { type BulkLetterAct, bulkLettersView, missingInLetters, sendLetters } from './bulk-letters.ts';
import { valuesIn } from './letter-form.ts';
import { undoBulkAct } from '../../server/services/submissions/bulk-acts.ts';
import { isReviewed, reviewFirst } from '../server/review.ts';
import { amountOf, bulkActView } from './bulk-act.ts';
import { OFFICE_COLUMNS, officeRows } from './office-csv.ts';
import { bulkReview, canBe } from './bulk-review.ts';
import { line, oneOf, readForm, text } from '../server/form-fields.ts';
import { postConfirmed, get, post, type RoleRoute, type RouteContext } from '../server/route.ts';
import { kindsOf, SEES } from '../../domain/kinds-of-role.ts';
import { choiceOf, queryOf, readFilter, viewerOf } from './list-choice.ts';
import { listView } from './list-view.ts';
import { LISTS } from '../ui/submission-lists.ts';

/** Limit of submissions changed at once; a larger selection is refused. */
const CHANGED_MAX = 500;
/** Limit of emails that are written at once, because each is shown before it is sent. */
const LETTERS_MAX = 100;
const REASONS_MAX = 3;
const NONE_CHOSEN = 'Tick somebody in the list first.';
const NONE_CAN_BE = {
  assign: 'These are closed. Reopen them first.',
  close: 'These are already closed.',
  reopen: 'These are already open.',
};
const DONE = { assign: 'Owner or follow-up date set', close: 'Closed', reopen: 'Reopened' };
/** Reload interval of the page of emails being sent, in seconds. */
const SENT_AGAIN_S = '5';
/** Value of the owner field for no change. */
const UNCHANGED = '-';

const bulkForm = v.object({
  act: oneOf(['assign', 'close', 'reopen', 'answer', 'reject']),
  /** All submissions that match the filter, including other pages. */
  scope: oneOf(['all']),
  /** Time at which the list was shown. Submissions that changed later were not part of the selection. */
  seen: line,
  owner: line,
  due: line,
  outcome: oneOf(ENQUIRY_OUTCOMES),
});
const lettersForm = v.objectWithRest(
  {
    all: line,
    others: line,
    template: line,
    was: line,
    subject: line,
    text,
    send: oneOf(['yes', 'no', 'without']),
  },
  line,
);
const exportForm = v.object({ scope: oneOf(['all']), seen: line });

export const bulkRoutes: readonly RoleRoute[] = [
  ...routesOf('enquiry'),
  get('/applications/bulk/reject', SEES.application, async (context) => rejectOthers(context)),
  post('/applications/bulk/reject', SEES.application, async (context) =>
    sendChosen(context, 'application', 'reject'),
  ),
  ...routesOf('application'),
];

function routesOf(kind: SubmissionKind): RoleRoute[] {
  const { path } = LISTS[kind];
  const roles = SEES[kind];
  return [
    post(`${path}/bulk/answer`, roles, async (context) => sendChosen(context, kind, 'answer')),
    get(`${path}/bulk/:id`, roles, async (context) => {
      const view = await bulkActView(context, kind);
      const isUnderWay = view.rows.some(
        ({ email }) => email?.state === 'waiting' || email?.state === 'sending',
      );
      if (isUnderWay) context.reply.header('Refresh', SENT_AGAIN_S);
      return context.page('bulk-act', view);
    }),
    postConfirmed(`${path}/bulk/export`, roles, async (context) => exportChosen(context, kind)),
    post(`${path}/bulk`, roles, async (context) => changeChosen(context, kind)),
    post(`${path}/bulk/:id/undo`, roles, async ({ deps, signedIn, params, done }) => {
      const { changed, refused, bulkAct } = await undoBulkAct(
        deps,
        params.id ?? '',
        signedIn.name,
        kindsOf(signedIn.role),
      );
      const page = changed.length > 0 ? bulkAct : params.id;
      return done(`${path}/bulk/${page}`, { text: `Undone: ${describe(kind, { changed, refused })}` });
    }),
  ];
}

async function changeChosen(context: RouteContext, kind: SubmissionKind) {
  const { deps, signedIn, query, form, page, done } = context;
  const { act, scope, seen, owner, due, outcome } = readForm(form, bulkForm);
  const filter = readFilter(kind, query);
  try {
    const isAgreed = isReviewed(context);
    const asked =
      scope === 'all'
        ? await allOf(context, kind, seen)
        : await readChosen(context, kind, form.getAll('chosen'));
    if (asked.length === 0) throw new OperatorError(NONE_CHOSEN);
    if (act === 'answer' || (act === 'reject' && kind === 'application')) {
      const chosen =
        act === 'answer' ? asked : asked.filter(({ record }) => record && !isSettled(record.state));
      if (chosen.length === 0) throw new OperatorError(NONE_CAN_BE.assign);
      if (chosen.length > LETTERS_MAX)
        throw new OperatorError(`Email at most ${LETTERS_MAX} at once. Choose fewer.`);
      const letters = { kind, act, list: queryOf(filter), chosen, values: {} };
      return page('bulk-letters', await bulkLettersView(context, letters));
    }
    if (act === 'reject') throw new OperatorError('Only applications can be rejected.');
    if (act === 'assign' && owner === UNCHANGED && due === '')
      throw new OperatorError('Choose an owner or a follow-up date.');
    // After the review page, submissions that changed meanwhile are refused one by one, and listed.
    const chosen = isAgreed ? asked : asked.filter(({ record }) => record && canBe(act, outcome, record));
    if (chosen.length === 0) throw new OperatorError(NONE_CAN_BE[act || 'close']);
    const { path } = LISTS[kind];
    const list = queryOf(filter);
    if (!isAgreed) {
      const plan = { act: act || 'close', owner, due, outcome, stays: asked.length - chosen.length };
      return reviewFirst(context, {
        ...bulkReview(
          kind,
          chosen.flatMap(({ record }) => record ?? []),
          plan,
        ),
        back: { path: `${path}${list}`, label: LISTS[kind].label },
        fields: [
          ...Object.entries({ act: act || 'close', owner, due, outcome }),
          ...chosen.map(({ reference, version }): [string, string] => ['chosen', `${reference}:${version}`]),
        ],
      });
    }
    const assignment = { ...(owner !== UNCHANGED && { to: owner }), ...(due !== '' && { due }) };
    const [there, gone] = [chosen.filter(({ record }) => record), chosen.filter(({ record }) => !record)];
    const result = await changeMany(deps, there, signedIn.name, (all, reference, author) => {
      if (act === 'assign') return assignSubmission(all, reference, assignment, author);
      return actOn(all, kind, act || 'close', reference, { outcome: outcome || undefined }, author);
    });
    result.refused.push(...gone.map(({ reference }) => ({ reference, reason: `${reference} was deleted.` })));
    return done(`${path}${list}`, {
      text: `${DONE[act || 'close']}: ${describe(kind, result)}`,
      ...(result.changed.length > 0 && {
        link: { path: `${path}/bulk/${result.bulkAct}`, label: 'Show or undo' },
      }),
    });
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return page('submissions', { ...(await listView(context, kind)), error: error.message }, 422);
  }
}

/** Shows emails to the other applicants of a closed opening, up to the limit. */
async function rejectOthers(context: RouteContext) {
  const { deps, query, page } = context;
  const job = query.get('job') ?? '';
  const open: Chosen[] = [];
  for await (const { reference, version, state } of eachSubmission(deps, 'application', { job })) {
    if (!isSettled(state)) open.push({ reference, version });
    // Applicants on earlier pages were either rejected or left out on purpose.
    if (reference === query.get('after')) open.length = 0;
  }
  const chosen = open.slice(0, LETTERS_MAX);
  const list = queryOf(readFilter('application', query));
  const others = open.length - chosen.length;
  const view = await bulkLettersView(context, {
    kind: 'application',
    act: 'reject',
    list,
    chosen,
    others,
    values: {},
  });
  return page('bulk-letters', view);
}

/** The page with the next applicants of the opening. */
function nextOthers(job: string, shown: readonly Chosen[]): string {
  return `/applications/bulk/reject?${new URLSearchParams({ job, after: shown.at(-1)?.reference ?? '' }).toString()}`;
}

/** Shows the emails, or sends them and redirects to the list of their states. */
async function sendChosen(context: RouteContext, kind: SubmissionKind, act: BulkLetterAct) {
  const { query, form, page, done } = context;
  const { all, template, was, subject, text: written, send, ...more } = readForm(form, lettersForm);
  const { others: left, ...values } = more;
  const others = Number(left) || 0;
  const ticked = chosenIn(
    kind,
    form.getAll('chosen').flatMap((value) => value.split(' ')),
  ).slice(0, LETTERS_MAX);
  const chosen = all === '' ? ticked : chosenIn(kind, all.split(' ')).slice(0, LETTERS_MAX);
  const list = queryOf(readFilter(kind, query));
  const view = await bulkLettersView(context, {
    kind,
    act,
    list,
    chosen,
    ticked: new Set(ticked.map(({ reference }) => reference)),
    template,
    // A new template replaces the text.
    words: form.has('text') && template === was ? { subject, text: written } : undefined,
    others,
    values: valuesIn(values),
  });
  if (send !== 'yes' && send !== 'without') return page('bulk-letters', view);
  const errors = {
    ...(ticked.length === 0 && { chosen: NONE_CHOSEN }),
    ...(send === 'yes' && missingInLetters(view)),
  };
  if (Object.keys(errors).length > 0) return page('bulk-letters', { ...view, errors }, 422);
  const result = await sendLetters(context, ticked, view, { isWithout: send === 'without' });
  const { path } = LISTS[kind];
  const said = `${act === 'reject' ? 'Rejected' : 'Answered'}: ${describe(kind, result)}`;
  const made = `${path}/bulk/${result.bulkAct}`;
  const isAny = result.changed.length > 0;
  if (others > 0)
    return done(nextOthers(query.get('job') ?? '', chosen), {
      text: `${said} These are the next applicants.`,
      ...(isAny && { link: { path: made, label: 'Show or undo' } }),
    });
  return done(isAny ? made : `${path}${list}`, { text: said });
}

async function exportChosen(context: RouteContext, kind: SubmissionKind) {
  const { deps, query, form, reply, page } = context;
  const { scope, seen } = readForm(form, exportForm);
  const filter = choiceOf(readFilter(kind, query), viewerOf(context));
  const references = new Set(chosenIn(kind, form.getAll('chosen')).map(({ reference }) => reference));
  if (scope !== 'all' && references.size === 0)
    return page('submissions', { ...(await listView(context, kind)), error: NONE_CHOSEN }, 422);
  await recordExport(deps, PLURALS[kind]);
  return reply
    .headers({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${PLURALS[kind]}-${viewerOf(context).today}.csv"`,
      'Content-Security-Policy': 'sandbox',
    })
    .send(Readable.from(officeRows(deps, rowsOf())).pipe(csvOf(OFFICE_COLUMNS[kind])));

  async function* rowsOf() {
    if (scope === 'all') {
      for await (const row of eachSubmission(deps, kind, filter)) if (row.received <= seen) yield row;
      return;
    }
    for (const reference of references) {
      const record = await findSubmission(deps, kind, reference);
      if (record) yield record;
    }
  }
}

/** A selected submission in the version that the person saw. It has no record if it was deleted since. */
interface ChosenRecord extends Chosen {
  record?: SubmissionRecord;
}

async function allOf(context: RouteContext, kind: SubmissionKind, seen: string): Promise<ChosenRecord[]> {
  const filter = choiceOf(readFilter(kind, context.query), viewerOf(context));
  const chosen: ChosenRecord[] = [];
  for await (const record of eachSubmission(context.deps, kind, filter)) {
    const { reference, version, received, changed_at } = record;
    if (received > seen || (changed_at ?? '') > seen) continue;
    chosen.push({ reference, version, record });
    if (chosen.length > CHANGED_MAX) throw new OperatorError(`More than ${CHANGED_MAX} match. Choose fewer.`);
  }
  return chosen;
}

async function readChosen(
  { deps }: RouteContext,
  kind: SubmissionKind,
  values: string[],
): Promise<ChosenRecord[]> {
  const chosen: ChosenRecord[] = [];
  for (const one of chosenIn(kind, values).slice(0, CHANGED_MAX))
    chosen.push({ ...one, record: await findSubmission(deps, kind, one.reference) });
  return chosen;
}

/** Selected submissions in the form: reference and version. */
function chosenIn(kind: SubmissionKind, values: string[]): Chosen[] {
  return values.flatMap((value) => {
    const [, reference, version] = /^([AE]-[\w-]+):(\d+)$/.exec(value) ?? [];
    return reference === undefined || kindOf(reference) !== kind
      ? []
      : [{ reference, version: Number(version) }];
  });
}

function describe(kind: SubmissionKind, { changed, refused }: Omit<ManyChanged, 'bulkAct'>): string {
  const count = `${amountOf(changed.length, kind)}.`;
  if (refused.length === 0) return count;
  const reasons = refused.slice(0, REASONS_MAX).map(({ reason }) => reason);
  const more = refused.length - reasons.length;
  return `${count} Not changed: ${reasons.join(' ')}${more > 0 ? ` And ${more} more.` : ''}`;
}
