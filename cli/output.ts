import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { terminal } from './terminal.ts';

export type Fields = Record<string, string | number | null>;

/** Columns of a table, each with its largest width. */
export type Columns = Record<string, number>;

/** Prints results on standard output and everything else on standard error. */
export interface Output {
  /** Prints a sentence for people. Nothing is printed with --json. */
  say(sentence: string): void;
  /** Prints one record: lines with `field: value`, or with --json an object. */
  object(fields: Fields): Promise<void>;
  /** Prints records as they are read: a table with these columns, or with --json an array of whole objects. */
  list(items: AsyncIterable<Fields> | Iterable<Fields>, columns: Columns): Promise<void>;
}

/** `timeZone` is the time zone of the displayed times. */
export function createOutput({ json, timeZone = 'UTC' }: { json: boolean; timeZone?: string }): Output {
  return json ? jsonOutput() : textOutput(timeZone);
}

function jsonOutput(): Output {
  return {
    say() {},
    object: (fields) => write(`${JSON.stringify(fields, null, 2)}\n`),
    async list(items) {
      for await (const line of jsonArray(items)) await write(line);
    },
  };
}

/** Text of a JSON array with one item per line. */
export async function* jsonArray(items: AsyncIterable<Fields> | Iterable<Fields>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

function textOutput(timeZone: string): Output {
  const printable = printer(timeZone);
  return {
    say: (sentence) => void terminal().stdout.write(`${sentence}\n`),
    async object(fields) {
      const width = Math.max(...Object.keys(fields).map((name) => name.length)) + 1;
      for (const [name, value] of Object.entries(fields)) {
        const indented = printable(value).replace(/\n(?=.)/g, `\n${' '.repeat(width + 1)}`);
        await write(`${`${name}:`.padEnd(width)} ${indented}\n`);
      }
    },
    async list(items, columns) {
      const cells = (item: Fields) => (name: string) => printable(item[name] ?? null).replace(/\s+/g, ' ');
      const first: Fields[] = [];
      let fitted: Columns | undefined;
      const writeFirst = async () => {
        fitted = fitColumns(columns, first.map(cells), terminal().stdout.columns);
        await write(tableLine(fitted, (name) => name.toUpperCase()));
        for (const item of first) await write(tableLine(fitted, cells(item)));
      };
      for await (const item of items) {
        if (fitted) await write(tableLine(fitted, cells(item)));
        else if (first.push(item) === MEASURED_ROWS) await writeFirst();
      }
      if (first.length === 0) await write('None.\n');
      else if (!fitted) await writeFirst();
    },
  };
}

const MEASURED_ROWS = 100;
const GAP = 2;
const LEAST_WIDTH = 5;

/**
 * Widths of the columns, so that a table fits the terminal. They are computed from the first rows. If the terminal is
 * too narrow, the widest columns become narrower, but never the first, because other commands need its value. In a pipe
 * all columns are complete.
 */
export function fitColumns(
  columns: Columns,
  rows: ((name: string) => string)[],
  available: number | undefined,
): Columns {
  const names = Object.keys(columns);
  const total = (widths: Columns) => Object.values(widths).reduce((sum, width) => sum + width + GAP, -GAP);
  if (available === undefined || total(columns) <= available) return columns;
  const fitted = { ...columns };
  for (const name of names.slice(1)) {
    const needed = Math.max(name.length, ...rows.map((cell) => Array.from(cell(name)).length));
    fitted[name] = Math.min(columns[name] ?? 0, needed);
  }
  for (let over = total(fitted) - available; over > 0; over -= 1) {
    const [widest = ''] = names.slice(1).toSorted((one, other) => (fitted[other] ?? 0) - (fitted[one] ?? 0));
    const width = fitted[widest] ?? 0;
    if (width <= LEAST_WIDTH) break;
    fitted[widest] = width - 1;
  }
  return fitted;
}

/**
 * One line of a table. The first column is complete, because other commands need its value. The others are cut to the
 * width of the terminal.
 */
function tableLine(columns: Columns, cell: (name: string) => string): string {
  const [first = ['', 0] as const, ...others] = Object.entries(columns);
  const cells = [
    cell(first[0]).padEnd(first[1]),
    ...others.map(([name, width]) => cut(cell(name), width).padEnd(width)),
  ];
  const line = cells.join('  ').trimEnd();
  return `${cut(line, terminal().stdout.columns ?? Infinity)}\n`;
}

function cut(text: string, width: number): string {
  const letters = Array.from(text);
  return letters.length <= width ? text : `${letters.slice(0, width - 1).join('')}…`;
}

const TIME = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/**
 * Makes a function that prints a value. It removes what could control the operator's terminal, because visitors have
 * written the text. Times are in TIME_ZONE, without seconds.
 */
function printer(timeZone: string): (value: string | number | null) => string {
  // The Swedish date format is 2026-11-21 17:48.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return (value) => {
    const text = String(value ?? '–').replace(TIME, (time) => format.format(new Date(time)));
    return stripVTControlCharacters(text).replace(/[^\P{C}\n]/gu, '');
  };
}

async function write(text: string): Promise<void> {
  const { stdout } = terminal();
  if (!stdout.write(text)) await once(stdout, 'drain');
}
