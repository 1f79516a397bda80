import { company } from '../../../content/company.ts';
import { officeAddresses } from '../../mail/compose-mail.ts';
import {
  COUNTED_MAX,
  countUnsentMails,
  makeMailsDue,
  selectMails,
  selectUnreached,
  type UnsentMails,
} from '../../storage/outbox.ts';
import { HOUR_MS, timeBefore } from '../calendar.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { normaliseReference } from '../submissions/reference.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { OperatorError } from '../operator-error.ts';

const NAMED_MAX = 3;

/**
 * Numbers of unsent emails. `late`: waiting for more than an hour. `undelivered`: visitors can never get them, so the
 * desk lists each of them.
 */
export async function findUnsentMails(
  { storage, now }: Pick<Dependencies, 'storage' | 'now'>,
  which = { withUndelivered: true },
): Promise<UnsentMails> {
  return await countUnsentMails(storage.database, timeBefore(now(), HOUR_MS), which);
}

/** Addresses of the firm that cannot be reached, each with the error of its mail server; empty if there are none. */
export async function unreachedInWords({ storage, config }: Dependencies): Promise<string> {
  const unreached = await selectUnreached(storage.database);
  const named = unreached.slice(0, NAMED_MAX).map(({ recipient_lookup, last_error }) => {
    const to = recipient_lookup || officeAddresses(config).join(', ');
    return `${to} (${last_error})`;
  });
  return [...named, ...(unreached.length > NAMED_MAX ? ['…'] : [])].join(', ');
}

/** The number of unsent emails in words. */
export function unsentInWords(count: number): string {
  const number = Math.min(count, COUNTED_MAX).toLocaleString(company.region.locale);
  return count > COUNTED_MAX ? `more than ${number}` : number;
}

/** Unsent emails, oldest first; with `all` also sent ones. */
export async function listOutbox({ storage, config }: Dependencies, options = { all: false }) {
  const rows = await selectMails(storage.database, options);
  return rows.map(
    ({ reference, kind, recipient_lookup, state, attempts, due, created, sent, last_error }) => {
      const to = recipient_lookup || officeAddresses(config).join(', ');
      return { reference, kind, to, state, attempts, due, created, sent, error: last_error };
    },
  );
}

/**
 * Immediately retries emails that could not be sent, including those that were given up. With `reference`, it retries
 * only emails about that submission.
 */
export async function resendMails(deps: ActingDependencies, reference?: string): Promise<number> {
  const about = reference === undefined ? undefined : normaliseReference(reference);
  const count = await deps.storage.database.transaction().execute(async (transaction) => {
    const due = await makeMailsDue(transaction, deps.now().toISOString(), about);
    if (due > 0) await recordAct(transaction, deps, 'mail.retried', about);
    return due;
  });
  if (count > 0 || about === undefined) return count;
  throw new OperatorError(`No email about ${reference} has failed. List unsent emails with outbox list.`);
}
