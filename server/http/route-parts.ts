import type { Dependencies } from '../services/dependencies.ts';
import type { RateLimit } from './limits/rate-limit.ts';
import type { SubmissionGuard } from './limits/submission-guard.ts';
import type { Responder } from './responder.ts';
import type { HeaderList } from './security-headers.ts';

export interface RouteParts {
  deps: Dependencies;
  responder: Responder;
  limit: RateLimit;
  submissionGuard: SubmissionGuard;
  /** Security headers of files for download. */
  headers: HeaderList;
}
