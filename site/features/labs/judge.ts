import type {
  AmountsStep,
  LabField,
  LabOption,
  LabStep,
  QueryResult,
  QueryStep,
  Verdict,
} from '../../../content/lab-types.ts';
import { oddCharacters, plainCode } from './run/plain-code.ts';
import { postgresWord, quotedText } from './run/postgres-words.ts';
import { readAnswer, type Reading } from './run/read-answer.ts';
import {
  COMMAND_READER,
  DATABASE,
  type Database,
  type Loading,
  type Runner,
  RUNNERS,
} from './run/runners.ts';

/** Form values by field name. */
export type Answers = Record<string, string[]>;

/** Name of the field in a step with one question. */
export const ANSWER = 'answer';

type OnLoading = (loading: Loading) => void;

const RIGHT: Verdict = { correct: true, message: 'Right.' };

const BY_CHANCE =
  'These numbers fit, but only these rows: on a table with other visits the query gives wrong ones. Is a number written into it, or something else counted that happens to be as many?';

const NOT_LOADED = 'What this step is checked with could not be loaded. Try again.';

/**
 * Judges a step of any kind. If the judge for this step has to be loaded first, `onLoading` is called meanwhile.
 * Rejects only if loading failed, with a message for the learner.
 */
export async function judgeStep(step: LabStep, answers: Answers, onLoading?: OnLoading): Promise<Verdict> {
  const written = answers[ANSWER]?.[0] ?? '';
  switch (step.kind) {
    case 'choice':
    case 'choices':
      return judgeOptions(step.options, answers[ANSWER] ?? []);
    case 'lines':
      return judgeOptions(step.lines, answers[ANSWER] ?? []);
    case 'fields':
      return await judgeFields(step.fields, answers, onLoading);
    case 'amounts':
      return judgeAmounts(step, answers);
    case 'code': {
      const run = await loaded(RUNNERS[step.runner], onLoading);
      return await judgeCode(written, run);
    }
    case 'query':
      return await judgeCode(written, async (sql) =>
        judgeQuery(step, await loaded(DATABASE, onLoading), sql),
      );
  }
}

/**
 * Removes text that was copied along with an answer. If the rest is wrong, quotes or dashes from a word processor are
 * reported first.
 */
async function judgeCode(
  written: string,
  judge: (code: string) => Verdict | Promise<Verdict>,
): Promise<Verdict> {
  const code = plainCode(written);
  if (code === '') return question('Nothing is written yet.');
  const verdict = await judge(code);
  const odd = verdict.correct ? undefined : oddCharacters(code);
  return odd ? { ...verdict, message: `${odd} ${verdict.message}` } : verdict;
}

const fetched = new Set<Loading>();

async function loaded<T>(runner: Runner<T>, onLoading?: OnLoading): Promise<T> {
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
  if (chosen.length === 0) return question('Nothing is chosen yet.');
  const isChosen = (index: number) => chosen.includes(String(index));
  const tooMany = options.find((option, index) => isChosen(index) && !option.isRight);
  if (tooMany) return wrong(tooMany.response ?? 'Something that you chose does not belong here.');
  const missing = options.find((option, index) => option.isRight && !isChosen(index));
  if (missing) return wrong(missing.response ?? 'What you chose is right, and something is missing.');
  return RIGHT;
}

async function judgeFields(fields: LabField[], answers: Answers, onLoading?: OnLoading): Promise<Verdict> {
  for (const field of fields) {
    const given = plainCode(answers[field.name]?.[0] ?? '');
    if (given.trim() === '') return question(`“${field.label}” is empty.`, field.name);
    const read = field.reads === 'command' ? await loaded(COMMAND_READER, onLoading) : undefined;
    const reading = read ? read(given) : readAnswer(field, given);
    if ('ask' in reading) return question(reading.ask, field.name);
    if (field.accepted.some((expected) => fits(reading.value, expected))) continue;
    const known = field.wrong.find(({ answers: likely }) =>
      likely.some((answer) => fits(reading.value, answer)),
    );
    return wrong(known?.response ?? field.otherwise, field.name);
  }
  return RIGHT;
}

function judgeQuery(step: QueryStep, database: Database, sql: string): Verdict {
  let output: QueryResult;
  try {
    output = database.query(sql);
  } catch (error) {
    return question([(error as Error).message, postgresWord(sql)].filter(Boolean).join(' '));
  }
  const verdict = step.judge(output);
  if (!verdict.correct) return { ...verdict, output };
  if (!database.isRightElsewhere(sql, step.example)) return { ...wrong(BY_CHANCE), output };
  return { ...verdict, message: [verdict.message, quotedText(sql)].filter(Boolean).join(' '), output };
}

function judgeAmounts(step: AmountsStep, answers: Answers): Verdict {
  for (const field of step.fields) {
    const amount = amountOf(answers[field.name]?.[0], field.label, step.unit);
    if ('ask' in amount) return question(`“${field.label}”: ${amount.ask}`, field.name);
    if (Number(amount.value) < 0)
      return question(`“${field.label}” takes a number from 0 upwards.`, field.name);
  }
  return step.judge(amountsOf(step.fields, answers));
}

/** Typed numbers; empty fields are 0. */
export function amountsOf(
  fields: { name: string; label?: string }[],
  answers: Answers,
): Record<string, number> {
  return Object.fromEntries(
    fields.map(({ name, label = '' }) => {
      const amount = amountOf(answers[name]?.[0], label, 'rupees');
      return [name, 'ask' in amount ? Number.NaN : Number(amount.value)];
    }),
  );
}

function amountOf(typed = '', label: string, unit: string): Reading {
  return readAnswer({ ...AMOUNT, label, unit }, plainCode(typed).trim() || '0');
}

const AMOUNT: LabField = {
  name: 'amount',
  label: '',
  reads: 'number',
  accepted: [],
  wrong: [],
  otherwise: '',
};

function fits(given: string | number, expected: string | number | [number, number] | RegExp): boolean {
  if (Array.isArray(expected))
    return typeof given === 'number' && given >= expected[0] && given <= expected[1];
  return expected instanceof RegExp ? expected.test(String(given)) : given === expected;
}

/** A question to the learner, asked before the answer is judged. */
function question(message: string, field?: string): Verdict {
  return { correct: false, isUnjudged: true, message, field };
}

function wrong(message: string, field?: string): Verdict {
  return { correct: false, message, field };
}
