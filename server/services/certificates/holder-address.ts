import { readAddress } from '../../../contracts/pasted-text.ts';
import { isMailable } from '../../mail/mail-address.ts';
import type { Connection } from '../../storage/database.ts';
import { writeHolderAddresses } from '../../storage/holder-mails.ts';
import { wrongField } from '../operator-error.ts';

/** Limit for an address and the characters that may surround it. */
const ADDRESS_MAX_LENGTH = 1_000;

/** Address of the holder in its stored form. */
export function requireMailable(typed: string): string {
  const email = typed.length > ADDRESS_MAX_LENGTH ? '' : readAddress(typed);
  if (isMailable(email)) return email;
  const reason = `"${typed}" is not an email address: give one such as name@example.com`;
  throw wrongField('email', reason);
}

export async function keepAddress(database: Connection, lookup: string, email: string): Promise<void> {
  await writeHolderAddresses(database, [{ lookup, email, email_lookup: email.toLowerCase() }]);
}
