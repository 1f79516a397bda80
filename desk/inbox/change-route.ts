import type * as v from 'valibot';
import { SEES } from '../../domain/kinds-of-role.ts';
import type { SubmissionKind } from '../../domain/submission-kind.ts';
import type { Author } from '../../server/services/submissions/change-submission.ts';
import type { SubmissionRecord } from '../../server/services/submissions/read-submissions.ts';
import { readForm } from '../server/form-fields.ts';
import { isReviewed, type Review, reviewFirst } from '../server/review.ts';
import { post, type RoleRoute, type RouteContext } from '../server/route.ts';
import type { DeskNotice } from '../ui/frame.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { giveBack } from './give-back.ts';
import { queryOf, readFilter } from './list-choice.ts';
import { requireSubmission, type Returned } from './load-submission.ts';

interface Asked<Typed> extends RouteContext {
  row: SubmissionRecord;
  typed: Typed;
  author: Author;
  /** The address of the submission's page, and the list that the person came from. */
  path: string;
  list: string;
}

interface Done extends DeskNotice {
  /** Version after the change, for the undo in the notice. */
  version?: number;
}

/** A change that returns to the same page. If it is refused, the page keeps the typed values. */
export function changeRoute<Typed extends object>(
  kind: SubmissionKind,
  verb: string,
  schema: v.GenericSchema<unknown, Typed> & { entries: v.ObjectEntries },
  change: (asked: Asked<Typed>) => Promise<Done>,
  returned: (typed: Typed, form: URLSearchParams) => Returned & { errorField?: string } = () => ({}),
  /** The page shown before the change. Undefined if the change is to one record and affects nobody else. */
  review: (asked: Asked<Typed>) => Promise<Omit<Review, 'back'> | undefined> = async () => undefined,
): RoleRoute {
  const base = LISTS[kind].path;
  return post(`${base}/:reference/${verb}`, SEES[kind], async (context) => {
    const { form, query, signedIn, done } = context;
    const row = await requireSubmission(context, kind);
    const typed = readForm(form, schema);
    const [path, list] = [`${base}/${row.reference}`, queryOf(readFilter(kind, query))];
    const author = { by: signedIn.name, ...('version' in typed && { version: Number(typed.version) }) };
    const asked = { ...context, row, typed, author, path, list };
    try {
      // The change itself refuses a row that somebody changed meanwhile.
      const isLate = author.version !== undefined && author.version !== row.version;
      const shown = isReviewed(context) || isLate ? undefined : await review(asked);
      if (shown) {
        const back = { path: `${path}${list}`, label: row.name };
        return reviewFirst(context, { ...shown, back });
      }
      const { version, ...notice } = await change(asked);
      const undo = { action: `${path}/undo${list}`, fields: { version: String(version) } };
      return done(`${path}${list}`, { ...(version !== undefined && { undo }), ...notice });
    } catch (error) {
      return await giveBack(context, kind, error, returned(typed, form));
    }
  });
}
