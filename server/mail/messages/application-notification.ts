import type { ApplicationRow } from '../../storage/database.ts';
import type { Config } from '../../config.ts';
import { marksInWords, readMarks } from '../../../domain/resume-marks.ts';
import { quoted, readableTime, type Message } from './message.ts';

export function applicationNotification(application: ApplicationRow, config: Config): Message {
  const { timeZone, operatorCommand } = config;
  return {
    subject: `${application.name}, ${application.job_title} (${application.reference})`,
    text: `Somebody has applied for ${application.job_title}.

Reference: ${application.reference}
Received:  ${readableTime(application.received, timeZone)}
Name:      ${application.name}
Email:     ${application.email}
Phone:     ${application.phone}
Resume:    ${resumeLine(application, config)}

Cover letter:
${quoted(application.cover_letter || '(none)')}

Reply to this email to write to the applicant. Open the resume with care: it comes from a stranger.
Delete this email when the retention period of the privacy page ends.
To read it on the server: ${operatorCommand} applications show ${application.reference}
`,
  };
}

function resumeLine(
  { reference, resume_key, resume_name, resume_marks }: ApplicationRow,
  { desk, operatorCommand }: Config,
): string {
  if (resume_marks === '') return `attached (sent as: ${resume_name})`;
  const why =
    resume_marks === null ? 'it was not checked yet' : `this file ${marksInWords(readMarks(resume_marks))}`;
  const extension = resume_key.slice(resume_key.lastIndexOf('.'));
  const command = `${operatorCommand} applications resume ${reference} --out ${reference}${extension}`;
  const places = desk ? `${desk.url}/applications/${reference}\n           or ${command}` : command;
  return `not attached (sent as: ${resume_name})
           ${why}. To get it anyway:
           ${places}`;
}
