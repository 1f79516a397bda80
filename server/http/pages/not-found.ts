import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf } from '../failure.ts';
import { HttpError } from '../http-error.ts';
import type { Responder } from '../responder.ts';
import { isBelowApi, type SitePages, splitUrl } from './site-pages.ts';

/** Responds with 404: in JSON below the path of the API, with the site's page (`NOT_FOUND_PAGE`) elsewhere. */
export function notFound(pages: Pick<SitePages, 'serveNotFound'>, responder: Responder) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (isBelowApi(splitUrl(request.raw.url ?? '/').path)) {
      return responder.failure(request, reply, failureOf(new HttpError(404)));
    }
    reply.hijack();
    pages.serveNotFound(request.raw, reply.raw);
    return reply;
  };
}
