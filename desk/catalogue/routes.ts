import { actOnThing, editThing, makeThing } from '../../server/services/catalogue/edit-thing.ts';
import type { Thing } from '../../server/services/catalogue/thing.ts';
import { undoVersion } from '../../server/services/catalogue/versions.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { type Editor, editorRoutes, makerRoutes } from '../server/editor.ts';
import { get, type RoleRoute, type RouteContext } from '../server/route.ts';
import { emptyView, listView, readTyped, type ThingView, viewOf } from './view.ts';
import { TAKEN } from '../ui/taken.ts';

/** The desk's routes of a thing: its list, its form, its actions and undo. */
export function thingRoutes(
  thing: Thing,
  /** Reads what only its own parts of the screen show. */
  moreOf: (
    context: RouteContext,
    id: string,
  ) => Promise<Pick<ThingView, 'more'> & Partial<ThingView>> = async () => ({ more: {} }),
): RoleRoute[] {
  const { desk, roles, making, acts } = thing;
  const idOf = ({ params }: RouteContext) => params['id'] ?? '';
  const editor: Editor<ThingView> = {
    path: `${desk.path}/:id`,
    roles,
    field: desk.field,
    load: async (context) => ({
      ...(await viewOf(context, thing, idOf(context))),
      ...(await moreOf(context, idOf(context))),
    }),
    show: ({ page }, view, status) => page('thing', view, status),
    typed: (form) => ({ values: readTyped(form, thing) }),
    async store(context, { values, version }) {
      const stored = await editThing(context.deps, thing, idOf(context), values, version);
      return { version: stored.version, said: desk.saved(stored.value) };
    },
    acts: {
      ...Object.fromEntries(
        Object.entries(acts).map(([verb, { done, takes = [] }]) => [
          verb,
          [
            done,
            async (context, seen) => {
              const typed = Object.fromEntries(
                takes.flatMap((name) => {
                  const value = context.form.get(TAKEN + name);
                  return value === null ? [] : [[name, value]];
                }),
              );
              return await actOnThing(context.deps, thing, idOf(context), verb, { seen, typed }).catch(
                besideTaken(takes),
              );
            },
          ],
        ]),
      ),
      undo: [
        'The last change is undone.',
        async (context, seen) => await undoVersion(context.deps, thing, idOf(context), seen),
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
          empty: async (context) => await emptyView(context, thing),
          async make({ deps }, { values }, isDraft) {
            const { id, version, value } = await makeThing(deps, thing, values, { isDraft });
            const said = isDraft && making.draft ? making.draft.done : making.published.done(value);
            return { id, version, said };
          },
        })
      : []),
    ...editorRoutes(editor),
  ];
}

/** Puts what is wrong with fields that an action changes beside them in its own form. */
function besideTaken(takes: readonly string[]) {
  return (error: unknown): never => {
    if (!(error instanceof OperatorError) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([name, sentence]) => [
      takes.includes(name) ? TAKEN + name : name,
      sentence,
    ]);
    throw new OperatorError(error.message, { fields: Object.fromEntries(fields) as Record<string, string> });
  };
}
