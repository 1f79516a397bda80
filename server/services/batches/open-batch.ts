import type { BatchCourse } from '../../../contracts/batch.ts';
import type { BatchRow, Connection } from '../../storage/database.ts';
import type { CountedBatch } from '../../storage/seats.ts';
import { insertBatch, selectBatch } from '../../storage/batches.ts';
import { nameOfActor } from '../audit-log/actor.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { randomCharacters } from '../submissions/reference.ts';
import { announceBatch } from '../subscriptions/announce-batch.ts';
import { readBatch, type TypedBatch } from '../catalogue/batch.ts';
import { type Agree, requireFutureStart, requireOnlyOne } from './change-batch.ts';

const ID_WORDS_MAX_LENGTH = 40;

interface NewBatch {
  courses: readonly BatchCourse[];
  /** Visible only to the firm until it is published. */
  isDraft?: boolean;
  /** Made from another one. */
  isCopy?: boolean;
  /** Reports the new batch without storing it. */
  dryRun?: boolean;
  agree?: Agree;
}

/** Makes a batch and shows it on the site, unless it is a draft. */
export async function openBatch(
  deps: ActingDependencies,
  values: TypedBatch,
  { courses, isDraft = false, isCopy = false, dryRun = false, agree }: NewBatch,
): Promise<CountedBatch> {
  const columns = readBatch(values, courses);
  requireFutureStart(deps, columns.start);
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const batch: BatchRow = {
      ...columns,
      id: await freeId(transaction, columns.course),
      taken: 0,
      state: isDraft ? 'draft' : 'open',
      created: deps.now().toISOString(),
      version: 1,
      // An undo takes it off the site; nothing that was typed is lost.
      before_change: isDraft ? null : JSON.stringify({ state: 'draft' }),
      changed_by: await nameOfActor(transaction, deps.actor),
      changed_at: null,
      moved_at: null,
    };
    await requireOnlyOne(transaction, batch);
    const counted = { ...batch, reserved: 0 };
    if (dryRun) return counted;
    await insertBatch(transaction, batch);
    await recordAct(transaction, deps, isCopy ? 'batch.copied' : 'batch.made', batch.id);
    const subscribers = await announceBatch(transaction, deps, undefined, counted);
    agree?.({ batch: counted, subscribers, people: [] });
    return counted;
  });
}

/** devops-k3m7: the id is in the subject of an enquiry, so it begins with the course. */
async function freeId(transaction: Connection, course: string): Promise<string> {
  for (;;) {
    const id = `${course.slice(0, ID_WORDS_MAX_LENGTH)}-${randomCharacters(4).toLowerCase()}`;
    if (!(await selectBatch(transaction, id))) return id;
  }
}
