import type { PagePath } from '../contracts/paths.ts';

/** Feedback on a learner's answer. */
export interface Verdict {
  correct: boolean;
  /** The answer cannot be judged yet, because it is empty or mistyped. It does not count as an attempt. */
  isUnjudged?: true;
  /** For a right answer, one sentence. For a wrong answer, the mistake, so that the learner can try again. */
  message: string;
  /** The wrong field, if the step has several fields. */
  field?: string;
  /** The checks in order. Every answer that is run or parsed has them. */
  checks?: { text: string; met: boolean }[];
  /** Result of a query. */
  output?: QueryResult;
}

/** Material to read: a log, code, a listing or a table. It is always invented, and its caption says so. */
export interface Material {
  id: string;
  title: string;
  /** Logs, code, traces: one entry per line, in mono type with line numbers from 1. */
  lines?: string[];
  table?: { columns: string[]; rows: string[][] };
  /** "Invented for this exercise.", followed by anything that a reader needs to know. */
  caption: string;
}

/** An option. `response` is the feedback if a learner chooses it wrongly or misses it. */
export interface LabOption {
  text: string;
  isRight?: boolean;
  response?: string;
}

interface StepBase {
  title: string;
  task: string;
  hint: string;
  /**
   * The right answer in words. It is shown with the explanation. Without JavaScript, when nothing can be checked, it is
   * shown instead.
   */
  answer: string;
  /** One to three paragraphs. */
  explanation: string[];
  /** Material that is shown above the answer, only in this step. */
  material?: Material;
}

/** Single choice with radio buttons. Each wrong option has a response. */
interface ChoiceStep extends StepBase {
  kind: 'choice';
  options: LabOption[];
}

/**
 * Multiple choice with tick boxes. The learner sees the response of the first wrong option that is ticked, or else of
 * the first right option that is missing.
 */
interface ChoicesStep extends StepBase {
  kind: 'choices';
  options: LabOption[];
}

/**
 * Like `choices`, but the options are lines of a log, code or a trace. If only one line is right, they are radio
 * buttons.
 */
interface LinesStep extends StepBase {
  kind: 'lines';
  /** Number of the first line. */
  from?: number;
  lines: LabOption[];
}

/** One or more fields, each compared by its meaning. */
interface FieldsStep extends StepBase {
  kind: 'fields';
  fields: LabField[];
}

/** A range of numbers, both ends included. */
type Span = [from: number, to: number];

export interface LabField {
  name: string;
  label: string;
  /** Unit after the field: "hosts", "%". */
  unit?: string;
  /** Type of keyboard on phones. */
  input?: 'text' | 'decimal' | 'numeric';
  /**
   * Reads the answer in any spelling. Numbers, percentages, lines and statuses become numbers. For example, "Rs.
   * 4,000/-" is 4000, 9/12 and 0.75 are 75 per cent, and "HTTP/2 303" is 303. All other kinds become text, such as
   * 24.10.0, 11:48:26, 10.20.30.128/26, /25, "cab" for an order, or "am kill …" for a command.
   */
  reads:
    | 'number'
    | 'status'
    | 'percent'
    | 'line'
    | 'version'
    | 'time'
    | 'address'
    | 'network'
    | 'mask'
    | 'order'
    | 'name'
    | 'command';
  /** Total of a count. If it is 20, the answer "8 of 20" means 8. */
  outOf?: number;
  /** Words that stand for numbers, such as the names of status codes. */
  names?: Record<string, number>;
  /** Date of the log for a time, such as 2026-03-10. */
  day?: string;
  /** For a mask: the network that the learner may write before it. */
  network?: string;
  /** For an address: the prefix that the learner may write after it. */
  prefix?: number;
  /** The first one is the usual spelling. */
  accepted: (string | number | Span)[];
  /** Likely wrong answers, checked in order. `otherwise` is the feedback for all other answers. */
  wrong: { answers: (string | number | Span | RegExp)[]; response: string }[];
  otherwise: string;
}

/** Several numbers that must follow one rule, such as a budget. */
export interface AmountsStep extends StepBase {
  kind: 'amounts';
  unit: string;
  fields: { name: string; label: string; note?: string; start?: number }[];
  /** Line below the fields while typing: "₹ 42,000 of ₹ 60,000". */
  total?: (amounts: Record<string, number>) => string;
  judge: (amounts: Record<string, number>) => Verdict;
  /** Amounts that the judge accepts, shown as the answer. */
  example: Record<string, number>;
}

/** A text to write or to change. It is run or parsed, and the result is judged. */
export interface CodeStep extends StepBase {
  kind: 'code';
  label: string;
  start: string;
  /** Module in site/features/labs/run that runs or parses the answer. It is loaded when an answer is checked. */
  runner: 'handler' | 'form-field' | 'workflow';
  /** A right answer, shown with the explanation. */
  example: string;
}

export interface QueryResult {
  columns: string[];
  rows: (string | number | null)[][];
}

/** SQL to write, run by the database in the page; the result is judged. */
export interface QueryStep extends StepBase {
  kind: 'query';
  label: string;
  start: string;
  judge: (result: QueryResult) => Verdict;
  example: string;
}

export type LabStep = ChoiceStep | ChoicesStep | LinesStep | FieldsStep | AmountsStep | CodeStep | QueryStep;

export interface LabExercise {
  /** Course of the lab. */
  course: PagePath;
  /** Duration, 10 to 20 minutes. */
  minutes: number;
  /** Requirements, such as "Nothing but this page". */
  needs: string;
  /** Two to four sentences. */
  story: string[];
  materials: Material[];
  /** Four to seven steps. */
  steps: LabStep[];
  closing: {
    /** Each finding as one sentence: "You found …". */
    did: string[];
    /** Further topics of the course, each with the exact title of a lesson in its syllabus. */
    adds: { text: string; lesson: string }[];
  };
}
