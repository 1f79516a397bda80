import { PLURALS, type SubmissionKind } from '../../../domain/submission-kind.ts';
import type { Message } from './message.ts';

export interface MorningItem {
  kind: SubmissionKind;
  reference: string;
  /** Opening that the application is for. */
  about?: string;
  due?: string;
}

export interface Morning {
  name: string;
  deskUrl: string;
  /** Submissions that the recipient owns and that are due today. */
  due: MorningItem[];
  overdue: MorningItem[];
  /** Holds that expired before today, on enquiries that belong to the recipient or to nobody. */
  holds: { reference: string; batch: string; until: string }[];
  /** New submissions without an owner. */
  nobodys: { kind: SubmissionKind; count: number; hasMore: boolean }[];
  /** Sentences about submissions that have waited too long. */
  waiting: { kind: SubmissionKind; sentence: string }[];
}

/**
 * Morning email to one of the firm's people. It contains only references: names and messages stay at the desk, because
 * an erasure cannot delete them from a mailbox.
 */
export function morningMail({ name, deskUrl, due, overdue, holds, nobodys, waiting }: Morning): Message {
  const line = ({ kind, reference, about, due: day }: MorningItem) =>
    `${deskUrl}/${PLURALS[kind]}/${reference}${about === undefined ? '' : `  ${about}`}${day === undefined ? '' : `  since ${day}`}`;
  const part = (heading: string, lines: string[]) =>
    lines.length === 0 ? [] : [`${heading}\n${lines.join('\n')}`];
  const free = nobodys.map(
    ({ kind, count, hasMore }) =>
      `${hasMore ? 'more than ' : ''}${count} ${count === 1 && !hasMore ? kind : PLURALS[kind]}: ${deskUrl}/${PLURALS[kind]}?who=nobody&state=new&sort=oldest`,
  );
  const counts = [
    ...(overdue.length > 0 ? [`${overdue.length} overdue`] : []),
    ...(due.length > 0 ? [`${due.length} due today`] : []),
    ...(holds.length > 0
      ? [`${holds.length} ${holds.length === 1 ? 'seat hold' : 'seat holds'} expired`]
      : []),
    ...(nobodys.length > 0 ? [`${nobodys.reduce((sum, { count }) => sum + count, 0)} without an owner`] : []),
  ];
  return {
    subject: `Desk: ${counts.join(', ') || 'something has waited too long'}`,
    text: `Good morning ${name},

${[
  ...part('Overdue', overdue.map(line)),
  ...part(
    'Due today',
    due.map((item) => line({ ...item, due: undefined })),
  ),
  ...part(
    'Seat holds that have expired: extend them, or the seats are free',
    holds.map(({ reference, batch, until }) => `${deskUrl}/enquiries/${reference}  ${batch}, until ${until}`),
  ),
  ...part('New, without an owner', free),
  ...part(
    'Waiting too long',
    waiting.map(({ kind, sentence }) => `${sentence} ${deskUrl}/${PLURALS[kind]}?state=new&sort=oldest`),
  ),
].join('\n\n')}

You chose this email at the desk. To stop it, open Your access: ${deskUrl}/account
`,
  };
}
