import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchEntry } from '../../content/search-entries.ts';
import { copyProduct } from '../support/copy-product.ts';

/** A copy of the product with the privacy page in Hindi. It is not built: tests/build/new-page.test.ts does that. */
const product = copyProduct();
const FILE = 'content/texts/privacy-hi.ts';

beforeAll(() => {
  const text = readFileSync('content/texts/accessibility.ts', 'utf8')
    .replace('path: PATHS.accessibility', "path: '/hi/privacy'")
    .replace(/title: '[^']*'/, "title: 'गोपनीयता'")
    .replace(/heading: '[^']*'/, "heading: 'लक्ष्य'")
    .replace(
      /label: '[^']*'/,
      "language: { code: 'hi', of: PATHS.privacy, words: { lastChanged: 'आख़िरी बदलाव:', onThisPage: 'इस पेज पर' } }",
    );
  writeFileSync(join(product.folder, FILE), text);
});

afterAll(product.remove);

test('the search knows the language of a translated page and of its headings, and says nothing about English', () => {
  expect(product.run('tools/build/list-pages.ts')).toMatchObject({ status: 0, stdout: '', stderr: '' });
  const print =
    "import { searchEntries } from './content/search-entries.ts'; console.log(JSON.stringify(searchEntries()))";
  const { stdout } = product.run('--input-type=module', '--eval', print);
  const entries = JSON.parse(stdout) as SearchEntry[];
  const inHindi = entries.filter(({ path }) => path.startsWith('/hi/privacy'));
  expect(inHindi).toContainEqual(expect.objectContaining({ title: 'गोपनीयता', language: 'hi' }));
  expect(inHindi).toContainEqual(expect.objectContaining({ title: 'लक्ष्य', language: 'hi' }));
  expect(inHindi.every(({ language }) => language === 'hi')).toBe(true);
  const others = entries.filter((entry) => !inHindi.includes(entry));
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter((entry) => 'language' in entry)).toEqual([]);
});

test.each([
  ['PATHS.about', '/about'],
  ["'/hi/privacy'", '/hi/privacy'],
  ["'/privacy-policy'", '/privacy-policy'],
])('a page that translates %s, which is no page of text in English, is named', (of, path) => {
  product.change(FILE, [[/of: [^,]+/g, `of: ${of}`]]);
  expect(product.run('tools/build/list-pages.ts')).toMatchObject({
    status: 1,
    stdout: `${FILE} translates ${path}, which is not a page of text in English: correct language.of\n`,
    stderr: '',
  });
});
