import { company } from '../../../content/company.ts';
import type { CalendarEntry, Interview } from '../../../domain/interview.ts';
import { readableTime } from '../../mail/messages/message.ts';
import type { Application } from '../../storage/received-rows.ts';
import type { Letter } from '../submissions/change-submission.ts';

interface About {
  row: Application;
  interview: Interview;
  /** Name of the sender, for the signature. */
  by: string;
  /** Text to add to the email. */
  words: string;
  timeZone: string;
}

export function proposal({ row, interview, by, words, timeZone }: About): Letter {
  const times = interview.slots.map((slot, index) => `${index + 1}. ${whenOf(slot, timeZone)}`);
  const one = times.length === 1;
  return letter(row, by, `When can we talk? ${row.job_title}`, [
    `we would like to talk with you about your application for ${row.job_title}. ${one ? 'We propose this time' : 'We propose these times'}, for ${interview.minutes} minutes:`,
    times.join('\n'),
    `Where: ${interview.place}`,
    words,
    one
      ? `Please answer this email and say whether it suits you, or call ${company.phoneLabel}. You then get an invitation for your calendar.`
      : `Please answer this email with the number that suits you, or call ${company.phoneLabel} if none does. You then get an invitation for your calendar.`,
  ]);
}

export function invitation(about: About, isMoved: boolean): Letter {
  const { row, interview, by, words, timeZone } = about;
  const subject = isMoved ? `Interview moved: ${row.job_title}` : `Interview: ${row.job_title}`;
  const sentence = isMoved
    ? `our interview about your application for ${row.job_title} has moved. The new time and place:`
    : `thank you. Our interview about your application for ${row.job_title} is set:`;
  return {
    ...letter(row, by, subject, [
      sentence,
      `When: ${whenOf(interview.start ?? '', timeZone)}, ${interview.minutes} minutes\nWhere: ${interview.place}\nWith: ${interview.interviewers.join(', ')}`,
      words,
      `The invitation for your calendar is attached. If something comes up, reply to this email or call ${company.phoneLabel}.`,
    ]),
    calendar: entryOf(about, 'REQUEST'),
  };
}

export function cancellation(about: About): Letter {
  const { row, interview, by, words, timeZone } = about;
  return {
    ...letter(row, by, `Interview cancelled: ${row.job_title}`, [
      `our interview of ${whenOf(interview.start ?? '', timeZone)} about your application for ${row.job_title} is cancelled. The attachment removes it from your calendar.`,
      words,
    ]),
    calendar: entryOf(about, 'CANCEL'),
  };
}

function entryOf({ row, interview }: About, method: CalendarEntry['method']): CalendarEntry {
  const { id, sequence, start = '', minutes, place } = interview;
  const summary = `Interview: ${row.job_title}, ${company.name}`;
  return { method, id, sequence, start, minutes, place, summary };
}

function letter(row: Application, by: string, subject: string, paragraphs: string[]): Letter {
  const signature = [...new Set([by, company.name]), company.phoneLabel].join('\n');
  const text = [
    `Dear ${row.name},`,
    ...paragraphs.filter((part) => part.trim() !== ''),
    `Kind regards,\n${signature}`,
  ];
  return { subject, text: text.join('\n\n') };
}

/** Day and time, such as "Tuesday, 1 December 2026 at 11:00 IST". */
function whenOf(time: string, timeZone: string): string {
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone }).format(new Date(time));
  return `${weekday}, ${readableTime(time, timeZone)}`;
}
