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
    'Write or call about a test, a service or a course. An engineer or a trainer reads it; the first consultation is free and ends in written advice.',
  lead: 'Tell us what you run and what worries you, or what you want to learn. An engineer or a trainer answers; there is no call centre.',
  formHeading: 'Subscribe to Our Email and Free Consultation',
  formText:
    'We answer your message and nothing more; it does not put you on any mailing list. Please leave out passwords and customer data.',
  after: {
    heading: 'After you write',
    steps: [
      { title: 'We read it', text: 'Within one working day, by someone who does the work you ask about.' },
      { title: 'We call or write', text: 'About 20 minutes of questions; nothing is scanned or tested.' },
      {
        title: 'You get it in writing',
        text: 'What we would do, in which order and at what price. Or that you do not need us yet.',
      },
    ],
  },
} satisfies ContactPage;
