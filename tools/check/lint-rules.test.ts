import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../tests/support/new-folder.ts';

const FOUND = [
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
];

const NOT_FOUND = [
  ['text alone', `<p>{text}</p>`],
  ['text that changes alone', `<p>{busy ? 'Sending' : 'Send'}</p>`],
  ['a template', '<h2>{`Apply for ${job.title}`}</h2>'],
  ['text in an element of its own', `<button>{busy && <i />}<span>Send</span></button>`],
  ['text beside elements that stay', `<p>Hello <b>{name}</b>, welcome.</p>`],
  ['text beside an icon', `<a><Glyph name="print" />Print</a>`],
];

/** The files in which the rule finds something, each with one of these parts. */
async function filesWithFindings(parts: string[][]): Promise<string[]> {
  const folder = await newFolder();
  const rules = { categories: { correctness: 'off' }, rules: { 'site/own-element': 'error' } };
  const config = { jsPlugins: [resolve('tools/check/lint-rules.ts')], ...rules };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  for (const [name = '', jsx] of parts)
    writeFileSync(join(folder, `${name}.tsx`), `export const part = ${jsx};\n`);
  const args = ['--config', 'config.json', '--format', 'json', '.'];
  const oxlint = resolve('node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const files = diagnostics
    .filter(({ code }) => code.includes('own-element'))
    .map(({ filename }) => basename(filename, '.tsx'));
  return [...new Set(files)].sort();
}

test('text that React would lose on a translated page is found, and no other', async () => {
  expect(await filesWithFindings([...FOUND, ...NOT_FOUND])).toEqual(
    FOUND.map(([name]) => String(name)).sort(),
  );
});
