import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answers } from '../responses.ts';
import { failureOf, RequestRefused } from '../failure.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { isBelowApi, type SitePages, splitUrl } from './site-pages.ts';
import { writeStored } from './cached-response.ts';

const PAGE_METHODS = ['GET', 'HEAD'];

interface UnroutedParts {
  pages: SitePages;
  rendered: RenderedPages;
  answers: Answers;
}

/**
 * Answers whatever no route takes, before its body is read: pages and files of the site, OPTIONS, 405 with the
 * methods that the address does take, and the 404 page. To be set up before the routes, which it watches.
 */
export function answerUnrouted(app: FastifyInstance, { pages, rendered, answers }: UnroutedParts): void {
  const methodsOfRoutes = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    methodsOfRoutes.set(url, [...(methodsOfRoutes.get(url) ?? []), ...[method].flat()]);
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) answer(request, reply).catch(done);
    else done();
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
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
      return answers.failure(request, reply, failureOf(new RequestRefused(405)));
    }
    if (isBelowApi(path)) return answers.failure(request, reply, failureOf(new RequestRefused(404)));
    return answerPage(request, reply);
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const isRead = PAGE_METHODS.includes(request.method);
    const made = isRead ? await rendered.answer(request.raw.url ?? '/') : undefined;
    reply.hijack();
    if (made) writeStored(made, request.raw, reply.raw);
    else if (!pages.answer(request.raw, reply.raw)) pages.answerNotFound(request.raw, reply.raw);
    return reply;
  }
}

function allowed(methods: string[]): string {
  return [...new Set([...methods, 'OPTIONS'])].join(', ');
}
