import * as v from 'valibot';
import { forFurtherFields } from '../../../contracts/enquiry-form.ts';
import { messageAbout, subjectLine, subjectOf } from '../../../contracts/enquiry-subject.ts';
import type { EnquiryVia } from '../../../domain/enquiry-via.ts';
import { MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from '../../../contracts/limits.ts';
import { readPhone } from '../../../contracts/pasted-text.ts';
import { nameLine, optionalEmail, optionalLine, optionalText } from '../../../contracts/text.ts';
import type { Connection } from '../../storage/database.ts';
import { insertReceived } from '../../storage/received-rows.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { parseRequest } from '../parse-request.ts';
import type { Author } from './change-submission.ts';
import { storeIdempotently } from './store-idempotently.ts';
import { UNCHANGED } from './received-form.ts';
import { NO_SEAT } from '../../../domain/seat.ts';

const LONGEST_COURSE = 80;

const FIELDS = v.pipe(
  v.object({
    name: nameLine('Give the name', NAME_MAX_LENGTH),
    phone: optionalLine(PHONE_MAX_LENGTH, readPhone),
    email: optionalEmail('An address looks like name@example.com'),
    course: v.pipe(
      optionalLine(LONGEST_COURSE),
      v.check(
        (course) => course === '' || subjectOf(subjectLine('course', course)) !== undefined,
        'Write the course in letters and digits',
      ),
    ),
    message: optionalText(MESSAGE_MAX_LENGTH),
    ...forFurtherFields(({ maxLength }) => optionalLine(maxLength)),
  }),
  v.forward(
    v.partialCheck(
      [['phone'], ['email']],
      ({ phone, email }) => phone !== '' || email !== '',
      'Give a phone number or an email address: without one nobody can answer',
    ),
    ['phone'],
  ),
);

export type TypedEnquiry = v.InferInput<typeof FIELDS> & { via: EnquiryVia };

/**
 * Stores an enquiry from a call, WhatsApp, an email or a visit. It sends no confirmation, because somebody has just
 * talked to the person. If the same enquiry is entered again within ten minutes, it is not added. `also` runs in the
 * same transaction.
 */
export async function addEnquiry(
  deps: ActingDependencies,
  { via, ...typed }: TypedEnquiry,
  { by }: Author,
  also: (transaction: Connection, reference: string) => Promise<void> = async () => {},
): Promise<{ reference: string; repeated: boolean }> {
  const { name, phone, email, course, message, ...further } = parseRequest(FIELDS, typed);
  return await storeIdempotently(deps, {
    kind: 'enquiry',
    form: { fields: typed, clientAddress: 'desk' },
    content: { name, phone, email, course, message, via, ...further },
    store: async (transaction, reference) => {
      const time = deps.now().toISOString();
      await insertReceived(transaction, {
        kind: 'enquiry',
        reference,
        name,
        mobile: phone,
        email,
        email_lookup: email.toLowerCase(),
        message: course === '' ? message : messageAbout(subjectLine('course', course), message),
        ...further,
        page: null,
        utm_source: null,
        via,
        outcome: null,
        ...NO_SEAT,
        received: time,
        ...UNCHANGED,
        changed_by: by,
        changed_at: time,
      });
      await also(transaction, reference);
      await recordAct(transaction, deps, 'enquiry.added', reference);
    },
  });
}
