import * as v from 'valibot';
import { restoreTemplate, saveTemplate, undoTemplate } from '../../server/services/mail/letter-templates.ts';
import { flag, line, readForm, text } from '../server/form-fields.ts';
import { orShownAgain } from '../server/or-shown-again.ts';
import { get, post, type RoleRoute, type RouteContext } from '../server/route.ts';
import { letterView, lettersView } from './view.ts';

const ROLES = ['owner', 'office'] as const;

/** 0: nobody had changed the letter yet. A form without one is refused as out of date. */
const seenVersion = v.fallback(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0)), -1);
const letterForm = v.object({ subject: line, text, version: seenVersion, preview: flag });
const actForm = v.object({ version: seenVersion });

export const letterRoutes: readonly RoleRoute[] = [
  get('/site/letters', ROLES, async (context) => context.page('letters', await lettersView(context))),
  get('/site/letters/:id', ROLES, async (context) => context.page('letter', await letterView(context))),
  post('/site/letters/:id', ROLES, save),
  actRoute('restore', 'The original is restored.', restoreTemplate),
  actRoute('undo', 'The last change is taken back.', undoTemplate),
];

function actRoute(verb: string, said: string, act: typeof restoreTemplate): RoleRoute {
  return post(`/site/letters/:id/${verb}`, ROLES, async (context) => {
    const { deps, form, page, done } = context;
    const view = await letterView(context);
    return await orShownAgain(
      async () => {
        const { version } = await act(deps, view.id, readForm(form, actForm).version);
        const undo = verb === 'undo' ? undefined : undoOf(view.id, version);
        return done(`/site/letters/${view.id}`, { text: said, ...(undo && { undo }) });
      },
      {
        conflict: async (conflict) => page('letter', { ...(await letterView(context)), conflict }, 409),
        errors: (errors) => page('letter', { ...view, errors }, 422),
        field: 'text',
      },
    );
  });
}

function undoOf(id: string, version: number) {
  return { action: `/site/letters/${id}/undo`, fields: { version: String(version) } };
}

/** Changes what the form holds, or shows how it would be drafted. What was typed stays where it is refused. */
async function save(context: RouteContext): Promise<unknown> {
  const { deps, form, page, done } = context;
  const { version: seen, preview, ...values } = readForm(form, letterForm);
  const view = { ...(await letterView(context)), values, version: seen };
  if (preview) return page('letter', view);
  return await orShownAgain(
    async () => {
      const { version } = await saveTemplate(deps, view.id, values, seen);
      return done(`/site/letters/${view.id}`, {
        text: version === seen ? 'Nothing was changed.' : 'Letters are written with these words from now on.',
        ...(version !== seen && { undo: undoOf(view.id, version) }),
      });
    },
    {
      conflict: async (conflict) => page('letter', { ...(await letterView(context)), values, conflict }, 409),
      errors: (errors) => page('letter', { ...view, errors }, 422),
      field: 'text',
    },
  );
}
