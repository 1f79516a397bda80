import { PATHS } from '../contracts/paths.ts';
import type { CertificatePage } from './types.ts';

export const certificate = {
  kind: 'certificate',
  path: PATHS.certificate,
  title: 'Certificate Verification',
  label: 'Certificate Validation',
  description:
    'Check a certificate by its 12-digit number: valid, expired, revoked or unknown, with course, issue date and a masked name. No account needed.',
  lead: 'Validate your digital credentials',
  image: 'card-certificate',
  explanations: [
    {
      title: 'Valid',
      text: 'We issued it, and it stands. Compare course, date and initials with the document in your hand.',
    },
    {
      title: 'Expired',
      text: 'We issued it, and its period has ended. It was genuine; ask the holder for a newer one.',
    },
    {
      title: 'Revoked',
      text: 'We issued it and took it back, sometimes only to correct a name. Ask the holder for its replacement.',
    },
    {
      title: 'Unknown',
      text: 'We have no such number. Read the digits again; the last one helps to catch a slip, except on old certificates.',
    },
    {
      title: 'Could not be checked',
      text: 'No answer reached you, or too many checks came from your network. That says nothing about the certificate; try again later.',
    },
    {
      title: 'What a typed number shows',
      text: 'The state, the course, the issue date and a masked name such as A•••• S•••••. No marks, no address, no reason for revoking.',
    },
    {
      title: 'What only the QR code shows',
      text: 'The full name. The code holds a secret key beside the number, so only someone with the document sees it. Old documents may lack it.',
    },
  ],
  questions: [
    {
      question: 'Can I see the holder’s full name?',
      answer:
        'Yes, by scanning the QR code on the document. A typed number shows initials only, because numbers can be guessed and a guess must not uncover a person.',
    },
    {
      question: 'Is the printed certificate enough?',
      answer:
        'No. A page can be altered in an afternoon. Rely on the answer shown here, and look at the address bar first: a forged document may carry a code that leads elsewhere.',
    },
    {
      question: 'Does “valid” mean the applicant can do the job?',
      answer:
        'No. It means that we assessed this person in this course by that date and still stand by it. Ask to see the project; it tells you more.',
    },
    {
      question: 'May I check a long list of applicants?',
      answer:
        'Not on this page: checks per address are limited so that guessing is useless. Send us the list with the applicants’ consent, and we answer it in one go.',
    },
  ],
} satisfies CertificatePage;
