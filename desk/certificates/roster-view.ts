import type { RosterQuestion } from '../../server/services/certificates/store-roster.ts';
import type {
  DateOrder,
  DayField,
  RosterColumn,
  RosterErrors,
  RosterValues,
} from '../../server/services/certificates/roster.ts';

/** The form that a class begins with. */
export interface ClassView {
  values: ClassValues;
  errors: Record<string, string>;
  courses: readonly string[];
  /** Names of batches that were taught, which are those of their classes. */
  classes?: readonly string[];
}

export interface ClassValues {
  class: string;
  /** For rows that have none of their own. */
  course: string;
  issued: string;
  /** Pasted table. */
  table: string;
}

/** The rows of a class, before they are stored. */
export interface RosterView extends ClassView {
  columns: RosterColumn[];
  /** Date order; empty: detected. */
  dates: DateOrder | '';
  /** The file was in Windows-1252. */
  isWindows: boolean;
  /** The sheet of the workbook that was read, where others have rows too. */
  sheet: string;
  rows: RosterRow[];
  /** Courses that the site does not have, each with the one that is probably meant. */
  unknownCourses: { course: string; count: number; near?: string }[];
}

export interface RosterRow {
  values: RosterValues;
  errors: RosterErrors;
  /** Questions about the rows, in words, with the rows that they are about. */
  warnings?: string[];
  asks?: RosterQuestion[];
  /** In these cells a spreadsheet may have swapped day and month. */
  swapped?: DayField[];
  /** The word by which a column that is passed over says that somebody failed or was absent. */
  notPassed?: string;
  isLeftOut: boolean;
  /** Why it was left out as the table was read; the tick beside it takes it in all the same. */
  why?: LeftOutFor;
}

/** Reasons to skip a row: it looks like a total or a signature, or it was already issued. */
export const LEFT_OUT_FOR = ['note', 'known'] as const;
export type LeftOutFor = (typeof LEFT_OUT_FOR)[number];
