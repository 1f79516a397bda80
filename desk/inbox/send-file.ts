import type { FastifyReply } from 'fastify';
import { downloadAttachment } from '../../server/services/replies/read-replies.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { HttpError } from '../../server/http/http-error.ts';
import type { RouteContext } from '../server/route.ts';

/** Sends a stranger's file as a download that browsers do not display. */
export function sendFile(
  reply: FastifyReply,
  { fileName, content }: { fileName: string; content: Buffer },
): FastifyReply {
  return reply
    .headers({
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Content-Security-Policy': 'sandbox',
    })
    .send(content);
}

/** Sends an attachment of an email about this submission, or of an unmatched one. */
export async function sendAttachment(
  { deps, params, reply }: RouteContext,
  reference: string | null,
): Promise<FastifyReply> {
  try {
    return sendFile(reply, await downloadAttachment(deps, reference, params['attachment'] ?? ''));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    throw new HttpError(404, 'There is no such attachment', 'It was not kept, or was erased.');
  }
}
