import { notice } from '../../server/services/catalogue/notice.ts';
import { template } from '../../server/services/catalogue/template.ts';
import { testimonial } from '../../server/services/catalogue/testimonial.ts';
import type { RoleRoute } from '../server/route.ts';
import { thingRoutes } from './routes.ts';
import { templateMore } from './template-more.ts';

/** The screens under “Site” that are derived from a declaration. */
export const siteRoutes: readonly RoleRoute[] = [
  ...thingRoutes(notice),
  ...thingRoutes(template, { more: templateMore }),
  ...thingRoutes(testimonial),
];
