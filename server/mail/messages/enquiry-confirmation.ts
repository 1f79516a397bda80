import { company } from '../../../content/company.ts';
import { courseTerms } from '../../../content/course-terms.ts';
import { subjectLine, subjectOf } from '../../../contracts/enquiry-subject.ts';
import type { EnquiryRow } from '../../storage/database.ts';
import type { Config } from '../../config.ts';
import { readableTime, type Message } from './message.ts';

/** Confirmation of an enquiry. Repeats nothing from the form, because the address may belong to somebody else. */
export function enquiryConfirmation(
  { reference, received, message }: EnquiryRow,
  { publicUrl, timeZone }: Config,
): Message {
  const isOfTrainee = subjectOf(message)?.startsWith(subjectLine('course', ''));
  return {
    subject: `We have your enquiry ${reference}`,
    text: `Your enquiry reached ${company.name} on ${readableTime(received, timeZone)}.

Its reference is ${reference}. Please give it when you write or call:
${company.email}
${company.phoneLabel}

Someone who does the work you ask about will read it. ${isOfTrainee ? courseTerms.reply : 'We answer within one working day.'}

We use your details to answer this enquiry and for nothing else.
What we store, for how long, and how to have it erased: ${publicUrl}/privacy

If you did not contact us, someone else entered your address. You can ignore this email.
`,
  };
}
