import { company } from '../../../content/company.ts';
import { zoneName } from '../../../contracts/region.ts';

/** Subject and text of an email. In an email to the firm the subject may contain a visitor's name, on a single line. */
export interface Message {
  subject: string;
  text: string;
}

/** Time such as "21 November 2026 at 17:48 IST". A zone without a short name is shown as its offset. */
export function readableTime(time: string, timeZone: string): string {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${date.format(new Date(time))} ${zoneName(timeZone, company.region.locale, new Date(time))}`;
}

/** Marks each line of a visitor's text as a quotation, so that it cannot look like ours. */
export function quoted(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `  | ${line}`)
    .join('\n');
}
