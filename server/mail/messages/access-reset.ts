import type { PersonRow } from '../../storage/database.ts';
import type { Config } from '../../config.ts';
import { readableTime, type Message } from './message.ts';

/** Email that tells the firm about a reset of somebody's access, in case it was not intended. */
export function accessReset(
  { name, role }: Pick<PersonRow, 'name' | 'role'>,
  {
    by,
    time,
    reference,
    isAdded = false,
  }: { by: string; time: string; reference: string; isAdded?: boolean },
  { timeZone, operatorCommand }: Pick<Config, 'timeZone' | 'operatorCommand'>,
): Message {
  const what = isAdded ? `got a link for one more device` : 'was reset';
  const [subject, first] = isAdded
    ? [`Desk: ${name} ${what}`, `${name} (${role}) ${what}.`]
    : [`Desk: the access of ${name} ${what}`, `The access of ${name} (${role}) to the desk ${what}.`];
  return {
    subject: `${subject} (${reference})`,
    text: `${first}

When: ${readableTime(time, timeZone)}
By:   ${by}

${isAdded ? `The passkeys and sessions of ${name} still work.` : `All passkeys and sessions of ${name} were removed.`} A new link was made. It registers one passkey within 30 minutes.

If nobody in the firm asked for this, end the access at once, at the desk under People or on the server:
${operatorCommand} desk end "${name}"
`,
  };
}
