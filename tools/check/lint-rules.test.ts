import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../tests/support/new-folder.ts';

/** How often the rule finds something in this JSX. */
async function findings(jsx: string): Promise<number> {
  const folder = await newFolder();
  const rules = { categories: { correctness: 'off' }, rules: { 'site/own-element': 'error' } };
  const config = { jsPlugins: [resolve('tools/check/lint-rules.ts')], ...rules };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'part.tsx'), `export const part = ${jsx};\n`);
  const args = ['--config', 'config.json', '--format', 'json', 'part.tsx'];
  const oxlint = resolve('node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return diagnostics.filter(({ code }) => code.includes('own-element')).length;
}

test.each([
  ['text beside what comes and goes', `<button>{busy && <i />}Send</button>`],
  [
    'text that changes beside what comes and goes',
    `<button>{busy && <i />}<b />{busy ? 'Sending' : 'Send'}</button>`,
  ],
  ['text that changes beside an icon', `<p><Glyph name="alert" />{text}</p>`],
  ['text that changes beside text', `<h2>Apply for {job.title}</h2>`],
  ['text beside a component, which may draw nothing', `<p>Hello <Name /></p>`],
  ['text beside a list', `<p>Hello{names.map((name) => <b>{name}</b>)}</p>`],
  ['text in a fragment', `<>Hello</>`],
])('%s is found', async (_what, jsx) => {
  expect(await findings(jsx)).toBeGreaterThan(0);
});

test.each([
  ['text alone', `<p>{text}</p>`],
  ['text that changes alone', `<p>{busy ? 'Sending' : 'Send'}</p>`],
  ['a template', '<h2>{`Apply for ${job.title}`}</h2>'],
  ['text in an element of its own', `<button>{busy && <i />}<span>Send</span></button>`],
  ['text beside elements that stay', `<p>Hello <b>{name}</b>, welcome.</p>`],
  ['text beside an icon', `<a><Glyph name="print" />Print</a>`],
])('%s is not', async (_what, jsx) => {
  expect(await findings(jsx)).toBe(0);
});
