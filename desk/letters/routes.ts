import * as v from 'valibot';
import { restoreTemplate, saveTemplate, undoTemplate } from '../../server/services/mail/letter-templates.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { VersionConflict } from '../../server/services/version-conflict.ts';
import { flag, line, readForm, text } from '../server/form-fields.ts';
import type { RoleRoute, RouteContext } from '../server/route.ts';
import { conflictView, letterView, lettersView } from './view.ts';

const ROLES = ['owner', 'office'] as const;

/** 0: nobody had changed the letter yet. A form without one is refused as out of date. */
const seenVersion = v.fallback(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0)), -1);
const letterForm = v.object({ subject: line, text, version: seenVersion, preview: flag });
const actForm = v.object({ version: seenVersion });

export const letterRoutes: readonly RoleRoute[] = [
  {
    method: 'GET',
    path: '/site/letters',
    roles: ROLES,
    answer: async (context) => context.page('letters', await lettersView(context)),
  },
  {
    method: 'GET',
    path: '/site/letters/:id',
    roles: ROLES,
    answer: async (context) => context.page('letter', await letterView(context)),
  },
  { method: 'POST', path: '/site/letters/:id', roles: ROLES, answer: save },
  actRoute('restore', 'The original is restored.', restoreTemplate),
  actRoute('undo', 'The last change is taken back.', undoTemplate),
];

function actRoute(verb: string, said: string, act: typeof restoreTemplate): RoleRoute {
  return {
    method: 'POST',
    path: `/site/letters/:id/${verb}`,
    roles: ROLES,
    async answer(context) {
      const { deps, form, page, done } = context;
      const view = await letterView(context);
      try {
        const { version } = await act(deps, view.id, readForm(form, actForm).version);
        const undo = verb === 'undo' ? undefined : undoOf(view.id, version);
        return done(`/site/letters/${view.id}`, { text: said, ...(undo && { undo }) });
      } catch (error) {
        if (error instanceof VersionConflict) return page('letter', await conflictView(context, error), 409);
        if (!(error instanceof OperatorError)) throw error;
        return page('letter', { ...view, errors: error.fields ?? { text: error.message } }, 422);
      }
    },
  };
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
  try {
    const { version } = await saveTemplate(deps, view.id, values, seen);
    return done(`/site/letters/${view.id}`, {
      text: version === seen ? 'Nothing was changed.' : 'Letters are written with these words from now on.',
      ...(version !== seen && { undo: undoOf(view.id, version) }),
    });
  } catch (error) {
    if (error instanceof VersionConflict)
      return page('letter', { ...(await conflictView(context, error)), values }, 409);
    if (error instanceof OperatorError && error.fields)
      return page('letter', { ...view, errors: error.fields }, 422);
    throw error;
  }
}
