import { describe, expect, test } from 'vitest';
import { ALIASES, PATHS } from '../../contracts/paths.ts';
import { judgeStep, type Answers } from '../../site/features/labs/judge.ts';
import type { LabField, LabOption, LabStep } from '../lab-types.ts';
import { labPages } from '../generated/pages.ts';
import { pageAt } from '../pages.ts';

type Picked = Extract<LabStep, { kind: 'choice' | 'choices' | 'lines' }>;

const optionsOf = (step: Picked): LabOption[] => (step.kind === 'lines' ? step.lines : step.options);
const isPicked = (step: LabStep): step is Picked => ['choice', 'choices', 'lines'].includes(step.kind);
const rightOf = (options: LabOption[]) =>
  options.flatMap(({ isRight }, index) => (isRight ? [String(index)] : []));

/** Writes an answer as a person would type it. An answer that is a pattern cannot be typed. */
function written(answers: LabField['wrong'][number]['answers']): string[] {
  return answers.filter((each) => !(each instanceof RegExp)).map((each) => String([each].flat()[0]));
}

test('the steps of a lab and its material have names of their own', () => {
  for (const { path, steps, materials } of labPages) {
    const all = [...materials, ...steps.flatMap(({ material }) => material ?? [])];
    expect(new Set(steps.map(({ title }) => title)).size, path).toBe(steps.length);
    expect(new Set(all.map(({ id }) => id)).size, path).toBe(all.length);
  }
});

test('a lab that is ahead of the beginning of its course names a module of it', () => {
  const ahead = labPages.filter((lab) => lab.ahead);
  expect(ahead.length).toBeGreaterThan(0);
  for (const lab of ahead) {
    const { modules } = pageAt(lab.course, 'training').syllabus;
    expect(
      modules.map(({ title }) => title),
      lab.path,
    ).toContain(lab.ahead?.module);
  }
});

const IDEAS = [
  ['aiml', 'Leakage: columns that know the answer'],
  ['android-app-development', 'Rotation, window size, process death, saved state'],
  ['cyber-security', 'Sessions, tokens and leavers'],
  ['data-science', 'Duplicates and missing values'],
  ['devops', 'Build once and test in GitHub Actions'],
  ['digital-marketing', 'Hold-out groups, and samples too small to tell'],
  ['hardware-networking', 'DHCP snooping'],
  ['web-development', 'Forms that keep what was typed'],
] as const;
/** True if the course is on the site. If a firm removed it, its address redirects. */
const isTaught = (course: string) => !Object.hasOwn(ALIASES, `${PATHS.trainings}/${course}`);

test.each(IDEAS.filter(([course]) => isTaught(course)))(
  'the idea of the lab of %s is a lesson of its course: %s',
  (course, idea) => {
    const lab = labPages.find(({ path }) => path.endsWith(`/${course}/lab`))!;
    const { modules } = pageAt(lab.course, 'training').syllabus;
    expect(modules.flatMap(({ lessons }) => lessons)).toContain(idea);
  },
);

describe.each(labPages.map((lab) => [lab.path, lab] as const))('%s', (_, lab) => {
  for (const step of lab.steps.filter(isPicked)) {
    const options = optionsOf(step);
    const right = rightOf(options);

    test(`“${step.title}” accepts what is right, and answers each wrong option with words of its own`, async () => {
      expect(await judgeStep(step, { answer: right })).toMatchObject({ correct: true });
      if (step.kind === 'choice') expect(right).toHaveLength(1);
      const wrong = options.filter(({ isRight }) => !isRight);
      expect(wrong.filter(({ response }) => !response)).toEqual([]);
      for (const option of wrong) {
        const answer = [String(options.indexOf(option))];
        expect(await judgeStep(step, { answer })).toMatchObject({ correct: false, message: option.response });
      }
    });

    test(`“${step.title}” says what is missing`, async () => {
      if (right.length < 2) return;
      for (const missing of right) {
        const answer = right.filter((index) => index !== missing);
        const { response } = options[Number(missing)] ?? {};
        expect(response).toBeTruthy();
        expect(await judgeStep(step, { answer })).toMatchObject({ correct: false, message: response });
      }
    });
  }

  for (const step of lab.steps.filter((each) => each.kind === 'fields')) {
    test(`“${step.title}” accepts what is right, and each likely wrong answer is told what is off`, async () => {
      const right: Answers = Object.fromEntries(
        step.fields.map(({ name, accepted }) => [name, written(accepted.slice(0, 1))]),
      );
      expect(await judgeStep(step, right)).toMatchObject({ correct: true });
      for (const { name, wrong } of step.fields) {
        for (const { answers, response } of wrong) {
          for (const answer of written(answers)) {
            const verdict = await judgeStep(step, { ...right, [name]: [answer] });
            expect(verdict).toEqual({ correct: false, message: response, field: name });
          }
        }
      }
    });
  }

  for (const step of lab.steps.filter((each) => each.kind === 'code')) {
    test(`“${step.title}” refuses what it begins with, and accepts its own example`, async () => {
      expect(await judgeStep(step, { answer: [step.start] })).toMatchObject({ correct: false });
      expect(await judgeStep(step, { answer: [step.example] })).toMatchObject({ correct: true });
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
