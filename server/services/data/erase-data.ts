import type { Connection } from '../../storage/database.ts';
import {
  forgetHolderMails,
  forgetHolders,
  selectHolderMailsTo,
  selectLookupsOfHolder,
} from '../../storage/holder-mails.ts';
import { selectUnmatchedToDelete } from '../../storage/replies.ts';
import { deleteFact, selectFactsAbout } from '../../storage/office-facts.ts';
import { noteOverwriting } from '../../storage/removals.ts';
import { withReserve } from '../../storage/reserve.ts';
import { selectSubscriptionsOf } from '../../storage/subscriptions.ts';
import { BATCH_SIZE, deleteSubmissions } from './delete-submissions.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { deleteUnmatched } from '../replies/delete-unmatched.ts';
import { endSubscriptions } from '../subscriptions/end-subscription.ts';
import { findSent } from './find-person-data.ts';
import { type Deleted, type DeletionReport, findFilesLeft, reportOnFiles } from './work-off-removals.ts';

interface ErasureOptions {
  /** Says what would be deleted and deletes nothing. */
  dryRun?: boolean;
  /** Throws unless what was found may be deleted; nothing is asked when nothing was found. */
  agree?(found: Deleted): Promise<void>;
}

/** Deletes everything that was sent from this address, or that a reference leads to (`find-person-data.ts`): rows, resumes, mails queued or written as files. */
export async function eraseData(
  deps: ActingDependencies,
  email: string,
  { dryRun = false, agree }: ErasureOptions = {},
): Promise<DeletionReport> {
  const { storage, config } = deps;
  const { addresses, rows } = await findSent(storage.database, email);
  const applications = rows.filter(({ kind }) => kind === 'application').length;
  const found = { enquiries: rows.length - applications, applications };
  if (dryRun) {
    const { count } = await findFilesLeft(deps);
    return { ...found, filesBefore: count, filesLeft: count, isOverwritten: true };
  }
  const ofAll = async <T>(select: (address: string) => Promise<T[]>) =>
    (await Promise.all(addresses.map(select))).flat();
  const held = await ofAll((address) => selectLookupsOfHolder(storage.database, address));
  const mailed = await ofAll((address) => selectHolderMailsTo(storage.database, address));
  const unmatched = await ofAll((sender) => selectUnmatchedToDelete(storage.database, { sender }, 1));
  const subscriptions = await ofAll((address) => selectSubscriptionsOf(storage.database, address));
  const quoted = await ofAll((address) => selectFactsAbout(storage.database, address));
  const others = [held, mailed, unmatched, subscriptions, quoted].flat();
  if (rows.length + others.length > 0) await agree?.(found);
  const recordErasure = async (transaction: Connection, references: string[]) => {
    for (const reference of references) await recordAct(transaction, deps, 'data.erased', reference);
  };
  return await withReserve(config.dataFolder, () =>
    reportOnFiles(deps, async () => {
      await storage.database.transaction().execute(async (transaction) => {
        const time = deps.now().toISOString();
        await noteOverwriting(transaction, time);
        await forgetHolders(transaction, held, time);
        await forgetHolderMails(transaction, mailed, time);
        await endSubscriptions(
          transaction,
          deps,
          subscriptions.map((subscription) => subscription.reference),
        );
        for (const { id } of quoted) {
          await deleteFact(transaction, id);
          await recordAct(transaction, deps, 'testimonial.erased', id);
        }
        // A restore forgets them again.
        for (const lookup of held) await recordAct(transaction, deps, 'certificate.holder-forgotten', lookup);
      });
      while (rows.length > 0) await deleteSubmissions(deps, rows.splice(0, BATCH_SIZE), recordErasure);
      for (const sender of addresses)
        while ((await deleteUnmatched(deps, { sender }, BATCH_SIZE, recordErasure)) > 0);
      return found;
    }),
  );
}
