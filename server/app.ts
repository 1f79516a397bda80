import { isUtf8 } from 'node:buffer';
import { fastify, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { SITEMAP_PATH } from '../contracts/paths.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { type Responder, responder } from './http/responder.ts';
import { memoizeFor } from './http/memoize.ts';
import { sharedPeers } from './http/limits/client-address.ts';
import type { ConnectionBounds } from './http/connections/connection-limits.ts';
import { openCounters } from './http/limits/counters.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { throttledLog } from './log.ts';
import { requestIds } from './http/request-id.ts';
import { failureOf, isShed } from './http/failure.ts';
import { HttpError } from './http/http-error.ts';
import { httpServer, REQUEST_TIMEOUT_MS, type ServerTimes } from './http/connections/http-server.ts';
import { submissionGuard } from './http/limits/submission-guard.ts';
import { rateLimit } from './http/limits/rate-limit.ts';
import { serializeByContract } from './http/response-schema.ts';
import { rememberLiveFacts } from './http/pages/live-facts.ts';
import { livePages } from './http/pages/live-pages.ts';
import { isByKey, renderedPages } from './http/pages/rendered-pages.ts';
import { isFromThisSite, isPlainForm } from './http/same-site.ts';
import { headerObject, securityHeaders } from './http/security-headers.ts';
import type { Lifecycle } from './http/connections/shutdown.ts';
import { sitePages } from './http/pages/site-pages.ts';
import { siteSettings } from './http/pages/site-settings.ts';
import type { Site } from './http/pages/site.ts';
import { notFound } from './http/pages/not-found.ts';
import { fallbackRoute } from './http/pages/fallback-route.ts';
import { uploadReceiver } from './http/upload.ts';
import { applicationRoutes } from './routes/applications.ts';
import { batchCalendarRoutes } from './routes/batch-calendars.ts';
import { certificateRoutes } from './routes/certificates.ts';
import { credentialRoutes } from './routes/credentials.ts';
import { enquiryRoutes } from './routes/enquiries.ts';
import { healthRoutes } from './routes/health.ts';
import { jobRoutes } from './routes/jobs.ts';
import { policyReportRoutes } from './routes/policy-reports.ts';
import { securityTxtRoutes } from './routes/security-txt.ts';
import { sitemapRoutes } from './routes/sitemap.ts';
import { subscriptionRoutes } from './routes/subscriptions.ts';
import { listComingBatches } from './services/batches/read-batches.ts';
import { sampleOpeningIds } from './services/demo/demo-openings.ts';
import type { Dependencies } from './services/dependencies.ts';
import { tooBusy } from './services/visitor-error.ts';
import { readSiteFacts } from './services/catalogue/read-site-facts.ts';
import type { DayCounter } from './services/statistics/count-by-day.ts';
import { findJob, listOpenJobs } from './services/jobs/read-jobs.ts';
import type { ApplicationBounds } from './services/submissions/submit-application.ts';

/**
 * Limits for each of three kinds of work: storing enquiries, checking resumes (each resume is in memory during its
 * check) and storing applications. Each kind has its own queue, so that a slow virus scanner does not delay enquiries.
 */
const SUBMISSIONS = { concurrency: 4, queued: 124 };
/** Interval between attempts to reach a virus scanner that does not answer. */
const SCANNER_TRIED_EVERY_MS = 10_000;
/**
 * Limits for uploads. An upload occupies up to 5 MB of disk, for no longer than the time limit of a request.
 * `perAddress` is high enough for an office whose people share one address.
 */
const UPLOADS = { concurrency: 128, perAddress: 32 };
const BODY_LIMIT_BYTES = 16 * 1_024;
/** Deepest accepted nesting of a JSON body. The site's own forms use one level. */
const JSON_LEVELS = 8;
/**
 * Time for which the list of openings is cached. It is shorter than a command takes to exit, so the list is up to date
 * after a command.
 */
const JOB_LIST_LIFE_MS = 50;

export interface AppDependencies extends Dependencies {
  site: Site;
  lifecycle: Lifecycle;
  counter?: DayCounter;
  bounds?: {
    submissions?: typeof SUBMISSIONS;
    uploads?: typeof UPLOADS;
    connections?: ConnectionBounds;
    slowedMissMs?: number;
    times?: ServerTimes;
  };
}

export async function buildApp(deps: AppDependencies): Promise<FastifyInstance> {
  const { config, log, now, site, lifecycle, storage, counter, bounds = {} } = deps;
  const countVisit = (url: string) => counter?.visit(url);
  const security = securityHeaders(config.hstsPreload);
  const pages = sitePages(site, security, countVisit);
  const memory = rememberLiveFacts(async () => {
    const [batches, facts] = await Promise.all([listComingBatches(deps), readSiteFacts(deps)]);
    return { batches, ...facts };
  }, log);
  const settings = siteSettings(config);
  const live = livePages(site, security, pages, { memory, settings, countVisit });
  const currentFacts = async () => (await memory.current()).facts;
  const respond = responder(site, security, () => memory.last().facts.notices);
  const sendNotFound = notFound(live, respond);
  // Typed as Fastify's logger, because its plugins do not accept an instance with pino's own type.
  const baseLog: FastifyBaseLogger = log;

  const serveFromMemory: typeof live.serve = (request, response) =>
    !isByKey(request.url ?? '/') && live.serve(request, response);

  const isShared = sharedPeers(config.trustedProxies);

  const app = fastify({
    loggerInstance: baseLog,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handler) =>
      httpServer(
        { serveFromMemory, app: handler, lifecycle, headers: security.api, isShared },
        bounds.times,
        bounds.connections,
      ),
    requestTimeout: bounds.times?.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
    bodyLimit: BODY_LIMIT_BYTES,
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: requestIds(config.trustedProxies),
    requestIdHeader: false,
    ajv: { customOptions: { coerceTypes: false } },
    // Answers a URL that cannot be decoded. Fastify has run no hook at this point.
    frameworkErrors: (_error, request, response) => {
      response.hijack();
      live.serveNotFound(request.raw, response.raw);
    },
  });

  const counters = await openCounters(config, () => now().getTime(), log);
  app.addHook('onClose', () => counters.close());
  // A form sent without JavaScript is answered with a page, which needs the current notices.
  app.addHook('preHandler', async (request) => {
    if (isPlainForm(request.raw)) await memory.current();
  });
  const limit = rateLimit(config.limits, counters);
  const submissions = bounds.submissions ?? SUBMISSIONS;
  const inTurn = limitConcurrency(submissions, tooBusy);
  const applicationBounds: ApplicationBounds = {
    check: limitConcurrency(submissions, tooBusy),
    store: limitConcurrency(submissions, tooBusy),
    scanner: circuitBreaker({ dependency: 'clamd', log, openMs: SCANNER_TRIED_EVERY_MS }),
  };
  const jobs = {
    listOpenJobs: memoizeFor(JOB_LIST_LIFE_MS, () => listOpenJobs(deps)),
    findJob: (id: string) => findJob(deps, id),
    sampleIds: sampleOpeningIds(config),
  };

  const renderOpenings = renderedPages(
    site,
    security,
    { jobs, settings },
    async () => (await currentFacts()).notices,
  );

  everyRequest(app, respond, { log, headers: headerObject(security.api), publicUrl: config.publicUrl });
  parseBodies(app);
  serializeByContract(app);
  fallbackRoute(app, {
    pages,
    sendNotFound,
    renderAddress: async (url) => (await renderOpenings(url)) ?? (await live.render(url)),
    responder: respond,
    countVisit,
  });

  const parts = {
    deps,
    responder: respond,
    limit,
    submissionGuard: submissionGuard(limit),
    headers: security.asset,
  };
  healthRoutes(app, { lifecycle, checkWritable: () => storage.checkWritable() });
  securityTxtRoutes(app, deps);
  policyReportRoutes(app, parts);
  const sitemap = site.files.get(SITEMAP_PATH)?.bodies.identity.toString('utf8');
  if (sitemap !== undefined)
    sitemapRoutes(app, { sitemap, ...jobs, publicUrl: config.publicUrl, headers: security.asset });
  batchCalendarRoutes(app, {
    ...parts,
    comingBatches: async () => (await currentFacts()).batches,
    hasPage: pages.has,
    sendNotFound,
  });
  jobRoutes(app, jobs);
  certificateRoutes(app, parts, bounds.slowedMissMs);
  credentialRoutes(app, parts);
  enquiryRoutes(app, parts, inTurn);
  subscriptionRoutes(app, parts, { inTurn, courses: site.courses });
  await app.register(applicationRoutes, {
    ...parts,
    receiveUpload: uploadReceiver(() => storage.resumeFiles.temporaryPath(), {
      ...(bounds.uploads ?? UPLOADS),
      isShared,
    }),
    bounds: applicationBounds,
  });
  return app;
}

function everyRequest(
  app: FastifyInstance,
  respond: Responder,
  { log, headers, publicUrl }: { log: Logger; headers: Record<string, string>; publicUrl: string },
): void {
  // Uses one logger for all requests, because a child logger for each would cost more than the response.
  app.setChildLoggerFactory((): FastifyBaseLogger => log);
  app.decorateRequest('typed', null);

  app.addHook('onRequest', (request, _response, done) => {
    const isForeign = request.method === 'POST' && !request.is404 && !isFromThisSite(request.raw, publicUrl);
    done(isForeign ? new HttpError(403) : undefined);
  });

  // Cached pages already have their headers (http/pages/cached-response).
  app.addHook('onSend', (request, response, payload, done) => {
    if (!response.hasHeader('Content-Security-Policy')) response.headers(headers);
    response.header('X-Request-Id', request.id);
    done(null, payload);
  });

  const shedLog = throttledLog(log, 'requests were refused because the server is busy');
  app.addHook('onClose', async () => shedLog.flush());

  app.setErrorHandler((error, request, response) => {
    const failure = failureOf(error);
    if (isShed(error)) shedLog.count();
    else if (failure.status >= 500) log.error({ err: error, requestId: request.id }, 'a request failed');
    return respond.failure(request, response, failure);
  });

  // Logs each answer without its address, query and body, because these may contain personal data.
  app.addHook('onResponse', (request, response, done) => {
    const { method, id: requestId } = request;
    const level = method === 'POST' ? 'info' : 'debug';
    if (log.isLevelEnabled(level)) {
      const line = { requestId, method, route: request.routeOptions.url, status: response.statusCode };
      log[level]({ ...line, ms: Math.round(response.elapsedTime) }, 'answered');
    }
    done();
  });
}

/**
 * True if a value has more levels of nesting than `levels`. The recursion stops there, because thousands of levels
 * would overflow the stack.
 */
function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isNestedDeeper(part, levels - 1));
}

/** Parses JSON and plain forms; refuses JSON that is not UTF-8. */
function parseBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(new HttpError(400));
    void parseJson(request, body.toString('utf8'), (error, parsed) => {
      if (!error && isNestedDeeper(parsed, JSON_LEVELS)) done(new HttpError(400));
      else done(error, parsed);
    });
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body: string, done) => {
      request.typed = Object.fromEntries(new URLSearchParams(body));
      done(null, request.typed);
    },
  );
}
