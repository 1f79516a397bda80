import { parse } from 'unbash';
import type { Reading } from './read-answer.ts';

/** Prompts of Windows and PowerShell, of a shell with user and folder, and of zsh. */
const PROMPT =
  /^(?:PS )?[a-z]:\\[^>]*>\s*|^\S*[$#%>❯]\s+|^[$#%>]\s*(?=\w)|^➜\s+\S+\s+|^\S+[ :]\S+ [$#%]\s+(?=adb\b|am\b)/i;

/** A command for a phone's shell; adb, the device, quotes and the prompt are ignored. */
export function readCommand(typed: string): Reading {
  const line = typed
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/(?<=\s)[–—](?=\w)/g, '--')
    .trim()
    .replace(PROMPT, '')
    .replace(/^sudo\s+/, '')
    .replace(/\badb\.exe\b/i, 'adb');
  const words = wordsOf(line);
  if (!words) return { ask: 'Write one command, as it is typed after the prompt.' };
  let rest = words;
  if (/(^|[/\\])adb$/i.test(rest[0] ?? '')) {
    rest = rest.slice(1);
    while (rest[0]?.startsWith('-')) rest = rest.slice(/^-[st]$/.test(rest[0]) ? 2 : 1);
    if (rest[0] !== 'shell' && rest[0] !== 'exec-out') return { value: ['adb', ...rest].join(' ') };
    // The phone's shell reads the text after "shell".
    const inner = wordsOf(
      rest
        .slice(1)
        .filter((word) => !/^-[tTnx-]$/.test(word))
        .join(' '),
    );
    if (!inner) return { ask: 'Write one command behind adb shell.' };
    rest = inner;
  }
  if (rest[0] === 'cmd' && rest[1] === 'activity') rest = ['am', ...rest.slice(2)];
  rest = rest.with(0, (rest[0] ?? '').replace('/system/bin/', ''));
  const user = rest.indexOf('--user');
  if (rest[0] === 'am' && user > 0 && /^(\d+|all|current)$/.test(rest[user + 1] ?? ''))
    rest = rest.toSpliced(user, 2);
  return { value: rest.join(' ') };
}

/** The words of a line, if it is one simple command. */
function wordsOf(line: string): string[] | undefined {
  const { commands, errors } = parse(line);
  const [statement, another] = commands;
  if (errors?.length || another || statement?.background || statement?.command.type !== 'Command')
    return undefined;
  const { name, args, redirects, prefix } = statement.command;
  if (redirects.length > 0 || prefix.length > 0) return undefined;
  return [name, ...args].flatMap((word) => (word?.type === 'Word' ? word.value : []));
}
