import type { FastifyReply, FastifyRequest } from 'fastify';
import { ANSWER_PAGE, type AnswerField, type AnswerForm, type AnswerPage } from '../../contracts/page.ts';
import { PATHS } from '../../contracts/paths.ts';
import { answerAndCutOff, goesOnTooLong } from './connections/early-response.ts';
import type { Failure } from './failure.ts';
import { isPlainForm } from './same-site.ts';
import { headerObject, type SecurityHeaders } from './security-headers.ts';
import { isBelowApi, splitUrl } from './pages/site-pages.ts';
import type { Site } from './pages/site.ts';

/** The shape of a call's JSON answer (contracts/). */
export type AnswerShape = 'submission' | 'check' | 'plain';

/** The form that a visitor without script gets back when it was refused. */
export interface PlainForm {
  action: string;
  button: string;
  fields: AnswerField[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    shape?: AnswerShape;
    form?: PlainForm;
  }
  interface FastifyRequest {
    /** What the visitor typed, by field, as far as it was received. */
    typed: Record<string, string> | null;
  }
}

/** Statuses after which the same form can be sent again; others get a way back. */
const MENDABLE = new Set([413, 415, 422, 429, 500, 503]);

export interface Answers {
  page(request: FastifyRequest, reply: FastifyReply, status: number, page: AnswerPage): FastifyReply;
  failure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply;
}

/** Says the same to a script as JSON and to a visitor without script as a page of the site. */
export function answers(site: Site, security: SecurityHeaders): Answers {
  const frame = site.rendered.get(ANSWER_PAGE);
  if (!frame) throw new Error(`The site has no page ${ANSWER_PAGE}`);
  const { assets } = frame;
  const pageHeaders = headerObject([
    ...security.page(frame.page),
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
    const text = site.renderPage({ path: ANSWER_PAGE, assets, answer });
    return send(request, reply, { status, headers: pageHeaders, text });
  }

  return {
    page,
    failure(request, reply, reason) {
      const { shape, form } = request.routeOptions.config;
      const failure = shape === 'check' ? asUnchecked(reason) : reason;
      const { status, retryAfterSeconds } = failure;
      if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
      if (form && isPlainForm(request.raw))
        return page(request, reply, status, failurePage(failure, form, request.typed));
      if (isOfSite(request)) return page(request, reply, status, brokenPage(failure));
      const text = JSON.stringify(failureBody(shape ?? 'plain', failure));
      return send(request, reply, { status, headers: jsonHeaders, text });
    },
  };
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

function send(request: FastifyRequest, reply: FastifyReply, { status, headers, text }: Answer): FastifyReply {
  reply.headers(headers).header('X-Request-Id', request.id);
  if (goesOnTooLong(request.raw)) {
    reply.hijack();
    answerAndCutOff(request.raw, reply.raw, {
      status,
      headers: reply.getHeaders() as Record<string, string>,
      text,
    });
    return reply;
  }
  // Fastify ends connections over bodies that it did not read; Node reads what is short, and keeps them.
  return reply.removeHeader('Connection').code(status).send(text);
}

/** What fails on our side says nothing about a certificate. */
function asUnchecked(failure: Failure): Failure {
  if (failure.status < 429) return failure;
  const heading = 'This could not be checked';
  if (failure.status < 500) return { ...failure, heading };
  const sentence =
    'The certificate cannot be checked right now, which says nothing about it. Please try again in a minute.';
  return { ...failure, heading, sentence };
}

/** What could not be checked, for whatever reason, is not called invalid. */
function failureBody(shape: AnswerShape, { status, sentence, fields }: Failure): object {
  const isAnswered = status === 400;
  switch (shape) {
    case 'submission':
      return { success: false, error: sentence, ...(fields && { fields }) };
    case 'check':
      return isAnswered ? { valid: false, message: sentence } : { error: sentence };
    case 'plain':
      return { error: sentence };
  }
}

function failurePage(failure: Failure, form: PlainForm, typed: Record<string, string> | null): AnswerPage {
  if (!typed || !MENDABLE.has(failure.status)) {
    return {
      heading: failure.heading ?? 'This was not sent',
      paragraphs: [failure.sentence],
      link: { path: failure.status === 409 ? PATHS.careers : PATHS.contact, label: 'Go back' },
    };
  }
  return {
    heading: failure.heading ?? 'This was not sent yet',
    paragraphs: [failure.sentence, 'What you typed is still here. Change what is needed and send it again.'],
    form: filledForm(form, typed, failure.fields),
  };
}

/** Whether a visitor asked for a page, rather than a program for data. */
function isOfSite(request: FastifyRequest): boolean {
  return request.is404 && !isBelowApi(splitUrl(request.raw.url ?? '/').path);
}

function brokenPage({ sentence }: Failure): AnswerPage {
  return {
    heading: 'That did not work',
    paragraphs: [sentence],
    link: { path: PATHS.home, label: 'Back to the home page' },
  };
}

function filledForm(
  form: PlainForm,
  typed: Record<string, string>,
  errors: Record<string, string> = {},
): AnswerForm {
  const fields = form.fields.map((field) => ({
    ...field,
    value: typed[field.name],
    error: errors[field.name],
  }));
  return { ...form, fields };
}
