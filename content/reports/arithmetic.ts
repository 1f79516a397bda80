/** Arithmetic of the reports: numbers about the rows of a table are computed from those rows. */

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Share of a whole: "7.0%". */
export const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** A duration as text, such as "4 min" or "3 h 10 min". */
export function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours ? `${hours} h` : '', rest || !hours ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** Number of days from one ISO date to another. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** A number as text, such as "1,234". */
export const thousands = (value: number) => value.toLocaleString('en-GB');

const WORDS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** A number as a word at the beginning of a sentence: "Seven". Numbers above nine are written in digits: "12". */
export const inWords = (value: number) => WORDS[value] ?? String(value);

/** Number of rows with this value. */
export const countWhere = <Row>(rows: readonly Row[], is: (row: Row) => boolean) => rows.filter(is).length;
