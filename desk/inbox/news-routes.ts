import { createHash } from 'node:crypto';
import { kindOf, type SubmissionKind } from '../../domain/submission-kind.ts';
import { NEWS_PATH, type DeskNews } from '../ui/desk-news.ts';
import { ROLES } from '../../domain/roles.ts';
import { listSubmissions } from '../../server/services/submissions/read-submissions.ts';
import { readHistory } from '../../server/services/submissions/read-history.ts';
import { requireSubmission } from './load-submission.ts';
import { LISTS } from '../ui/submission-lists.ts';
import type { RoleRoute, RouteContext } from '../server/route.ts';
import { kindsOf } from '../../domain/kinds-of-role.ts';

const SHOWN = 3;

export const newsRoutes: readonly RoleRoute[] = [
  {
    method: 'GET',
    path: NEWS_PATH,
    roles: ROLES,
    isPoll: true,
    async answer(context) {
      const { request, reply } = context;
      const body = JSON.stringify(await readNews(context));
      const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      reply.header('ETag', tag);
      if (request.headers['if-none-match'] === tag) return reply.status(304).send();
      return reply.type('application/json').send(body);
    },
  },
];

async function readNews(context: RouteContext): Promise<DeskNews> {
  const { deps, query, signedIn } = context;
  const since = query.get('since') ?? deps.now().toISOString();
  const kinds = kindsOf(signedIn.role);
  const found = [];
  for (const kind of kinds) {
    const { rows } = await listSubmissions(deps, kind, { since, limit: SHOWN + 1 });
    for (const { reference, name, received } of rows)
      found.push({ href: `${LISTS[kind].path}/${reference}`, name, kind, received });
  }
  const received = found.toSorted((one, other) => (one.received > other.received ? -1 : 1));
  return {
    received: received.slice(0, SHOWN).map(({ href, name, kind }) => ({ href, name, kind })),
    hasMore: received.length > SHOWN,
    changed: await changeOf(context, kinds),
  };
}

async function changeOf(context: RouteContext, kinds: SubmissionKind[]): Promise<DeskNews['changed']> {
  const reference = context.query.get('about') ?? '';
  const kind = kindOf(reference);
  if (reference === '' || !kinds.includes(kind)) return undefined;
  const row = await requireSubmission({ ...context, params: { reference } }, kind);
  const last = (await readHistory(context.deps, reference)).changes.at(-1);
  if (!last) return undefined;
  const time = new Date(last.made_at).toLocaleTimeString('en-GB', {
    timeZone: context.deps.config.timeZone,
    hour: '2-digit',
    minute: '2-digit',
  });
  return { version: row.version, by: last.made_by, time };
}
