import type { Connection, PasskeyRow } from './database.ts';
import { selectRows } from './rows.ts';

/** Passkeys of one person, or of everybody, oldest first. */
export async function selectPasskeys(database: Connection, personId?: string): Promise<PasskeyRow[]> {
  const whose = personId === undefined ? {} : { person_id: personId };
  return await selectRows(database, 'passkeys', whose, 'created');
}
