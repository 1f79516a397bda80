import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProduct } from '../../tests/support/copy-product.ts';

/** Checks, each with a text that is added to a file of a copy of the product, and the message that the check must print. */
const BAD: [check: string, file: string, text: string, says: RegExp][] = [
  ['format', 'server/a-format.ts', 'export const  a = 1', /server\/a-format\.ts/],
  ['lint', 'server/a-lint.ts', "console.log('a');\n", /no-console[^]*server\/a-lint\.ts/],
  ['lint', 'server/a-promise.ts', 'Promise.reject(new Error());\n', /no-floating-promises[^]*a-promise\.ts/],
  ['types of contracts and content', 'contracts/a-type.ts', 'window.stop();\n', /a-type\.ts.*'window'/],
  ['types of the site', 'site/a-type.ts', 'process.exit();\n', /site\/a-type\.ts.*'process'/],
  [
    'types of the server',
    'server/a-type.ts',
    "export const a: number = '';\n",
    /server\/a-type\.ts.*'number'/,
  ],
  ['types of the tests of pages', 'tests/e2e/a-type.ts', "export const a: number = '';\n", /a-type\.ts/],
  ['tests', 'deploy/a.test.ts', '', /deploy\/a\.test\.ts is in no stage/],
  [
    'architecture',
    'contracts/a-import.ts',
    "import '../server/config.ts';\n",
    /contracts-imports: .*a-import\.ts/,
  ],
  ['dead code', 'server/a-file.ts', 'export const a = 1;\n', /Unused files[^]*server\/a-file\.ts/],
  ['list of pages', 'content/generated/pages.ts', '// a\n', /content\/generated is out of date/],
  ['references', 'server/a-reference.ts', '// Spec \u00A799\n', /a-reference\.ts cites Spec .99/],
  ['references', 'docs/README.md', '`server/a-gone.ts`\n', /docs\/README\.md names server\/a-gone\.ts/],
  ['reference pages', 'docs/host/settings.md', 'a\n', /docs\/host\/settings\.md is out of date/],
  [
    'styles',
    'site/styles/a.css',
    '.a-class { --a-token: 0; }\n',
    /a\.css: no component draws the class \.a-class/,
  ],
  ['styles', 'site/styles/a.css', '', /a\.css: nothing uses the token --a-token/],
  ['colours', 'desk/style.css', '.desk { color: #123456; }\n', /desk\/style\.css: #123456 is not in/],
];

const product = copyProduct();
afterAll(product.remove);
let results: { name: string; isPassed: boolean; output: string }[];

beforeAll(() => {
  for (const [, file, text] of BAD) {
    const path = join(product.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'a' });
  }
  const names = JSON.stringify([...new Set(BAD.map(([name]) => name))]);
  const run = `const { runChecks } = await import('./tools/check/check-steps.ts');
    await import('node:fs').then(async ({ writeFileSync }) =>
      writeFileSync('results.json', JSON.stringify(await runChecks(${names}))));`;
  const { stderr } = product.run('--input-type=module', '--eval', run);
  expect(stderr).toBe('');
  results = JSON.parse(readFileSync(join(product.folder, 'results.json'), 'utf8')) as typeof results;
}, 300_000);

test.each(BAD)('the check “%s” finds what is wrong in %s', (name, _file, _text, says) => {
  const { isPassed, output } = results.find((result) => result.name === name)!;
  expect(isPassed).toBe(false);
  expect(output).toMatch(says);
});
