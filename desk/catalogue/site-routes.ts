import { THING_KINDS, THINGS, type ThingKind } from '../../server/services/catalogue/things.ts';
import type { RoleRoute } from '../server/route.ts';
import { type Beside, thingRoutes } from './routes.ts';
import { templateMore } from './template-more.ts';

const BESIDE: Partial<Record<ThingKind, Beside>> = { letter: { more: templateMore } };

/** The screens under “Site” that are derived from a declaration. */
export const siteRoutes: readonly RoleRoute[] = THING_KINDS.flatMap((kind) =>
  thingRoutes(THINGS[kind], BESIDE[kind]),
);
