import * as v from 'valibot';
import type { Role } from '../../../contracts/roles.ts';
import type { Connection } from '../../storage/database.ts';
import type { Exported } from '../../storage/tables.ts';
import type { Act } from '../audit-log/acts.ts';
import type { Dependencies } from '../dependencies.ts';

/** A thing as it is stored, in its present version. */
export interface Stored<Value = Record<string, string>, State extends string = string> {
  id: string;
  /** Its name in the audit log, where that is not the id. */
  reference?: string;
  state: State;
  value: Value;
  /** Grows with each change: who changes a thing names the version that they saw. 0: nobody has changed it yet. */
  version: number;
  created: string;
  changedBy: string | null;
  changedAt: string | null;
}

/** The store of things of one kind. */
export interface Records<Value, State extends string> {
  find(database: Connection, id: string): Promise<Stored<Value, State> | undefined>;
  /** The newest first. */
  list(database: Connection): Promise<Stored<Value, State>[]>;
  /** Writes the first version; false where there is one with this id. */
  insert(transaction: Connection, made: Stored<Value, State>, deps: Dependencies): Promise<boolean>;
  /** Writes the next version; false where somebody else wrote it first. */
  update(
    transaction: Connection,
    next: Stored<Value, State>,
    before: Stored<Value, State>,
    deps: Dependencies,
  ): Promise<boolean>;
}

/** An action on a thing, by one button or one command. */
interface ThingAct<Value, State extends string, Shown extends string> {
  /** Text of the button. */
  label: string;
  /** States in which it is possible; in others it changes nothing. */
  from: readonly Shown[];
  change(stored: Stored<Value, State>): { state?: State; value?: Value };
  /** Visitors see the result, so the values are checked again. */
  isChecked?: true;
  audit: Act;
  /** Sentence shown afterwards. */
  done: string;
  /** Line in `--help`. */
  help: string;
}

/** The history that every thing has: versions, conflicts, undo. */
export interface Versioned<Value, State extends string, Shown extends string = State> {
  /** Begins its audit acts and its ids. */
  kind: string;
  /** Noun in sentences: “There is no notice …”. */
  name: string;
  /** The command. */
  noun: string;
  records: Records<Value, State>;
  /** The state before the first version: nothing that a visitor sees. */
  origin: State;
  /** The state that people see, which may depend on the time. */
  shownState(stored: Stored<Value, State>, deps: Pick<Dependencies, 'now' | 'config'>): Shown;
  undone: Act;
}

type Input =
  | 'line'
  | 'email'
  | 'time'
  | 'day'
  | 'future-day'
  | 'past-day'
  /** Several lines that are stored as they are, or as sentences behind each other. */
  | { lines: number }
  | { sentences: number }
  | { choices: readonly { value: string; label: string }[] }
  | { suggestions: readonly string[] };

export interface Field {
  /** Rule, with the message inside. */
  rule: v.GenericSchema<unknown, string>;
  label: string;
  hint?: string;
  input?: Input;
  isOptional?: true;
  /** Without it the field is shown for all; a new one has no id yet. */
  isFor?(id: string | undefined): boolean;
  /** Stands beside the field before it, where there is room. */
  isBeside?: true;
  option?: Option;
}

/** The command's option for a field. */
interface Option {
  flags: string;
  help: string;
  /** Without it the command that makes one is refused. */
  isRequired?: true;
  /** The fields that are set by it; without it the field itself, as typed. */
  read?(typed: string): Record<string, string>;
}

export type Values<Name extends string> = Record<Name, string>;

/** A value and its state, as they would be stored. */
export interface Change<Value, State extends string> {
  state: State;
  value: Value;
  before?: Stored<Value, State>;
}

/** A cell of a list: a line, with smaller lines below it. */
export interface Cell {
  text: string;
  notes?: readonly string[];
}

/** A state in one word, with a tone that is shown as a colour. */
export interface Mark {
  text: string;
  tone: 'good' | 'waiting' | 'bad' | 'plain';
}

/** A row as a command prints and exports it. */
export type Printed = Record<string, string | number | null>;

/** The way a new thing is made. A thing of which there is a fixed number has none. */
interface Making<Name extends string, State extends string> {
  /** Values with which its form begins; the others are empty. */
  initial: Partial<Values<Name>>;
  newId(value: Values<Name>): string;
  published: { state: State; audit: Act; done(value: Values<Name>): string };
  /** Without it each new one is published at once. */
  draft?: { state: State; audit: Act; done: string };
  desk: { heading: string; intro: string };
  /** `isDraft`: the command makes drafts only. */
  command: { verb: string; help: string; examples: readonly string[]; isDraft?: true };
}

/** A thing that the office edits in a form with fields. Everything else about it is derived from its declaration. */
export interface Thing<
  Name extends string = string,
  State extends string = string,
  Shown extends string = string,
> extends Versioned<Values<Name>, State, Shown> {
  fields: Record<Name, Field>;
  /** Values that follow from others where they are left empty. */
  complete?(value: Values<Name>): Values<Name>;
  acts: Record<string, ThingAct<Values<Name>, State, Shown>>;
  states: Record<Shown, readonly [text: string, tone: Mark['tone']]>;
  /** Sentences beside fields whose values do not fit together. */
  check(
    change: Change<Values<Name>, State>,
    deps: Dependencies,
  ): Partial<Values<Name>> | Promise<Partial<Values<Name>>>;
  /** The state of one that was edited, and what the audit log calls it. */
  edited(change: Change<Values<Name>, State>): { state: State; audit: Act };
  making?: Making<Name, State>;
  roles: readonly Role[];
  desk: {
    /** Address below which each has its own. */
    path: string;
    /** Without it people of all its roles see it, and may write it so. */
    sees?(role: Role, value: Values<Name>): boolean;
    /** Title above its form. */
    heading(stored: Stored<Values<Name>, State>): string;
    /** Address where visitors see it, when it is published. */
    seenAt?(stored: Stored<Values<Name>, State>): { states: readonly Shown[]; path: string };
    /** The field beside which a refusal is shown that is about no field. */
    field: Name;
    saved(value: Values<Name>): string;
    /** Without it the list is a screen of its own. */
    list?: {
      path: string;
      heading: string;
      intro: string;
      columns: Record<string, string>;
      cells(listed: Listed<Values<Name>, State, Shown>): Record<string, string | Cell>;
      /** Tables below each other. */
      groups: readonly {
        heading?: string;
        has(listed: Listed<Values<Name>, State, Shown>): boolean;
        empty?: { heading: string; text: string };
      }[];
    };
  };
  command: {
    help: string;
    /** An id, in examples. */
    example: string;
    list: string;
    /** One is shown in full by a command of its own. */
    hasShow?: true;
    /** Columns of the list, with their widths. */
    columns: Record<string, number>;
    print(listed: Listed<Values<Name>, State, Shown>): Printed;
    edit: { verb: string; help: string; examples: readonly string[] };
    exported?: { as: Exported; columns: readonly string[] };
  };
}

/** A thing with the state that people see. */
export interface Listed<Value, State extends string, Shown extends string> extends Stored<Value, State> {
  shown: Shown;
}
