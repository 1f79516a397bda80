import type { DeskRoute } from '../route.ts';
import { accountRoutes } from './account.ts';
import { figureRoutes } from './figures.ts';
import { mailRoutes } from './mail.ts';
import { peopleRoutes } from './people.ts';
import { privacyRoutes } from './privacy.ts';
import { doorRoutes, sessionRoutes } from './session.ts';
import { newsRoutes } from './news.ts';
import { applicationRoutes, enquiryRoutes } from './submissions.ts';
import { certificateRoutes } from './certificates.ts';
import { classRoutes } from './classes.ts';
import { openingRoutes } from './openings.ts';
import { todayRoutes } from './today.ts';
import { trailRoutes } from './trail.ts';
import { welcomeRoutes } from './welcome.ts';

/** Every route of the desk, each with the roles that may use it. */
export const ROUTES: readonly DeskRoute[] = [
  ...doorRoutes,
  ...welcomeRoutes,
  ...sessionRoutes,
  ...accountRoutes,
  ...todayRoutes,
  ...enquiryRoutes,
  ...applicationRoutes,
  ...newsRoutes,
  ...mailRoutes,
  ...openingRoutes,
  ...certificateRoutes,
  ...classRoutes,
  ...figureRoutes,
  ...peopleRoutes,
  ...trailRoutes,
  ...privacyRoutes,
];
