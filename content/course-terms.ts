import type { CourseTerms } from './types.ts';

// Sample: pass mark, resit and the rule of AI use are for the firm to confirm.
/** What holds for every course, said in one place. */
export const courseTerms: CourseTerms = {
  heading: 'The same terms for every course',
  terms: [
    {
      id: 'pass',
      title: 'Passing',
      text: 'You pass with 60% overall and at least half in each part. Each part can be resat once. Attendance alone is not enough.',
    },
    {
      id: 'ai',
      title: 'Use of AI',
      text: 'Until the AI lab of your course you work without AI assistants. After it you may use them, provided that you say where and can explain every line and figure you hand in. Personal and client data never go into an assistant, and timed exams are taken without one.',
    },
    {
      id: 'certificate',
      title: 'The certificate',
      text: 'It carries a 12-digit number and a QR code. With the number, anyone can see the course, the issue date, a masked name and whether it is valid, expired or revoked; the QR code shows the full name. It records our own assessment and is neither a licence nor a vendor certification.',
    },
  ],
  startPoints: [
    { id: 'new', label: 'I am new to IT' },
    { id: 'code', label: 'I can write code' },
    { id: 'work', label: 'I work in IT' },
  ],
};
