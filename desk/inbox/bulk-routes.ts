import { Readable } from 'node:stream';
import * as v from 'valibot';
import { ENQUIRY_OUTCOMES } from '../../contracts/enquiry-outcome.ts';
import { kindOf, PLURALS, type SubmissionKind } from '../../contracts/submission-kind.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { assignSubmission } from '../../server/services/submissions/assign-submission.ts';
import { changeMany, type Chosen, type ManyChanged } from '../../server/services/submissions/change-many.ts';
import { closeSubmission } from '../../server/services/submissions/close-submission.ts';
import { recordExport } from '../../server/services/audit-log/record-act.ts';
import { csvOf } from '../../server/services/csv.ts';
import {
  eachSubmission,
  RECORD_FIELDS,
  showSubmission,
} from '../../server/services/submissions/read-submissions.ts';
import { bulkLettersView, bulkSentView, missingInLetters, sendLetters } from './bulk-letters.ts';
import { valuesIn } from './letter-form.ts';
import { undoChange } from '../../server/services/submissions/undo-change.ts';
import { line, oneOf, readForm } from '../server/form-fields.ts';
import { postConfirmed, get, post, type RoleRoute, type RouteContext } from '../server/route.ts';
import { kindsOf, SEES } from '../../contracts/kinds-of-role.ts';
import { choiceOf, queryOf, readFilter, viewerOf } from './list-choice.ts';
import { listView } from './list-view.ts';
import { LISTS } from '../ui/submission-lists.ts';

/** So many are changed at once; a choice that fits more is refused. */
const CHANGED_MAX = 500;
/** What takes them back must fit into the cookie of the notice. */
const UNDONE_MAX = 100;
const REASONS_MAX = 3;
const NONE_CHOSEN = 'Choose some in the list first.';
/** How soon the page of letters that leave is loaded again. */
const SENT_AGAIN_S = '5';
/** As the field of the owner says that it stays. */
const UNCHANGED = '-';

const bulkForm = v.object({
  act: oneOf(['assign', 'close', 'answer']),
  /** All that the list's choice fits, on other pages too. */
  scope: oneOf(['all']),
  /** When the list was shown: what came or changed since nobody has chosen. */
  seen: line,
  owner: line,
  due: line,
  outcome: oneOf(ENQUIRY_OUTCOMES),
});
const lettersForm = v.objectWithRest(
  { chosen: line, template: line, send: oneOf(['yes', 'no']) },
  v.string(),
);
const exportForm = v.object({ scope: oneOf(['all']), seen: line });
const undoForm = v.object({ chosen: line, back: line });

const REFERENCE = /^[AE]-[\w-]+$/;

export const bulkRoutes: readonly RoleRoute[] = [...routesOf('enquiry'), ...routesOf('application')];

function routesOf(kind: SubmissionKind): RoleRoute[] {
  const { path } = LISTS[kind];
  const roles = SEES[kind];
  return [
    post(`${path}/bulk/answer`, roles, async (context) => answerChosen(context, kind)),
    get(`${path}/bulk/sent`, roles, async (context) => {
      const { query, reply, page } = context;
      const chosen = chosenIn(kind, (query.get('letters') ?? '').split(' ')).slice(0, UNDONE_MAX);
      const view = await bulkSentView(context, kind, queryOf(readFilter(kind, query)), chosen);
      const isUnderWay = view.rows.some(({ mail }) => mail.state === 'waiting' || mail.state === 'sending');
      if (isUnderWay) reply.header('Refresh', SENT_AGAIN_S);
      return page('bulk-sent', view);
    }),
    postConfirmed(`${path}/bulk/export`, roles, async (context) => exportChosen(context, kind)),
    post(`${path}/bulk`, roles, async (context) => changeChosen(context, kind)),
    post(`${path}/bulk/undo`, roles, async ({ deps, signedIn, query, form, done }) => {
      const { chosen: values, back } = readForm(form, undoForm);
      // What was joined by hand may be of both kinds.
      const chosen = kindsOf(signedIn.role).flatMap((each) => chosenIn(each, values.split(' ')));
      const result = await changeMany(deps, chosen, signedIn.name, undoChange);
      const place = REFERENCE.test(back) ? `${path}/${back}` : path;
      return done(`${place}${queryOf(readFilter(kind, query))}`, {
        text: `Taken back: ${describe(kind, result)}`,
      });
    }),
  ];
}

async function changeChosen(context: RouteContext, kind: SubmissionKind) {
  const { deps, signedIn, query, form, page, done } = context;
  const { act, scope, seen, owner, due, outcome } = readForm(form, bulkForm);
  const filter = readFilter(kind, query);
  try {
    const chosen = scope === 'all' ? await allOf(context, kind, seen) : chosenIn(kind, form.getAll('chosen'));
    if (chosen.length === 0) throw new OperatorError(NONE_CHOSEN);
    if (act === 'answer') {
      if (chosen.length > UNDONE_MAX)
        throw new OperatorError(`Answer at most ${UNDONE_MAX} at once: narrow the choice down.`);
      const asked = { kind, list: queryOf(filter), chosen, template: '', values: {} };
      return page('bulk-letters', await bulkLettersView(context, asked));
    }
    if (act === 'assign' && owner === UNCHANGED && due === '')
      throw new OperatorError('Choose an owner or a day.');
    const assignment = { ...(owner !== UNCHANGED && { to: owner }), ...(due !== '' && { due }) };
    const result = await changeMany(deps, chosen, signedIn.name, (all, reference, author) =>
      act === 'close'
        ? closeSubmission(all, reference, author, { outcome: outcome || undefined })
        : assignSubmission(all, reference, assignment, author),
    );
    const { path } = LISTS[kind];
    const list = queryOf(filter);
    const isUndone = result.changed.length > 0 && result.changed.length <= UNDONE_MAX;
    return done(`${path}${list}`, {
      text: `${act === 'close' ? 'Closed' : 'Given'}: ${describe(kind, result)}`,
      ...(isUndone && { undo: { action: `${path}/bulk/undo${list}`, fields: chosenFields(result.changed) } }),
    });
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return page('submissions', { ...(await listView(context, kind)), error: error.message }, 422);
  }
}

/** Shows the letters, or sends them and leads to how they stand. */
async function answerChosen(context: RouteContext, kind: SubmissionKind) {
  const { query, form, page, done } = context;
  const { chosen: typed, template, send, ...others } = readForm(form, lettersForm);
  const chosen = chosenIn(kind, typed.split(' ')).slice(0, UNDONE_MAX);
  const list = queryOf(readFilter(kind, query));
  const view = await bulkLettersView(context, { kind, list, chosen, template, values: valuesIn(others) });
  if (send !== 'yes') return page('bulk-letters', view);
  const errors = missingInLetters(view);
  if (Object.keys(errors).length > 0) return page('bulk-letters', { ...view, errors }, 422);
  const result = await sendLetters(context, chosen, view);
  const { chosen: letters = '' } = chosenFields(result.changed);
  const { path } = LISTS[kind];
  return done(`${path}/bulk/sent${queryOf(readFilter(kind, query), { letters })}`, {
    text: `Answered: ${describe(kind, result)}`,
    ...(result.changed.length > 0 && {
      undo: { action: `${path}/bulk/undo${list}`, fields: chosenFields(result.changed) },
    }),
  });
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
    .send(Readable.from(rowsOf()).pipe(csvOf([...RECORD_FIELDS[kind]])));

  async function* rowsOf() {
    if (scope === 'all') {
      for await (const row of eachSubmission(deps, kind, filter)) if (row.received <= seen) yield row;
      return;
    }
    for (const reference of references) yield await showSubmission(deps, kind, reference);
  }
}

async function allOf(context: RouteContext, kind: SubmissionKind, seen: string): Promise<Chosen[]> {
  const filter = readFilter(kind, context.query);
  const chosen: Chosen[] = [];
  for await (const { reference, version, received, changed_at } of eachSubmission(
    context.deps,
    kind,
    choiceOf(filter, viewerOf(context)),
  )) {
    if (received > seen || (changed_at ?? '') > seen) continue;
    chosen.push({ reference, version });
    if (chosen.length > CHANGED_MAX)
      throw new OperatorError(`More than ${CHANGED_MAX} fit this choice: narrow it down.`);
  }
  return chosen;
}

/** Each as its page and its undo name it: reference and the version that was seen. */
function chosenIn(kind: SubmissionKind, values: string[]): Chosen[] {
  return values.flatMap((value) => {
    const [, reference, version] = /^([AE]-[\w-]+):(\d+)$/.exec(value) ?? [];
    return reference === undefined || kindOf(reference) !== kind
      ? []
      : [{ reference, version: Number(version) }];
  });
}

/** For a form that takes all of them back. */
export function chosenFields(
  changed: readonly { reference: string; version: number }[],
): Record<string, string> {
  return { chosen: changed.map(({ reference, version }) => `${reference}:${version}`).join(' ') };
}

function describe(kind: SubmissionKind, { changed, refused }: ManyChanged): string {
  const count = `${changed.length} ${changed.length === 1 ? kind : PLURALS[kind]}.`;
  if (refused.length === 0) return count;
  const reasons = refused.slice(0, REASONS_MAX).map(({ reason }) => reason);
  const more = refused.length - reasons.length;
  return `${count} Not changed: ${reasons.join(' ')}${more > 0 ? ` And ${more} more.` : ''}`;
}
