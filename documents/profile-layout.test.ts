import { expect, test } from 'vitest';
import { readPdf } from '../tests/support/read-pdf.ts';
import { STYLES, writeGrid } from './profile-layout.ts';
import { TaggedPaper } from './tagged-paper.ts';

function newPaper(): TaggedPaper {
  const paper = new TaggedPaper({ title: 'Cells', created: new Date(0), size: [595.28, 841.89] });
  paper.page('Cells');
  return paper;
}

function writeCells(paper: TaggedPaper, count: number): number {
  const cells = Array.from({ length: count }, (_, index) => `Cell ${index}`);
  return writeGrid(paper, cells, { y: 600, gap: 10, columns: 2 }, (words, place) =>
    paper.text('P', words, place, { ...STYLES.body, size: 40 }),
  );
}

test('rows that do not fit above the footer go on to the next page', async () => {
  const paper = newPaper();
  writeCells(paper, 7);
  const pdf = readPdf(await paper.bytes());
  expect(pdf.pages.length).toBe(2);
  for (const page of pdf.pages) {
    const baselines = pdf.drawn(page).flatMap((line) => /^1 0 0 1 [\d.]+ ([\d.]+) Tm$/.exec(line)?.[1] ?? []);
    // From the page's lower edge: the footer stands at 32, cells end above 52.
    for (const y of baselines.map(Number)) expect(y > 52 || Math.round(y) === 32).toBe(true);
  }
  expect(pdf.tags.filter((tag) => tag === 'P').length).toBe(7);
});

test('a rehearsal draws nothing and ends where the writing ends', async () => {
  const paper = newPaper();
  const rehearsed = paper.rehearse(() => writeCells(paper, 2));
  expect(rehearsed).toBeGreaterThan(600);
  expect(writeCells(paper, 2)).toBe(rehearsed);
  expect(readPdf(await paper.bytes()).tags.filter((tag) => tag === 'P').length).toBe(2);
});
