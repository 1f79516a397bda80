import { ENQUIRY_FIELDS, type EnquiryField } from '../../../contracts/enquiry-form.ts';
import { subjectOf } from '../../../contracts/enquiry-subject.ts';
import type { EnquiryRow } from '../../storage/database.ts';
import type { Config } from '../../config.ts';
import { quoted, readableTime, type Message } from './message.ts';

export function enquiryNotification(
  enquiry: EnquiryRow,
  { publicUrl, timeZone, operatorCommand }: Config,
): Message {
  const subject = subjectOf(enquiry.message);
  const isText = ({ holds }: EnquiryField) => holds === 'text';
  const lines = ENQUIRY_FIELDS.filter((field) => !isText(field)).map(
    ({ name, label }) => `${`${label}:`.padEnd(10)} ${enquiry[name] || '(none)'}`,
  );
  const texts = ENQUIRY_FIELDS.filter(isText).map(
    ({ name, label }) => `${label}:\n${quoted(enquiry[name] || '(none)')}`,
  );
  return {
    subject: `${enquiry.name}, ${subject ?? 'enquiry'} (${enquiry.reference})`,
    text: `A visitor asks for a free consultation.

Reference: ${enquiry.reference}
Received:  ${readableTime(enquiry.received, timeZone)}
${lines.join('\n')}
Page:      ${enquiry.page === null ? '(not known)' : `${publicUrl}${enquiry.page}`}

${texts.join('\n\n')}

Reply to this email to write to the visitor. The form does not ask for consent to marketing. Use the address only for this enquiry.
Delete this email when the retention period of the privacy page ends.
To read it on the server: ${operatorCommand} enquiries show ${enquiry.reference}
`,
  };
}
