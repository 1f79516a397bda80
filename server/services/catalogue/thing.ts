import * as v from 'valibot';
import type { Role } from '../../../domain/roles.ts';
import type { FactKind, OFFICE_THINGS } from '../../../domain/things.ts';
import type { Connection } from '../../storage/database.ts';
import type { Exported } from '../../storage/tables.ts';
import type { Act } from '../audit-log/acts.ts';
import type { Dependencies } from '../dependencies.ts';

/** The present version of a thing, as stored. */
export interface Stored<Value = Record<string, string>, State extends string = string> {
  id: string;
  /** Name in the audit log, if it is not the id. */
  reference?: string;
  state: State;
  value: Value;
  /** Address of the person concerned, in lower case. Set when a version is written. */
  address?: string;
  /** Number that grows with each change; 0 before the first change. */
  version: number;
  created: string;
  changedBy: string | null;
  changedAt: string | null;
}

/** Storage for things of one kind. */
export interface Records<Value, State extends string> {
  find(database: Connection, id: string): Promise<Stored<Value, State> | undefined>;
  /** Lists all things of the kind, newest first. */
  list(database: Connection): Promise<Stored<Value, State>[]>;
  /** Writes the first version; false if the id is taken. */
  insert(transaction: Connection, made: Stored<Value, State>, deps: Dependencies): Promise<boolean>;
  /** Writes the next version; false if somebody else wrote it first. */
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
  /** States in which the action is possible; in others it changes nothing. */
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

/** Declaration of something that has versions, so that conflicts are noticed and changes undone. */
export interface Versioned<Value, State extends string, Shown extends string = State> {
  /** Prefix of the actions in the audit log and of ids. */
  kind: FactKind | 'job';
  /** Noun in sentences: “There is no notice …”. */
  name: string;
  /** Noun of the command. */
  noun: string;
  records: Records<Value, State>;
  /** State before the first version, hidden from visitors. */
  origin: State;
  /** State for display, which may depend on the time. */
  shownState(stored: Stored<Value, State>, deps: Pick<Dependencies, 'now' | 'config'>): Shown;
  /** Set if a thing has data of a person who is not of the firm. */
  person?: Person<Value>;
}

/**
 * Data of a person in a thing. It is found by the person's address, in every version. A restore does not bring back
 * data that was erased or unpublished since the backup.
 */
interface Person<Value> {
  /** Field with the address. */
  address: keyof Value & string;
  erased: Act;
  /** Begins the sentence “… are deleted”, at the desk. */
  parts: string;
  /** Line in `--help`. */
  help: string;
  /** Warning that the command shows before it erases the thing. */
  warning(value: Value): string;
}

type Input =
  | 'line'
  | 'email'
  | 'time'
  | 'day'
  | 'future-day'
  | 'past-day'
  | 'number'
  | 'weekdays'
  /** Multi-line text. `lines` keeps its line breaks; `sentences` stores it as one paragraph. */
  | { lines: number }
  | { sentences: number }
  | { choices: readonly { value: string; label: string }[] }
  | { suggestions: readonly string[] };

export interface Field<Read = string> {
  /** Rule, including the error message. */
  rule: v.GenericSchema<unknown, Read>;
  label: string;
  hint?: string;
  input?: Input;
  isOptional?: true;
  /** True if the field is shown for this id; a new thing has no id yet. If not set, the field is always shown. */
  isFor?(id: string | undefined): boolean;
  /** True if the field is shown beside the one before it, if there is room. */
  isBeside?: true;
  option?: Option;
}

/** Fields of a thing, by name. */
export type Fields<Name extends string = string> = Record<Name, Field<unknown>>;

/** The command's option for a field. */
interface Option {
  flags: string;
  help: string;
  /** Required when a new thing is made. */
  isRequired?: true;
  /** Converts the option to fields. Without it, the option is the field as typed or from a file, or one of its choices. */
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

/** A row for a command's table and export. */
export type Printed = Record<string, string | number | null>;

/** Declares how a new thing is made. Kinds with a fixed number of things do not have this. */
export interface Making<Name extends string, State extends string> {
  /** Initial values of the form; the others are empty. */
  initial: Partial<Values<Name>>;
  newId(value: Values<Name>): string;
  published: { state: State; audit: Act; done(value: Values<Name>): string };
  /** If not set, a new thing is published at once. */
  draft?: { state: State; audit: Act; done: string };
  desk: { heading: string; intro: string };
  /** `isDraft`: the command only makes drafts. */
  command: { verb: string; help: string; examples: readonly string[]; isDraft?: true };
}

/** A thing that the office edits in a form. Its screens and commands are derived from this declaration. */
export interface Thing<
  Name extends string = string,
  State extends string = string,
  Shown extends string = string,
> extends Versioned<Values<Name>, State, Shown> {
  fields: Record<Name, Field>;
  /** Fills empty fields from other fields. */
  complete?(value: Values<Name>): Values<Name>;
  acts: Record<string, ThingAct<Values<Name>, State, Shown>>;
  states: Record<Shown, readonly [text: string, tone: Mark['tone']]>;
  /** Errors for fields whose values contradict each other. */
  check(
    change: Change<Values<Name>, State>,
    deps: Dependencies,
  ): Partial<Values<Name>> | Promise<Partial<Values<Name>>>;
  /** State after an edit, and the act for the audit log. */
  edited(change: Change<Values<Name>, State>): { state: State; audit: Act };
  making?: Making<Name, State>;
  roles: readonly Role[];
  desk: {
    /** Path of the list; each thing is at a path below it. */
    path: string;
    /** Place on the site, shown above the preview; undefined if the preview names it. */
    place: string | undefined;
    /** True if this role may see and edit it. If not set, all `roles` may. */
    sees?(role: Role, value: Values<Name>): boolean;
    /** Title above its form. */
    heading(stored: Stored<Values<Name>, State>): string;
    /** Public address of a published thing. */
    seenAt?(stored: Stored<Values<Name>, State>): { states: readonly Shown[]; path: string };
    /** Field beside which general errors are shown. */
    field: Name;
    saved(value: Values<Name>): string;
    /** If not set, the list is a separate screen. */
    list?: (typeof OFFICE_THINGS)[FactKind] & {
      intro: string;
      columns: Record<string, string>;
      cells(listed: Listed<Values<Name>, State, Shown>): Record<string, string | Cell>;
      /** Tables, one below the other. */
      groups: readonly {
        heading?: string;
        has(listed: Listed<Values<Name>, State, Shown>): boolean;
        empty?: { heading: string; text: string };
      }[];
    };
  };
  command: {
    help: string;
    /** Id for examples. */
    example: string;
    list: string;
    /** A separate command shows one in full. */
    hasShow?: true;
    /** Columns of the list and their widths. */
    columns: Record<string, number>;
    print(listed: Listed<Values<Name>, State, Shown>): Printed;
    edit: { verb: string; help: string; examples: readonly string[] };
    exported?: { as: Exported; columns: readonly string[] };
  };
}

/** A thing with its state for display. */
export interface Listed<Value, State extends string, Shown extends string> extends Stored<Value, State> {
  shown: Shown;
}
