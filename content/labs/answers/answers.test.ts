import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judgeStep, type Answers } from '../../../site/features/labs/judge.ts';
import { labPages } from '../../generated/pages.ts';
import type { LabField, LabStep } from '../../lab-types.ts';
import type { AnswerBank } from './answer-bank.ts';

/** Each other file here is the bank of the lab of its name. */
const files = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['answer-bank.ts', '*.test.ts'] });
const BANKS = await Promise.all(
  files.map(async (file): Promise<[string, AnswerBank]> => {
    const exports = (await import(`./${file}`)) as Record<string, AnswerBank>;
    return [basename(file, '.ts'), Object.values(exports)[0] ?? {}];
  }),
);

/** Places of a lab where something is written: steps, and fields of steps. */
function freePlaces(steps: LabStep[]): string[] {
  return steps.flatMap((step) => {
    if (step.kind === 'fields') return step.fields.map(({ name }) => `${step.title} / ${name}`);
    return ['code', 'query', 'amounts'].includes(step.kind) ? [step.title] : [];
  });
}

function amountsIn(answer: string): Answers {
  const pairs = answer.split('; ').map((part) => [part.split(' ')[0], [part.slice(part.indexOf(' ') + 1)]]);
  return Object.fromEntries(pairs) as Answers;
}

const firstRight = ({ accepted }: LabField) => [accepted[0]].flat().slice(0, 1).map(String);

describe.each(BANKS)('%s', (lab, bank) => {
  const steps = labPages.find(({ path }) => path.endsWith(`/${lab}/lab`))?.steps ?? [];

  test.each(freePlaces(steps))('%s has 15 right and 15 wrong answers', (place) => {
    const { right = [], wrong = [] } = bank[place] ?? {};
    expect(new Set(right).size).toBeGreaterThanOrEqual(15);
    expect(new Set(wrong.map(([answer]) => answer)).size).toBeGreaterThanOrEqual(15);
  });

  describe.each(Object.entries(bank))('%s', (place, { right, wrong }) => {
    const [title, field] = place.split(' / ');
    const step = steps.find((each) => each.title === title);

    /** The fields before the one in question have their right answers. */
    function judged(answer: string) {
      if (!step) throw new Error(`${lab} has no step “${title}”`);
      if (step.kind === 'amounts') return judgeStep(step, amountsIn(answer));
      const others = step.kind === 'fields' ? step.fields.map((each) => [each.name, firstRight(each)]) : [];
      const answers: Answers = { ...Object.fromEntries(others), [field ?? 'answer']: [answer] };
      return judgeStep(step, answers);
    }

    test.each(right)('right: %s', async (answer) => {
      expect(await judged(answer)).toMatchObject({ correct: true });
    });

    test.each(wrong)('wrong: %s', async (answer, told) => {
      const verdict = await judged(answer);
      expect(verdict.message).toContain(told);
      expect(verdict.correct).toBe(false);
    });
  });
});
