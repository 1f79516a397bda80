import type { ApplicationRow } from '../../storage/database.ts';
import type { Config } from '../../config.ts';
import { quoted, readableTime, type Message } from './message.ts';

export function applicationNotification(
  application: ApplicationRow,
  { timeZone, operatorCommand }: Config,
): Message {
  return {
    subject: `${application.name}, ${application.job_title} (${application.reference})`,
    text: `Somebody has applied for ${application.job_title}.

Reference: ${application.reference}
Received:  ${readableTime(application.received, timeZone)}
Name:      ${application.name}
Email:     ${application.email}
Phone:     ${application.phone}
Resume:    attached (sent as: ${application.resume_name})

Cover letter:
${quoted(application.cover_letter || '(none)')}

Answer this mail to write to the applicant. Open the resume with care: it comes from a stranger.
Delete this mail when the retention period of the privacy page ends.
To read it on the server: ${operatorCommand} applications show ${application.reference}
`,
  };
}
