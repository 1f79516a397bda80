import type { OutboxRow } from '../../storage/database.ts';
import { selectReplacing } from '../../storage/certificates.ts';
import {
  selectClassMails,
  selectHolderAddresses,
  selectHolderMailStates,
  type HolderMailState,
} from '../../storage/holder-mails.ts';
import type { Dependencies } from '../dependencies.ts';
import { TAKE_BACK_MS } from './classes.ts';
import { requireCertificate } from './read-certificates.ts';
import { isNews, readTold } from './tell-holders.ts';

export interface HolderMails {
  /** Where the holder is reached; empty where that is not known. */
  address: string;
  /** Newest first. */
  mails: { told: HolderMailState; state: OutboxRow['state']; time: string }[];
  /** From when on the mail about its issue leaves by itself; null where none does. */
  leaves: string | null;
}

/** What the holder of a certificate was told by mail, and will be. */
export async function readHolderMails(deps: Dependencies, number: string): Promise<HolderMails> {
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
  const isReplacing = (await selectReplacing(database, [row.number])).length > 0;
  const leaves =
    isAhead && address !== '' && mails.length === 0 && isNews(row, { now: deps.now(), isReplacing })
      ? new Date(Date.parse(created) + TAKE_BACK_MS).toISOString()
      : null;
  return { address, mails, leaves };
}

/** Of those of a class that are not withdrawn. */
export interface ClassMails {
  sent: number;
  waiting: number;
  failed: number;
  /** With an address, and nothing was written there. */
  untold: number;
  withoutAddress: number;
  /** Those with an address get theirs by themselves. */
  leaveByThemselves: boolean;
}

export async function readClassMails({ storage, config }: Dependencies, name: string): Promise<ClassMails> {
  const rows = await selectClassMails(storage.database, name);
  const count = (test: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(test).reduce((sum, row) => sum + row.count, 0);
  return {
    sent: count(({ state }) => state === 'sent'),
    waiting: count(({ state }) => state === 'waiting' || state === 'sending'),
    failed: count(({ state }) => state === 'failed'),
    untold: count(({ state, hasAddress }) => state === null && hasAddress),
    withoutAddress: count(({ state, hasAddress }) => state === null && !hasAddress),
    leaveByThemselves: config.holderMails,
  };
}
