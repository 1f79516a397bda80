import { sql } from 'kysely';
import type { SubmissionAct } from '../../domain/submission-state.ts';
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

/** Marks an email as sent. Returns false if it was deleted. */
export async function markMailSent(database: Connection, id: string, sent: string): Promise<boolean> {
  return (await updateRows(database, 'outbox', { id }, { state: 'sent', sent, last_error: null })) === 1;
}

/**
 * Records a failed attempt. Returns false if a restore has replaced the email meanwhile, or an erasure has deleted it.
 */
export async function endAttempt(
  database: Connection,
  id: string,
  changes: Partial<Pick<OutboxRow, 'state' | 'due' | 'last_error'>>,
): Promise<boolean> {
  return (await updateRows(database, 'outbox', { id, state: 'sending' }, changes)) === 1;
}

/** Marks a sent email as bounced. Returns false if it is already being sent again. */
export async function endSentMail(database: Connection, id: string, last_error: string): Promise<boolean> {
  return (await updateRows(database, 'outbox', { id, state: 'sent' }, { state: 'failed', last_error })) === 1;
}

/** Actions after which a visitor's message counts as handled: an email, a call, a decision. */
const HANDLED_BY = [
  'answer-by-phone',
  'advance',
  'leave',
  'reject',
  'close',
  'reopen',
  'delivered',
] as const satisfies SubmissionAct[];

/** Emails that were given up, newest first. `isHandled`: somebody has dealt with the submission since. */
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
    // The reference is a condition too, because the database finds the rows by its index.
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
  // If an email was given up twice, for example after a corrected address, only actions after the second time count.
  const seen = new Set<string>();
  const last = rows.filter(({ id }) => !seen.has(id) && seen.add(id));
  return last.map(({ handled, given_up_at: _at, ...row }) => ({ ...row, isHandled: Number(handled) > 0 }));
}

/** Ends a claim without counting an attempt. */
export async function releaseMail(database: Connection, id: string, now: string): Promise<void> {
  await database
    .updateTable('outbox')
    .set((set) => ({ state: 'waiting', due: now, attempts: set('attempts', '-', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute();
}

/** Unsent emails, oldest first and those to the firm before those to the visitor; with `all` also sent ones. */
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

/** Largest number that is counted. Nobody reads a longer list, so a larger number is given as one more than this. */
export const COUNTED_MAX = 200;

export interface UnsentMails {
  /** Number of emails that were given up. */
  failed: number;
  /** Number of emails that have waited since before a time. */
  late: number;
  /** Number of all other unsent emails. */
  waiting: number;
  /** Time at which the oldest email that was not given up was queued. */
  oldest: string | null;
  /** Error of one of the oldest emails that failed or are late. */
  lastError: string | null;
}

export async function countUnsentMails(
  database: Connection,
  lateBefore: string,
  { withUndelivered }: { withUndelivered: boolean },
): Promise<UnsentMails> {
  // Compares a count, because with EXISTS PostgreSQL would join all changes.
  const undeliveredActs = sql<number>`(select count(*) from submission_changes as change
    where change.reference = outbox.reference and change.letter_id = outbox.id and change.act = 'undelivered')`;
  const mails = database.selectFrom('outbox').where(undeliveredActs, '=', 0);
  // Answers to visitors raise no alarm: a wrong address of a visitor is not a fault of the site.
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

/** Addresses of the firm that could not be reached at the last attempt, each with the latest reason. */
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

/** Number of oldest emails among which an error is looked for. */
const LOOKED_AT = 20;

/** States of unsent emails. They are listed one by one, so that the database uses the index on the state. */
const UNSENT = ['waiting', 'sending', 'failed'] as const;

/** Emails about one submission, oldest first. */
export async function selectMailsAbout(database: Connection, reference: string): Promise<OutboxRow[]> {
  return await selectRows(database, 'outbox', { reference }, 'created', 'kind desc');
}

/**
 * Locks the emails about a submission until the transaction ends. Another transaction that locks them waits, and then
 * sees new emails too.
 */
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
 * Emails to a visitor that get the new address when it is corrected. Failed emails are left out if somebody has dealt
 * with them since, for example by a call.
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
 * Sends unsent emails about a submission to another address of the visitor. Failed ones become due immediately. Returns
 * the number of emails.
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

/** Up to `limit` emails from before the email `before`, newest first: all, or only unsent ones. */
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
  // Reads a page for each state and merges them. Sorting them in one query would read all waiting emails.
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

/** True if an email was tried and not sent. An email that was never tried may be in its half minute for undo. */
export function isToRetry({ state, attempts }: Pick<OutboxRow, 'state' | 'attempts'>): boolean {
  return state === 'failed' || (state === 'waiting' && attempts > 0);
}

/** Makes the emails of `isToRetry` due immediately and returns their number. */
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

/** Deletes an email before it is sent. Returns false if it is being sent or was sent. */
export async function withdrawMail(database: Connection, id: string): Promise<boolean> {
  return (await deleteRows(database, 'outbox', { id, state: ['waiting', 'failed'] })) === 1;
}

export function isConfirmation(kind: MailKind): boolean {
  return kind.endsWith('-confirmation');
}

/** Kinds of emails that visitors get automatically: confirmations, and dates for subscribers. */
const BY_ITSELF = MAIL_KINDS.filter((kind) => isConfirmation(kind) || kind === 'batch-opened');

/** True for emails that one of the firm's people wrote. */
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
