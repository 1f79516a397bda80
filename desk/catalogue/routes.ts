import { actOnThing, editThing, eraseThing, makeThing } from '../../server/services/catalogue/edit-thing.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import type { Thing } from '../../server/services/catalogue/thing.ts';
import { undoVersion, versionBefore } from '../../server/services/catalogue/versions.ts';
import { type Editor, editorRoutes, makerRoutes } from '../server/editor.ts';
import { get, postConfirmed, type RoleRoute, type RouteContext } from '../server/route.ts';
import { emptyView, listView, readTyped, requireShown, type ThingView, viewOf } from './view.ts';

/** Functions of one kind of thing in addition to its declaration. */
export interface Beside {
  /** Reads data for additional parts of the screen. */
  more?(context: RouteContext, id: string): Promise<Partial<ThingView>>;
  /** Initial values for a new one. */
  begin?(context: RouteContext): Promise<Record<string, string>>;
  acts?: Editor<ThingView>['acts'];
}

/** Routes of a kind of thing: list, form, actions and undo. */
export function thingRoutes(thing: Thing, { more, begin, acts: others }: Beside = {}): RoleRoute[] {
  const { desk, roles, making, acts, person } = thing;
  const idOf = ({ params }: RouteContext) => params['id'] ?? '';
  const editor: Editor<ThingView> = {
    path: `${desk.path}/:id`,
    roles,
    field: desk.field,
    load: async (context) => ({
      ...(await viewOf(context, thing, idOf(context))),
      ...(await more?.(context, idOf(context))),
    }),
    show: ({ page }, view, status) => page('thing', view, status),
    typed: (form) => ({ values: readTyped(form, thing.fields) }),
    async store(context, { values, version }) {
      const id = idOf(context);
      const typed = Object.entries(values).filter(([name]) => thing.fields[name]?.isFor?.(id) ?? true);
      const next = Object.fromEntries(typed);
      const { values: before } = await viewOf(context, thing, id);
      requireSeen(context, thing, { ...before, ...next });
      const stored = await editThing(context.deps, thing, id, next, version);
      return { version: stored.version, said: desk.saved(stored.value) };
    },
    acts: {
      ...Object.fromEntries(
        Object.entries(acts).map(([verb, { done }]) => [
          verb,
          [
            done,
            async (context, seen) => await actOnThing(context.deps, thing, idOf(context), verb, { seen }),
          ],
        ]),
      ),
      ...others,
      undo: [
        'The last change is undone.',
        async (context, seen) => {
          const found = await requireShown(context, thing, idOf(context));
          const before = await versionBefore(context.deps.storage.database, thing, found);
          if (before) requireSeen(context, thing, before.value);
          return await undoVersion(context.deps, thing, idOf(context), seen);
        },
      ],
    },
  };
  return [
    ...(desk.list
      ? [
          get(desk.list.path, roles, async (context) =>
            context.page('things', await listView(context, thing)),
          ),
        ]
      : []),
    ...(making
      ? makerRoutes(editor, {
          path: desk.path,
          empty: async (context) => emptyView(context, thing, await begin?.(context)),
          async make(context, { values }, isDraft) {
            const { deps } = context;
            requireSeen(context, thing, values);
            const { id, version, value } = await makeThing(deps, thing, values, { isDraft });
            const said = isDraft && making.draft ? making.draft.done : making.published.done(value);
            return { id, version, said };
          },
        })
      : []),
    ...editorRoutes(editor),
    ...(person
      ? [
          postConfirmed(`${desk.path}/:id/erase`, roles, async (context) => {
            const { id } = await requireShown(context, thing, idOf(context));
            await eraseThing(context.deps, thing, id);
            return context.done(desk.list?.path ?? desk.path, { text: `The ${thing.name} is erased.` });
          }),
        ]
      : []),
  ];
}

/** Refuses changes to things that the person may not see. */
function requireSeen({ signedIn: { role } }: RouteContext, { desk }: Thing, values: Record<string, string>) {
  if (desk.sees?.(role, values) ?? true) return;
  throw new OperatorError('Your role cannot write this. Ask an owner.');
}
