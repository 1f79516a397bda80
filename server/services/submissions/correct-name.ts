import { randomUUID } from 'node:crypto';
import { readAddress } from '../../../contracts/pasted-text.ts';
import { batchName } from '../../../contracts/batch.ts';
import { selectBatches } from '../../storage/batches.ts';
import type { Connection } from '../../storage/database.ts';
import { selectReceivedFrom, updateName } from '../../storage/received-rows.ts';
import { selectSeats } from '../../storage/seats.ts';
import { insertNote } from '../../storage/submission-history.ts';
import { dayIn } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';

interface NameCorrection {
  /** Address of the holder. Enquiries from other addresses may be those of another person. */
  email: string;
  from: string;
  to: string;
  by: string;
}

/**
 * Corrects a name in the holder's enquiries after it was corrected on the certificate. A note contains the old name.
 */
export async function correctName(
  { now }: Dependencies,
  transaction: Connection,
  { email, from, to, by }: NameCorrection,
): Promise<void> {
  for (const row of await selectReceivedFrom(transaction, email.toLowerCase())) {
    if (row.kind !== 'enquiry' || row.name !== from) continue;
    await updateName(transaction, row, to);
    await insertNote(transaction, {
      id: randomUUID(),
      reference: row.reference,
      text: `Name corrected with the certificate: ${to}. It was ${from}.`,
      interview: null,
      written_by: by,
      written_at: now().toISOString(),
    });
  }
}

/** Corrects names of trainees by the class list of their batch. Trainees who share an address are left out. */
export async function correctNamesOfBatch(
  deps: Dependencies,
  className: string,
  rows: readonly { values: { name: string; email: string } }[],
  by: string,
): Promise<void> {
  const { storage, now, config } = deps;
  await storage.database.transaction().execute(async (transaction) => {
    const batches = await selectBatches(transaction, dayIn(now(), config.timeZone));
    const ofClass = batches.filter(
      ({ course_title: courseTitle, start }) => batchName({ courseTitle, start }) === className.trim(),
    );
    const seats = await Promise.all(ofClass.map(({ id }) => selectSeats(transaction, id)));
    const trainees = seats.flat().filter(({ seat }) => seat === 'taken');
    for (const { values } of rows) {
      const email = readAddress(values.email).toLowerCase();
      const [trainee, other] = trainees.filter((one) => email !== '' && one.email.toLowerCase() === email);
      const to = values.name.trim();
      if (trainee === undefined || other !== undefined || trainee.name === to) continue;
      await correctName(deps, transaction, { email, from: trainee.name, to, by });
    }
  });
}
