/** Fields of a row in a class list. */
export const ROSTER_FIELDS = ['name', 'course', 'issued', 'expires', 'number', 'email'] as const;
export type RosterField = (typeof ROSTER_FIELDS)[number];
export type RosterValues = Record<RosterField, string>;

export const DAY_FIELDS = ['issued', 'expires'] as const satisfies RosterField[];
export type DayField = (typeof DAY_FIELDS)[number];

/** Length limit of a cell. No field of a certificate is longer: name and title may have 200 characters. */
export const CELL_MAX_LENGTH = 300;

/** Error messages by cell. */
export type RosterErrors = Partial<Record<RosterField, string>>;

/** Possible orders of day, month and year in a date. */
export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/**
 * A column of the table, described by its title and one of its cells. An empty field means that the column is ignored.
 */
export interface RosterColumn {
  heading: string;
  sample: string;
  field: RosterField | '';
}
