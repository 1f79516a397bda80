import { sql } from 'kysely';
import type { SubmissionAct } from '../../contracts/submission-state.ts';
import {
  MAIL_KINDS,
  TO_VISITORS,
  type Connection,
  type LetterRow,
  type MailKind,
  type OutboxRow,
} from './database.ts';
import { isPostgres } from './postgres-dialect.ts';
import { countRows } from './count-rows.ts';
import { deleteRows, selectRows, updateRows } from './rows.ts';

/** False if it was deleted. */
export async function markMailSent(database: Connection, id: string, sent: string): Promise<boolean> {
  return (await updateRows(database, 'outbox', { id }, { state: 'sent', sent, last_error: null })) === 1;
}

/** Ends an attempt to send. False if a restore has replaced the email meanwhile, or an erasure has deleted it. */
export async function endAttempt(
  database: Connection,
  id: string,
  changes: Partial<Pick<OutboxRow, 'state' | 'due' | 'last_error'>>,
): Promise<boolean> {
  return (await updateRows(database, 'outbox', { id, state: 'sending' }, changes)) === 1;
}

/** Marks a sent email as bounced. False if it is already being sent again. */
export async function endSentMail(database: Connection, id: string, last_error: string): Promise<boolean> {
  return (await updateRows(database, 'outbox', { id, state: 'sent' }, { state: 'failed', last_error })) === 1;
}

/** Acts that deal with a visitor's message: an email, a call, a decision. */
const HANDLED_BY = [
  'answer-by-phone',
  'advance',
  'leave',
  'reject',
  'close',
  'reopen',
  'delivered',
] as const satisfies SubmissionAct[];

/** Emails that were given up, newest first; `isHandled`: somebody has dealt with it since. */
export async function selectUndelivered(
  database: Connection,
  references?: string[],
): Promise<
  (Pick<OutboxRow, 'id' | 'reference' | 'last_error'> &
    Pick<LetterRow, 'recipient' | 'written_by'> & { isHandled: boolean })[]
> {
  if (references?.length === 0) return [];
  const rows = await database
    .selectFrom('outbox as mail')
    .innerJoin('letters as letter', 'letter.id', 'mail.id')
    // Also joined by the reference, whose index leads to the rows.
    .innerJoin('submission_changes as given_up', (join) =>
      join
        .onRef('given_up.reference', '=', 'mail.reference')
        .onRef('given_up.letter_id', '=', 'mail.id')
        .on('given_up.act', '=', 'undelivered'),
    )
    .leftJoin('submission_changes as later', (join) =>
      join
        .onRef('later.reference', '=', 'given_up.reference')
        .onRef('later.version', '>', 'given_up.version')
        .on('later.act', '!=', 'undelivered')
        .on(({ or, eb }) => or([eb('later.letter_id', 'is not', null), eb('later.act', 'in', HANDLED_BY)])),
    )
    .select(['mail.id', 'mail.reference', 'mail.last_error', 'letter.recipient', 'letter.written_by'])
    .select((select) => [
      select.fn.count('later.id').as('handled'),
      select.fn.max('given_up.made_at').as('given_up_at'),
    ])
    .where('mail.state', '=', 'failed')
    .$if(references !== undefined, (query) => query.where('mail.reference', 'in', references ?? []))
    .groupBy([
      'mail.id',
      'mail.reference',
      'mail.last_error',
      'letter.recipient',
      'letter.written_by',
      'given_up.version',
    ])
    .orderBy('given_up_at', 'desc')
    .orderBy('given_up.version', 'desc')
    .execute();
  // If an email was given up again, for example at a corrected address, earlier acts do not count.
  const seen = new Set<string>();
  const last = rows.filter(({ id }) => !seen.has(id) && seen.add(id));
  return last.map(({ handled, given_up_at: _at, ...row }) => ({ ...row, isHandled: Number(handled) > 0 }));
}

/** Releases a claim without an attempt to send. */
export async function releaseMail(database: Connection, id: string, now: string): Promise<void> {
  await database
    .updateTable('outbox')
    .set((set) => ({ state: 'waiting', due: now, attempts: set('attempts', '-', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute();
}

/** Unsent emails, oldest first, the firm's before the visitor's; with `all` sent ones too. */
export async function selectMails(database: Connection, { all }: { all: boolean }): Promise<OutboxRow[]> {
  return await database
    .selectFrom('outbox')
    .selectAll()
    .$if(!all, (query) => query.where('state', 'in', UNSENT))
    .orderBy('created')
    .orderBy('reference')
    .orderBy('kind', 'desc')
    .execute();
}

/** Limit for counting, because nobody reads a longer list: more are counted as one more. */
export const COUNTED_MAX = 200;

export interface UnsentMails {
  /** Number of emails given up. */
  failed: number;
  /** Number waiting since before the given time. */
  late: number;
  /** Number of all other unsent emails. */
  waiting: number;
  /** Time when the oldest one that was not given up was queued. */
  oldest: string | null;
  /** Error of one of the oldest failed or late emails. */
  lastError: string | null;
}

export async function countUnsentMails(
  database: Connection,
  lateBefore: string,
  { withUndelivered }: { withUndelivered: boolean },
): Promise<UnsentMails> {
  // Counted instead of using EXISTS, with which PostgreSQL would join all changes.
  const undeliveredActs = sql<number>`(select count(*) from submission_changes as change
    where change.reference = outbox.reference and change.letter_id = outbox.id and change.act = 'undelivered')`;
  const mails = database.selectFrom('outbox').where(undeliveredActs, '=', 0);
  // A wrong or closed address of a visitor is not a fault of the site and raises no alarm.
  const failed = mails.where('state', '=', 'failed').where('kind', 'not in', BY_ITSELF);
  const [waiting, sending] = [mails.where('state', '=', 'waiting'), mails.where('state', '=', 'sending')];
  type Mails = typeof mails;
  const countOf = async (...some: Mails[]) => {
    let count = 0;
    for (const each of some) {
      const { found } = await database
        .selectFrom(
          each
            .select('id')
            .limit(COUNTED_MAX + 1)
            .as('some'),
        )
        .select(({ fn }) => fn.countAll().as('found'))
        .executeTakeFirstOrThrow();
      count += Number(found);
    }
    return Math.min(count, COUNTED_MAX + 1);
  };
  const oldestOf = async (...some: Mails[]) => {
    const found = [];
    for (const each of some)
      found.push(
        ...(await each.select(['created', 'last_error']).orderBy('created').limit(LOOKED_AT).execute()),
      );
    return found.toSorted((one, other) => (one.created < other.created ? -1 : 1));
  };
  const errorOf = async (...some: Mails[]) =>
    (await oldestOf(...some)).find(({ last_error }) => last_error !== null)?.last_error;
  const late = [waiting, sending].map((each) => each.where('created', '<', lateBefore));
  const undelivered = withUndelivered
    ? (await selectUndelivered(database)).filter(({ isHandled }) => !isHandled).length
    : 0;
  return {
    failed: Math.min((await countOf(failed)) + undelivered, COUNTED_MAX + 1),
    late: await countOf(...late),
    waiting: await countOf(...[waiting, sending].map((each) => each.where('created', '>=', lateBefore))),
    oldest: (await oldestOf(waiting, sending))[0]?.created ?? null,
    lastError: (await errorOf(failed)) ?? (await errorOf(...late)) ?? null,
  };
}

/** The firm's addresses that could not be reached at the last attempt, each with the newest reason. */
export async function selectUnreached(
  database: Connection,
): Promise<Pick<OutboxRow, 'recipient_lookup' | 'last_error'>[]> {
  const found = new Map<string, Pick<OutboxRow, 'recipient_lookup' | 'last_error'>>();
  for (const state of ['failed', 'waiting'] as const) {
    const rows = await database
      .selectFrom('outbox')
      .select(['recipient_lookup', 'last_error'])
      .where('state', '=', state)
      .where('kind', 'in', TO_FIRM)
      .where('last_error', 'is not', null)
      .orderBy('created')
      .limit(COUNTED_MAX)
      .execute();
    for (const row of rows) found.set(row.recipient_lookup, row);
  }
  return [...found.values()];
}

/** Number of oldest emails searched for an error. */
const LOOKED_AT = 20;

/** Listed one by one, so that the index on the state is used. */
const UNSENT = ['waiting', 'sending', 'failed'] as const;

/** Emails about one submission, oldest first. */
export async function selectMailsAbout(database: Connection, reference: string): Promise<OutboxRow[]> {
  return await selectRows(database, 'outbox', { reference }, 'created', 'kind desc');
}

/** Locks the emails until the end of the transaction. Another locker waits, and then sees new ones. */
export async function lockMailsAbout(transaction: Connection, reference: string): Promise<OutboxRow[]> {
  if (isPostgres(transaction))
    await transaction
      .selectFrom('outbox')
      .select('id')
      .where('reference', '=', reference)
      .orderBy('id')
      .forUpdate()
      .execute();
  return await selectMailsAbout(transaction, reference);
}

/**
 * Emails to the visitor that an address correction would redirect, except for failed ones that somebody has dealt with, for
 * example by a call.
 */
export async function selectRedirectable(database: Connection, reference: string): Promise<OutboxRow[]> {
  const open = new Set(
    (await selectUndelivered(database, [reference])).flatMap(({ id, isHandled }) => (isHandled ? [] : id)),
  );
  return (await selectMailsAbout(database, reference)).filter(
    ({ id, kind, state }) =>
      isToVisitor(kind) &&
      (state === 'waiting' || (state === 'failed' && (isConfirmation(kind) || open.has(id)))),
  );
}

/**
 * Redirects unsent emails about a submission to another address of the visitor; failed ones are retried at once. Returns
 * how many.
 */
export async function redirectMails(
  database: Connection,
  reference: string,
  email: string,
  now: string,
): Promise<number> {
  const ids = (await selectRedirectable(database, reference)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await updateRows(database, 'outbox', { id: ids }, { recipient_lookup: email.toLowerCase() });
  await updateRows(
    database,
    'outbox',
    { id: ids, state: 'failed' },
    { state: 'waiting', due: now, attempts: 0, last_error: null },
  );
  await database.updateTable('letters').set({ recipient: email }).where('id', 'in', ids).execute();
  return ids.length;
}

/** Newest first, `limit` emails before the email `before`; all, or only unsent ones. */
export async function selectMailPage(
  database: Connection,
  { all, before, limit }: { all: boolean; before?: Pick<OutboxRow, 'created' | 'id'>; limit: number },
): Promise<OutboxRow[]> {
  const mails = database
    .selectFrom('outbox')
    .selectAll()
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created', 'id'), '<', tuple(before?.created ?? '', before?.id ?? '')),
      ),
    )
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (all) return await mails.execute();
  // Reads a page of each state and merges them: sorting together would read all waiting emails.
  const [waiting, sending, failed] = UNSENT.map((state) =>
    database.selectFrom(mails.where('state', '=', state).as(state)).selectAll(),
  ) as [typeof mails, typeof mails, typeof mails];
  return await database
    .selectFrom(waiting.unionAll(sending).unionAll(failed).as('unsent'))
    .selectAll()
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function selectMail(database: Connection, id: string): Promise<OutboxRow | undefined> {
  return await database.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
}

/** True if an email was tried and not sent. One that was never tried may still be within its half minute for undo. */
export function isToRetry({ state, attempts }: Pick<OutboxRow, 'state' | 'attempts'>): boolean {
  return state === 'failed' || (state === 'waiting' && attempts > 0);
}

/** Makes the emails of `isToRetry` due at once; returns how many. */
export async function makeMailsDue(database: Connection, now: string, reference?: string): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set({ state: 'waiting', due: now, attempts: 0 })
    .where((is) => is.or([is('state', '=', 'failed'), is('state', '=', 'waiting').and('attempts', '>', 0)]))
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function countConfirmations(
  database: Connection,
  recipientLookup: string,
  kinds: readonly MailKind[],
  since: string,
): Promise<number> {
  return await countRows(
    database
      .selectFrom('outbox')
      .where('recipient_lookup', '=', recipientLookup)
      .where('kind', 'in', kinds)
      .where('created', '>', since),
  );
}

/** False if it is being sent or was sent. */
export async function withdrawMail(database: Connection, id: string): Promise<boolean> {
  return (await deleteRows(database, 'outbox', { id, state: ['waiting', 'failed'] })) === 1;
}

export function isConfirmation(kind: MailKind): boolean {
  return kind.endsWith('-confirmation');
}

/** Automatic emails to visitors: confirmations, and dates to subscribers. */
const BY_ITSELF = MAIL_KINDS.filter((kind) => isConfirmation(kind) || kind === 'batch-opened');

/** True for emails written by one of the firm's people. */
export function isAnswer(kind: MailKind): boolean {
  return kind.endsWith('-answer');
}

const TO_FIRM = MAIL_KINDS.filter((kind) => isToFirm(kind));

/** True for emails to the addresses of NOTIFY_EMAIL. */
export function isToFirm(kind: MailKind): boolean {
  return !isToVisitor(kind) && kind !== 'morning-mail';
}

export function isToVisitor(kind: MailKind): boolean {
  return (TO_VISITORS as readonly MailKind[]).includes(kind);
}
