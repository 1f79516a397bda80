import type { DateOrder } from '../../../contracts/desk/roster-view.ts';
import { isCalendarDate } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Encoding, readableFile } from '../readable-file.ts';
import { WrongRequest } from '../wrong-request.ts';
import { requireCourse, type Roster } from './printable-certificates.ts';

export interface RosterOptions {
  from?: string;
  /** How the dates of the file are written; without it, what the file itself tells. */
  dates?: DateOrder;
  encoding?: Encoding;
  class?: string;
  course?: string;
  issuedSince?: string;
  all?: boolean;
}

/** Which certificates the operator means; they must be named in one way, so that --all never widens a choice. */
export async function chooseRoster(
  deps: Dependencies,
  numbers: string[],
  { from, dates, encoding, class: name, course, issuedSince, all }: RosterOptions,
): Promise<Roster> {
  const isFiltered = [name, course, issuedSince].some((given) => given !== undefined);
  const ways = [numbers.length > 0, from !== undefined, isFiltered, all].filter(Boolean).length;
  if (ways !== 1) {
    throw new WrongRequest(
      'Choose the certificates in one way: by number, --from FILE.csv, --class, --course and --issued-since, alone or together, or --all.',
    );
  }
  if (numbers.length > 0) return { numbers };
  if (from !== undefined) return { file: await readableFile(from, encoding), dates };
  if (issuedSince !== undefined && !isCalendarDate(issuedSince)) {
    throw new WrongRequest(`--issued-since takes a day such as 2026-11-21; it got "${issuedSince}".`);
  }
  if (course !== undefined) await requireCourse(deps, course);
  return { class: name, course, issuedSince };
}
