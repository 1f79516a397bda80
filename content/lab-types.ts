import type { PagePath } from '../contracts/paths.ts';

/** Feedback on a learner's answer. */
export interface Verdict {
  correct: boolean;
  /** A form that cannot be judged yet, empty or mistyped: no try is counted. */
  isUnjudged?: true;
  /** Right: one sentence. Wrong: what is off, so that the next try is a better one. */
  message: string;
  /** The field that is wrong, where there are several. */
  field?: string;
  /** Checks in their order. An answer that is run or parsed has them all. */
  checks?: { text: string; met: boolean }[];
  /** Result of a query. */
  output?: QueryResult;
}

/** Something to read: a log, code, a listing, a table. Always invented, which its caption says. */
export interface Material {
  id: string;
  title: string;
  /** Logs, code, traces: one entry a line; drawn in mono type with numbers from 1. */
  lines?: string[];
  table?: { columns: string[]; rows: string[][] };
  /** "Invented for this exercise." with what one has to know to read it. */
  caption: string;
}

/** An option; `response` is the feedback when it is chosen wrongly or missed. */
export interface LabOption {
  text: string;
  isRight?: boolean;
  response?: string;
}

interface StepBase {
  title: string;
  task: string;
  hint: string;
  /** The right answer in words: shown with the explanation, and without script in place of checking. */
  answer: string;
  /** One to three paragraphs. */
  explanation: string[];
  /** Shown only for this step, above its answer. */
  material?: Material;
}

/** One of several: radio buttons. Each wrong option has its response. */
interface ChoiceStep extends StepBase {
  kind: 'choice';
  options: LabOption[];
}

/**
 * All that are right, and no other: checkboxes. The first wrong one that is ticked answers with its response, otherwise
 * the first right one that is missing.
 */
interface ChoicesStep extends StepBase {
  kind: 'choices';
  options: LabOption[];
}

/** Step like `choices`, with lines of a log, code or a trace; with one right line they are radio buttons. */
interface LinesStep extends StepBase {
  kind: 'lines';
  /** Number of the first line. */
  from?: number;
  lines: LabOption[];
}

/** One or more fields, each compared by what it means. */
interface FieldsStep extends StepBase {
  kind: 'fields';
  fields: LabField[];
}

/** A number from the first to the second, both included. */
type Span = [from: number, to: number];

export interface LabField {
  name: string;
  label: string;
  /** Behind the field: "hosts", "%". */
  unit?: string;
  /** The keyboard of phones. */
  input?: 'text' | 'decimal' | 'numeric';
  /**
   * Reads the answer, so that spelling does not count. Numbers, percentages and lines become numbers: "Rs. 4,000/-" is
   * 4000, 9/12 and 0.75 are 75 per cent, and a status may be in its line, "HTTP/2 303". The others become text:
   * 24.10.0, 11:48:26, 10.20.30.1, 10.20.30.128/26, /25, "cab" for an order, "am kill …" for a command.
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
  /** A number that counts some of so many: "8 of 20" is 8 then. */
  outOf?: number;
  /** Words for numbers, such as the names of status codes. */
  names?: Record<string, number>;
  /** A time, with or without the day of the log before it, as 2026-03-10. */
  day?: string;
  /** A mask: the network that it may be written with. */
  network?: string;
  /** An address: the prefix that it may be written with. */
  prefix?: number;
  /** First what one would type. */
  accepted: (string | number | Span)[];
  /** Likely wrong answers, the first that fits; `otherwise` for the rest. */
  wrong: { answers: (string | number | Span | RegExp)[]; response: string }[];
  otherwise: string;
}

/** Several numbers under one rule, such as a budget. */
export interface AmountsStep extends StepBase {
  kind: 'amounts';
  unit: string;
  fields: { name: string; label: string; note?: string; start?: number }[];
  /** Line under the fields while one types: "₹ 42,000 of ₹ 60,000". */
  total?: (amounts: Record<string, number>) => string;
  judge: (amounts: Record<string, number>) => Verdict;
  /** Amounts that the judge accepts, for those who let themselves be shown. */
  example: Record<string, number>;
}

/** A text to write or to change. It is run or parsed, and judged by what that shows. */
export interface CodeStep extends StepBase {
  kind: 'code';
  label: string;
  start: string;
  /** Module in site/features/labs/run that runs or reads the answer. It is loaded when an answer is checked. */
  runner: 'handler' | 'form-field' | 'workflow';
  /** Code that is right, shown with the explanation. */
  example: string;
}

export interface QueryResult {
  columns: string[];
  rows: (string | number | null)[][];
}

/** SQL to write, run by the database in the page; what comes back is judged. */
export interface QueryStep extends StepBase {
  kind: 'query';
  label: string;
  start: string;
  judge: (result: QueryResult) => Verdict;
  example: string;
}

export type LabStep = ChoiceStep | ChoicesStep | LinesStep | FieldsStep | AmountsStep | CodeStep | QueryStep;

export interface LabExercise {
  /** The course that it is a taste of. */
  course: PagePath;
  /** 10 to 20. */
  minutes: number;
  /** "Nothing but this page": what one has to know or have. */
  needs: string;
  /** Two to four sentences. */
  story: string[];
  materials: Material[];
  /** Four to seven. */
  steps: LabStep[];
  closing: {
    /** "You found …": one sentence each. */
    did: string[];
    /** Further topics of the course, each with the exact title of a lesson in its syllabus. */
    adds: { text: string; lesson: string }[];
  };
}
