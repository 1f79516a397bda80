import { describe, expect, test } from 'vitest';
import { judge, type Answers } from '../../site/features/labs/judge.ts';
import type { LabOption, LabStep } from '../lab-types.ts';
import { labPages } from '../generated/pages.ts';

type Picked = Extract<LabStep, { kind: 'choice' | 'choices' | 'lines' }>;

const optionsOf = (step: Picked): LabOption[] => (step.kind === 'lines' ? step.lines : step.options);
const isPicked = (step: LabStep): step is Picked => ['choice', 'choices', 'lines'].includes(step.kind);
const rightOf = (options: LabOption[]) =>
  options.flatMap(({ isRight }, index) => (isRight ? [String(index)] : []));

test('the steps of a lab and its material have names of their own', () => {
  for (const { path, steps, materials } of labPages) {
    const all = [...materials, ...steps.flatMap(({ material }) => material ?? [])];
    expect(new Set(steps.map(({ title }) => title)).size, path).toBe(steps.length);
    expect(new Set(all.map(({ id }) => id)).size, path).toBe(all.length);
  }
});

describe.each(labPages.map((lab) => [lab.path, lab] as const))('%s', (_, lab) => {
  for (const step of lab.steps.filter(isPicked)) {
    const options = optionsOf(step);
    const right = rightOf(options);

    test(`“${step.title}” accepts what is right, and answers each wrong option with words of its own`, () => {
      expect(judge(step, { answer: right }).correct).toBe(true);
      if (step.kind === 'choice') expect(right).toHaveLength(1);
      const wrong = options.filter(({ isRight }) => !isRight);
      expect(wrong.filter(({ response }) => !response)).toEqual([]);
      for (const option of wrong) {
        const answer = [String(options.indexOf(option))];
        expect(judge(step, { answer })).toMatchObject({ correct: false, message: option.response });
      }
    });

    test(`“${step.title}” says what is missing`, () => {
      if (right.length < 2) return;
      for (const missing of right) {
        const answer = right.filter((index) => index !== missing);
        const { response } = options[Number(missing)] ?? {};
        expect(response).toBeTruthy();
        expect(judge(step, { answer })).toMatchObject({ correct: false, message: response });
      }
    });
  }

  for (const step of lab.steps.filter((each) => each.kind === 'fields')) {
    test(`“${step.title}” accepts what is right, and each likely wrong answer is told what is off`, () => {
      const right: Answers = Object.fromEntries(
        step.fields.map(({ name, accepted }) => [
          name,
          accepted
            .filter((each) => !(each instanceof RegExp))
            .slice(0, 1)
            .map(String),
        ]),
      );
      expect(judge(step, right)).toMatchObject({ correct: true });
      for (const { name, wrong, otherwise } of step.fields) {
        for (const { answers, response } of wrong) {
          for (const answer of answers.filter((each) => !(each instanceof RegExp))) {
            const verdict = judge(step, { ...right, [name]: [String(answer)] });
            expect(verdict).toEqual({ correct: false, message: response, field: name });
          }
        }
        expect(judge(step, { ...right, [name]: ['~'] })).toMatchObject({
          correct: false,
          message: otherwise,
        });
      }
    });
  }

  for (const step of lab.steps.filter((each) => each.kind === 'code')) {
    test(`“${step.title}” refuses what it begins with, and accepts its own example`, () => {
      expect(step.judge(step.start)).toMatchObject({ correct: false });
      expect(step.judge(step.example)).toMatchObject({ correct: true });
    });
  }

  for (const step of lab.steps.filter((each) => each.kind === 'amounts')) {
    test(`“${step.title}” accepts its own example, and neither nothing nor too much`, () => {
      const all = (amount: number) => Object.fromEntries(step.fields.map(({ name }) => [name, amount]));
      expect(step.judge(step.example)).toMatchObject({ correct: true });
      expect(step.judge(all(0))).toMatchObject({ correct: false });
      expect(step.judge(all(10_000_000))).toMatchObject({ correct: false });
    });
  }
});
