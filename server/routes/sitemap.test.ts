import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { sitemapRoutes } from './sitemap.ts';

const JOB = { id: '7', title: 'Analyst', type: 'Full-time', location: 'Pune', description: 'Watch alerts.' };
const PAGES = '<urlset><url><loc>https://firm.example/</loc></url></urlset>';

async function sitemap(listOpenJobs: () => Promise<(typeof JOB)[]>): Promise<string> {
  const app = fastify();
  sitemapRoutes(app, {
    sitemap: PAGES,
    listOpenJobs,
    sampleIds: ['sample'],
    publicUrl: 'https://firm.example',
    headers: [],
  });
  const { body } = await app.inject('/sitemap.xml');
  return body;
}

test('an open job stands after the pages, at its own address', async () => {
  expect(await sitemap(async () => [JOB])).toBe(
    PAGES.replace('</urlset>', '<url><loc>https://firm.example/careers?job=7</loc></url></urlset>'),
  );
});

test('a sample opening is not listed', async () => {
  expect(await sitemap(async () => [{ ...JOB, id: 'sample' }])).toBe(PAGES);
});

test('while the openings cannot be read the pages stand alone', async () => {
  expect(await sitemap(() => Promise.reject(new Error('away')))).toBe(PAGES);
});

test('an id that holds what XML reads as its own is encoded', async () => {
  expect(await sitemap(async () => [{ ...JOB, id: '<&"' }])).toContain('careers?job=%3C%26%22</loc>');
});
