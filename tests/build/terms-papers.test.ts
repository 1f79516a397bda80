import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { paintedUntagged, readPdf } from '../support/read-pdf.ts';
import { canReadText, readText } from '../support/read-text.ts';

const papers = globSync('build/client/services/*/*/terms.pdf');
/** Where words stand apart is a matter of drawing. */
const squeezed = (text: string) =>
  text
    .replaceAll(/<[^>]*>|\s+/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’');

test('each service has its terms as a tagged paper of at most three sheets, which its page links', () => {
  expect(papers).toHaveLength(29);
  for (const paper of papers) {
    const html = readFileSync(`${dirname(paper)}/index.html`, 'utf8');
    expect(html).toContain(`href="${paper.slice('build/client'.length)}" `);
    const pdf = readPdf(readFileSync(paper));
    expect(pdf.pages.length, paper).toBeLessThanOrEqual(3);
    for (const page of pdf.pages) expect(paintedUntagged(pdf.drawn(page)), paper).toEqual([]);
  }
});

test.skipIf(!canReadText())('the paper says every clause and every regulator’s line of the page', () => {
  for (const paper of papers) {
    const html = readFileSync(`${dirname(paper)}/index.html`, 'utf8');
    const card = html.slice(html.indexOf('class="clauses"'), html.indexOf('id="questions"'));
    const said = [...card.matchAll(/<(dt|dd|li)[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) =>
      squeezed(text),
    );
    expect(said.length, paper).toBeGreaterThan(20);
    const text = squeezed(readText(readFileSync(paper), '-raw'));
    for (const each of said) expect(text, `${paper}: ${each}`).toContain(each);
  }
});
