import { readInterview } from '../../../domain/interview.ts';
import type { CalendarReply } from '../../mail/mailbox/calendar-reply.ts';
import { readableTime } from '../../mail/messages/message.ts';
import type { Received } from '../../storage/received-rows.ts';

const ANSWERS: Record<CalendarReply['answer'], string> = {
  accepted: 'Accepted the interview',
  declined: 'Declined the interview',
  tentative: 'May come to the interview',
  delegated: 'Has forwarded the invitation to the interview',
  counter: 'Asks for another time for the interview',
};

/** Describes an answer from a calendar: "Declined the interview of 2 December: Can we do Friday?" */
export function calendarSentence(
  { answer, comment, start }: CalendarReply,
  row: Received | undefined,
  timeZone: string,
): string {
  const interview = row?.kind === 'application' ? readInterview(row.interview) : undefined;
  const answered = answer === 'counter' ? interview?.start : start || interview?.start;
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone });
  const words = [ANSWERS[answer]];
  if (answered !== undefined && answered !== '') words.push(`of ${day.format(new Date(answered))}`);
  const proposed = answer === 'counter' && start !== '' ? [readableTime(start, timeZone)] : [];
  const said = [...proposed, comment].filter((part) => part !== '').join('. ');
  return said === '' ? `${words.join(' ')}.` : `${words.join(' ')}: ${said}`;
}
