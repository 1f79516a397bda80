import * as v from 'valibot';
import { restoreHours, saveHours, undoHours } from '../../server/services/office-facts/opening-hours.ts';
import { flag, readForm } from '../server/form-fields.ts';
import { orShownAgain } from '../server/or-shown-again.ts';
import { get, post, type RoleRoute, type RouteContext } from '../server/route.ts';
import { hoursView, typedIn } from './view.ts';

const ROLES = ['owner', 'office'] as const;

/** 0: nobody had changed the hours yet. A form without one is refused as out of date. */
const hoursForm = v.object({
  version: v.fallback(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0)), -1),
  preview: flag,
});

export const hoursRoutes: readonly RoleRoute[] = [
  get('/site/hours', ROLES, async ({ deps, page }) => page('hours', await hoursView(deps))),
  post('/site/hours', ROLES, save),
  actRoute('restore', 'The site’s own hours are back.', restoreHours),
  actRoute('undo', 'The last change is taken back.', undoHours),
];

function actRoute(
  verb: string,
  said: string,
  act: (deps: RouteContext['deps'], seen: number) => Promise<{ version: number }>,
): RoleRoute {
  return post(`/site/hours/${verb}`, ROLES, async ({ deps, form, page, done }) => {
    return await orShownAgain(
      async () => {
        const { version } = await act(deps, readForm(form, hoursForm).version);
        return done('/site/hours', { text: said, ...(verb !== 'undo' && { undo: undoOf(version) }) });
      },
      {
        conflict: async (conflict) => page('hours', { ...(await hoursView(deps)), conflict }, 409),
        errors: async (errors) => page('hours', { ...(await hoursView(deps)), errors }, 422),
        field: 'mon_from',
      },
    );
  });
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
  return await orShownAgain(
    async () => {
      const { version } = await saveHours(deps, typed, seen);
      return done('/site/hours', {
        text: version === seen ? 'Nothing was changed.' : 'The hours are on the site.',
        ...(version !== seen && { undo: undoOf(version) }),
      });
    },
    {
      conflict: async (conflict) =>
        page('hours', { ...(await hoursView(deps)), values, lines, conflict }, 409),
      errors: (errors) => page('hours', { ...view, errors }, 422),
      field: 'mon_from',
    },
  );
}
