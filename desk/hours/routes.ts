import { restoreHours, saveHours, undoHours } from '../../server/services/catalogue/opening-hours.ts';
import { editorRoutes } from '../server/editor.ts';
import type { RoleRoute } from '../server/route.ts';
import { hoursView, type HoursView, typedIn } from './view.ts';

export const hoursRoutes: readonly RoleRoute[] = editorRoutes<HoursView>({
  path: '/site/hours',
  roles: ['owner', 'office'],
  field: 'mon_from',
  load: async ({ deps }) => await hoursView(deps),
  show: ({ page }, view, status) => page('hours', view, status),
  typed(form) {
    const { values, lines } = typedIn(form);
    return { values, lines };
  },
  async store({ deps, form }, { version }) {
    const stored = await saveHours(deps, typedIn(form).typed, version);
    return { version: stored.version, said: 'The hours are on the site.' };
  },
  acts: {
    restore: ['The standard hours are restored.', async ({ deps }, seen) => await restoreHours(deps, seen)],
    undo: ['The last change is undone.', async ({ deps }, seen) => await undoHours(deps, seen)],
  },
});
