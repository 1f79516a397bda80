import type { FastifyInstance } from 'fastify';
import type { Job } from '../../contracts/job.ts';
import { SITEMAP_PATH, jobPath } from '../../contracts/paths.ts';
import { memoizeLast } from '../http/memoize.ts';
import { headerObject, type HeaderList } from '../http/security-headers.ts';

export interface SitemapRouteParts {
  /** Sitemap from the build, which contains only the pages. */
  sitemap: string;
  listOpenJobs: () => Promise<Job[]>;
  /** Ids of sample openings, which search engines must not list. */
  sampleIds: string[];
  publicUrl: string;
  headers: HeaderList;
}

/** Sitemap of the built pages and all openings, except samples. */
export function sitemapRoutes(
  app: FastifyInstance,
  { sitemap, listOpenJobs, sampleIds, publicUrl, headers }: SitemapRouteParts,
): void {
  const withJobs = memoizeLast((jobs: Job[]) => {
    const real = jobs.filter(({ id }) => !sampleIds.includes(id));
    const entries = real.map(({ id }) => {
      // Needs no XML escaping: an encoded id contains none of the special characters.
      const address = `${publicUrl}${jobPath(id)}`;
      return `<url><loc>${address}</loc></url>`;
    });
    return sitemap.replace('</urlset>', `${entries.join('')}</urlset>`);
  });

  app.get(SITEMAP_PATH, async (_request, reply) => {
    // While the database does not answer, the sitemap contains only the pages.
    const jobs = await listOpenJobs().catch(() => []);
    return reply
      .headers({ ...headerObject(headers), 'Cache-Control': 'no-cache' })
      .type('application/xml; charset=utf-8')
      .send(withJobs(jobs));
  });
}
