import * as v from 'valibot';
import { restoreHours, saveHours, undoHours } from '../../server/services/office-facts/opening-hours.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { VersionConflict } from '../../server/services/version-conflict.ts';
import { flag, readForm } from '../server/form-fields.ts';
import type { RoleRoute, RouteContext } from '../server/route.ts';
import { conflictView, hoursView, typedIn } from './view.ts';

const ROLES = ['owner', 'office'] as const;

/** 0: nobody had changed the hours yet. A form without one is refused as out of date. */
const hoursForm = v.object({
  version: v.fallback(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0)), -1),
  preview: flag,
});

export const hoursRoutes: readonly RoleRoute[] = [
  {
    method: 'GET',
    path: '/site/hours',
    roles: ROLES,
    answer: async ({ deps, page }) => page('hours', await hoursView(deps)),
  },
  { method: 'POST', path: '/site/hours', roles: ROLES, answer: save },
  actRoute('restore', 'The site’s own hours are back.', restoreHours),
  actRoute('undo', 'The last change is taken back.', undoHours),
];

function actRoute(
  verb: string,
  said: string,
  act: (deps: RouteContext['deps'], seen: number) => Promise<{ version: number }>,
): RoleRoute {
  return {
    method: 'POST',
    path: `/site/hours/${verb}`,
    roles: ROLES,
    async answer({ deps, form, page, done }) {
      try {
        const { version } = await act(deps, readForm(form, hoursForm).version);
        return done('/site/hours', { text: said, ...(verb !== 'undo' && { undo: undoOf(version) }) });
      } catch (error) {
        if (error instanceof VersionConflict) return page('hours', await conflictView(deps, error), 409);
        if (!(error instanceof OperatorError)) throw error;
        return page('hours', { ...(await hoursView(deps)), errors: { mon_from: error.message } }, 422);
      }
    },
  };
}

function undoOf(version: number) {
  return { action: '/site/hours/undo', fields: { version: String(version) } };
}

/** Changes what the form holds, or shows how it would look. What was typed stays where it is refused. */
async function save({ deps, form, page, done }: RouteContext): Promise<unknown> {
  const { version: seen, preview } = readForm(form, hoursForm);
  const { typed, values, lines } = typedIn(form);
  const view = { ...(await hoursView(deps)), values, lines, version: seen };
  if (preview) return page('hours', view);
  try {
    const { version } = await saveHours(deps, typed, seen);
    return done('/site/hours', {
      text: version === seen ? 'Nothing was changed.' : 'The hours are on the site.',
      ...(version !== seen && { undo: undoOf(version) }),
    });
  } catch (error) {
    if (error instanceof VersionConflict)
      return page('hours', { ...(await conflictView(deps, error)), values, lines }, 409);
    if (error instanceof OperatorError && error.fields)
      return page('hours', { ...view, errors: error.fields }, 422);
    throw error;
  }
}
