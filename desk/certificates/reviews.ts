import { groupNumber } from '../../contracts/certificate.ts';
import { plural } from '../../contracts/plural.ts';
import {
  MAILS_A_MINUTE,
  previewClassMails,
  previewHolderMail,
} from '../../server/services/certificates/mail-certificates.ts';
import type { CertificateRecord } from '../../server/services/certificates/read-certificates.ts';
import { readHolderMails } from '../../server/services/certificates/read-holder-mails.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import type { Review as Shown } from '../server/review.ts';

export type Review = Omit<Shown, 'back'>;

const ATTACHED = 'The certificate as a PDF and its credential are attached.';
const LATER = 'You can undo it for half a minute.';

/** Undefined if there is nobody to email. */
export async function reviewClassMails(deps: Dependencies, name: string): Promise<Review | undefined> {
  const { to, before, without, example } = await previewClassMails(deps, name);
  if (!example) return undefined;
  const people = plural(to.length, 'person', 'people');
  return {
    heading: `Email ${plural(to.length, 'certificate')} of “${name}”?`,
    says: [
      `${people}, ${without.length} without an address${without.length > 0 ? `: ${without.join(', ')}` : ''}.`,
      before > 0 &&
        `${plural(before, 'person has', 'people have')} had this email before and ${before === 1 ? 'gets' : 'get'} none.`,
      example.hasFiles && ATTACHED,
      `${to.length > MAILS_A_MINUTE ? `${MAILS_A_MINUTE} are sent a minute. ` : ''}${LATER}`,
    ],
    rows: to.map(({ name: who, email }) => ({ name: who, detail: email })),
    emails: [{ to: example.name, subject: example.subject, text: example.text }],
    label: `Send to ${people}`,
  };
}

export async function reviewHolderMail(deps: Dependencies, number: string, typed?: string): Promise<Review> {
  const { name, to, subject, text, hasFiles } = await previewHolderMail(deps, number, typed);
  return {
    heading: `Email ${name}?`,
    says: [hasFiles && ATTACHED, LATER],
    emails: [{ to: `${name}, ${to}`, subject, text }],
    label: `Send to ${name}`,
  };
}

export async function reviewRevocation(
  deps: Dependencies,
  { number, name }: CertificateRecord,
): Promise<Review> {
  return {
    heading: `Revoke the certificate of ${name}?`,
    says: [
      `From now on a check of ${groupNumber(number)} says that it was revoked. You cannot undo this.`,
      await tellsHolder(deps, number),
    ],
    label: 'Revoke the certificate',
    isDangerous: true,
  };
}

export async function reviewReissue(
  deps: Dependencies,
  { number, name, course }: CertificateRecord,
  values: { name: string; course: string },
): Promise<Review> {
  return {
    heading: `Reissue the certificate of ${name}?`,
    says: [
      `A new certificate with a new number says “${values.name}, ${values.course}”. The old one, ${groupNumber(number)} for “${name}, ${course}”, is revoked. You cannot undo this.`,
      values.name !== name && 'The name is corrected in the enquiries of the holder too.',
      await tellsHolder(deps, number),
    ],
    label: 'Reissue the certificate',
  };
}

/** Sentence that says whether the holder is emailed. */
async function tellsHolder(deps: Dependencies, number: string): Promise<string> {
  const { address } = await readHolderMails(deps, number);
  if (address === '') return 'The holder is not emailed, because no address is known.';
  return deps.config.holderMails
    ? `The holder gets an email at ${address} after half an hour.`
    : 'The holder is not emailed by this. You can email them afterwards.';
}

export function reviewErasure({ name, numbers }: { name: string; numbers: string[] }): Review {
  return {
    heading: `Erase ${name} from ${plural(numbers.length, 'certificate')}?`,
    says: [
      'Name, course and class are deleted. The numbers are not reused, and a check answers as for a number that was never issued. You cannot undo this, and a restore leaves it erased.',
    ],
    rows: numbers.map((number) => ({ name: groupNumber(number) })),
    label: `Erase ${plural(numbers.length, 'certificate')}`,
    isDangerous: true,
  };
}

export function reviewRename(from: string, to: string, counts: { moved: number; joined: number }): Review {
  const { moved, joined } = counts;
  return {
    heading: joined > 0 ? `Merge “${from}” into “${to}”?` : `Rename “${from}” to “${to}”?`,
    says: [
      `${plural(moved, 'certificate gets', 'certificates get')} the class name “${to}”.`,
      joined > 0 &&
        `${plural(joined, 'certificate has', 'certificates have')} it already. The two classes are merged, and you cannot undo this.`,
    ],
    label: joined > 0 ? 'Merge the two classes' : `Rename ${plural(moved, 'certificate')}`,
    isDangerous: joined > 0,
  };
}

export function reviewUndoneImport(name: string, people: string[]): Review {
  const certificates = plural(people.length, 'certificate');
  return {
    heading: `Undo the import of ${certificates} in “${name}”?`,
    says: [
      'Nobody has printed or checked any of them yet. They are deleted as if they had never been issued, and the numbers are not used again.',
      'Names in enquiries that this class has corrected stay corrected. A note in each enquiry has the old spelling. When you issue the class again, its names are used there too.',
    ],
    rows: people.map((who) => ({ name: who })),
    label: `Delete ${certificates}`,
    isDangerous: true,
  };
}
