import { deleteReplies, selectUnmatchedToDelete } from '../../storage/replies.ts';
import { insertRemovals } from '../../storage/removals.ts';
import { BATCH_SIZE, removalsOfFiles } from '../data/delete-submissions.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Connection } from '../../storage/database.ts';

/** Deletes mails that fit nothing, with what came with them: no submission takes them along. Returns how many. */
export async function deleteUnmatched(
  { storage, now }: Pick<Dependencies, 'storage' | 'now'>,
  which: { sender: string } | { before: string },
  size = BATCH_SIZE,
  also: (transaction: Connection, ids: string[]) => Promise<void> = async () => {},
): Promise<number> {
  return await storage.database.transaction().execute(async (transaction) => {
    const ids = await selectUnmatchedToDelete(transaction, which, size);
    const files = await deleteReplies(transaction, ids);
    await insertRemovals(transaction, removalsOfFiles(files), now().toISOString());
    await also(transaction, ids);
    return ids.length;
  });
}
