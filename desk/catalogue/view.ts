import * as v from 'valibot';
import { namesOf } from '../../server/services/catalogue/edit-thing.ts';
import type {
  Cell,
  Field,
  Fields,
  Listed,
  Mark,
  Thing,
  Values,
} from '../../server/services/catalogue/thing.ts';
import { findThing, listThings, versionBefore } from '../../server/services/catalogue/versions.ts';
import { dayIn } from '../../server/services/calendar.ts';
import { HttpError } from '../../server/http/http-error.ts';
import { line, readForm, sentences, text } from '../server/form-fields.ts';
import type { Conflict } from '../server/or-shown-again.ts';
import type { RouteContext } from '../server/route.ts';

export type { Cell };
export type ThingsView = Awaited<ReturnType<typeof listView>>;
export type ShownField = Omit<Field, 'rule' | 'option' | 'isFor'> & { name: string; autoFocus?: boolean };

/** Form for a new or stored thing, with the typed values. */
export interface ThingView {
  kind: string;
  /** Place on the site, shown above the preview. */
  place: string | undefined;
  heading: string;
  back: { path: string; label: string };
  /** Address to which the form is sent. */
  path: string;
  /** Query to keep when the form is sent. */
  search: string;
  fields: ShownField[];
  values: Record<string, string>;
  errors: Record<string, string>;
  conflict?: Conflict;
  /** The version that the person saw. */
  version: number;
  today: string;
  /** Sentence above the form of a new one. */
  intro?: string;
  canBeDraft: boolean;
  stored?: {
    id: string;
    mark: Mark;
    shown: string;
    created: string;
    changed?: { name: string; time: string };
    acts: { verb: string; label: string }[];
    canUndo: boolean;
    values: Record<string, string>;
    /** Parts with data of a person, which an erasure deletes. */
    personal?: string;
    /** Public address; undefined while it is hidden. */
    address?: string;
  };
  /** Values for the preview, by placeholder. */
  known: Record<string, string>;
  /** Values for additional parts of the screen. */
  more: object;
}

export async function listView({ deps, signedIn: { role } }: RouteContext, thing: Thing) {
  const { desk, kind, making } = thing;
  if (!desk.list) throw new Error(`The list of ${thing.noun} has its own screen.`);
  const { path, heading, intro, columns, cells, groups } = desk.list;
  const all = (await listThings(deps, thing)).filter(({ value }) => desk.sees?.(role, value) ?? true);
  return {
    kind,
    path,
    /** A recruiter may not see the pages of the tabs. */
    hasTabs: role !== 'recruiter',
    heading,
    intro,
    columns: { ...columns, changed: 'Last changed' },
    newOne: making && { path: `${desk.path}/new`, label: making.desk.heading },
    groups: groups.map(({ heading: title, has, empty }) => ({
      title,
      empty,
      rows: all.filter(has).map((one) => ({
        id: one.id,
        path: `${desk.path}/${one.id}`,
        mark: markOf(thing, one),
        cells: cells(one),
        changed: changeOf(one),
      })),
    })),
  };
}

export function emptyView(context: RouteContext, thing: Thing, begun?: Record<string, string>): ThingView {
  const { heading = '', intro, initial } = { ...thing.making, ...thing.making?.desk };
  const begins = { ...initial, ...begun } as Record<string, string>;
  const values = { ...readTyped(new URLSearchParams(), thing.fields), ...begins };
  return { ...frameOf(context, thing), path: thing.desk.path, heading, intro, values, version: 0 };
}

export async function viewOf(context: RouteContext, thing: Thing, id: string): Promise<ThingView> {
  const { deps } = context;
  const found = await requireShown(context, thing, id);
  const { value, version, shown } = found;
  const seen = thing.desk.seenAt?.(found);
  return {
    ...frameOf(context, thing, id),
    path: `${thing.desk.path}/${id}`,
    heading: thing.desk.heading(found),
    values: value,
    version,
    stored: {
      id,
      shown,
      mark: markOf(thing, found),
      created: found.created,
      changed: changeOf(found),
      acts: Object.entries(thing.acts).flatMap(([verb, { label, from }]) =>
        from.includes(shown) ? [{ verb, label }] : [],
      ),
      canUndo: (await versionBefore(deps.storage.database, thing, found)) !== undefined,
      values: value,
      personal: thing.person?.parts,
      ...(seen?.states.includes(shown) && { address: new URL(seen.path, deps.config.publicUrl).href }),
    },
  };
}

/** The thing, or a page that says that there is none. */
export async function requireShown({ deps, signedIn: { role } }: RouteContext, thing: Thing, id: string) {
  const found = await findThing(deps, thing, id);
  if (found && (thing.desk.sees?.(role, found.value) ?? true)) return found;
  throw new HttpError(
    404,
    `There is no such ${thing.name}`,
    `The address may be mistyped, or it was deleted. See the list of ${thing.noun}.`,
  );
}

/** Typed values of a form. */
export function readTyped<Name extends string>(form: URLSearchParams, fields: Fields<Name>) {
  const typed = namesOf(fields).map((name) => [name, typedAs(fields[name])]);
  const read = readForm(form, v.object(Object.fromEntries(typed)));
  return read as Values<Name>;
}

function typedAs({ input = 'line' }: Pick<Field, 'input'>) {
  if (typeof input === 'string') return line;
  if ('sentences' in input) return sentences;
  return 'lines' in input ? v.pipe(text, v.trim()) : line;
}

function frameOf({ deps, query }: RouteContext, thing: Thing, id?: string) {
  const { kind, desk, making, noun } = thing;
  const label = desk.list?.heading ?? noun.replace(/^./, (first) => first.toUpperCase());
  return {
    kind,
    place: desk.place,
    search: query.size > 0 ? `?${query.toString()}` : '',
    back: { path: desk.list?.path ?? desk.path, label },
    fields: shownFields(thing.fields, id),
    errors: {},
    today: dayIn(deps.now(), deps.config.timeZone),
    canBeDraft: making?.draft !== undefined,
    known: {},
    more: {},
  };
}

/** Fields for the form of a stored thing, or of a new one. */
export function shownFields(fields: Fields, id?: string): ShownField[] {
  return Object.entries(fields)
    .filter(([, { isFor }]) => isFor?.(id) ?? true)
    .map(([name, { rule: _rule, option: _option, isFor: _isFor, ...shown }]) => ({ name, ...shown }));
}

function markOf({ states }: Thing, { shown }: Listed<object, string, string>): Mark {
  const [label, tone] = states[shown] ?? [shown, 'waiting'];
  return { text: label, tone };
}

function changeOf({ version, changedBy, changedAt }: Listed<object, string, string>) {
  return version > 0 && changedBy !== null && changedAt !== null
    ? { name: changedBy, time: changedAt }
    : undefined;
}
