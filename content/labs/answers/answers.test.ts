import { describe, expect, test } from 'vitest';
import { judgeStep, type Answers } from '../../../site/features/labs/judge.ts';
import { labPages } from '../../generated/pages.ts';
import type { AnswerBank } from './answer-bank.ts';
import { devopsAnswers } from './devops.ts';
import { webDevelopmentAnswers } from './web-development.ts';

const BANKS: Record<string, AnswerBank> = {
  devops: devopsAnswers,
  'web-development': webDevelopmentAnswers,
};

describe.each(Object.entries(BANKS))('%s', (lab, bank) => {
  const steps = labPages.find(({ path }) => path.endsWith(`/${lab}/lab`))?.steps ?? [];

  describe.each(Object.entries(bank))('%s', (title, { right, wrong }) => {
    const step = steps.find((each) => each.title === title);
    const judged = (answer: string) =>
      judgeStep(step as NonNullable<typeof step>, { answer: [answer] } as Answers);

    test.each(right)('right: %s', async (answer) => {
      expect(await judged(answer)).toMatchObject({ correct: true });
    });

    test.each(wrong)('wrong: %s', async (answer, told) => {
      const verdict = await judged(answer);
      expect(verdict).toMatchObject({ correct: false, message: expect.stringContaining(told) });
    });
  });
});
