import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ConfigError, type Environment } from './config.ts';
import { SETTING_GROUPS, type SettingName } from './settings.ts';

const SETTING_NAMES: string[] = SETTING_GROUPS.flatMap(({ settings }) => settings.map(({ name }) => name));

/** Editors on Windows may put this character at the start of a file. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Reads the `.env` file of the working folder. Environment variables that are not empty override it. */
export function loadEnvironment(environment: Environment = process.env, file = '.env'): Environment {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  return { ...readSettingsFile(file), ...Object.fromEntries(given) };
}

/**
 * Reads the file. Throws a ConfigError for a line whose effect would be unclear; its message does not repeat the value,
 * which may be a password.
 */
function readSettingsFile(file: string): Environment {
  for (const [index, line] of linesOf(file).entries()) {
    const [, name, assigned] = SETTING.exec(line) ?? [];
    const value = assigned?.trim();
    const at = `${file}, line ${index + 1},`;
    if (name === undefined || value === undefined) {
      if (line === '' || line.startsWith('#')) continue;
      throw new ConfigError(`${at} must be NAME=value, or begin with # as a comment.`);
    }
    const [, quote, rest] = /^(["'`])(.*)$/.exec(value) ?? [];
    if (quote !== undefined && !rest?.includes(quote))
      throw new ConfigError(`${at} ${name}: the value begins with ${quote} and has no ${quote} at its end.`);
    if (quote === undefined && /\S#/.test(value))
      throw new ConfigError(
        `${at} ${name}: the # and the text after it would be ignored. Put the value in quotes, or write %23 in an address.`,
      );
  }
  return parseEnv(linesOf(file).join('\n'));
}

const SETTING = /^(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/;

function linesOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .replace(BYTE_ORDER_MARK, '')
    .split(/\r?\n/)
    .map((line) => line.trim());
}

/** Settings without effect unless the other setting has a value too. */
const COUNTS_WITH: Record<string, SettingName> = {
  DESK_URL: 'DESK_PORT',
  REPLY_TO: 'IMAP_URL',
  WEBHOOK_SECRET: 'WEBHOOK_URL',
};

/**
 * Warnings about lines without effect: unknown names, all but the last line of a repeated name, and settings that
 * depend on another one which is not set.
 */
export function findUselessLines(file = '.env', environment: Environment = process.env): string[] {
  const names = linesOf(file).flatMap((line) => SETTING.exec(line)?.[1] ?? []);
  const values = loadEnvironment(environment, file);
  return [...new Set(names)].flatMap((name) => {
    if (!SETTING_NAMES.includes(name)) return [`${name} in ${file} is not a setting. ${adviceOn(name)}`];
    const isRepeated = names.indexOf(name) !== names.lastIndexOf(name);
    if (isRepeated) return [`${name} is in ${file} more than once, and only the last line counts.`];
    const other = COUNTS_WITH[name];
    const isAlone = other !== undefined && values[name] && !values[other];
    return isAlone ? [`${name} in ${file} has no effect until ${other} is set.`] : [];
  });
}

function adviceOn(name: string): string {
  const [nearest] = SETTING_NAMES.map((known) => ({
    known,
    changes: countChanges(name.toUpperCase(), known),
  })).sort((one, other) => one.changes - other.changes);
  const isLikely = nearest !== undefined && nearest.changes <= name.length / 3;
  return isLikely ? `Did you mean ${nearest.known}?` : 'All settings are in .env.example.';
}

/** Number of letters to add, remove or replace to make one word of the other (Levenshtein distance). */
function countChanges(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of from.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of to.split('').entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
