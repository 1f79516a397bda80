import type { DeskRoute } from './route.ts';
import { accountRoutes } from '../access/account-routes.ts';
import { statisticsRoutes } from '../statistics/routes.ts';
import { mailRoutes } from '../mail/routes.ts';
import { unmatchedRoutes } from '../replies/routes.ts';
import { peopleRoutes } from '../access/people-routes.ts';
import { privacyRoutes } from '../privacy/routes.ts';
import { signInRoutes, sessionRoutes } from '../access/session-routes.ts';
import { paymentRoutes } from '../inbox/payment-routes.ts';
import { newsRoutes } from '../inbox/news-routes.ts';
import { bulkRoutes } from '../inbox/bulk-routes.ts';
import { newEnquiryRoutes } from '../inbox/new-enquiry-routes.ts';
import { interviewRoutes } from '../inbox/interview-routes.ts';
import { personRoutes } from '../inbox/person-routes.ts';
import { applicationRoutes, enquiryRoutes } from '../inbox/routes.ts';
import { certificateRoutes } from '../certificates/routes.ts';
import { classRoutes } from '../certificates/class-routes.ts';
import { paperRoutes } from '../certificates/paper-routes.ts';
import { batchRoutes } from '../batches/routes.ts';
import { subscriberRoutes } from '../batches/subscriber-routes.ts';
import { helpRoutes } from '../help/routes.ts';
import { hoursRoutes } from '../hours/routes.ts';
import { siteRoutes } from '../catalogue/site-routes.ts';
import { openingRoutes } from '../openings/routes.ts';
import { systemRoutes } from '../system/routes.ts';
import { todayRoutes } from '../today/routes.ts';
import { searchRoutes } from '../search/routes.ts';
import { auditLogRoutes } from '../audit-log/routes.ts';
import { welcomeRoutes } from '../access/welcome-routes.ts';

/** All routes of the desk, each with its roles. */
export const ROUTES: readonly DeskRoute[] = [
  ...signInRoutes,
  ...welcomeRoutes,
  ...sessionRoutes,
  ...accountRoutes,
  ...todayRoutes,
  ...newEnquiryRoutes,
  ...bulkRoutes,
  ...enquiryRoutes,
  ...paymentRoutes,
  ...applicationRoutes,
  ...personRoutes,
  ...interviewRoutes,
  ...newsRoutes,
  ...mailRoutes,
  ...unmatchedRoutes,
  ...openingRoutes,
  ...batchRoutes,
  ...subscriberRoutes,
  ...siteRoutes,
  ...hoursRoutes,
  ...certificateRoutes,
  ...classRoutes,
  ...paperRoutes,
  ...statisticsRoutes,
  ...peopleRoutes,
  ...auditLogRoutes,
  ...privacyRoutes,
  ...systemRoutes,
  ...helpRoutes,
  ...searchRoutes,
];
