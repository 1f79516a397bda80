import { configurationReview } from './configuration-review.ts';
import { gapAssessment } from './gap-assessment.ts';
import { managedService } from './managed-service.ts';
import { penetrationTest } from './penetration-test.ts';
import { phishingExercise } from './phishing-exercise.ts';
import type { Report } from './report-types.ts';
import { rolloutAcceptance } from './rollout-acceptance.ts';

/** One report for each kind of work, in the order of the list on each report page. */
export const sampleReports: Report[] = [
  penetrationTest,
  phishingExercise,
  configurationReview,
  gapAssessment,
  rolloutAcceptance,
  managedService,
];
