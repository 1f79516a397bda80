import { PLURALS, type SubmissionKind } from '../../domain/submission-kind.ts';
import { ACTS } from '../../domain/submission-state.ts';
import { kindsOf } from '../../domain/kinds-of-role.ts';
import { HttpError } from '../../server/http/http-error.ts';
import { listBulkActs, readBulkAct } from '../../server/services/submissions/bulk-acts.ts';
import type { RouteContext } from '../server/route.ts';
import { LISTS } from '../ui/submission-lists.ts';

export type BulkActView = Awaited<ReturnType<typeof bulkActView>>;

/** One bulk action: the changed submissions, their present state, and the effect of an undo. */
export async function bulkActView({ deps, signedIn, params }: RouteContext, kind: SubmissionKind) {
  const id = params.id ?? '';
  const changes = await readBulkAct(deps, id, kindsOf(signedIn.role));
  const first = changes[0]?.change;
  if (!first)
    throw new HttpError(404, 'There is no such change', 'The changed records may have been deleted.');
  const { path } = LISTS[kind];
  return {
    kind,
    path,
    action: `${path}/bulk/${id}/undo`,
    act: ACTS[first.act].label,
    by: first.made_by,
    at: first.made_at,
    rows: changes.map(({ record, change, email, later, isUndoable }) => ({
      href: `${LISTS[record.kind].path}/${record.reference}`,
      reference: record.reference,
      name: record.name,
      state: record.state,
      email: email && {
        state: email.state,
        at: email.sent ?? (email.state === 'waiting' ? email.due : undefined),
        error: email.last_error ?? undefined,
      },
      /** Somebody's later change, which an undo keeps. */
      later: later && { what: ACTS[later.act].label, by: later.made_by },
      isUndoable,
      isOfList: change.reference.startsWith(kind === 'enquiry' ? 'E-' : 'A-'),
    })),
  };
}

/** Bulk actions of the last 24 hours, each with the page for its undo. */
export async function recentBulkActs({ deps }: RouteContext, kind: SubmissionKind) {
  return (await listBulkActs(deps, kind)).map(({ id, act, made_by: by, made_at: at, count }) => ({
    href: `${LISTS[kind].path}/bulk/${id}`,
    label: `${ACTS[act].label}: ${amountOf(count, kind)}`,
    by,
    at,
  }));
}

/** A number with its noun: “1 enquiry”, “42 enquiries”. */
export function amountOf(count: number, kind: SubmissionKind): string {
  return `${count} ${count === 1 ? kind : PLURALS[kind]}`;
}
