import * as v from 'valibot';
import { flag, readForm } from './form-fields.ts';
import { type Conflict, orShownAgain } from './or-shown-again.ts';
import { get, post, type RoleRoute, type RouteContext } from './route.ts';

/** What a page shows on which something is edited. */
interface Edited {
  /** The one that the person saw. */
  version: number;
  errors: Record<string, string>;
  conflict?: Conflict;
}

/** Something of the site that the office edits on a page of its own. */
export interface Editor<View extends Edited> {
  /** The address of that page; what is done to it stands below. */
  path: string;
  /** How its forms name the version that was seen. */
  version: v.GenericSchema<unknown, number>;
  /** Of the field under which a refusal stands that is about no field. */
  field: string;
  /** As it is now. */
  load(context: RouteContext): Promise<View>;
  show(context: RouteContext, view: View, status?: number): unknown;
  /** What of the view was typed. */
  typed(form: URLSearchParams): Partial<View>;
  store(context: RouteContext, typed: View): Promise<{ version: number }>;
  /** What is said when it is stored. */
  saved: string;
  /** What is done by one press, by the last part of its address, with what is said then. */
  acts: Record<string, [said: string, act: Act]>;
}

type Act = (deps: RouteContext['deps'], id: string, seen: number) => Promise<{ version: number }>;

/** What can be made anew, beside what is there. */
export interface Maker<View extends Edited> {
  /** The list below which each has its address. */
  path: string;
  empty(context: RouteContext): View;
  make(context: RouteContext, typed: View, isDraft: boolean): Promise<{ id: string; version: number }>;
  /** What is said of one that visitors see, and of a draft. */
  published: string;
  kept: string;
}

const ROLES = ['owner', 'office'] as const;
const pressedForm = v.object({ draft: flag, preview: flag });

export function editorRoutes<View extends Edited>(editor: Editor<View>): RoleRoute[] {
  const { path, load, show } = editor;
  const addressOf = ({ params }: RouteContext) => path.replace(':id', params.id ?? '');
  return [
    get(path, ROLES, async (context) => show(context, await load(context))),
    post(path, ROLES, async (context) =>
      save(context, editor, await load(context), async (view) => {
        const { version } = await editor.store(context, view);
        const at = addressOf(context);
        if (version === view.version) return context.done(at, { text: 'Nothing was changed.' });
        return context.done(at, { text: editor.saved, undo: undoOf(at, version) });
      }),
    ),
    ...Object.entries(editor.acts).map(([verb, [said, act]]) =>
      post(`${path}/${verb}`, ROLES, async (context) => {
        const { deps, params, done } = context;
        const seen = seenIn(context, editor);
        return await orRefused(context, editor, await load(context), {}, async () => {
          const { version } = await act(deps, params.id ?? '', seen);
          const at = addressOf(context);
          return done(at, { text: said, undo: undoOf(at, version) });
        });
      }),
    ),
  ];
}

export function makerRoutes<View extends Edited>(editor: Editor<View>, maker: Maker<View>): RoleRoute[] {
  const { path, empty } = maker;
  return [
    get(`${path}/new`, ROLES, async (context) => editor.show(context, empty(context))),
    post(path, ROLES, async (context) =>
      save(context, editor, empty(context), async (view, isDraft) => {
        const { id, version } = await maker.make(context, view, isDraft);
        const at = `${path}/${id}`;
        if (isDraft) return context.done(at, { text: maker.kept });
        return context.done(at, { text: maker.published, undo: undoOf(at, version) });
      }),
    ),
  ];
}

function undoOf(at: string, version: number) {
  return { action: `${at}/undo`, fields: { version: String(version) } };
}

function seenIn<View extends Edited>({ form }: RouteContext, { version }: Editor<View>): number {
  return readForm(form, v.object({ version })).version;
}

/** Stores what the form holds, or shows how it would look. What was typed stays where it is refused. */
async function save<View extends Edited>(
  context: RouteContext,
  editor: Editor<View>,
  stored: View,
  store: (view: View, isDraft: boolean) => Promise<unknown>,
): Promise<unknown> {
  const { draft, preview } = readForm(context.form, pressedForm);
  const typed = editor.typed(context.form);
  const view = { ...stored, ...typed, version: seenIn(context, editor) };
  if (preview) return editor.show(context, view);
  return await orRefused(context, editor, view, typed, async () => store(view, draft));
}

async function orRefused<View extends Edited>(
  context: RouteContext,
  { field, load, show }: Editor<View>,
  view: View,
  typed: Partial<View>,
  act: () => Promise<unknown>,
): Promise<unknown> {
  return await orShownAgain(act, {
    conflict: async (conflict) => show(context, { ...(await load(context)), ...typed, conflict }, 409),
    errors: (errors) => show(context, { ...view, errors }, 422),
    field,
  });
}
