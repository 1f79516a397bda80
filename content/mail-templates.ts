// Sample: the firm must confirm the wording of these emails.
import { type PagePath, PATHS } from '../contracts/paths.ts';
import { zoneName } from '../contracts/region.ts';
import type { SubmissionKind } from '../domain/submission-kind.ts';
import type { ApplicationState } from '../domain/submission-state.ts';
import { company } from './company.ts';
import { isOffered } from './offer.ts';

export interface MailTemplate {
  /** Name in commands. */
  id: string;
  about: SubmissionKind;
  label: string;
  /** Stage of the application after sending. */
  state?: ApplicationState;
  /** Subject, to which the reference is added. */
  subject: string;
  text: string;
}

const ZONE = zoneName(company.region.timeZone, company.region.locale);

const CLOSING = `Kind regards,
{sender}
${company.name}
${company.phoneLabel}`;

/**
 * Templates for common emails. The server fills in `{name}`, `{reference}`, `{job_title}`, `{subject}` and `{sender}`.
 * The person who sends the email fills in all other words in braces, and can change the whole text.
 */
const templates: (MailTemplate & { isFor?: PagePath })[] = [
  {
    id: 'questions',
    isFor: PATHS.services,
    about: 'enquiry',
    label: 'Ask for details',
    subject: 'Your enquiry: a few questions',
    text: `Dear {name},

Thank you for writing to us. Before we can tell you what the work involves and what it costs, we need to know:

- What is it about: which application, network, office or group of people, and roughly how large?
- Is there a date by which you need the result, for example an audit or a customer's deadline?
- Does a regulator or a customer prescribe how it is done (RBI, SEBI, CERT-In, ISO 27001 or a contract)?
- Who decides on your side, and who could answer technical questions?

A few lines are enough. If a call suits you better, name two times on a working day.

${CLOSING}`,
  },
  {
    id: 'course-details',
    isFor: PATHS.trainings,
    about: 'enquiry',
    label: 'Course details',
    subject: 'Your enquiry about {course}',
    text: `Dear {name},

Thank you for asking about {course}.

The next batch starts on {start}. It takes place on {days}, in {place}. The fee is {fee}.

The course page has the full syllabus, what you need before you start, and an open lab that you can try without signing up:
{course_page}

If you tell us what you have worked with so far, we can say whether this course fits or another one should come first.

${CLOSING}`,
  },
  {
    id: 'call',
    about: 'enquiry',
    label: 'Invitation to a call',
    subject: 'Your enquiry: a call on {day}',
    text: `Dear {name},

Thank you for your enquiry. We suggest a half-hour call on {day} at {time} ${ZONE}. It is free and without obligation.

It would help to have someone who knows the system on the call. Please send no passwords, keys or customer data before the call.

Does this time suit you, and what number should we call?

${CLOSING}`,
  },
  {
    id: 'not-offered',
    about: 'enquiry',
    label: 'We do not offer this',
    subject: 'Your enquiry',
    text: `Dear {name},

Thank you for your enquiry. We do not offer the work that you describe.

{suggestion}

We use your details for this reply only. They are deleted when the period on our privacy page ends.

${CLOSING}`,
  },
  {
    id: 'application-questions',
    about: 'application',
    label: 'Ask for details',
    subject: 'Your application for {job_title}: a question',
    text: `Dear {name},

Thank you for your application for {job_title}. We are reading it and have a question:

{question}

A short answer is enough. Please keep the reference in the subject, so that it reaches the people who read your application.

${CLOSING}`,
  },
  {
    id: 'phone-interview',
    about: 'application',
    label: 'Invitation to a call',
    state: 'talk',
    subject: 'Your application for {job_title}: a call on {day}',
    text: `Dear {name},

We have read your application for {job_title} and would like to talk to you. We suggest {day} at {time} ${ZONE}, for half an hour by phone.

We will ask about your past work and what went wrong in it, and also about pay, notice period and start date. Please have your own questions ready.

Does this time suit you? If not, please suggest two other times.

${CLOSING}`,
  },
  {
    id: 'exercise',
    about: 'application',
    label: 'Invitation to the exercise',
    state: 'exercise',
    subject: 'Your application for {job_title}: the exercise',
    text: `Dear {name},

Thank you for the call. The next step is a short exercise from the job:

{exercise}

It takes about {duration}, and we pay {pay} for your time. Suggested date: {day} at {time} ${ZONE}. If you need any adjustments, please let us know beforehand.

Afterwards we will tell you yes or no, with our reasons.

${CLOSING}`,
  },
  {
    id: 'rejection',
    about: 'application',
    label: 'Polite rejection',
    state: 'rejected',
    subject: 'Your application for {job_title}',
    text: `Dear {name},

Thank you for your application for {job_title} and for the time that you put into it. Someone who does the job has read it. We have decided to proceed with other applicants.

If you would like to know the reasons, reply to this email and we will tell you.

Your application and your resume are deleted when the period on our privacy page ends, or sooner if you ask. You are welcome to apply for another position.

We wish you well.

${CLOSING}`,
  },
  {
    id: 'rejection-after-exercise',
    about: 'application',
    label: 'Rejection after a call or the exercise, with reasons',
    state: 'rejected',
    subject: 'Your application for {job_title}',
    text: `Dear {name},

Thank you for talking to us and for the work that you put into your application for {job_title}. We have decided to offer the position to another applicant. These were our reasons:

{reasons}

If you disagree or would like to talk it over, reply to this email.

Your application and your resume are deleted when the period on our privacy page ends, or sooner if you ask. We wish you well.

${CLOSING}`,
  },
];

/** Templates for services or trainings that the firm offers. */
export const mailTemplates: MailTemplate[] = templates.flatMap(({ isFor = PATHS.home, ...template }) =>
  isOffered(isFor) ? [template] : [],
);

/** The email to people with seats in a cancelled batch. `{name}` is filled in for each of them. */
export const cancelledBatchEmail = {
  subject: '{batch} is cancelled',
  moved: `Dear {name},

We are sorry: the batch {batch} is cancelled.

We have moved you to our next batch, which starts on {start}. It takes place on {days}, in {place}. You do not have to do anything.

If that does not suit you, please reply to this email or call us.

${CLOSING}`,
  left: `Dear {name},

We are sorry: the batch {batch} is cancelled.

We will call you to find another date, or to give back what you have paid. You can also reply to this email or call us.

${CLOSING}`,
};
