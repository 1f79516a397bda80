import * as v from 'valibot';
import { pages } from '../../content/pages.ts';
import { longDay } from '../../contracts/batch.ts';
import { HttpError } from '../../server/http/http-error.ts';
import { dayIn } from '../../server/services/calendar.ts';
import type { ActingDependencies, Dependencies } from '../../server/services/dependencies.ts';
import {
  findNotice,
  type ListedNotice,
  listNotices,
  NOTICE_FIELDS,
  type ShownNoticeState,
} from '../../server/services/office-facts/notices.ts';
import { lines, sentences } from '../server/form-fields.ts';
import type { Conflict } from '../server/or-shown-again.ts';
import type { RouteContext } from '../server/route.ts';
import type { NoticeValues } from './notice-preview.tsx';

export type NoticesView = Awaited<ReturnType<typeof noticesView>>;
export type NoticeLine = ReturnType<typeof lineOf>;
export type { ShownNoticeState };

/** The editor: a new notice or one that is there, with what was typed. */
export interface NoticeView extends ReturnType<typeof emptyView> {
  notice?: NoticeLine & { canUndo: boolean; stored: NoticeValues };
  conflict?: Conflict;
}

export const noticeForm = v.object({ ...lines(NOTICE_FIELDS), text: sentences });
const EMPTY: NoticeValues = { ...v.parse(noticeForm, {}), tone: 'information' };

/** The addresses to which a notice may lead. */
export const PAGES: readonly string[] = pages.map(({ path }) => path);

const OVER: ReadonlySet<ShownNoticeState> = new Set(['over', 'withdrawn']);

export async function noticesView({ deps }: RouteContext) {
  const all = (await listNotices(deps)).map(lineOf);
  return {
    present: all.filter(({ state }) => !OVER.has(state)),
    past: all.filter(({ state }) => OVER.has(state)),
  };
}

export function emptyView({ now, config }: Dependencies) {
  return {
    /** The one that the person saw. */
    version: 0,
    values: EMPTY,
    errors: {} as Record<string, string>,
    today: dayIn(now(), config.timeZone),
    address: config.publicUrl,
  };
}

export async function viewOf(deps: ActingDependencies, id = '') {
  const notice = await findNotice(deps, id);
  if (!notice)
    throw new HttpError(404, 'There is no such notice', 'The address may be mistyped. See the notices.');
  const canUndo = notice.version > 1 || notice.state !== 'draft';
  return {
    ...emptyView(deps),
    notice: { ...lineOf(notice), canUndo, stored: notice.value },
    version: notice.version,
    values: notice.value,
  };
}

function lineOf({ id, state, value, changedBy, changedAt }: ListedNotice) {
  const { text, tone, from_day, from_time, until_day, until_time } = value;
  return {
    id,
    state,
    text,
    tone,
    from: from_day && when(from_day, from_time),
    until: when(until_day, until_time),
    changed: { name: changedBy, time: changedAt },
  };
}

/** "26 January 2027, 18:00" */
function when(day: string, time: string): string {
  return [longDay(day), time].filter(Boolean).join(', ');
}
