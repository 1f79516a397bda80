/** What a row of a class may hold. */
export const ROSTER_FIELDS = ['name', 'course', 'issued', 'expires', 'number'] as const;
export type RosterField = (typeof ROSTER_FIELDS)[number];
export type RosterValues = Record<RosterField, string>;

/** What is wrong in the cells of a row. */
export type RosterErrors = Partial<Record<RosterField, string>>;

/** Which of three numbers is the day, the month and the year. */
export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** The form that a class begins with. */
export interface ClassView {
  values: ClassValues;
  errors: Record<string, string>;
  courses: readonly string[];
}

export interface ClassValues {
  class: string;
  /** For rows that have none of their own. */
  course: string;
  issued: string;
  /** As it was pasted. */
  table: string;
}

/** The rows of a class, before they are stored. */
export interface RosterView extends ClassView {
  columns: { heading: string; sample: string; field: RosterField | '' }[];
  /** How days are written; empty: the days themselves tell. */
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
  /** A namesake, in the table or among what is stored. */
  warnings?: string[];
  isLeftOut: boolean;
}
