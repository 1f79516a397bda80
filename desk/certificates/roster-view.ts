import type { RosterQuestion } from '../../server/services/certificates/store-roster.ts';
import type {
  DateOrder,
  DayField,
  RosterColumn,
  RosterErrors,
  RosterValues,
} from '../../server/services/certificates/roster.ts';

/** The form for starting a class. */
export interface ClassView {
  values: ClassValues;
  errors: Record<string, string>;
  courses: readonly string[];
  /** Names of batches that have begun, which name their classes. */
  classes?: readonly string[];
}

export interface ClassValues {
  class: string;
  /** Course for rows that name none. */
  course: string;
  issued: string;
  /** Pasted table. */
  table: string;
}

/** The rows of a class, before they are stored. */
export interface RosterView extends ClassView {
  columns: RosterColumn[];
  /** Order of day and month. Empty means that it is detected. */
  dates: DateOrder | '';
  /** True if the file was encoded in Windows-1252. */
  isWindows: boolean;
  /** Name of the sheet, if others have rows too. */
  sheet: string;
  rows: RosterRow[];
  /** Courses that the site does not have, each with the probable one. */
  unknownCourses: { course: string; count: number; near?: string }[];
}

export interface RosterRow {
  values: RosterValues;
  errors: RosterErrors;
  /** Questions about the rows, with the rows concerned. */
  warnings?: string[];
  asks?: RosterQuestion[];
  /** Cells in which a spreadsheet may have swapped day and month. */
  swapped?: DayField[];
  /** A word in an ignored column that may mean that somebody failed or was absent. */
  notPassed?: string;
  isLeftOut: boolean;
  /** Reason why the row was left out. A tick includes it anyway. */
  why?: LeftOutFor;
}

/** Reasons to skip a row: it looks like a total or a signature, or it was already issued. */
export const LEFT_OUT_FOR = ['note', 'known'] as const;
export type LeftOutFor = (typeof LEFT_OUT_FOR)[number];
