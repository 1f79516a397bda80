import { countOpenOf } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';

/** Open enquiries and applications that have this person as their owner. */
export async function countOwned({ storage: { database } }: Dependencies, name: string): Promise<number> {
  return (await countOpenOf(database, 'enquiry', name)) + (await countOpenOf(database, 'application', name));
}
