import { createHash } from 'node:crypto';
import { NEWS_PATH, type DeskNews } from '../../contracts/desk-news.ts';
import { ROLES } from '../../contracts/roles.ts';
import { listApplications } from '../../server/services/submissions/read-applications.ts';
import { listEnquiries } from '../../server/services/submissions/read-enquiries.ts';
import { requireSubmission, BASES } from './load-submission.ts';
import type { Noun } from './submissions-view.ts';
import type { RoleRoute, RouteContext } from '../server/route.ts';
import { SEES } from '../today/view.ts';

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
  const nouns = (['enquiry', 'application'] as const).filter((noun) => SEES[noun].includes(signedIn.role));
  const found = [];
  for (const noun of nouns) {
    const request = { since, limit: SHOWN + 1 };
    const { rows } =
      noun === 'enquiry' ? await listEnquiries(deps, request) : await listApplications(deps, request);
    for (const { reference, name, received } of rows)
      found.push({ href: `${BASES[noun]}/${reference}`, name, noun, received });
  }
  const came = found.toSorted((one, other) => (one.received > other.received ? -1 : 1));
  return {
    came: came.slice(0, SHOWN).map(({ href, name, noun }) => ({ href, name, noun })),
    hasMore: came.length > SHOWN,
    changed: await changeOf(context, nouns),
  };
}

async function changeOf(context: RouteContext, nouns: Noun[]): Promise<DeskNews['changed']> {
  const reference = context.query.get('about') ?? '';
  const noun = reference.startsWith('A') ? 'application' : 'enquiry';
  if (reference === '' || !nouns.includes(noun)) return undefined;
  const row = await requireSubmission({ ...context, params: { reference } }, noun);
  if (row.changed_by === null || row.changed_at === null) return undefined;
  const time = new Date(row.changed_at).toLocaleTimeString('en-GB', {
    timeZone: context.deps.config.timeZone,
    hour: '2-digit',
    minute: '2-digit',
  });
  return { version: row.version, by: row.changed_by, time };
}
