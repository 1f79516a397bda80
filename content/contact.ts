import { PATHS } from '../contracts/paths.ts';
import { courseTerms } from './course-terms.ts';
import type { ContactPage } from './types.ts';

const ANSWER = 'You will get a reply, not a newsletter. We will call only about your enquiry.';

// Sample: the firm must confirm reply times and the length of the first call.
export const contact = {
  kind: 'contact',
  path: PATHS.contact,
  title: 'Get In Touch',
  documentTitle: 'Contact',
  label: 'Contact',
  image: 'card-message',
  description:
    'Write or call about a test, a service or a course. An engineer or a trainer replies; the first consultation is free and ends in written advice.',
  lead: 'For a security service, tell us what you run, how many people and sites you have, and the date that matters. For a course, tell us what you do today and what you want to learn. An engineer or a trainer answers within one working day.',
  formHeading: 'Subscribe to Our Email and Free Consultation',
  formText: `${ANSWER} Please do not send passwords or customer data. We sign a confidentiality agreement before you send documents.`,
  emergency: {
    heading: 'If you are under attack now',
    text: 'We do not run an emergency line. We respond to incidents only for clients of managed security, within the hours of their contract; if you are one, use the number in it. Everyone else can start here:',
    steps: [
      {
        title: 'Contain it',
        text: 'Disconnect the affected machines from the network and leave them switched on, so that traces in memory survive.',
      },
      {
        title: 'Stop the payment',
        text: 'After a fraudulent payment, call your bank first, then 1930, the national cybercrime helpline, and file the complaint on cybercrime.gov.in.',
      },
      {
        title: 'Report it',
        text: 'Report incidents on CERT-In’s list within 6 hours of noticing them, to incident@cert-in.org.in. Tell your cyber insurer too: the policy may name the response firm.',
      },
    ],
  },
  after: {
    heading: 'What happens next',
    steps: [
      { title: 'We read it', text: 'It goes to someone who does the work you ask about.' },
      {
        title: 'We call or write',
        text: 'About 20 minutes of questions, free of charge. Nothing is scanned or tested.',
      },
      {
        title: 'You get it in writing',
        text: 'What we would do, in which order and at what price, or why you do not need us yet. For a course, where to start.',
      },
    ],
  },
  aboutCourse: {
    formText: ANSWER,
    steps: [
      { title: 'A trainer reads it', text: 'It goes to someone who teaches what you ask about.' },
      { title: 'We reply by email or one call', text: courseTerms.reply },
      { title: 'You get it in writing', text: 'Fee, dates and the right starting course.' },
    ],
  },
} satisfies ContactPage;
