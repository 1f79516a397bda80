import type { Connection } from '../../storage/database.ts';
import {
  forgetHolderMails,
  forgetHolders,
  selectHolderMailsTo,
  selectLookupsOfHolder,
} from '../../storage/holder-mails.ts';
import { deleteFact, selectFactsAbout } from '../../storage/office-facts.ts';
import { overwriteDeleted } from '../../storage/overwrite-deleted.ts';
import { withReserve } from '../../storage/reserve.ts';
import { BATCH_SIZE, deleteSubmissions } from './delete-submissions.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { recordAct } from '../audit-log/record-act.ts';
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
  const { whose, rows } = await findSent(storage.database, email);
  const applications = rows.filter(({ kind }) => kind === 'application').length;
  const found = { enquiries: rows.length - applications, applications };
  if (dryRun) {
    const { count } = await findFilesLeft(deps);
    return { ...found, filesBefore: count, filesLeft: count };
  }
  const held = await selectLookupsOfHolder(storage.database, whose);
  const mailed = await selectHolderMailsTo(storage.database, whose);
  const quoted = await selectFactsAbout(storage.database, whose);
  if (rows.length + held.length + mailed.length + quoted.length > 0) await agree?.(found);
  const recordErasure = async (transaction: Connection, references: string[]) => {
    for (const reference of references) await recordAct(transaction, deps, 'data.erased', reference);
  };
  return await withReserve(config.dataFolder, () =>
    reportOnFiles(deps, async () => {
      await storage.database.transaction().execute(async (transaction) => {
        const time = deps.now().toISOString();
        await forgetHolders(transaction, held, time);
        await forgetHolderMails(transaction, mailed, time);
        for (const { id } of quoted) {
          await deleteFact(transaction, id);
          await recordAct(transaction, deps, 'testimonial.erased', id);
        }
        // A restore forgets them again.
        for (const lookup of held) await recordAct(transaction, deps, 'certificate.holder-forgotten', lookup);
      });
      while (rows.length > 0) await deleteSubmissions(deps, rows.splice(0, BATCH_SIZE), recordErasure);
      await overwriteDeleted(storage);
      return found;
    }),
  );
}
