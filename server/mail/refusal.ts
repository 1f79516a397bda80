import { isRefusal } from './mail.ts';

/** SMTP commands whose refusal concerns the address or the email, not the sender. */
const ABOUT_THE_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/** Codes of refusals that our server causes (RFC 3463, X.7.X). These are retried, because we can correct the cause. */
const ABOUT_US = /\b5\.7\.\d/;

/**
 * True if a retry would get the same answer: the address or the email was refused with a 5xx reply (RFC 5321, 4.2.1).
 */
export function isRefusedForGood(error: Error): boolean {
  if (!isRefusal(error)) return false;
  const { responseCode, command, message } = error;
  return responseCode >= 500 && ABOUT_THE_MAIL.has(command) && !ABOUT_US.test(message);
}

/** Reasons for refusals, by the enhanced code of RFC 3463 or by common phrases. */
const REASONS: readonly [RegExp, string][] = [
  [
    /5\.1\.2|5\.4\.4|(domain|host)( name)? (was )?(not found|unknown)|unrouteable|no such domain/i,
    'there is no such email domain',
  ],
  [
    /5\.1\.\d|5\.2\.1|user unknown|unknown user|no such (user|mailbox|recipient|address)|does not exist|invalid (recipient|mailbox)|mailbox (unavailable|not found)/i,
    'there is no such address',
  ],
  [/5\.2\.2|quota|mailbox (is )?full|over ?quota/i, 'the mailbox is full'],
  [/5\.3\.4|5\.2\.3|too (large|big)/i, 'the email is too large for that mailbox'],
  [
    /5\.7\.|spam|blocked|black ?list|policy|denied|prohibited/i,
    'their mail server does not accept email from ours',
  ],
];

/** Explains in plain words why an email was refused. */
export function refusalInWords(reply: string): string {
  return REASONS.find(([pattern]) => pattern.test(reply))?.[1] ?? 'their mail server did not accept it';
}
