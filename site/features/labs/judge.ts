import type {
  AmountsStep,
  LabField,
  LabOption,
  LabStep,
  QueryResult,
  QueryStep,
  Verdict,
} from '../../../content/lab-types.ts';
import { DATABASE, type Database, type Loading, type Runner, RUNNERS } from './run/runners.ts';

/** What a form holds, by the name of its fields. */
export type Answers = Record<string, string[]>;

/** The name of the fields of a step that has one question. */
export const ANSWER = 'answer';

const RIGHT: Verdict = { correct: true, message: 'Right.' };

const NOT_LOADED = 'What this step is checked with could not be loaded. Try again.';

/**
 * Judges a step of any kind. What its judge needs is fetched first, which `onLoading` tells: rejects only where that
 * failed, with a message for the learner.
 */
export async function judgeStep(
  step: LabStep,
  answers: Answers,
  onLoading?: (loading: Loading) => void,
): Promise<Verdict> {
  const written = answers[ANSWER]?.[0] ?? '';
  switch (step.kind) {
    case 'choice':
    case 'choices':
      return judgeOptions(step.options, answers[ANSWER] ?? []);
    case 'lines':
      return judgeOptions(step.lines, answers[ANSWER] ?? []);
    case 'fields':
      return judgeFields(step.fields, answers);
    case 'amounts':
      return judgeAmounts(step, answers);
    case 'code': {
      const run = await loaded(RUNNERS[step.runner], onLoading);
      return await run(written);
    }
    case 'query':
      return judgeQuery(step, await loaded(DATABASE, onLoading), written);
  }
}

const fetched = new Set<Loading>();

async function loaded<T>(runner: Runner<T>, onLoading?: (loading: Loading) => void): Promise<T> {
  if (!fetched.has(runner)) onLoading?.(runner);
  try {
    const ready = await runner.load();
    fetched.add(runner);
    return ready;
  } catch (cause) {
    throw new Error(NOT_LOADED, { cause });
  }
}

function judgeOptions(options: LabOption[], chosen: string[]): Verdict {
  if (chosen.length === 0) return wrong('Nothing is chosen yet.');
  const isChosen = (index: number) => chosen.includes(String(index));
  const tooMany = options.find((option, index) => isChosen(index) && !option.isRight);
  if (tooMany) return wrong(tooMany.response ?? 'Something that you chose does not belong here.');
  const missing = options.find((option, index) => option.isRight && !isChosen(index));
  if (missing) return wrong(missing.response ?? 'What you chose is right, and something is missing.');
  return RIGHT;
}

function judgeFields(fields: LabField[], answers: Answers): Verdict {
  for (const field of fields) {
    const given = answers[field.name]?.[0] ?? '';
    if (given.trim() === '') return wrong(`“${field.label}” is empty.`, field.name);
    if (field.accepted.some((expected) => fits(given, expected))) continue;
    const known = field.wrong.find(({ answers: likely }) => likely.some((answer) => fits(given, answer)));
    return wrong(known?.response ?? field.otherwise, field.name);
  }
  return RIGHT;
}

function judgeQuery(step: QueryStep, database: Database, sql: string): Verdict {
  let output: QueryResult;
  try {
    output = database.query(sql);
  } catch (error) {
    return wrong((error as Error).message);
  }
  return { ...step.judge(output), output };
}

function judgeAmounts(step: AmountsStep, answers: Answers): Verdict {
  for (const { name, label } of step.fields) {
    const amount = amountOf(answers[name]?.[0]);
    if (Number.isNaN(amount) || amount < 0) {
      return wrong(`“${label}” takes a number from 0 upwards.`, name);
    }
  }
  return step.judge(amountsOf(step.fields, answers));
}

/** What is typed into the fields, as numbers; empty fields count as nothing. */
export function amountsOf(fields: { name: string }[], answers: Answers): Record<string, number> {
  return Object.fromEntries(fields.map(({ name }) => [name, amountOf(answers[name]?.[0])]));
}

function amountOf(typed = ''): number {
  return numberIn(typed.trim() === '' ? '0' : typed);
}

/** "₹ 12,500" → 12500 */
function numberIn(typed: string): number {
  const plain = typed.replaceAll(/[\s,₹%]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
}

function fits(given: string, expected: string | number | RegExp): boolean {
  if (typeof expected === 'number') return numberIn(given) === expected;
  const text = normalised(given);
  return typeof expected === 'string' ? text === normalised(expected) : expected.test(text);
}

/** Patterns are written for this form: lower case, single spaces. */
function normalised(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function wrong(message: string, field?: string): Verdict {
  return { correct: false, message, field };
}
