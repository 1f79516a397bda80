import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Role } from '../../domain/roles.ts';
import type { DeskNotice } from '../ui/frame.ts';
import type { FailureView } from './failure.tsx';
import type { ScreenName, ViewOf } from '../screens.tsx';
import type { DeskConfig } from '../../server/config.ts';
import { STORAGE_RETRY_AFTER_S } from '../../server/http/failure.ts';
import { HttpError } from '../../server/http/http-error.ts';
import { canStore } from '../../server/http/can-store.ts';
import { clientAddress } from '../../server/http/limits/client-address.ts';
import { openCounters } from '../../server/http/limits/counters.ts';
import { acceptedEncoding } from '../../server/http/pages/compression.ts';
import { rememberChallenges } from '../access/challenges.ts';
import type { RelyingParty } from '../access/passkeys.ts';
import { type EndedSession, findEndedSession, findSession, type SignedIn } from '../access/session.ts';
import { signInAddress } from '../access/session-routes.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { knowingCommits } from '../../server/storage/commits.ts';
import { StorageUnavailable } from '../../server/storage/storage-unavailable.ts';
import type { BuiltDesk } from './built-desk.ts';
import { confirmIdentity } from '../access/confirm-identity.ts';
import { dropCookie, NOTICE_COOKIE, readCookie, SESSION_COOKIE, setCookie } from './cookies.ts';
import { localPath } from './local-path.ts';
import { deskHeaders } from './security-headers.ts';
import { type PostedForm, postedFields, postedMultipart, refuseZeros } from './posted-form.ts';
import { ROUTES } from './routes.ts';
import { requestIds } from '../../server/http/request-id.ts';
import { isReviewed } from './review.ts';
import { isFromTheDesk } from './same-origin.ts';
import type { DeskRoute, OpenContext, RoleRoute, RouteContext } from './route.ts';

/** Before somebody has signed in, forms contain only a code or a passkey's answer. */
const OPEN_BODY_LIMIT_BYTES = 16 * 1_024;
/** Limit that is large enough for a pasted class list. */
const BODY_LIMIT_BYTES = 1_024 * 1_024;
const NOTICE_LIFE_S = 60;
/** Health check for supervisors on this machine, which use no host name. */
const READY_PATH = '/readyz';
/**
 * Limit of wrong codes and passkeys per address. A valid code or passkey is always accepted, because colleagues and
 * trainees share an address.
 */
const FAILED_PROOFS_LIMIT = { max: 60, windowMs: 10 * 60 * 1_000 };

export interface DeskDependencies extends Dependencies {
  desk: DeskConfig;
  built: BuiltDesk;
  routes?: readonly DeskRoute[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Signed-in person; undefined before sign-in. */
    signedIn?: SignedIn;
    /** Expired session of this browser when it posted a form. */
    ended?: EndedSession;
  }
}

/** The desk: private pages for the firm's people, on a separate port and host name. */
export async function buildDesk({
  desk,
  built,
  routes = ROUTES,
  ...deps
}: DeskDependencies): Promise<FastifyInstance> {
  const { config, log } = deps;
  const headers = deskHeaders(config.hstsPreload);
  const host = new URL(desk.url).host;
  const baseLog: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance: baseLog,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 30_000,
    bodyLimit: OPEN_BODY_LIMIT_BYTES,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: requestIds(config.trustedProxies),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setChildLoggerFactory((): FastifyBaseLogger => log);
  app.decorateRequest('signedIn', undefined);
  app.decorateRequest('ended', undefined);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body: string, parsed) => parsed(null, postedFields(body)),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      await postedMultipart(body, request.headers['content-type']),
  );

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers.page, 'X-Request-Id': request.id });
    // Refuses other host names for this address, for example after DNS rebinding.
    if (request.headers.host !== host && request.routeOptions.url !== READY_PATH)
      throw new HttpError(421, 'Another address', `The desk is at ${desk.url}.`);
    const isUnsafe = request.method !== 'GET' && request.method !== 'HEAD';
    if (isUnsafe && !isFromTheDesk(request.raw, desk.url)) {
      throw new HttpError(
        403,
        'This form was sent from another site',
        'Open the page at the desk and send it again.',
      );
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, id: requestId, routeOptions } = request;
    const line = { requestId, method, route: routeOptions.url, status: reply.statusCode };
    log[method === 'GET' ? 'debug' : 'info']({ ...line, ms: Math.round(reply.elapsedTime) }, 'desk answered');
  });

  const relyingParty: RelyingParty = { desk, challenges: rememberChallenges(deps) };
  const counters = await openCounters(config, () => deps.now().getTime(), log);
  app.addHook('onClose', () => counters.close());

  app.get(READY_PATH, async (_request, reply) => {
    const isReady = await canStore(deps.storage.checkWritable);
    return reply.code(isReady ? 200 : 503).send({ ready: isReady });
  });
  for (const route of routes) addRoute(route);
  for (const [path, file] of built.files) {
    app.get(path, async (request, reply) => {
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      const body = file.bodies[encoding];
      reply.headers({ ...headers.asset, 'Content-Type': file.type, Vary: 'Accept-Encoding' });
      if (body && encoding !== 'identity') reply.header('Content-Encoding', encoding);
      return reply.send(body ?? file.bodies.identity);
    });
  }

  app.setNotFoundHandler((request, reply) =>
    fail(request, reply, 404, {
      heading: 'There is no such page',
      sentence: 'The address may be mistyped, or the record was erased.',
    }),
  );
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof OperatorError) {
      return fail(request, reply, 422, { heading: 'This could not be done', sentence: error.message });
    }
    if (error instanceof StorageUnavailable) {
      log.error({ err: error, requestId: request.id }, 'the desk cannot reach the data');
      reply.header('Retry-After', STORAGE_RETRY_AFTER_S);
      return fail(request, reply, 503, {
        heading: 'The data cannot be reached right now',
        sentence: error.isOutcomeUnknown
          ? 'It may have been done completely, partly or not at all. Check before you try again.'
          : 'Nothing was changed. Please try again in a few seconds.',
      });
    }
    const { status, ...failure } = failureOf(error);
    // Fastify would close the connection while the browser is still sending. Browsers then do not show the answer.
    if (status === 413) reply.removeHeader('connection');
    if (status < 500) return fail(request, reply, status, failure);
    log.error({ err: error, requestId: request.id }, 'a request to the desk failed');
    return fail(request, reply, 500, {
      heading: 'Something went wrong',
      sentence: `${request.method === 'POST' ? 'Check whether it was done before you try again.' : 'Please try again.'} If it keeps happening, tell whoever runs the server this number: ${request.id}.`,
    });
  });
  return app;

  function addRoute(route: DeskRoute): void {
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: route.roles === 'anyone' ? OPEN_BODY_LIMIT_BYTES : BODY_LIMIT_BYTES,
      // Runs before the body is read.
      async onRequest(request, reply) {
        const token = readCookie(request, SESSION_COOKIE);
        request.signedIn =
          token === undefined ? undefined : await findSession(deps, token, { isUse: !('isPoll' in route) });
        if (route.roles === 'anyone') return undefined;
        if (request.signedIn) return requireRole(route, request.signedIn);
        const ended = token === undefined ? undefined : await findEndedSession(deps, token);
        if (!ended || !route.roles.includes(ended.role) || route.isPoll)
          return reply.redirect('/sign-in', 303);
        if (route.method === 'GET') return reply.redirect(signInAddress(request.url, route.savedFrom), 303);
        request.ended = ended;
        return undefined;
      },
      async handler(request, reply) {
        const posted = (request.body ?? postedFields('')) as PostedForm;
        const context: OpenContext = {
          deps,
          relyingParty,
          signedIn: request.signedIn,
          request,
          reply,
          params: request.params as OpenContext['params'],
          query: new URL(request.url, desk.url).searchParams,
          form: posted.fields,
          files: posted.files,
          page: (name, view, status) => page(request, reply, name, view, status),
          done: (path, notice) => done(reply, path, notice),
          countFailedProof: () => countFailedProof(request, reply),
        };
        refuseZeros(context.params, context.query, context.form);
        if (route.roles === 'anyone') return await route.answer(context);
        if (request.ended) {
          const ended = { ...request.ended, isConfirmed: false };
          if (route.path === '/sign-out')
            return await route.answer({ ...context, deps: { ...deps, actor: ended.actor }, signedIn: ended });
          if (context.form.size === 0 && context.files.size === 0) return reply.redirect('/sign-in', 303);
          const again = await signInAgain(context, request.ended);
          if ('question' in again) return context.page('confirm', again.question, 403);
          requireRole(route, again.signedIn);
          request.signedIn = again.signedIn;
        }
        const signedIn = request.signedIn as SignedIn;
        const own: RouteContext = { ...context, deps: { ...deps, actor: signedIn.actor }, signedIn };
        if (route.review && !isReviewed(own)) return await route.review(own);
        if (route.needsConfirmation && !signedIn.isConfirmed) {
          const question = await confirmIdentity(own, route);
          if (question) return own.page('confirm', question, 403);
        }
        return await knowingCommits(async () => await route.answer(own));
      },
    });
  }
  async function countFailedProof(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const key = `failed-proof:${clientAddress(request.ip)}`;
    const taken = await counters.take({ key, ...FAILED_PROOFS_LIMIT });
    if (taken.allowed) return;
    reply.header('Retry-After', Math.max(1, Math.ceil(taken.retryAfterMs / 1_000)));
    throw new HttpError(429, 'Too many attempts', 'Please wait ten minutes and try again.');
  }

  function page<Name extends ScreenName>(
    request: FastifyRequest,
    reply: FastifyReply,
    name: Name,
    view: ViewOf<Name>,
    status = 200,
  ): FastifyReply {
    const { signedIn } = request;
    const notice = readNotice(readCookie(request, NOTICE_COOKIE));
    if (notice) reply.header('Set-Cookie', dropCookie(NOTICE_COOKIE));
    // Downloads a file without leaving the page.
    if (notice?.file) reply.header('Refresh', `0; url=${localPath(notice.file)}`);
    const html = built.render(name, view, {
      assets: built.assets,
      path: new URL(request.url, desk.url).pathname,
      timeZone: config.timeZone,
      person: signedIn && { name: signedIn.name, role: signedIn.role },
      mayOpen: signedIn ? pagesFor(signedIn.role, routes) : [],
      notice,
    });
    return reply.status(status).type('text/html; charset=utf-8').send(html);
  }

  function done(reply: FastifyReply, path: string, notice?: DeskNotice): FastifyReply {
    if (notice) {
      const value = Buffer.from(JSON.stringify(notice)).toString('base64url');
      reply.header('Set-Cookie', setCookie(NOTICE_COOKIE, value, NOTICE_LIFE_S));
    }
    return reply.redirect(path, 303);
  }

  function fail(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    failure: Pick<FailureView, 'heading' | 'sentence'>,
  ): FastifyReply {
    const back = request.signedIn
      ? { path: '/', label: 'Go to Today' }
      : { path: '/sign-in', label: 'Go to sign-in' };
    return page(request, reply, 'failure', { ...failure, back }, status);
  }
}

function requireRole({ roles }: RoleRoute, { role }: SignedIn): void {
  if (roles.includes(role)) return;
  throw new HttpError(
    403,
    'You have no access to this page',
    'Your role does not include it. The owner can change that.',
  );
}

/** Fastify's own messages could reveal details. */
function failureOf(error: unknown): Pick<FailureView, 'heading' | 'sentence'> & { status: number } {
  if (error instanceof HttpError && error.heading !== undefined)
    return { status: error.statusCode, heading: error.heading, sentence: error.message };
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status === 413)
    return { status, heading: 'This is too much at once', sentence: 'Please send less than 1 MB.' };
  return { status, heading: 'This could not be read', sentence: 'Please go back and try again.' };
}

function pagesFor(role: Role, routes: readonly DeskRoute[]): string[] {
  return routes
    .filter(({ method, roles }) => method === 'GET' && roles !== 'anyone' && roles.includes(role))
    .map(({ path }) => path);
}

function readNotice(value: string | undefined): DeskNotice | undefined {
  if (!value) return undefined;
  try {
    return JSON.parse(Buffer.from(value, 'base64url').toString('utf8')) as DeskNotice;
  } catch {
    return undefined;
  }
}
