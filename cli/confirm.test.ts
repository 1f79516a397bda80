import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { confirm } from './confirm.ts';

const QUESTION = 'This deletes 3 enquiries.';

function terminal() {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true });
  return { input, output };
}

function answered(keys: string): Promise<void> {
  const { input, output } = terminal();
  input.write(keys);
  return confirm(QUESTION, {}, { input, output });
}

it('puts the question and goes ahead at a yes', async () => {
  const { input, output } = terminal();
  const agreed = confirm(QUESTION, {}, { input, output });
  expect(String(output.read())).toContain('This deletes 3 enquiries. Go ahead? (y/N) ');
  input.write('y\r');
  await expect(agreed).resolves.toBeUndefined();
  await expect(answered('Yes\r')).resolves.toBeUndefined();
});

it.each([
  ['no', 'n\r'],
  ['nothing', '\r'],
  ['something else', 'yesterday\r'],
  ['Ctrl+C', '\u0003'],
  ['Ctrl+D', '\u0004'],
])('does nothing at %s', async (_what, keys) => {
  await expect(answered(keys)).rejects.toThrow('Nothing was done.');
});

it('asks nobody where there is no terminal, and names --yes', async () => {
  const { input, output } = { ...terminal(), input: new PassThrough() };
  await expect(confirm(QUESTION, {}, { input, output })).rejects.toThrow('add --yes to go ahead');
  await expect(confirm(QUESTION, { yes: true }, { input, output })).resolves.toBeUndefined();
});
