import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { SiteManifest } from '../../server/http/pages/site-manifest.ts';
import { canReadText, readText } from '../support/read-text.ts';

const FILE = 'build/client/services/supplier-facts';

/** Where words stand apart is a matter of drawing. */
const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** The text of each element of a name, in the order of the page. */
function textsOf(html: string, name: string): string[] {
  const found: string[] = [];
  const visit = (parent: Tree.ParentNode): void => {
    for (const node of parent.childNodes) {
      if (node.nodeName === name) found.push(textOf(node).trim());
      if ('childNodes' in node) visit(node);
    }
  };
  visit(parse(html));
  return found;
}

const listed = (html: string) => /<dl class="[^"]*supplier-lines">[^]*<\/dl>/.exec(html)?.[0] ?? '';

const rows: string[][] = parseCsv(readFileSync(`${FILE}.csv`), { bom: true });
const answers = rows.slice(1).map(([, , question = '', answer = '']) => [question, answer] as const);

test('page, CSV and workbook give the same 45 answers', async () => {
  const html = listed(readFileSync(`${FILE}/index.html`, 'utf8'));
  const page = textsOf(html, 'dt').map((question, at) => [question, textsOf(html, 'dd')[at] ?? '']);
  // On the page a frame sets "Not stated yet" apart, in a file a full stop.
  const said = (pairs: (readonly string[])[]) =>
    pairs.map((pair) => pair.map((text) => squeezed(text).replace('Notstatedyet.', 'Notstatedyet')));

  expect(answers).toHaveLength(45);
  expect(said(page)).toEqual(said(answers));
  const sheet = await readSheet(readFileSync(`${FILE}.xlsx`));
  expect(sheet).toEqual(rows);
});

test.skipIf(!canReadText())('the paper has every question with its answer behind it', () => {
  const text = squeezed(readText(readFileSync(`${FILE}.pdf`), '-raw'));
  for (const [question, answer] of answers) {
    expect(text).toContain(squeezed(question + answer));
  }
});

test('the firm states nothing yet of what only it knows, and says so 17 times', () => {
  const html = listed(readFileSync(`${FILE}/index.html`, 'utf8'));
  expect(html.match(/Not\s+stated\s+yet|Not stated yet/g)).toHaveLength(17);
});

test('the footer of every page and the terms of every service lead to it', () => {
  const pages = globSync('build/client/**/index.html').filter((file) =>
    readFileSync(file, 'utf8').includes('<footer'),
  );
  expect(pages.length).toBeGreaterThan(60);
  let services = 0;
  for (const file of pages) {
    const html = readFileSync(file, 'utf8');
    const footer = html.slice(html.lastIndexOf('<footer'));
    expect(footer, file).toContain('href="/services/supplier-facts"');
    const [, terms] = html.split('<section id="terms"');
    if (!terms || file.includes('it-trainings')) continue;
    services += 1;
    expect(terms.split('</section>')[0], file).toContain('href="/services/supplier-facts"');
  }
  expect(services).toBe(29);
});

test('its files are served as what they are', () => {
  const { files } = JSON.parse(readFileSync('build/site-manifest.json', 'utf8')) as SiteManifest;
  expect(existsSync(`${FILE}.xlsx`)).toBe(true);
  expect(files['/services/supplier-facts.xlsx']?.type).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  expect(files['/services/supplier-facts.csv']?.type).toBe('text/csv; charset=utf-8');
  expect(files['/services/supplier-facts.pdf']?.type).toBe('application/pdf');
});
