import { expect, onTestFinished, test, vi } from 'vitest';
import { company } from './company.ts';
import { answerInFull, supplierFacts, unstatedFacts } from './supplier-facts.ts';

const lines = supplierFacts.groups.flatMap((group) => group.lines);

test('what trainees may do, who tests, and how soon a breach is told are answered without asking back', () => {
  const answerTo = (question: string) => answerInFull(lines.find((line) => line.question === question)!);
  expect(answerTo('Do trainees work for clients, or see client data?')).toMatch(/^Never\. /);
  expect(answerTo('May the people who set something up also test it?')).toMatch(
    /^No\. The people who set a system up do not test it\./,
  );
  expect(answerTo('How soon are we told of a breach at your firm?')).toMatch(/^Within 1 hour\. /);
  expect(answerTo('Does the firm itself hold an ISO/IEC 27001 certificate?')).toMatch(/^No\. /);
});

test('each fact of the firm that is empty is one answer that says so, and no other answer does', () => {
  const empty = Object.values(company.supplierFile).filter((value) => value === '');
  expect(unstatedFacts()).toHaveLength(empty.length);
  expect(JSON.stringify(lines).match(/Not stated yet/g) ?? []).toHaveLength(empty.length);
});

test('each fact of the firm stands in its answer once it is stated, and nothing is left to state', async () => {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const own = (await import('./company.ts')).company;
  const facts = Object.keys(own.supplierFile) as (keyof typeof own.supplierFile)[];
  for (const fact of facts) own.supplierFile[fact] = `The ${fact} of the firm`;
  const { supplierFacts: page, unstatedFacts: left } = await import('./supplier-facts.ts');
  const answers = page.groups.flatMap((group) => group.lines.map(({ answer }) => answer));

  for (const fact of facts)
    expect(answers.filter((each) => each === `The ${fact} of the firm`)).toHaveLength(1);
  expect(left()).toEqual([]);
});
