import { courseTitles } from '../../content/course-titles.ts';
import { batchName } from '../../contracts/batch.ts';
import type { SubmissionKind } from '../../domain/submission-kind.ts';
import { findBatch, listComingBatches } from '../../server/services/batches/read-batches.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { listJobs } from '../../server/services/jobs/read-jobs.ts';
import { listSubmissions } from '../../server/services/submissions/read-submissions.ts';
import { listPeople } from '../access/people.ts';
import type { RouteContext } from '../server/route.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { recentBulkActs } from './bulk-act.ts';
import { choiceOf, ownedBy, queryOf, readFilter, viewerOf } from './list-choice.ts';
import { ownersOf } from './owners.ts';
import { linesOf } from './submission-line.ts';

export type SubmissionsView = Awaited<ReturnType<typeof listView>> & {
  /** Reason why a bulk action was refused. */
  error?: string;
};

/** A page of the list, filtered by its address. */
export async function listView(context: RouteContext, kind: SubmissionKind) {
  const { deps, query } = context;
  const filter = readFilter(kind, query);
  const after = query.get('after') ?? undefined;
  const request = { ...choiceOf(filter, viewerOf(context)), after };
  const { rows, next, previous } = await listSubmissions(deps, kind, request);
  const list = queryOf(filter);
  const page = (cursor: string | null) =>
    cursor === null ? undefined : `${LISTS[kind].path}${queryOf(filter, { after: cursor })}`;
  return {
    kind,
    rows: await linesOf(deps, rows, list),
    filter,
    list,
    openings: kind === 'application' ? (await listJobs(deps)).map(({ id, title }) => ({ id, title })) : [],
    courses: kind === 'enquiry' ? courseTitles : [],
    batches: kind === 'enquiry' ? await batchChoice(deps, filter.batch) : [],
    people: await ownersOf(context, kind),
    owners: (await listPeople(deps)).map(({ name }) => ({ value: ownedBy(name), label: name })),
    /** Bulk actions of the last day. */
    bulkActs: await recentBulkActs(context, kind),
    now: deps.now().toISOString(),
    newest: after === undefined ? undefined : `${LISTS[kind].path}${list}`,
    newer: page(previous),
    older: page(next),
  };
}

/** Coming batches, plus the chosen one. */
async function batchChoice(deps: Dependencies, chosen: string) {
  const coming = (await listComingBatches(deps)).map((batch) => ({
    value: batch.id,
    label: batchName(batch),
  }));
  const past = coming.some(({ value }) => value === chosen) ? undefined : await findBatch(deps, chosen);
  if (!past) return coming;
  return [
    { value: past.id, label: batchName({ courseTitle: past.course_title, start: past.start }) },
    ...coming,
  ];
}
