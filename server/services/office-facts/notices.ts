import * as v from 'valibot';
import {
  isPhone,
  type Notice,
  NOTICE_LINK_LENGTH,
  NOTICE_TEXT_LENGTH,
  NOTICE_TONES,
  noticeLink,
} from '../../../contracts/notice.ts';
import { optionalLine, singleLine } from '../../../contracts/text.ts';
import { selectFacts } from '../../storage/office-facts.ts';
import { minuteIn } from '../calendar.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { OperatorError, refuseWrong } from '../operator-error.ts';
import { parseRequest } from '../parse-request.ts';
import { optionalDay, optionalTime, typed } from '../typed-fields.ts';
import { randomCharacters } from '../submissions/reference.ts';
import { changeFact, type Fact, factOf, findFact, makeFact, undoFact } from './change-fact.ts';

/** What the office types of a notice. Days and times are those of the firm. */
const noticeSchema = v.object({
  text: singleLine('Write what visitors should know', NOTICE_TEXT_LENGTH),
  tone: v.pipe(typed, v.picklist(NOTICE_TONES, 'Say whether it is information or urgent')),
  link: optionalLine(NOTICE_TEXT_LENGTH),
  link_label: optionalLine(NOTICE_LINK_LENGTH),
  from_day: optionalDay('The first day'),
  from_time: optionalTime,
  until_day: v.pipe(
    optionalDay('The last day'),
    v.nonEmpty('Give the last day: the notice then leaves by itself'),
  ),
  until_time: optionalTime,
});

export type NoticeFields = v.InferOutput<typeof noticeSchema>;
export type TypedNotice = { [Field in keyof NoticeFields]?: string };
export const NOTICE_FIELDS = Object.keys(noticeSchema.entries) as (keyof NoticeFields)[];

/** What people see: a published notice waits for its first minute, is on the site, and is over after its last. */
export type ShownNoticeState = 'draft' | 'waiting' | 'on-site' | 'over' | 'withdrawn';
export type ListedNotice = Omit<Fact<NoticeFields>, 'state'> & { state: ShownNoticeState };

interface NoticeOptions {
  /** The addresses to which a notice may lead. */
  pages: readonly string[];
  seen?: number;
}

/** Makes a notice. It is on the site at once, or from its first day on, unless it is a draft. */
export async function makeNotice(
  deps: ActingDependencies,
  values: TypedNotice,
  { pages, isDraft = false }: NoticeOptions & { isDraft?: boolean },
): Promise<Fact<NoticeFields>> {
  const value = readNotice(deps, values, pages);
  const id = `notice-${randomCharacters(6).toLowerCase()}`;
  const change = isDraft
    ? ({ act: 'notice.made', state: 'draft' } as const)
    : ({ act: 'notice.published', state: 'published' } as const);
  return await makeFact(deps, { id, kind: 'notice' }, { ...change, value });
}

/** Changes what is given and keeps the rest. */
export async function editNotice(
  deps: ActingDependencies,
  id: string,
  values: TypedNotice,
  { pages, seen }: NoticeOptions,
): Promise<Fact<NoticeFields>> {
  if (Object.keys(values).length === 0)
    throw new OperatorError('Name what to change, for example --until 2027-01-31.');
  return await changeFact<NoticeFields>(deps, { id, kind: 'notice', seen }, ({ state, value }) => {
    const changed = readNotice(deps, { ...value, ...values }, pages);
    if (NOTICE_FIELDS.every((name) => changed[name] === value[name])) return undefined;
    return { act: 'notice.edited', state, value: changed };
  });
}

export async function publishNotice(
  deps: ActingDependencies,
  id: string,
  { pages, seen }: NoticeOptions,
): Promise<Fact<NoticeFields>> {
  return await changeFact<NoticeFields>(deps, { id, kind: 'notice', seen }, ({ state, value }) =>
    state === 'published'
      ? undefined
      : { act: 'notice.published', state: 'published', value: readNotice(deps, value, pages) },
  );
}

/** It stays in the list. */
export async function withdrawNotice(
  deps: ActingDependencies,
  id: string,
  seen?: number,
): Promise<Fact<NoticeFields>> {
  return await changeFact<NoticeFields>(deps, { id, kind: 'notice', seen }, ({ state, value }) =>
    state === 'published' ? { act: 'notice.withdrawn', state: 'withdrawn', value } : undefined,
  );
}

export async function undoNotice(
  deps: ActingDependencies,
  id: string,
  seen?: number,
): Promise<Fact<NoticeFields>> {
  return await undoFact(deps, { id, kind: 'notice', seen }, { act: 'notice.undone', origin: 'draft' });
}

const NOTICES_SHOWN = 200;

/** The newest first, past ones too. */
export async function listNotices(deps: Dependencies): Promise<ListedNotice[]> {
  const rows = await selectFacts(deps.storage.database, 'notice', { limit: NOTICES_SHOWN });
  return rows.map((row) => listed(deps, factOf(row)));
}

/** Undefined when there is none. */
export async function findNotice(deps: Dependencies, id: string): Promise<ListedNotice | undefined> {
  const notice = await findFact<NoticeFields>(deps, { id, kind: 'notice' });
  return notice && listed(deps, notice);
}

export async function requireNotice(deps: Dependencies, id: string): Promise<ListedNotice> {
  const notice = await findNotice(deps, id);
  if (notice) return notice;
  throw new OperatorError(`There is no notice ${id}. List them with notices list.`);
}

function listed(deps: Dependencies, notice: Fact<NoticeFields>): ListedNotice {
  const { state, value } = notice;
  return { ...notice, state: state === 'published' ? timeState(value, minuteOf(deps)) : state };
}

/** Of the published ones those whose time it is, urgent ones first. */
export function noticesNow(
  deps: Pick<Dependencies, 'now' | 'config'>,
  published: readonly NoticeFields[],
): Notice[] {
  const minute = minuteOf(deps);
  const present = published.filter((value) => timeState(value, minute) === 'on-site');
  const isUrgent = ({ tone }: NoticeFields) => Number(tone === 'urgent');
  return present.toSorted((one, other) => isUrgent(other) - isUrgent(one)).map(noticeOf);
}

function noticeOf({ text, tone, link, link_label }: NoticeFields): Notice {
  return { text, tone, link: noticeLink(link, link_label) };
}

/** As clocks of the firm show it. */
function minuteOf({ now, config }: Pick<Dependencies, 'now' | 'config'>): string {
  return minuteIn(now(), config.timeZone);
}

/** A day without a time lasts from its first minute to the end of its last. */
function timeState(
  { from_day, from_time, until_day, until_time }: NoticeFields,
  minute: string,
): 'waiting' | 'on-site' | 'over' {
  if (`${until_day} ${until_time || '24:00'}` <= minute) return 'over';
  return `${from_day} ${from_time || '00:00'}` > minute ? 'waiting' : 'on-site';
}

/** What is stored, or an OperatorError that says what is wrong with each field. */
function readNotice(deps: Dependencies, values: TypedNotice, pages: readonly string[]): NoticeFields {
  const value = parseRequest(noticeSchema, values);
  const { link, link_label, from_day, from_time, until_day, until_time } = value;
  const wrong: TypedNotice = {};
  if (link !== '' && !isPhone(link) && !pages.includes(link))
    wrong.link = `“${link}” is neither a page of this site, such as /contact, nor a telephone number`;
  else if (link === '' && link_label !== '') wrong.link = 'Give the page or the number to which it leads';
  else if (link.startsWith('/') && link_label === '')
    wrong.link_label = 'Say in words where the link leads, such as “See the new dates”';
  if (from_day === '' && from_time !== '') wrong.from_day = 'Give the day of this time';
  const from = `${from_day} ${from_time || '00:00'}`;
  if (`${until_day} ${until_time || '24:00'}` <= from)
    wrong.until_day = `It would end at ${[until_day, until_time].filter(Boolean).join(' ')}, before it begins`;
  else if (timeState(value, minuteOf(deps)) === 'over')
    wrong.until_day = `${[until_day, until_time].filter(Boolean).join(' ')} is past: give a later end`;
  refuseWrong(wrong);
  return value;
}
