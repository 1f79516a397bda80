/** The words of a mail. The subject holds nothing that a visitor typed. */
export interface Message {
  subject: string;
  text: string;
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** 21 November 2026 at 17:48 IST: the firm and most of its visitors live by it. */
export function readableTime(time: string): string {
  return `${timeFormat.format(new Date(time))} IST`;
}

/** What a visitor typed, set off so that it cannot pass for our words. */
export function quoted(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `  | ${line}`)
    .join('\n');
}
