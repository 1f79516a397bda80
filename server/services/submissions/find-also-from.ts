import type { SubmissionKind } from '../../../contracts/submission-kind.ts';
import type { Dependencies } from '../dependencies.ts';
import { listSubmissions, type SubmissionRecord } from './read-submissions.ts';

const SHOWN = 10;
/** Fewer digits would be an extension, which strangers share. */
const PHONE_DIGITS_MIN = 7;
const PHONE_DIGITS = 10;

/** What else came from the same person: by mail address, or by the digits of the phone number. The newest first. */
export async function findAlsoFrom(
  deps: Dependencies,
  row: SubmissionRecord,
  kinds: readonly SubmissionKind[],
): Promise<SubmissionRecord[]> {
  const [email, phone] = [row.email.toLowerCase(), digitsOf(phoneOf(row))];
  const found = new Map<string, SubmissionRecord>();
  for (const search of [email, phone]) {
    if (search === '') continue;
    for (const kind of kinds) {
      // The search finds beginnings of words, in the message too: what it finds is compared.
      const { rows } = await listSubmissions(deps, kind, { search, limit: 5 * SHOWN });
      for (const other of rows) {
        const isSame =
          (email !== '' && other.email.toLowerCase() === email) ||
          (phone !== '' && digitsOf(phoneOf(other)) === phone);
        if (isSame && other.reference !== row.reference) found.set(other.reference, other);
      }
    }
  }
  return [...found.values()]
    .toSorted((one, other) => (one.received > other.received ? -1 : 1))
    .slice(0, SHOWN);
}

function phoneOf(row: SubmissionRecord): string {
  return row.kind === 'enquiry' ? row.mobile : row.phone;
}

/** As dialled at home, without what countries put before it; empty where there are too few to tell people apart. */
function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < PHONE_DIGITS_MIN ? '' : digits.slice(-PHONE_DIGITS);
}
