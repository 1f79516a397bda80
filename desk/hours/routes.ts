import { restoreHours, saveHours, undoHours } from '../../server/services/office-facts/opening-hours.ts';
import { editorRoutes } from '../server/editor.ts';
import { seenVersionOrNone } from '../server/form-fields.ts';
import type { RoleRoute } from '../server/route.ts';
import { hoursView, type HoursView, typedIn } from './view.ts';

export const hoursRoutes: readonly RoleRoute[] = editorRoutes<HoursView>({
  path: '/site/hours',
  version: seenVersionOrNone,
  field: 'mon_from',
  load: async ({ deps }) => await hoursView(deps),
  show: ({ page }, view, status) => page('hours', view, status),
  typed(form) {
    const { values, lines } = typedIn(form);
    return { values, lines };
  },
  store: async ({ deps, form }, { version }) => await saveHours(deps, typedIn(form).typed, version),
  saved: 'The hours are on the site.',
  acts: {
    restore: ['The site’s own hours are back.', (deps, _id, seen) => restoreHours(deps, seen)],
    undo: ['The last change is undone.', (deps, _id, seen) => undoHours(deps, seen)],
  },
});
