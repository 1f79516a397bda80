/** Fields of a row of a class. */
export const ROSTER_FIELDS = ['name', 'course', 'issued', 'expires', 'number', 'email'] as const;
export type RosterField = (typeof ROSTER_FIELDS)[number];
export type RosterValues = Record<RosterField, string>;

export const DAY_FIELDS = ['issued', 'expires'] as const satisfies RosterField[];
export type DayField = (typeof DAY_FIELDS)[number];

/** Longer than any field of a certificate: name and title have up to 200. */
export const CELL_MAX_LENGTH = 300;

/** Errors by cell. */
export type RosterErrors = Partial<Record<RosterField, string>>;

/** Order of day, month and year in a date. */
export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** A column of the table, by its title and one of its cells; empty: ignored. */
export interface RosterColumn {
  heading: string;
  sample: string;
  field: RosterField | '';
}
