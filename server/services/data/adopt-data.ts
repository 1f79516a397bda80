import { compare, databasePlace, findMismatch, rejoinPair } from '../../storage/store-id.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { recordAct } from '../audit-log/record-act.ts';

/** Contents of a database and a resume store before they are used together. */
export interface Joined {
  database: string;
  store: string;
  /** Resumes that the database knows, and those of them that the store holds. */
  resumes: number;
  found: number;
  /** Files that no row names: the next sweep sets them aside, or stops when they are many. */
  others: number;
}

/**
 * Makes this database and this resume store one site on purpose, after a start was refused. Changes no row and no file
 * but the id that both carry.
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
