import { expect, test } from 'vitest';
import { expressionsIn, findSlow } from './expressions.ts';

const slow = (text: string) => findSlow(expressionsIn('a.ts', text));

test.each([
  ['an address that trades dots', String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`],
  ['two runs of one sign', String.raw`/^[\s().-]*\+?[\d\s().-]+$/`],
  ['an address of any signs, to the third power', String.raw`/^\S+@\S+\.\S+$/`],
  ['white space around a line break', String.raw`/\s*\n\s*/g`],
  ['letters on both sides of a letter', String.raw`/^[\p{L}./_# -]*[\p{L}\p{N}][\p{L}./_# -]*$/u`],
  ['slashes at the end', String.raw`/\/+$/`],
  ['spaces at the end of a line', '/[ \\t]+$/gm'],
  ['words with hyphens', String.raw`/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)+/gu`],
  ['what a delivery report names', String.raw`/[^\s<>"']+@[^\s<>"']+/`],
])('%s is slow', (_what, expression) => {
  expect(slow(`const found = ${expression}.test(text);`)).toHaveLength(1);
});

test('it is told where an expression is, what it costs and on which text', () => {
  expect(slow('// one\nexport const nested = /^(a+)+$/;')).toEqual([
    'a.ts:2: /^(a+)+$/ takes exponential time on text that repeats "a"',
  ]);
});

test('an expression that is made of constants is read whole', () => {
  const text = [
    'const WORD = String.raw`\\S+`;',
    'const HOST = /[a-z.]+/;',
    "const whole = new RegExp(['^a', `^${WORD}@${WORD}$`].join('|'), 'i');",
    'const host = RegExp(WORD + HOST.source);',
    'const named = new RegExp(`^${name}$`);',
  ].join('\n');
  expect(expressionsIn('a.ts', text).map(({ source, flags }) => [source, flags])).toEqual([
    ['[a-z.]+', ''],
    [String.raw`^a|^\S+@\S+$`, 'i'],
    [String.raw`\S+[a-z.]+`, ''],
    ['^1$', ''],
  ]);
  expect(slow(text)).toHaveLength(2);
});

test.each([
  String.raw`/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/`,
  String.raw`/(?<!\/)\/+$/`,
  String.raw`/\s+/g`,
  String.raw`/^\d{1,4}[a-z]{0,200}$/`,
])('%s is linear', (expression) => {
  expect(slow(`text.match(${expression})`)).toEqual([]);
});
