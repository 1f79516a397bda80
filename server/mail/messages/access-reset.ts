import type { PersonRow } from '../../storage/database.ts';
import type { Config } from '../../config.ts';
import { readableTime, type Message } from './message.ts';

/** To the firm, so that nobody's access is taken over unseen. */
export function accessReset(
  { name, role }: Pick<PersonRow, 'name' | 'role'>,
  { by, time, reference }: { by: string; time: string; reference: string },
  { timeZone, operatorCommand }: Pick<Config, 'timeZone' | 'operatorCommand'>,
): Message {
  return {
    subject: `Desk: the access of ${name} was reset (${reference})`,
    text: `The access of ${name} (${role}) to the desk was reset.

When: ${readableTime(time, timeZone)}
By:   ${by}

All passkeys and sessions of ${name} are gone. A new link was made, which registers a passkey, once, within 30 minutes.

If nobody in the firm asked for this, end the access at once, in the desk under People or on the server:
${operatorCommand} desk end "${name}"
`,
  };
}
