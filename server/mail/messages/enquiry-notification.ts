import { subjectOf } from '../../../contracts/enquiry-subject.ts';
import type { EnquiryRow } from '../../storage/database.ts';
import type { Config } from '../../config.ts';
import { quoted, readableTime, type Message } from './message.ts';

export function enquiryNotification(
  enquiry: EnquiryRow,
  { publicUrl, timeZone, operatorCommand }: Config,
): Message {
  const subject = subjectOf(enquiry.message);
  return {
    subject: `${enquiry.name}, ${subject ?? 'enquiry'} (${enquiry.reference})`,
    text: `A visitor asks for a free consultation.

Reference: ${enquiry.reference}
Received:  ${readableTime(enquiry.received, timeZone)}
Name:      ${enquiry.name}
Mobile:    ${enquiry.mobile}
Email:     ${enquiry.email}
Page:      ${enquiry.page === null ? '(not known)' : `${publicUrl}${enquiry.page}`}

Message:
${quoted(enquiry.message || '(none)')}

Answer this mail to write to the visitor. The form asks for no consent to marketing: use the address for this enquiry only.
Delete this mail when the retention period of the privacy page ends.
To read it on the server: ${operatorCommand} enquiries show ${enquiry.reference}
`,
  };
}
