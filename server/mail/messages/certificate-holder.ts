import { company } from '../../../content/company.ts';
import { groupNumber } from '../../../contracts/certificate.ts';
import { PATHS } from '../../../contracts/paths.ts';
import type { Message } from './message.ts';

export interface HolderNews {
  number: string;
  name: string;
  course: string;
  issued: string;
  expires: string | null;
  state: 'valid' | 'expiring' | 'expired' | 'revoked' | 'replaced';
  /** Address of the certificate's page that shows the full name. */
  address: string;
  publicUrl: string;
}

/** Email to the holder of a certificate: what has changed, and where to download the certificate. */
export function certificateHolder(news: HolderNews): Message {
  const { number, name, course, state, publicUrl } = news;
  const subjects = {
    valid: 'Your certificate',
    expiring: 'Your certificate expires soon',
    expired: 'Your certificate has expired',
    revoked: 'Your certificate was revoked',
    replaced: 'Your certificate was replaced',
  };
  return {
    subject: `${subjects[state]}: ${course} (${groupNumber(number)})`,
    text: `Dear ${name},

${wordsOf(news)}

If a name or a date is wrong, reply to this email or call ${company.phoneLabel}.
What we store, for how long, and how to have it erased: ${publicUrl}${PATHS.privacy}

${company.name}
`,
  };
}

function wordsOf({ number, course, issued, expires, state, address, publicUrl }: HolderNews): string {
  const which = `certificate ${groupNumber(number)} for ${course}, issued on ${inWords(issued)}`;
  if (state === 'revoked')
    return `We have revoked your ${which}. A check of the number or of your credential now says so.`;
  if (state === 'replaced')
    return `Your ${which}, has been replaced by a new one with a new number, which we send in a separate email. Please use the new one. The old number is no longer valid.`;
  if (state === 'expiring')
    return `Your ${which}, is valid until ${inWords(expires ?? '')}. After that day a check of its number says that it has expired. To renew it, reply to this email and we will tell you when the next course begins.

Until then you can find it on this page:
${address}`;
  const until =
    expires === null
      ? 'It has no expiry date.'
      : `${state === 'expired' ? 'It expired on' : 'It is valid until'} ${inWords(expires)}.`;
  return `This is your ${which}. ${until}

${state === 'valid' ? 'It is attached as a PDF to print, and as a signed credential (Open Badges 3.0), a file for wallets. On this page you can download both again at any time' : 'On this page you can print it, save it as a PDF, download it for a wallet as a signed credential (Open Badges 3.0)'} and add it to LinkedIn:
${address}

The address shows your full name: send it only to people who should see it. Somebody who knows only the number sees the course, the date and your initials at
${publicUrl}${PATHS.certificate}`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Day in words: 2026-03-14 becomes "14 March 2026". */
function inWords(day: string): string {
  return DAY.format(new Date(day));
}
