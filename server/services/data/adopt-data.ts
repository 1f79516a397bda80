import { compare, databasePlace, findMismatch, rejoinPair } from '../../storage/store-id.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { recordAct } from '../audit-log/record-act.ts';

/** Numbers of resumes in a database and in a resume store before the two are joined. */
export interface Joined {
  database: string;
  store: string;
  /** Number of resumes that the database refers to, and how many of them are in the store. */
  resumes: number;
  found: number;
  /**
   * Number of files that no row refers to. The next maintenance moves them to the quarantine, or waits for a person if
   * there are many.
   */
  others: number;
}

/**
 * Makes this database and this resume store belong together, after a server has refused to start with them. Changes
 * only the id that both have.
 */
export async function adoptData(
  deps: ActingDependencies,
  agree: (found: Joined, mismatch: string | undefined) => Promise<void>,
): Promise<Joined> {
  const { storage, config } = deps;
  await storage.resumeFiles.check();
  const mismatch = await findMismatch(storage);
  const { rows, files, named } = await compare(storage);
  const found = {
    database: databasePlace(config),
    store: storage.resumeFiles.place,
    resumes: rows,
    found: named,
    others: files - named,
  };
  await agree(found, mismatch);
  if (mismatch === undefined) return found;
  await storage.database.transaction().execute(async (transaction) => {
    await rejoinPair({ database: transaction, resumeFiles: storage.resumeFiles });
    await recordAct(transaction, deps, 'data.adopted');
  });
  return found;
}
