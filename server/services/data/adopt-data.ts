import { compare, databasePlace, findMismatch, rejoinPair } from '../../storage/store-id.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { recordAct } from '../audit-log/record-act.ts';

/** Contents of a database and a resume store before they are used together. */
export interface Joined {
  database: string;
  store: string;
  /** Resumes in the database, and how many of them are in the store. */
  resumes: number;
  found: number;
  /** Files that no row refers to: the next sweep moves them aside, or stops if there are many. */
  others: number;
}

/** Joins this database and this resume store into one site, after a start was refused. Changes only the id that both have. */
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
