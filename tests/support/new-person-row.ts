import type { Role } from '../../domain/roles.ts';
import type { PersonRow } from '../../server/storage/database.ts';

/** One of the firm's people, under their name as id. */
export function newPersonRow(name: string, role: Role): PersonRow {
  return {
    id: name,
    name,
    name_lookup: name.toLowerCase(),
    role,
    state: 'active',
    created: new Date().toISOString(),
    news_seen_at: null,
    morning_mail: null,
    morning_mail_day: null,
  };
}
