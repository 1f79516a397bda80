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
  /** True if only the firm sees the batch until it is published. */
  isDraft?: boolean;
  /** True if the batch is a copy of another one. */
  isCopy?: boolean;
  /** True if the new batch is only returned, not stored. */
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
      // An undo makes the new batch a draft and keeps all fields.
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

/** Unused id, such as devops-k3m7. It begins with the course, because it is part of the subject of an enquiry. */
async function freeId(transaction: Connection, course: string): Promise<string> {
  for (;;) {
    const id = `${course.slice(0, ID_WORDS_MAX_LENGTH)}-${randomCharacters(4).toLowerCase()}`;
    if (!(await selectBatch(transaction, id))) return id;
  }
}
