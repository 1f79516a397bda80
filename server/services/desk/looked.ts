import { selectPerson, updatePerson } from '../../storage/people.ts';
import { DAY_MS, timeBefore } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';

/** When a person last said that they had seen what came. Who has no name here sees the last day. */
export async function readLooked(
  { storage, now }: Dependencies,
  personId: string | undefined,
): Promise<{ since: string; hasLooked: boolean }> {
  const person = personId === undefined ? undefined : await selectPerson(storage.database, personId);
  return {
    since: person?.looked ?? timeBefore(now(), DAY_MS),
    hasLooked: (person?.looked ?? null) !== null,
  };
}

export async function markLooked({ storage, now }: Dependencies, personId: string): Promise<void> {
  await updatePerson(storage.database, personId, { looked: now().toISOString() });
}
