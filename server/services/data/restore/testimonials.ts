import { selectAuditEntriesOfActs } from '../../../storage/audit-log.ts';
import type { Connection } from '../../../storage/database.ts';
import { deleteFact, selectFacts, withdrawFact } from '../../../storage/office-facts.ts';
import type { Act } from '../../audit-log/acts.ts';

const ERASED: string[] = ['testimonial.erased'] satisfies Act[];

/** What was erased or withdrawn since the backup does not come back to the site by it. */
export async function applyTestimonials(present: Connection, backup: Connection): Promise<void> {
  const erased = [
    ...(await selectAuditEntriesOfActs(present, ERASED)),
    ...(await selectAuditEntriesOfActs(backup, ERASED)),
  ];
  for (const { reference } of erased) await deleteFact(backup, reference);
  for (const { id, state, changed_by, changed_at } of await selectFacts(present, 'testimonial'))
    if (state === 'withdrawn') await withdrawFact(backup, { id, changed_by, changed_at });
}
