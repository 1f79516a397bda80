import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/support/sample-site.ts';
import type { FoundJob } from '../../../contracts/job.ts';
import type { JobsSource } from '../../services/jobs/find-openings.ts';
import { isByKey, type RenderAddress, renderedPages } from './rendered-pages.ts';
import { securityHeaders } from '../security-headers.ts';

const SOC_ANALYST = {
  id: 'soc',
  title: 'SOC Analyst',
  type: 'Full-time',
  location: 'Bengaluru',
  description: 'Watch.',
};
const TRAINER = { ...SOC_ANALYST, id: 'trainer', title: 'IT Trainer' };
const FOUND: FoundJob = { state: 'open', job: SOC_ANALYST, closes: null, opened: '2026-11-01T00:00:00.000Z' };

/** Writes what it is given, and counts how often. */
function openPages(jobs: JobsSource) {
  let renders = 0;
  const site = {
    ...sampleSite(),
    renderPage: (request: object) => {
      renders += 1;
      return JSON.stringify(request);
    },
  };
  const render = renderedPages(site, securityHeaders(false), { jobs, settings: undefined }, async () => []);
  return { render, renders: () => renders };
}

async function textOf(render: RenderAddress, url: string): Promise<string> {
  return (await render(url))?.identity.body.toString() ?? '';
}

test('renders the openings of the moment, once for each state of them', async () => {
  let list = [SOC_ANALYST];
  const { render, renders } = openPages({ listOpenJobs: async () => list, findJob: async () => undefined });
  expect(await textOf(render, '/careers')).toContain('SOC Analyst');
  await Promise.all([textOf(render, '/careers'), textOf(render, '/careers?utm_source=mail')]);
  expect(renders()).toBe(1);
  list = [TRAINER, SOC_ANALYST];
  expect(await textOf(render, '/careers')).toContain('IT Trainer');
  expect(renders()).toBe(2);
});

test('renders a job that the address names, and all unknown ones alike', async () => {
  const jobs = {
    listOpenJobs: async () => [],
    findJob: async (id: string) => (id === 'soc' ? FOUND : undefined),
  };
  const { render, renders } = openPages(jobs);
  expect(await textOf(render, '/careers?job=soc')).toContain('SOC Analyst');
  expect(await textOf(render, '/careers?job=one')).not.toContain('SOC Analyst');
  await textOf(render, '/careers?job=two');
  expect(renders()).toBe(2);
});

test('answers with the policy of the page, revalidated', async () => {
  const { render } = openPages({ listOpenJobs: async () => [], findJob: async () => undefined });
  const answer = await render('/careers');
  expect(answer?.identity.headers).toContain('no-cache');
  expect(answer?.identity.headers.join()).toContain("style-src 'self' 'sha256-careers'");
});

test('keeps nothing of a rendering that failed', async () => {
  let isBroken = true;
  const listOpenJobs = async () => (isBroken ? Promise.reject(new Error('no database')) : [SOC_ANALYST]);
  const { render } = openPages({ listOpenJobs, findJob: async () => undefined });
  await expect(render('/careers')).rejects.toThrow('no database');
  isBroken = false;
  expect(await textOf(render, '/careers')).toContain('SOC Analyst');
});

test('shows what it showed last while the database is away', async () => {
  let isBroken = false;
  const listOpenJobs = async () => (isBroken ? Promise.reject(new Error('no database')) : [SOC_ANALYST]);
  const { render } = openPages({ listOpenJobs, findJob: async () => undefined });
  await textOf(render, '/careers');
  isBroken = true;
  expect(await textOf(render, '/careers')).toContain('SOC Analyst');
});

test('renders the results of a search, the same text once', async () => {
  const { render, renders } = openPages({ listOpenJobs: async () => [], findJob: async () => undefined });
  expect(await textOf(render, '/search?q=cloud+audit')).toContain('"query":"cloud audit"');
  await textOf(render, '/search?q=%20cloud%20%20audit&utm_source=mail');
  expect(renders()).toBe(1);
  expect(await textOf(render, '/search')).toContain('"query":""');
  const answer = await render('/search?q=waf');
  expect(answer?.identity.headers.join()).toContain("style-src 'self' 'sha256-search'");
});

test('of a long text a search takes a hundred characters', async () => {
  const { render } = openPages({ listOpenJobs: async () => [], findJob: async () => undefined });
  expect(await textOf(render, `/search?q=${'x'.repeat(5_000)}`)).toContain(`"query":"${'x'.repeat(100)}"`);
});

test('has nothing at other addresses', async () => {
  const { render } = openPages({ listOpenJobs: async () => [], findJob: async () => undefined });
  expect(await render('/about')).toBeUndefined();
});

test('the address of a QR code is rendered with its question, for any number and key alike; without a key it is a file', async () => {
  const { render } = openPages({ listOpenJobs: async () => [], findJob: async () => undefined });
  const page = async (query: string) => await textOf(render, `/it-trainings/certificate?${query}`);
  for (const key of ['key=abc', 'fbclid=x&key=abc.', 'amp;key=abc)%0A'])
    expect(JSON.parse(await page(`cert_number=482109375514&${key}`)), key).toMatchObject({
      path: '/it-trainings/certificate',
      question: { number: '482109375514', key: 'abc' },
    });
  for (const query of ['', 'cert_number=482109375514', 'key=abc', 'cert_number=482109375514&key='])
    expect(await page(query), query).toBe('');
  expect(isByKey('/it-trainings/certificate?cert_number=1&key=abc')).toBe(true);
  expect(isByKey('/it-trainings/certificate?cert_number=1')).toBe(false);
  expect(isByKey('/search?q=key=')).toBe(false);
});
