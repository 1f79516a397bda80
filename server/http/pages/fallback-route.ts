import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureOf } from '../failure.ts';
import { HttpError } from '../http-error.ts';
import type { Responder } from '../responder.ts';
import type { RenderAddress } from './rendered-pages.ts';
import { sendCached } from './cached-response.ts';
import type { notFound } from './not-found.ts';
import { type SitePages, splitUrl } from './site-pages.ts';
import { isVisit } from './visit.ts';

const PAGE_METHODS = ['GET', 'HEAD'];

interface FallbackRouteParts {
  pages: SitePages;
  /** Sends the page with status 404. */
  sendNotFound: ReturnType<typeof notFound>;
  renderAddress: RenderAddress;
  responder: Responder;
  /** Called for each rendered page that somebody opens. */
  countVisit: (url: string) => void;
}

/**
 * Handles every request without a route, before its body is read: pages and files of the site, OPTIONS, 405 with the
 * allowed methods of the address, and 404. Register it before the routes, because it collects their methods.
 */
export function fallbackRoute(
  app: FastifyInstance,
  { pages, sendNotFound, renderAddress, responder, countVisit }: FallbackRouteParts,
): void {
  const methodsOfRoutes = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    methodsOfRoutes.set(url, [...(methodsOfRoutes.get(url) ?? []), ...[method].flat()]);
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) handle(request, reply).catch(done);
    else done();
  });

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { path } = splitUrl(request.raw.url ?? '/');
    const methods = methodsOfRoutes.get(path) ?? (pages.has(path) ? PAGE_METHODS : undefined);
    if (request.method === 'OPTIONS' && (methods || path === '*')) {
      return reply
        .code(204)
        .header('Allow', allowed(methods ?? PAGE_METHODS))
        .send();
    }
    if (methods && !methods.includes(request.method)) {
      reply.header('Allow', allowed(methods));
      return responder.failure(request, reply, failureOf(new HttpError(405)));
    }
    return (await servePage(request, reply)) ? reply : sendNotFound(request, reply);
  }

  /** Serves a page or a file. Returns false if the site has nothing at this address. */
  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (!PAGE_METHODS.includes(request.method)) return false;
    const url = request.raw.url ?? '/';
    const page = await renderAddress(url);
    if (page) {
      reply.hijack();
      sendCached(page, request.raw, reply.raw);
      if (isVisit(request.raw)) countVisit(url);
      return true;
    }
    if (!pages.serve(request.raw, reply.raw)) return false;
    reply.hijack();
    return true;
  }
}

function allowed(methods: string[]): string {
  return [...new Set([...methods, 'OPTIONS'])].join(', ');
}
