import type { ApplicationRow } from '../../storage/database.ts';
import { eachReceived } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';

/** An application as the operator sees it. */
export type ApplicationRecord = Pick<
  ApplicationRow,
  | 'reference'
  | 'name'
  | 'email'
  | 'phone'
  | 'cover_letter'
  | 'job_title'
  | 'received'
  | 'state'
  | 'step'
  | 'version'
  | 'changed_by'
  | 'changed_at'
> & {
  /** Name of the file as the applicant sent it. */
  resume: string;
  resume_bytes: number;
};

/** Oldest first, all or those received at `since` (ISO 8601) or later. */
export async function* eachApplication(
  { storage }: Dependencies,
  since?: string,
): AsyncGenerator<ApplicationRecord> {
  for await (const row of eachReceived(storage.database, 'applications', since)) yield applicationRecord(row);
}

export function applicationRecord(row: ApplicationRow): ApplicationRecord {
  const { reference, name, email, phone, cover_letter, job_title, received, resume_bytes } = row;
  const { state, step, version, changed_by, changed_at } = row;
  return {
    reference,
    name,
    email,
    phone,
    cover_letter,
    job_title,
    received,
    resume: row.resume_name,
    resume_bytes,
    state,
    step,
    version,
    changed_by,
    changed_at,
  };
}
