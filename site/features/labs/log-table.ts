/** A log in which all lines have one format, as a table. */
export interface LogTable {
  /** The time comes first, then the other fields in their order. */
  columns: string[];
  /** Rows by column name. If a value is missing, its key is missing too. */
  rows: Record<string, string>[];
  /** "10/Mar/2026 +0530". Empty if the lines contain no date, or more than one. */
  day: string;
}

const TIME = String.raw`(?<time>\d\d:\d\d:\d\d)`;

const FORMS = [
  // Format of a web server, with the session instead of the user's name.
  new RegExp(
    String.raw`^(?<address>\S+) - (?<session>\S+) \[(?<day>[^:]+):${TIME} (?<zone>[^\]]+)\] "(?<request>[^"]*)" (?<status>\d{3}) (?<bytes>\d+) "[^"]*" "(?<browser>[^"]*)"$`,
  ),
  // Format of an application: the event, then keys with values.
  new RegExp(String.raw`^(?<day>\S+)T${TIME}(?<zone>\S+) (?<event>[a-z -]+?)(?<pairs>(?: \w+=\S+)+)$`),
  // Format of a phone: source and message.
  new RegExp(String.raw`^${TIME} (?<source>\w+): (?<message>.+)$`),
];

/** Undefined if the lines have no known format, or more than one format. */
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
