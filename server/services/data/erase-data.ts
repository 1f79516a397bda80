import { PLURALS } from '../../../domain/submission-kind.ts';
import type { Connection } from '../../storage/database.ts';
import { deleteForGood } from '../../storage/hanging-rows.ts';
import { lockHolderMails } from '../../storage/holder-mails.ts';
import { noteOverwriting } from '../../storage/removals.ts';
import { withReserve } from '../../storage/reserve.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { deleteUnmatched } from '../replies/delete-unmatched.ts';
import { BATCH_SIZE, deleteSubmissions } from './delete-submissions.ts';
import { findPerson } from './find-person-data.ts';
import { groupRows } from './person-things.ts';
import { type Deleted, type DeletionReport, findFilesLeft, reportOnFiles } from './work-off-removals.ts';

interface ErasureOptions {
  /** True if the call only reports what would be deleted. */
  dryRun?: boolean;
  /** Called with what was found, if anything. Throws to prevent the deletion. */
  agree?(found: Deleted): Promise<void>;
}

/** Tables from which only a few rows are deleted at a time, because visitors wait for each transaction. */
const IN_BATCHES = new Set<string>([...Object.values(PLURALS), 'replies']);

/**
 * Deletes all data of a person (`find-person-data.ts`): rows, resumes, and emails that are queued or stored as files.
 */
export async function eraseData(
  deps: ActingDependencies,
  email: string,
  { dryRun = false, agree }: ErasureOptions = {},
): Promise<DeletionReport> {
  const { storage, config } = deps;
  const { addresses, submissions, roots } = await findPerson(storage.database, email);
  const applications = submissions.filter(({ kind }) => kind === 'application').length;
  const found = { enquiries: submissions.length - applications, applications };
  if (dryRun) {
    const { count } = await findFilesLeft(deps);
    return { ...found, filesBefore: count, filesLeft: count, isOverwritten: true };
  }
  if (roots.size > 0) await agree?.(found);
  const recordErasure = async (transaction: Connection, references: string[]) => {
    for (const reference of references) await recordAct(transaction, deps, 'data.erased', reference);
  };
  return await withReserve(config.dataFolder, () =>
    reportOnFiles(deps, async () => {
      await storage.database.transaction().execute(async (transaction) => {
        const time = deps.now().toISOString();
        await noteOverwriting(transaction, time);
        if (roots.has('holder_addresses') || roots.has('holder_mails')) await lockHolderMails(transaction);
        for (const [table, keys] of roots) {
          if (IN_BATCHES.has(table)) continue;
          for (const { erased, keys: own } of await groupRows(transaction, table, keys)) {
            if (!erased) continue;
            await deleteForGood(transaction, table, own, time);
            // Adds audit lines by which a restore deletes the rows again.
            for (const key of own) await recordAct(transaction, deps, erased, key);
          }
        }
      });
      while (submissions.length > 0)
        await deleteSubmissions(deps, submissions.splice(0, BATCH_SIZE), recordErasure);
      for (const sender of addresses)
        while ((await deleteUnmatched(deps, { sender }, BATCH_SIZE, recordErasure)) > 0);
      return found;
    }),
  );
}
