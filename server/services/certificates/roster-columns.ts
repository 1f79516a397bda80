import { ROSTER_FIELDS, type RosterField } from './roster.ts';
import { readDay } from './read-day.ts';

/** How people name the columns, in lower case and without spaces and signs. */
const TITLES: Record<RosterField, RegExp> = {
  name: /^((full|students?|candidates?|trainees?|learners?|participants?|employees?)?name|nameof(the)?(student|candidate|trainee|learner|participant)|student|candidate|trainee|learner|participant)$/,
  course: /^(nameof(the)?)?(course|program|programme|training|subject)(name|title)?$/,
  issued:
    /^(issued|date|issuedon|issuedate|dateofissue|issueddate|completed|completedon|completiondate|dateofcompletion)$/,
  expires: /^(expires|expiry|expireson|expirydate|dateofexpiry|validuntil|validtill|validupto)$/,
  email: /^(students?|candidates?|trainees?|learners?|participants?|holders?)?e?mail(address|id)?$/,
  number: /^(number|(certificate|cert)(number|no|id)?)$/,
};

/** The field that a column's title stands for. */
export function fieldOfTitle(title: string): RosterField | undefined {
  const plain = title.toLowerCase().replace(/[^a-z]+/g, '');
  return ROSTER_FIELDS.find((field) => TITLES[field].test(plain));
}

export function titlesOf(line: readonly string[]): (RosterField | '')[] {
  return line.map((title) => fieldOfTitle(title) ?? '');
}

/** Whether a line names the columns, as against what stands above them. */
export function areTitles(line: readonly string[]): boolean {
  const titles = titlesOf(line);
  return titles.includes('name') || titles.filter(Boolean).length > 1;
}

/** In this order columns of a kind are taken for fields. */
const FIELDS_OF_KIND = {
  day: ['issued', 'expires'],
  words: ['name', 'course'],
  number: ['number'],
  email: ['email'],
} as const satisfies Record<string, readonly RosterField[]>;
type Kind = keyof typeof FIELDS_OF_KIND;

/** What the columns of a table without titles hold, by what is in them. */
export function guessColumns(table: readonly string[][], width: number): (RosterField | '')[] {
  const kinds = Array.from({ length: width }, (_, index) =>
    kindOf(table.flatMap((line) => line[index] || [])),
  );
  const counts = { day: 0, words: 0, number: 0, email: 0 };
  return kinds.map((kind) => {
    if (kind === undefined) return '';
    counts[kind] += 1;
    return FIELDS_OF_KIND[kind][counts[kind] - 1] ?? '';
  });
}

function kindOf(cells: string[]): Kind | undefined {
  const most = (test: (cell: string) => boolean) => cells.filter(test).length * 2 > cells.length;
  if (most((cell) => readDay(cell, 'dmy') !== undefined || readDay(cell, 'mdy') !== undefined)) return 'day';
  if (most((cell) => /^[\d -]{8,}$/.test(cell))) return 'number';
  if (most((cell) => /^\S+@\S+\.\S+$/.test(cell))) return 'email';
  return most((cell) => /\p{L}{2}/u.test(cell)) ? 'words' : undefined;
}
