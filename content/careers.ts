import { DEFAULT_SETTINGS, type SiteSettings } from '../contracts/site-settings.ts';
import { PATHS } from '../contracts/paths.ts';
import type { CareersPage } from './types.ts';

// Sample: the firm must confirm the steps of hiring.
/** Builds the careers page. The retention period is a setting of the server. */
export const careersPage = ({ retentionDays }: SiteSettings) =>
  ({
    kind: 'careers',
    path: PATHS.careers,
    image: 'card-careers',
    title: 'Join Our Team',
    documentTitle: 'Careers',
    label: 'Careers',
    description:
      'Open positions in security work and IT training, what happens after you apply, and how long your resume is kept. Apply with a PDF or Word file.',
    lead: 'Help shape the future of cybersecurity education',
    openings: {
      heading: 'Current Openings',
      text: 'A cover letter is optional. Someone who does the job reads every application.',
    },
    empty: {
      heading: 'No open positions right now',
      text: 'We post a position the day it opens and remove it the day it is filled. If you would like to work with us anyway, send two lines about what you do through the contact form.',
    },
    hiring: {
      heading: 'What happens after you apply',
      intro: 'You can ask about your application at any time.',
      steps: [
        {
          title: 'You get a reference',
          text: 'It appears at once and also comes by email. Keep it, and quote it when you ask.',
          needsOurServer: true,
        },
        { title: 'We read', text: 'Someone you would work with reads your whole resume.' },
        {
          title: 'We talk',
          text: 'A half-hour call about your past work, what went wrong in it, and pay, notice period and start date.',
        },
        {
          title: 'You show us',
          text: 'You do an exercise from the job, such as a trial lesson or a small test. We pay for your time, then tell you yes or no, with reasons.',
        },
      ],
    },
    questions: [
      {
        question: 'Do I need a degree or a certificate?',
        answer:
          'Only where the description says so. Otherwise show us something you made: a lab, a script, a report with the names removed.',
      },
      {
        question: 'I do not meet every point. Should I apply?',
        answer:
          'Yes, if you have done most of the work before, in whatever setting. Say in the cover letter which part is new to you.',
      },
      {
        question: 'Do you hire your own trainees?',
        answer:
          'Yes, when a position suits a beginner. They apply like everyone else, and a course certificate does not replace the exercise.',
      },
      {
        question: 'Can I send a link instead of a resume?',
        answer:
          'The form needs a PDF, DOC or DOCX file of at most 5MB. Put the link in the cover letter too, and we will look at it.',
      },
      {
        question: 'Will you keep my application?',
        answer: `For ${retentionDays} days. Then it is deleted, resume included. Write to us if you want it deleted sooner; you need not give a reason.`,
      },
    ],
  }) satisfies CareersPage;

export const careers = careersPage(DEFAULT_SETTINGS);
