import type { DeskRoute } from '../visit.ts';
import { doorRoutes, sessionRoutes } from './session.ts';
import { todayRoutes } from './today.ts';
import { trailRoutes } from './trail.ts';

/** Every route of the desk, each with the roles that may use it. */
export const ROUTES: readonly DeskRoute[] = [...doorRoutes, ...sessionRoutes, ...todayRoutes, ...trailRoutes];
