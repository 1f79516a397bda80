import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Notice } from '../../contracts/notice.ts';
import { ANSWER_PAGE, type AnswerPage, type RefusedForm } from '../../contracts/page.ts';
import { PATHS } from '../../contracts/paths.ts';
import { isBodyTooLongToRead, sendEarlyResponse } from './connections/early-response.ts';
import type { Failure } from './failure.ts';
import { isPlainForm } from './same-site.ts';
import { headerObject, type PolicyHashes, type SecurityHeaders } from './security-headers.ts';
import { renderHtml } from './pages/draw-page.ts';
import { isBelowApi, splitUrl } from './pages/site-pages.ts';
import type { Site } from './pages/site.ts';

/** Kind of JSON that a call returns when it fails. */
export type ResponseKind = 'submission' | 'check' | 'plain';

declare module 'fastify' {
  interface FastifyContextConfig {
    responseKind?: ResponseKind;
    /** Kind of form on this route. A visitor without JavaScript sees a refused form again. */
    form?: RefusedForm['kind'];
    /** True for an address that visitors open, for example from an email: a failure is shown as a page. */
    isPage?: boolean;
  }
  interface FastifyRequest {
    /** Values that the visitor typed, by field. Some may be missing if the upload was interrupted. */
    typed: Record<string, string> | null;
  }
}

/** Statuses after which the visitor sees the form again. After others there is only a link back. */
const RETRYABLE = new Set([413, 415, 422, 429, 500, 503]);

export interface Responder {
  page(request: FastifyRequest, reply: FastifyReply, status: number, page: AnswerPage): FastifyReply;
  failure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply;
}

/** Responds to a script with JSON, and to a visitor without JavaScript with a page of the same meaning. */
export function responder(
  site: Site,
  security: SecurityHeaders,
  noticesNow: () => readonly Notice[] = () => [],
): Responder {
  const found = site.pages.get(ANSWER_PAGE);
  if (!found) throw new Error(`The site has no page ${ANSWER_PAGE}`);
  const answerPage = found;
  const pageHeaders = (hashes: PolicyHashes) =>
    headerObject([
      ...security.page(hashes),
      'Cache-Control',
      'no-store',
      'Content-Type',
      'text/html; charset=utf-8',
    ]);
  const jsonHeaders = headerObject([...security.api, 'Content-Type', 'application/json; charset=utf-8']);

  function page(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    answer: AnswerPage,
  ): FastifyReply {
    const shown = { path: ANSWER_PAGE, answer, facts: { notices: noticesNow() } };
    const { html: text, hashes } = renderHtml(site, answerPage, shown);
    return send(request, reply, { status, headers: pageHeaders(hashes), text });
  }

  return {
    page,
    failure(request, reply, reason) {
      const { responseKind = 'plain', form } = request.routeOptions.config;
      const failure = responseKind === 'check' ? asUnchecked(reason) : reason;
      const { status, retryAfterSeconds } = failure;
      if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
      if (form && isPlainForm(request.raw))
        return page(request, reply, status, failurePage(failure, form, request.typed));
      if (isPageRequest(request)) return page(request, reply, status, errorPage(failure));
      const text = JSON.stringify(failureBody(responseKind, failure));
      return send(request, reply, { status, headers: jsonHeaders, text });
    },
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, text }: { status: number; headers: Record<string, string>; text: string },
): FastifyReply {
  reply.headers(headers).header('X-Request-Id', request.id);
  if (isBodyTooLongToRead(request.raw)) {
    reply.hijack();
    sendEarlyResponse(request.raw, reply.raw, {
      status,
      headers: reply.getHeaders() as Record<string, string>,
      text,
    });
    return reply;
  }
  // Keeps the connection open. Fastify would close it, because it has not read the body. Node reads the rest of a body
  // that is short.
  return reply.removeHeader('Connection').code(status).send(text);
}

/** Replaces the sentence after a failure of the server, so that nobody takes the failure for a result of the check. */
function asUnchecked(failure: Failure): Failure {
  if (failure.status < 429) return failure;
  const heading = 'This could not be checked';
  if (failure.status < 500) return { ...failure, heading };
  const sentence =
    'The certificate cannot be checked right now, which says nothing about it. Please try again in a minute.';
  return { ...failure, heading, sentence };
}

/**
 * Body of a failed call. `valid: false` is sent only if the request itself was wrong: after a failure of the server the
 * certificate may be valid.
 */
function failureBody(kind: ResponseKind, { status, sentence, fields }: Failure): object {
  switch (kind) {
    case 'submission':
      return { success: false, error: sentence, ...(fields && { fields }) };
    case 'check':
      return status === 400 ? { valid: false, message: sentence } : { error: sentence };
    case 'plain':
      return { error: sentence };
  }
}

function failurePage(
  failure: Failure,
  form: RefusedForm['kind'],
  typed: Record<string, string> | null,
): AnswerPage {
  if (!typed || !RETRYABLE.has(failure.status)) {
    return {
      heading: failure.heading ?? 'This was not sent',
      paragraphs: [failure.sentence],
      links: [{ path: failure.status === 409 ? PATHS.careers : PATHS.contact, label: 'Go back' }],
    };
  }
  return {
    heading: failure.heading ?? 'This was not sent yet',
    paragraphs: [failure.sentence, 'What you typed is still here. Change what is needed and send it again.'],
    form: { kind: form, values: typed, errors: failure.fields ?? {} },
  };
}

/** True if a visitor asked for a page, false if a program asked for data. */
function isPageRequest(request: FastifyRequest): boolean {
  if (request.routeOptions.config.isPage === true) return true;
  return request.is404 && !isBelowApi(splitUrl(request.raw.url ?? '/').path);
}

function errorPage({ sentence }: Failure): AnswerPage {
  return {
    heading: 'That did not work',
    paragraphs: [sentence],
    links: [{ path: PATHS.home, label: 'Back to the home page' }],
  };
}
