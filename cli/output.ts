import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

export type Fields = Record<string, string | number | null>;

/** A column of a list: the field, and how wide it usually is. */
export type Columns = Record<string, number>;

/** Prints results on standard output and everything else on standard error. */
export interface Output {
  /** One sentence for people; nothing with --json. */
  say(sentence: string): void;
  /** One thing: `field: value` lines, or an object. */
  object(fields: Fields): Promise<void>;
  /** Many things, as they come: a table of the columns, or an array of whole objects. */
  list(items: AsyncIterable<Fields> | Iterable<Fields>, columns: Columns): Promise<void>;
}

export function createOutput({ json }: { json: boolean }): Output {
  return json ? jsonOutput() : textOutput();
}

function jsonOutput(): Output {
  return {
    say() {},
    object: (fields) => write(`${JSON.stringify(fields, null, 2)}\n`),
    async list(items) {
      let separator = '[\n';
      for await (const item of items) {
        await write(`${separator}${JSON.stringify(item)}`);
        separator = ',\n';
      }
      await write(separator === '[\n' ? '[]\n' : '\n]\n');
    },
  };
}

function textOutput(): Output {
  return {
    say: (sentence) => void process.stdout.write(`${sentence}\n`),
    async object(fields) {
      const width = Math.max(...Object.keys(fields).map((name) => name.length)) + 1;
      for (const [name, value] of Object.entries(fields)) {
        await write(
          `${`${name}:`.padEnd(width)} ${printable(value).replaceAll('\n', `\n${' '.repeat(width + 1)}`)}\n`,
        );
      }
    },
    async list(items, columns) {
      let count = 0;
      for await (const item of items) {
        if (count === 0) await write(tableLine(columns, (name) => name.toUpperCase()));
        await write(tableLine(columns, (name) => printable(item[name] ?? null).replace(/\s+/g, ' ')));
        count += 1;
      }
      if (count === 0) await write('None.\n');
    },
  };
}

function tableLine(columns: Columns, cell: (name: string) => string): string {
  const cells = Object.entries(columns).map(([name, width]) => cell(name).padEnd(width));
  return `${cells.join('  ').trimEnd()}\n`;
}

/** What visitors typed must not steer the operator's terminal. */
function printable(value: string | number | null): string {
  return stripVTControlCharacters(String(value ?? '–')).replace(/[^\P{C}\n]/gu, '');
}

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
