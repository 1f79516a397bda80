import { batchName } from '../../../contracts/batch.ts';
import type { BatchRow, Connection, SubscriptionRow } from '../../storage/database.ts';
import { selectSameBatch, updateBatch } from '../../storage/batches.ts';
import { type CountedBatch, lockBatch, selectCountedBatch } from '../../storage/seats.ts';
import type { Act } from '../audit-log/acts.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { dayIn } from '../calendar.ts';
import { changeBy } from '../catalogue/versions.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { OperatorError, wrongField } from '../operator-error.ts';
import { announceBatch } from '../subscriptions/announce-batch.ts';
import { VersionConflict } from '../version-conflict.ts';
import { type SeatHolder, selectSeatHolders } from './read-seats.ts';

export type BatchChanges = Partial<
  Omit<BatchRow, 'id' | 'created' | 'version' | 'before_change' | 'changed_by' | 'changed_at'>
>;

export interface BatchChange {
  act: Act;
  changes: BatchChanges;
}

/** People and subscribers whom a change of a batch affects. */
export interface Reach {
  /** The batch after the change. */
  batch: CountedBatch;
  /** Subscribers who will get an email. */
  subscribers: SubscriptionRow[];
  /** People with seats in a batch that will be taken off the site. */
  people: SeatHolder[];
}

/** Called before a change is stored. It throws to prevent the change. */
export type Agree = (reach: Reach) => void;

/**
 * Changes a batch in one transaction, with a line in the audit log. The values before are stored for an undo. Throws if
 * somebody has changed the batch since the version `seen`.
 */
export async function changeBatch(
  deps: ActingDependencies,
  id: string,
  seen: number | undefined,
  plan: (
    batch: CountedBatch,
    transaction: Connection,
  ) => BatchChange | undefined | Promise<BatchChange | undefined>,
  agree?: Agree,
): Promise<CountedBatch> {
  return await deps.storage.database.transaction().execute(async (transaction) => {
    const batch = await requireSeenBatch(transaction, deps, id, seen);
    const planned = await plan(batch, transaction);
    if (!planned) return batch;
    return await writeChange(deps, transaction, batch, planned, agree);
  });
}

/** Stores a change of a batch. The batch must have been read in the same transaction. */
export async function writeChange(
  deps: ActingDependencies,
  transaction: Connection,
  batch: CountedBatch,
  { act, changes }: BatchChange,
  agree?: Agree,
): Promise<CountedBatch> {
  requireSeats({ ...batch, ...changes });
  const written = {
    ...changes,
    version: batch.version + 1,
    before_change: valuesBefore(batch, changes),
    ...(await changeBy(deps, transaction)),
  };
  if (!(await updateBatch(transaction, batch, written))) throw versionConflict(batch);
  await recordAct(transaction, deps, act, batch.id);
  const changed = { ...batch, ...written };
  const subscribers = await announceBatch(transaction, deps, batch, changed);
  const isTakenOff = isOnSite(batch) && !isOnSite(changed);
  const people = isTakenOff ? await selectSeatHolders(transaction, deps, batch.id) : [];
  agree?.({ batch: changed, subscribers, people });
  return changed;
}

function isOnSite({ state }: BatchRow): boolean {
  return state === 'open' || state === 'full';
}

function valuesBefore(batch: BatchRow, changes: BatchChanges): string {
  return JSON.stringify(
    Object.fromEntries(Object.keys(changes).map((column) => [column, batch[column as keyof BatchRow]])),
  );
}

/** Throws if there are too few seats. An undo calls it too, because enquiries may have got seats since the change. */
function requireSeats({ seats, taken, reserved }: CountedBatch): void {
  if (taken + reserved <= seats) return;
  const used = `${taken + reserved} seats are taken or held`;
  throw new OperatorError(`${used}, so the batch cannot have ${seats}.`, {
    fields: { seats: `${used}: give at least ${taken + reserved}` },
  });
}

export async function requireLockedBatch(
  transaction: Connection,
  { now, config }: Dependencies,
  id: string,
): Promise<CountedBatch> {
  await lockBatch(transaction, id);
  const batch = await selectCountedBatch(transaction, id, dayIn(now(), config.timeZone));
  if (batch) return batch;
  throw new OperatorError(`There is no batch ${id}. List them with batches list.`);
}

/** Reads a batch. Throws a conflict if the person saw an older version. */
export async function requireSeenBatch(
  transaction: Connection,
  deps: Dependencies,
  id: string,
  seen: number | undefined,
): Promise<CountedBatch> {
  const batch = await requireLockedBatch(transaction, deps, id);
  if (seen !== undefined && seen !== batch.version) throw versionConflict(batch);
  return batch;
}

function versionConflict({ id, state, changed_by, changed_at }: BatchRow): VersionConflict {
  return new VersionConflict(id, state, changed_by, changed_at);
}

/** Throws if the first day is over, because nobody can join a batch that has begun. */
export function requireFutureStart({ now, config }: Dependencies, start: string): void {
  if (start >= dayIn(now(), config.timeZone)) return;
  throw wrongField('start', `The first day, ${start}, is past. Give today or a later day`);
}

/** Throws if the same batch exists, so that a form which is sent twice makes only one batch. */
export async function requireOnlyOne(transaction: Connection, batch: Omit<BatchRow, 'state'>): Promise<void> {
  const same = await selectSameBatch(transaction, batch);
  if (!same) return;
  const name = batchName({ courseTitle: same.course_title, start: same.start });
  const there = `${name} already exists at the same time and place`;
  throw new OperatorError(`${there} (${same.id}). Change it with batches edit ${same.id}.`, {
    fields: { start: `${there}. Change it, or choose other times` },
  });
}
