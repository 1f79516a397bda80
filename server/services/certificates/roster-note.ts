import type { RosterField, RosterValues } from './roster.ts';
import { fieldOfTitle } from './roster-columns.ts';

/** What stands under a list, or between its people, in the column of names. */
const NOTE =
  /^(?:(?:grand |sub-?)?total|count|prepared|checked|verified|approved|signed|signature|trainer|faculty|instructor|co-?ordinator|date|place|note|remarks?|batch)\b|:|^[^\p{L}]*$/iu;

/** A field that half of the rows or more fill themselves tells people from notes. */
export function fieldsOfPeople(rows: readonly RosterValues[]): RosterField[] {
  return (['course', 'issued'] as const).filter(
    (field) => rows.filter((values) => values[field] !== '').length * 2 >= rows.length,
  );
}

/**
 * Whether a row looks like a sum, a signature or another note: it lacks all that the rows of people have; where they have
 * nothing but a name, it begins as notes do. It is shown and can be taken in all the same.
 */
export function looksLikeNote(values: RosterValues, fields: readonly RosterField[]): boolean {
  // The titles once more, as on each printed page.
  if (areTitlesAgain(values)) return true;
  if (fields.length > 0) return fields.every((field) => values[field] === '');
  return NOTE.test(values.name.trim()) && values.number === '';
}

function areTitlesAgain({ name, course, issued }: RosterValues): boolean {
  const isTitle = (text: string) => text === '' || fieldOfTitle(text) !== undefined;
  return /^\D+$/.test(name) && fieldOfTitle(name) === 'name' && isTitle(course) && isTitle(issued);
}
