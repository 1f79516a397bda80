import type { FastifyReply } from 'fastify';
import type { SubmissionKind } from '../../domain/submission-kind.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { VersionConflict } from '../../server/services/version-conflict.ts';
import type { RouteContext } from '../server/route.ts';
import { submissionView, type Returned } from './load-submission.ts';

/** Shows the page again, with the typed values and the reason for the refusal. */
export async function giveBack(
  context: RouteContext,
  kind: SubmissionKind,
  error: unknown,
  { errorField = 'acts', ...returned }: Returned & { errorField?: string },
): Promise<FastifyReply> {
  if (error instanceof VersionConflict) {
    const conflict = { by: error.changedBy ?? 'Somebody', at: error.changedAt ?? '' };
    return context.page('submission', await submissionView(context, kind, { ...returned, conflict }), 409);
  }
  if (!(error instanceof OperatorError)) throw error;
  const errors = error.fields && !('' in error.fields) ? error.fields : { [errorField]: error.message };
  return context.page('submission', await submissionView(context, kind, { ...returned, errors }), 422);
}
