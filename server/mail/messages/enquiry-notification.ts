import { subjectOf } from '../../../contracts/enquiry-subject.ts';
import type { EnquiryRow } from '../../storage/database.ts';
import { quoted, readableTime, type Message } from './message.ts';

export function enquiryNotification(enquiry: EnquiryRow): Message {
  const subject = subjectOf(enquiry.message);
  return {
    subject: subject ? `Enquiry ${enquiry.reference}, ${subject}` : `Enquiry ${enquiry.reference}`,
    text: `A visitor asks for a free consultation.

Reference: ${enquiry.reference}
Received:  ${readableTime(enquiry.received)}
Name:      ${enquiry.name}
Mobile:    ${enquiry.mobile}
Email:     ${enquiry.email}

Message:
${quoted(enquiry.message || '(none)')}

Answer this mail to write to the visitor. The form asks for no consent to marketing: use the address for this enquiry only.
Delete this mail when the retention period of the privacy page ends.
To read it on the server: npm run -s operator -- enquiries show ${enquiry.reference}
`,
  };
}
