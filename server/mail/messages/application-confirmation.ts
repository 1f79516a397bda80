import { company } from '../../../content/company.ts';
import type { ApplicationRow } from '../../storage/database.ts';
import type { Config } from '../../config.ts';
import { readableTime, type Message } from './message.ts';

/** Confirmation of an application. Repeats nothing from the form, because the address may belong to somebody else. */
export function applicationConfirmation(
  { reference, received, job_title }: ApplicationRow,
  { publicUrl, timeZone }: Config,
): Message {
  return {
    subject: `We have your application ${reference}`,
    text: `Your application for ${job_title} reached ${company.name} on ${readableTime(received, timeZone)}, with your resume.

Its reference is ${reference}. Please give it when you write or call:
${company.email}
${company.phoneLabel}

Someone who knows the work will read it. We will reply either way.

We use your details and your resume to decide on this application and for nothing else.
What we store, for how long, and how to have it erased: ${publicUrl}/privacy

If you did not apply, someone else entered your address. You can ignore this email.
`,
  };
}
