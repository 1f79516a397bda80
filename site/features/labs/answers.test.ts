import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { labPages } from '../../../content/generated/pages.ts';
import type { LabField, LabStep } from '../../../content/lab-types.ts';
import type { AnswerBank } from '../../../tests/labs/answer-bank.ts';
import { judgeStep, type Answers } from './judge.ts';

const FOLDER = join(import.meta.dirname, '../../../tests/labs');

/** Each file is the bank of answers for the lab of the same name. Only the file with the type is not. */
const BANKS = await Promise.all(
  globSync('*.ts', { cwd: FOLDER, exclude: ['answer-bank.ts'] }).map(
    async (file): Promise<[string, AnswerBank]> => {
      const exports = (await import(join(FOLDER, file))) as Record<string, AnswerBank>;
      return [basename(file, '.ts'), Object.values(exports)[0] ?? {}];
    },
  ),
);

/**
 * Characters that copying adds around an answer, in an editor or in a field. Prompts are added only to SQL and
 * commands.
 */
const WRAPPINGS: [name: string, wrap: (answer: string) => string, of?: 'query' | 'command' | 'field'][] = [
  ['a fence of a chat', (answer) => `\`\`\`\n${answer}\n\`\`\``],
  ['a fence with its language', (answer) => `\`\`\`text\n${answer}\n\`\`\`\n`],
  ['a fence with words round it', (answer) => `Here it is:\n\n\`\`\`\n${answer}\n\`\`\`\n\nIt works.`],
  ['no-break spaces', (answer) => answer.replaceAll(' ', '\u00A0')],
  ['narrow spaces', (answer) => answer.replaceAll(' ', '\u202F')],
  ['zero-width spaces', (answer) => `\u200B${answer.replaceAll(' ', ' \u200B')}\uFEFF`],
  ['line ends of Windows', (answer) => answer.replaceAll('\n', '\r\n')],
  ['empty lines round it', (answer) => `\n\n${answer}\n\n`],
  ['backticks', (answer) => (answer.includes('\n') ? answer : `\`${answer}\``)],
  ['bold of a chat', (answer) => `**${answer}**`, 'field'],
  ['curly quotes', (answer) => `“${answer}”`, 'field'],
  ['a table cell', (answer) => `\t${answer} \u00A0`, 'field'],
  ['the prompt of sqlite3', (answer) => `sqlite> ${answer.replaceAll('\n', '\n   ...> ')}`, 'query'],
  ['the prompt of psql', (answer) => `shop=# ${answer.replaceAll('\n', '\nshop-# ')}`, 'query'],
  ['the prompt of a shell', (answer) => (answer.startsWith('adb') ? `$ ${answer}` : answer), 'command'],
];

/** A field cannot contain line breaks, and nobody pastes a code fence into it. */
const IN_A_FIELD = new Set(['no-break spaces', 'narrow spaces', 'zero-width spaces', 'backticks']);

const firstRight = ({ accepted }: LabField) => [accepted[0]].flat().slice(0, 1).map(String);

/** The parts of a lab where a learner writes something: steps, and fields of steps. */
function freePlaces(steps: LabStep[]): string[] {
  return steps.flatMap((step) => {
    if (step.kind === 'fields') return step.fields.map(({ name }) => `${step.title} / ${name}`);
    return ['code', 'query', 'amounts'].includes(step.kind) ? [step.title] : [];
  });
}

function amountsIn(answer: string, wrap: (amount: string) => string): Answers {
  const pairs = answer
    .split('; ')
    .map((part) => [part.split(' ')[0], [wrap(part.slice(part.indexOf(' ') + 1))]]);
  return Object.fromEntries(pairs) as Answers;
}

describe.each(BANKS)('%s', (lab, bank) => {
  const steps = labPages.find(({ path }) => path.endsWith(`/${lab}/lab`))?.steps ?? [];

  test('has answers for every place where something is written', () => {
    expect(Object.keys(bank).toSorted()).toEqual(freePlaces(steps).toSorted());
  });

  test.each(Object.entries(bank))('%s', async (place, { right, wrong }) => {
    const [title, name] = place.split(' / ');
    const step = steps.find((each) => each.title === title);
    if (!step) throw new Error(`${lab} has no step “${title}”`);
    const form = step.kind === 'fields' ? step.fields.find((field) => field.name === name)?.reads : step.kind;

    /** The other fields have their right answers. */
    function judged(answer: string, wrap = (bare: string) => bare) {
      if (step?.kind === 'amounts') return judgeStep(step, amountsIn(answer, wrap));
      const others = step?.kind === 'fields' ? step.fields.map((each) => [each.name, firstRight(each)]) : [];
      return judgeStep(step!, {
        ...Object.fromEntries(others),
        [name ?? 'answer']: [wrap(answer)],
      } as Answers);
    }

    for (const answer of right) expect(await judged(answer), answer).toMatchObject({ correct: true });
    for (const [answer, told] of wrong) {
      const verdict = await judged(answer);
      expect(verdict.message, answer).toContain(told);
      expect(verdict.correct, answer).toBe(false);
    }
    const isEditor = ['code', 'query', 'command'].includes(form ?? '');
    const wrappings = WRAPPINGS.filter(([wrapping, , of]) =>
      isEditor ? !of || of === form : of === 'field' || IN_A_FIELD.has(wrapping),
    );
    expect((wrappings.length + 1) * right.length + wrong.length).toBeGreaterThanOrEqual(40);
    for (const [wrapping, wrap] of wrappings)
      for (const answer of right)
        expect(await judged(answer, wrap), `${wrapping}: ${answer}`).toMatchObject({ correct: true });
  });
});
