import { PATHS } from '../contracts/paths.ts';
import { company } from './company.ts';
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
      look: 'success',
      text: 'We issued it and it is still valid. Compare what the answer says with the document in front of you.',
    },
    {
      title: 'Expired',
      needsOurServer: true,
      look: 'notice',
      text: 'We issued it, and its period of validity has ended. Ask the holder whether there is a newer one.',
    },
    {
      title: 'Revoked',
      needsOurServer: true,
      look: 'failure',
      text: 'We issued it and later revoked it. Do not rely on it.',
    },
    {
      title: 'Replaced',
      needsOurServer: true,
      look: 'notice',
      text: 'It is no longer valid: we reissued it under a new number, for example to correct a name. Ask the holder for the newer one.',
    },
    {
      title: 'Not found',
      look: 'failure',
      text: 'We have no certificate with this number. Check each digit against the document. If they match and the number is still unknown, treat the document with suspicion and write to us.',
    },
    {
      title: 'Sample',
      needsOurServer: true,
      look: 'notice',
      text: 'This number is printed on the sample certificate on our course pages and belongs to nobody. Any certificate with it is a forgery.',
    },
    {
      title: 'Could not be checked',
      text: 'The service did not answer, or too many checks came from your network. This says nothing about the certificate; try again later.',
    },
    {
      title: 'What a typed number shows',
      needsOurServer: true,
      text: 'The status, the course, the issue date and a masked name such as A•••• S•••••. It does not show marks, an address or the reason for a revocation.',
    },
    {
      title: 'What only the QR code shows',
      needsOurServer: true,
      text: 'The full name; for the holder also a PDF, a picture and a signed file for a wallet. The code contains a secret key, so only someone with the document sees it. Older certificates may not have one.',
    },
  ],
  questions: [
    {
      question: 'Can I see the holder’s full name?',
      needsOurServer: true,
      answer:
        'Yes, by scanning the QR code on the document. A typed number shows initials only, because numbers can be guessed and a guess must not reveal a person.',
    },
    {
      question: 'Is the printed certificate enough?',
      needsOurServer: true,
      answer:
        'No. Paper is easy to forge. Rely on the answer shown here, and check the address bar first: a forged document may carry a QR code that leads to another site. Ours print the address of this page as well.',
    },
    {
      question: 'How long is a certificate valid?',
      needsOurServer: true,
      answer:
        'Until the expiry date, if one is printed on it. Without one it stays valid unless we revoke it, which is why the answer here counts and the paper alone does not.',
    },
    {
      question: 'I have lost mine. Can I get another copy?',
      answer: `Yes. Write to ${company.email} with your name, the course and the month you passed. Once we have confirmed who you are, we print it again with the same number.`,
    },
    {
      question: 'An applicant sent me a credential as a file. How do I check it?',
      needsOurServer: true,
      answer:
        'Open it in any Open Badges 3.0 verifier. It reads our keys and the list of revoked credentials from this site, and says whether the file is ours, unaltered and in force. Offline, a saved copy of both is enough; only a later revocation stays unknown.',
    },
    {
      question: 'Where do I report a forged certificate?',
      answer: `Write to ${company.email} with the number and a scan or photo of the document. Course, date and name that differ from the answer here are a sign of forgery too.`,
    },
    {
      question: 'Does “valid” mean the applicant can do the job?',
      answer:
        'No. It means that we assessed this person in this course by that date and still stand by the result. Ask to see the project as well.',
    },
    {
      question: 'May I check a long list of applicants?',
      needsOurServer: true,
      answer:
        'Not on this page: checks per network are limited so that guessing is useless. Send us the list with the applicants’ consent, and we answer in one reply.',
    },
  ],
} satisfies CertificatePage;
