import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerPage } from '../../contracts/page.ts';
import type { Responder } from '../http/responder.ts';
import { isPlainForm } from '../http/same-site.ts';
import type { Receipt } from '../services/submissions/received-form.ts';

/** JSON for a script, a page with the reference and links for a form that was sent without script. */
export function answerSubmission(
  responder: Responder,
  request: FastifyRequest,
  reply: FastifyReply,
  receipt: Receipt,
  links: AnswerPage['links'],
) {
  if (!isPlainForm(request.raw)) return { success: true, ...receipt };
  return responder.page(request, reply, 200, {
    heading: receipt.message,
    paragraphs: [
      `Your reference is ${receipt.reference}. We send it to the email address that you gave, too.`,
    ],
    links,
  });
}
