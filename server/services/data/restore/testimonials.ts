import type { Connection } from '../../../storage/database.ts';
import { selectFacts, withdrawFact } from '../../../storage/office-facts.ts';

/** Unpublishes testimonials in the backup that were unpublished since. */
export async function applyTestimonials(present: Connection, backup: Connection): Promise<void> {
  for (const { id, state, changed_by, changed_at } of await selectFacts(present, 'testimonial'))
    if (state === 'withdrawn') await withdrawFact(backup, { id, changed_by, changed_at });
}
