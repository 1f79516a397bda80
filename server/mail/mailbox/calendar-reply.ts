import type { Attachment } from 'postal-mime';

/** Answer of a calendar program to an invitation (RFC 5546, 3.2.3 and 3.2.7). */
export interface CalendarReply {
  /** Id of the interview. */
  id: string;
  answer: 'accepted' | 'declined' | 'tentative' | 'delegated' | 'counter';
  /** Comment that the person typed. */
  comment: string;
  /**
   * Start time that the person answers to. In a counter-proposal: the start time that they propose. ISO 8601; empty if
   * it is not in UTC.
   */
  start: string;
}

const FILE_MAX_BYTES = 64 * 1_024;
const COMMENT_MAX_LENGTH = 5_000;
const ANSWERS = ['accepted', 'declined', 'tentative', 'delegated'] as const;
const IN_UTC = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

export function isCalendar({ mimeType }: Attachment): boolean {
  return mimeType === 'text/calendar' || mimeType === 'application/ics';
}

/** Reads an answer to an invitation. Undefined for other calendar files, such as an invitation from the sender. */
export function readCalendarReply(attachment: Attachment): CalendarReply | undefined {
  const content = Buffer.from(attachment.content as Uint8Array).subarray(0, FILE_MAX_BYTES);
  const lines = content
    .toString()
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .map(propertyOf);
  const valueOf = (name: string) => lines.find((line) => line.name === name)?.value ?? '';
  const method = (valueOf('METHOD') || attachment.method) ?? '';
  const isCounter = /^counter$/i.test(method);
  if (!isCounter && !/^reply$/i.test(method)) return undefined;
  const said = lines
    .find(({ name }) => name === 'ATTENDEE')
    ?.parameters.get('PARTSTAT')
    ?.toLowerCase();
  const answer = isCounter ? 'counter' : ANSWERS.find((known) => known === said);
  if (!answer) return undefined;
  const comments = lines.filter(({ name, value }) => name === 'COMMENT' && value !== '');
  return {
    id: valueOf('UID').slice(0, 250),
    answer,
    comment: comments
      .map(({ value }) => unescaped(value))
      .join('\n')
      .slice(0, COMMENT_MAX_LENGTH),
    start: inUtc(valueOf('DTSTART')),
  };
}

/**
 * Splits a line such as ATTENDEE;CN="Rao: Asha";PARTSTAT=DECLINED:mailto:asha@example.com into name, parameters and
 * value.
 */
function propertyOf(line: string): { name: string; parameters: Map<string, string>; value: string } {
  let isQuoted = false;
  let end = 0;
  for (; end < line.length && (isQuoted || line[end] !== ':'); end += 1)
    if (line[end] === '"') isQuoted = !isQuoted;
  const [name = '', ...parameters] = line.slice(0, end).split(';');
  const pairs = parameters.map((parameter): [string, string] => {
    const [key = '', value = ''] = parameter.split('=');
    return [key.trim().toUpperCase(), value.replaceAll('"', '').trim()];
  });
  return { name: name.trim().toUpperCase(), parameters: new Map(pairs), value: line.slice(end + 1).trim() };
}

function inUtc(value: string): string {
  if (!IN_UTC.test(value)) return '';
  const written = value.replace(IN_UTC, '$1-$2-$3T$4:$5:$6.000Z');
  return Number.isNaN(Date.parse(written)) ? '' : written;
}

function unescaped(value: string): string {
  return value.replaceAll(/\\([nN,;\\])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));
}
