import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../http/limits/client-address.ts';
import type { RouteParts } from '../http/route-parts.ts';
import { CSP_REPORT_PATH } from '../http/security-headers.ts';

const BODY_LIMIT_BYTES = 16 * 1_024;
const LOG_EVERY_MS = 60_000;
/** Known directives of a content policy. Any other name in a report is ignored. */
const DIRECTIVES = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

/**
 * Receives browsers' reports about blocked content. Only the directives are counted and logged, because the URLs in a
 * report can reveal what a visitor did.
 */
export function policyReportRoutes(app: FastifyInstance, { limit, deps: { log } }: RouteParts): void {
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function logCounts(): void {
    timer = undefined;
    log.warn({ directives: Object.fromEntries(counts) }, 'the content security policy blocked something');
    counts.clear();
  }

  app.addHook('onClose', async () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    logCounts();
  });

  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );

  app.post(CSP_REPORT_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    if (await limit.isReportAllowed(clientAddress(request.ip))) {
      for (const directive of directivesOf(request.body))
        counts.set(directive, (counts.get(directive) ?? 0) + 1);
      if (counts.size > 0) timer ??= setTimeout(logCounts, LOG_EVERY_MS).unref();
    }
    return reply.code(204).send();
  });
}

/**
 * Directives in a report. Browsers send one in the format of `report-uri`, with names in hyphens, or a list in the
 * format of `report-to`.
 */
function directivesOf(body: unknown): string[] {
  const reports = Array.isArray(body)
    ? body.map((report) => part(report, 'body'))
    : [part(body, 'csp-report')];
  return reports
    .map((report) => part(report, 'effectiveDirective') ?? part(report, 'effective-directive'))
    .filter((directive): directive is string => typeof directive === 'string' && DIRECTIVES.has(directive));
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
