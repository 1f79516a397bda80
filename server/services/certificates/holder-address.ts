import { readAddress } from '../../../contracts/pasted-text.ts';
import { isMailable } from '../../mail/mail-address.ts';
import type { Connection } from '../../storage/database.ts';
import { writeHolderAddresses } from '../../storage/holder-mails.ts';
import { wrongField } from '../operator-error.ts';

/** Length limit for an address, with characters that may surround it. */
const ADDRESS_MAX_LENGTH = 1_000;

/** Address of a holder as it is stored. Throws if no email can be sent to it. */
export function requireMailable(typed: string): string {
  const email = typed.length > ADDRESS_MAX_LENGTH ? '' : readAddress(typed);
  if (isMailable(email)) return email;
  const reason = `"${typed}" is not an email address: give one such as name@example.com`;
  throw wrongField('email', reason);
}

export async function keepAddress(database: Connection, lookup: string, email: string): Promise<void> {
  await writeHolderAddresses(database, [{ lookup, email, email_lookup: email.toLowerCase() }]);
}
