import type { DeskEntry } from '../ui/frame.ts';
import type { Role } from '../../contracts/roles.ts';
import type { DeskRoute } from './route.ts';

/** In the order of a day's work. An entry shows where there is a route for it that the person may use. */
const ENTRIES: readonly DeskEntry[] = [
  { path: '/', label: 'Today' },
  { path: '/enquiries', label: 'Enquiries' },
  { path: '/applications', label: 'Applications' },
  { path: '/openings', label: 'Openings' },
  { path: '/certificates', label: 'Certificates' },
  { path: '/figures', label: 'Figures' },
  { path: '/mail', label: 'Mail' },
  { path: '/people', label: 'People' },
  { path: '/trail', label: 'Trail' },
  { path: '/privacy', label: 'Privacy' },
];

export function navigationOf(role: Role, routes: readonly DeskRoute[]): DeskEntry[] {
  return ENTRIES.filter(({ path }) =>
    routes.some(
      (route) =>
        route.method === 'GET' &&
        route.path === path &&
        route.roles !== 'anyone' &&
        route.roles.includes(role),
    ),
  );
}
