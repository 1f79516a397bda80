import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerPage } from '../../contracts/page.ts';
import type { Responder } from '../http/responder.ts';
import { isPlainForm } from '../http/same-site.ts';
import type { Receipt } from '../services/submissions/received-form.ts';

const CONFIRMED = 'We send it to the email address that you gave, too.';
const NOT_CONFIRMED =
  'We cannot send email to the address that you gave. If it is mistyped, please send the form again with the right one. We have your phone number.';

/**
 * Answers a script with JSON. Answers a form sent without JavaScript with a page that shows the reference and links.
 */
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
    paragraphs: [`Your reference is ${receipt.reference}. ${receipt.isMailable ? CONFIRMED : NOT_CONFIRMED}`],
    links,
  });
}
