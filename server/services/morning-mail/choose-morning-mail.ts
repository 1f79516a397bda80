import { readAddress } from '../../../contracts/pasted-text.ts';
import { isMailable } from '../../mail/mail-address.ts';
import { updatePerson } from '../../storage/people.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { dayIn } from '../calendar.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';

/** Switches the morning email on for one of the firm's people, from the next day on. `undefined` switches it off. */
export async function chooseMorningMail(
  deps: ActingDependencies,
  personId: string,
  typed: string | undefined,
): Promise<void> {
  const email = typed === undefined ? undefined : readAddress(typed);
  if (email !== undefined && !isMailable(email)) {
    const sentence = 'Give an address such as name@example.com';
    throw new OperatorError(`${sentence}.`, { fields: { email: sentence } });
  }
  await deps.storage.database.transaction().execute(async (transaction) => {
    await updatePerson(transaction, personId, {
      morning_mail: email ?? null,
      morning_mail_day: dayIn(deps.now(), deps.config.timeZone),
    });
    await recordAct(
      transaction,
      deps,
      email === undefined ? 'person.morning-mail-ended' : 'person.morning-mail-chosen',
      personId,
    );
  });
}
