import * as v from 'valibot';
import type { Role } from '../../domain/roles.ts';
import { flag, readForm, seenVersionOrNone } from './form-fields.ts';
import { type Conflict, orShownAgain } from './or-shown-again.ts';
import { get, post, type RoleRoute, type RouteContext } from './route.ts';

/** View of an editor page. */
interface Edited {
  /** Version that the person saw; 0 if nobody has changed it. */
  version: number;
  errors: Record<string, string>;
  conflict?: Conflict;
}

/** Stored version, and the message about it. */
interface Done {
  version: number;
  said: string;
}

/** Editor of a thing on its own page. */
export interface Editor<View extends Edited> {
  /** Address of the page and prefix of its actions. */
  path: string;
  roles: readonly Role[];
  /** Field beside which general errors are shown. */
  field: string;
  load(context: RouteContext): Promise<View>;
  show(context: RouteContext, view: View, status?: number): unknown;
  /** The typed part of the view. */
  typed(form: URLSearchParams): Partial<View>;
  store(context: RouteContext, typed: View): Promise<Done>;
  /** Actions by the last part of their address, each with the message afterwards. */
  acts: Record<string, [said: string, act: Act]>;
}

/** Without `leadsTo` an action returns to the thing's page. */
type Act = (context: RouteContext, seen: number) => Promise<{ version: number; leadsTo?: string }>;

/** Form and action for making a new one. */
export interface Maker<View extends Edited> {
  /** Path of the list; each thing is at a path below it. */
  path: string;
  empty(context: RouteContext): Promise<View>;
  make(context: RouteContext, typed: View, isDraft: boolean): Promise<Done & { id: string }>;
}

const pressedForm = v.object({ draft: flag, preview: flag });
const seenForm = v.object({ version: seenVersionOrNone });

export function editorRoutes<View extends Edited>(editor: Editor<View>): RoleRoute[] {
  const { path, roles, load, show } = editor;
  const addressOf = ({ params }: RouteContext) => path.replace(':id', params.id ?? '');
  return [
    get(path, roles, async (context) => show(context, await load(context))),
    post(path, roles, async (context) =>
      save(context, editor, await load(context), async (view) => {
        const { version, said } = await editor.store(context, view);
        const at = addressOf(context);
        if (version === view.version) return context.done(at, { text: 'Nothing was changed.' });
        return context.done(at, { text: said, undo: undoOf(at, version) });
      }),
    ),
    ...Object.entries(editor.acts).map(([verb, [said, act]]) =>
      post(`${path}/${verb}`, roles, async (context) => {
        const seen = seenIn(context);
        return await orRefused(context, editor, await load(context), {}, async () => {
          const at = addressOf(context);
          const { version, leadsTo = at } = await act(context, seen);
          return context.done(leadsTo, { text: said, undo: undoOf(at, version) });
        });
      }),
    ),
  ];
}

export function makerRoutes<View extends Edited>(editor: Editor<View>, maker: Maker<View>): RoleRoute[] {
  const { path, empty } = maker;
  return [
    get(`${path}/new`, editor.roles, async (context) => editor.show(context, await empty(context))),
    post(path, editor.roles, async (context) =>
      save(context, editor, await empty(context), async (view, isDraft) => {
        const { id, version, said } = await maker.make(context, view, isDraft);
        const at = `${path}/${id}`;
        if (isDraft) return context.done(at, { text: said });
        return context.done(at, { text: said, undo: undoOf(at, version) });
      }),
    ),
  ];
}

function undoOf(at: string, version: number) {
  return { action: `${at}/undo`, fields: { version: String(version) } };
}

/** A form without a version is refused as out of date. */
function seenIn({ form }: RouteContext): number {
  return readForm(form, seenForm).version;
}

/** Saves the form, or shows a preview. If it is refused, the typed values stay. */
async function save<View extends Edited>(
  context: RouteContext,
  editor: Editor<View>,
  stored: View,
  store: (view: View, isDraft: boolean) => Promise<unknown>,
): Promise<unknown> {
  const { draft, preview } = readForm(context.form, pressedForm);
  const typed = editor.typed(context.form);
  const view = { ...stored, ...typed, version: seenIn(context) };
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
