import {
  selectClassMails,
  selectHolderAddresses,
  selectHolderMailStates,
} from '../../storage/holder-mails.ts';
import { selectRow } from '../../storage/rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { TAKE_BACK_MS } from './classes.ts';
import { requireCertificate } from './read-certificates.ts';
import { isNews, readTold } from './tell-holders.ts';

/** Emails to the holder of a certificate: sent and scheduled. */
export async function readHolderMails(deps: Dependencies, number: string) {
  const { database } = deps.storage;
  const row = await requireCertificate(database, number);
  const { lookup, created } = row;
  const address = (await selectHolderAddresses(database, [lookup])).get(lookup) ?? '';
  const mails = (await selectHolderMailStates(database, lookup)).map((mail) => ({
    told: mail.told,
    state: mail.state,
    time: mail.sent ?? (mail.state === 'waiting' ? mail.due : mail.created),
  }));
  const told = deps.config.holderMails ? await readTold(database) : undefined;
  const isAhead =
    told !== undefined &&
    (created > told.created.time || (created === told.created.time && lookup > told.created.lookup));
  const before = await selectRow(database, 'certificates', { replaced_by: row.number });
  const isReplacing = before !== undefined;
  const leaves =
    isAhead && address !== '' && mails.length === 0 && isNews(row, { now: deps.now(), isReplacing })
      ? new Date(Date.parse(created) + TAKE_BACK_MS).toISOString()
      : null;
  const sentBefore =
    before && mails.length === 0 ? await selectHolderMailStates(database, before.lookup) : [];
  const { sent = null } = sentBefore.find(({ told: state, sent: time }) => state === 'valid' && time) ?? {};
  const replaced = before && sent !== null ? { number: before.number, sent } : null;
  // `address` is empty if unknown. `mails` are newest first. `leaves` is the earliest time of the automatic email about
  // the issue; null if there is none. `replaced`: the holder was emailed only about the certificate that this one
  // replaces.
  return { address, mails, leaves, replaced };
}

export type ClassMails = Awaited<ReturnType<typeof readClassMails>>;

/** Counts of emails to the holders of a class, except of revoked certificates. */
export async function readClassMails({ storage, config }: Dependencies, name: string) {
  const rows = await selectClassMails(storage.database, name);
  const count = (test: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(test).reduce((sum, row) => sum + row.count, 0);
  return {
    sent: count(({ state }) => state === 'sent'),
    waiting: count(({ state }) => state === 'waiting' || state === 'sending'),
    failed: count(({ state }) => state === 'failed'),
    /** Number of holders with an address who were not emailed. */
    untold: count(({ state, hasAddress }) => state === null && hasAddress),
    withoutAddress: count(({ state, hasAddress }) => state === null && !hasAddress),
    /** True if these holders will be emailed automatically. */
    leaveByThemselves: config.holderMails,
  };
}
