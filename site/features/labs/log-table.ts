/** A log whose lines all have one form, as a table. */
export interface LogTable {
  /** The time comes first, then what a line has in its order. */
  columns: string[];
  /** Rows by column name; a missing value has no key. */
  rows: Record<string, string>[];
  /** "10/Mar/2026 +0530"; empty where the lines name none, or several. */
  day: string;
}

const TIME = String.raw`(?<time>\d\d:\d\d:\d\d)`;

const FORMS = [
  // A web server's, with the session in place of the user's name.
  new RegExp(
    String.raw`^(?<address>\S+) - (?<session>\S+) \[(?<day>[^:]+):${TIME} (?<zone>[^\]]+)\] "(?<request>[^"]*)" (?<status>\d{3}) (?<bytes>\d+) "[^"]*" "(?<browser>[^"]*)"$`,
  ),
  // An application's: what happened, then keys with values.
  new RegExp(String.raw`^(?<day>\S+)T${TIME}(?<zone>\S+) (?<event>[a-z -]+?)(?<pairs>(?: \w+=\S+)+)$`),
  // A phone's: who says it, and what.
  new RegExp(String.raw`^${TIME} (?<source>\w+): (?<message>.+)$`),
];

/** Nothing where the lines have no form that is known, or several. */
export function logTable(lines: string[]): LogTable | undefined {
  for (const form of FORMS) {
    const entries = lines.map((line) => form.exec(line)?.groups);
    if (!entries.every((entry) => entry !== undefined)) continue;
    const days = new Set(entries.map(({ day, zone }) => [day, zone].filter(Boolean).join(' ')));
    const rows = entries.map(cells);
    const columns = [...new Set(['time', ...rows.flatMap((row) => Object.keys(row))])];
    return { columns, rows, day: days.size === 1 ? [...days].join('') : '' };
  }
  return undefined;
}

function cells({
  day: _day,
  zone: _zone,
  pairs = '',
  ...named
}: Record<string, string>): Record<string, string> {
  const values = [...pairs.matchAll(/(\w+)=(\S+)/g)].map(([, key = '', value = '']) => [key, value]);
  return { ...named, ...Object.fromEntries(values) };
}
