import { createHash } from 'node:crypto';
import { REPEAT_WINDOW_MS } from '../../../contracts/limits.ts';
import { PREFIXES, type SubmissionKind } from '../../../domain/submission-kind.ts';
import type { Connection, IdempotencyKeyRow } from '../../storage/database.ts';
import { selectReceived } from '../../storage/received-rows.ts';
import { selectSubscription } from '../../storage/subscriptions.ts';
import { claimIdempotencyKey, deleteIdempotencyKey } from '../../storage/idempotency-keys.ts';
import { selectRow } from '../../storage/rows.ts';
import { timeBefore } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { newReference } from './reference.ts';
import { VisitorError } from '../visitor-error.ts';
import type { ReceivedForm } from './received-form.ts';

const REFERENCE_ATTEMPTS = 5;

export interface Stored {
  reference: string;
  repeated: boolean;
}

export interface IdempotentOptions {
  kind: SubmissionKind | 'subscription';
  form: ReceivedForm;
  /** Content by which the same submission is recognised. */
  content: unknown;
  /** Called before the transaction, for a new submission. */
  prepare?: () => Promise<void>;
  /** Adds the rows, in the transaction. */
  store: (transaction: Connection, reference: string) => Promise<void>;
}

/**
 * Stores a submission, unless the same one is already stored. It is the same if it has the same Idempotency-Key, or if
 * the same address sent the same content within the last ten minutes. If many arrive at the same time, one is stored
 * and all get its reference. A known key with other content is refused.
 */
export async function storeIdempotently(deps: Dependencies, options: IdempotentOptions): Promise<Stored> {
  const { database } = deps.storage;
  const ids = identify(options);
  const { known, before } = await findStored(deps, database, ids);
  if (known) {
    await remember(deps, database, ids, known.reference);
    return known;
  }
  await options.form.admit?.(hash(ids.content, before ?? ''));
  await options.prepare?.();
  try {
    return await database.transaction().execute(async (transaction) => {
      const reference = await freeReference(transaction, options.kind);
      if (!(await remember(deps, transaction, ids, reference))) throw new Overtaken();
      await options.store(transaction, reference);
      return { reference, repeated: false };
    });
  } catch (error) {
    const { known: winner } = error instanceof Overtaken ? await findStored(deps, database, ids) : {};
    if (winner) return winner;
    throw error;
  }
}

/** Thrown if another connection has just stored the same submission. */
class Overtaken extends Error {}

interface Ids {
  key?: string;
  content: string;
  contentHash: string;
}

function identify({ kind, form, content }: IdempotentOptions): Ids {
  const contentHash = hash(kind, JSON.stringify(content));
  return {
    key: form.idempotencyKey === undefined ? undefined : hash('key', kind, form.idempotencyKey),
    content: hash('content', form.clientAddress, contentHash),
    contentHash,
  };
}

/** `before` is the time of an earlier submission with the same content that is too old to count as the same. */
async function findStored(
  { now }: Dependencies,
  database: Connection,
  ids: Ids,
): Promise<{ known?: Stored; before?: string }> {
  const byKey =
    ids.key === undefined ? undefined : await selectRow(database, 'idempotency_keys', { id: ids.key });
  if (byKey) return { known: sameAnswer(byKey, ids) };
  const byContent = await selectRow(database, 'idempotency_keys', { id: ids.content });
  if (!byContent) return {};
  if (byContent.received <= timeBefore(now(), REPEAT_WINDOW_MS)) return { before: byContent.received };
  return { known: sameAnswer(byContent, ids) };
}

function sameAnswer(known: IdempotencyKeyRow, ids: Ids): Stored {
  if (known.content_hash === ids.contentHash) return { reference: known.reference, repeated: true };
  throw new VisitorError(
    'key-reused',
    'This form was sent before with other content. Please reload the page and try again.',
  );
}

/** Stores the ids of a submission. Returns false if one of them is already stored. */
async function remember(
  deps: Dependencies,
  database: Connection,
  ids: Ids,
  reference: string,
): Promise<boolean> {
  const submission = { content_hash: ids.contentHash, reference, received: deps.now().toISOString() };
  await deleteIdempotencyKey(database, ids.content, timeBefore(deps.now(), REPEAT_WINDOW_MS));
  const isFirst = await claimIdempotencyKey(database, { id: ids.content, ...submission });
  if (ids.key === undefined) return isFirst;
  return (await claimIdempotencyKey(database, { id: ids.key, ...submission })) && isFirst;
}

async function freeReference(transaction: Connection, kind: IdempotentOptions['kind']): Promise<string> {
  for (let attempt = 0; attempt < REFERENCE_ATTEMPTS; attempt += 1) {
    const reference = newReference(kind === 'subscription' ? 'S' : PREFIXES[kind]);
    const taken =
      kind === 'subscription'
        ? await selectSubscription(transaction, reference)
        : await selectReceived(transaction, kind, reference);
    if (!taken) return reference;
  }
  throw new Error('no free reference was found');
}

/**
 * Hash of several texts. It includes their lengths, so that different texts with the same joined content have different
 * hashes.
 */
function hash(...parts: string[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(`${part.length}:${part}`);
  return digest.digest('base64url');
}
