import { PATHS } from '../contracts/paths.ts';
import type { ContactPage } from './types.ts';

// Sample: reply times and the length of the first call are for the firm to confirm.
export const contact = {
  kind: 'contact',
  path: PATHS.contact,
  title: 'Get In Touch',
  documentTitle: 'Contact',
  label: 'Contact',
  image: 'card-contact',
  description:
    'Write or call about a test, a service or a course. An engineer or a trainer replies; the first consultation is free and ends in written advice.',
  lead: 'For a security service, tell us what you run and what worries you. For a course, tell us what you do today. An engineer or a trainer replies within one working day.',
  formHeading: 'Subscribe to Our Email and Free Consultation',
  formText:
    'You get an answer to your message and no newsletter. Please leave out passwords and customer data. We run no emergency line. If you are under attack, disconnect the machines from the network but leave them switched on. After a fraudulent payment, ring your bank and 1930 first. Listed incidents go to CERT-In within 6 hours (incident@cert-in.org.in).',
  after: {
    heading: 'What happens next',
    steps: [
      { title: 'We read it', text: 'It goes to someone who does the work you ask about.' },
      { title: 'We call or write', text: 'About 20 minutes of questions. Nothing is scanned or tested.' },
      {
        title: 'You get it in writing',
        text: 'What we would do, in which order and at what price, or why you do not need us yet. For a course, where to start.',
      },
    ],
  },
} satisfies ContactPage;
