import { company } from '../../../content/company.ts';
import type { ApplicationRow } from '../../storage/database.ts';
import { readableTime, type Message } from './message.ts';

/** Repeats nothing that was typed into the form: whoever typed it may not own the mailbox. */
export function applicationConfirmation({ reference, received, job_title }: ApplicationRow): Message {
  return {
    subject: `We have your application ${reference}`,
    text: `Your application for ${job_title} reached ${company.name} on ${readableTime(received)}, with your resume.

Its reference is ${reference}. Please give it when you write or call:
${company.email}
${company.phoneLabel}

We use your details and your resume to decide on this application and for nothing else.
If you sent us nothing, somebody typed your address by mistake: you can ignore this mail.
`,
  };
}
