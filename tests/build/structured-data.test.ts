import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { Batch } from '../../contracts/batch.ts';
import type { RenderPage } from '../../contracts/page.ts';
import { PUBLISHED_BATCH } from '../support/published-batch.ts';

const { renderPage } = (await import(pathToFileURL(resolve('build/server/render.js')).href)) as {
  renderPage: RenderPage;
};
// Below the project, where the types of schema.org are found.
const folder = mkdtempSync(resolve('node_modules/.cache-structured-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BATCH = PUBLISHED_BATCH;
const BATCHES: Batch[] = [
  BATCH,
  { ...BATCH, id: 'devops-23bc', mode: 'online', city: '', place: '', earlyFee: null, earlyUntil: null },
  { ...BATCH, id: 'devops-45fg', mode: 'hybrid', weeks: null, days: [], from: '', to: '', fee: null },
  { ...BATCH, id: 'aiml-67hj', course: 'aiml', courseTitle: 'AI & Machine Learning', state: 'full' },
];
const ASSETS = { stylesheet: '', entry: '' };

type Thing = { '@type': string } & Record<string, unknown>;

/** As a search engine finds it in the page. */
function dataOf(path: string, batches: Batch[] = BATCHES): { '@graph': Thing[] } {
  const html = renderPage({ path, assets: ASSETS, facts: { batches } });
  const [, json = ''] = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as { '@graph': Thing[] };
}

/**
 * Of each what TypeScript says that schema-dts does not know, the types that Google makes of schema.org's vocabulary. All in
 * one run: its start is what takes long.
 */
function faultsIn(all: object[]): string[][] {
  const files = all.map((data, index) => {
    const file = join(folder, `data-${index}.ts`);
    writeFileSync(
      file,
      `import type { Graph } from 'schema-dts';\nexport const data: Graph = ${JSON.stringify(data)};\n`,
    );
    return file;
  });
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--ignoreConfig'];
  const { stdout } = spawnSync('node_modules/.bin/tsc', [...options, ...files], { encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => line.includes('error TS'));
  return all.map((_, index) => lines.filter((line) => line.includes(`data-${index}.ts`)));
}

const coursesIn = (things: Thing[]): Thing[] =>
  things.flatMap((thing) => {
    if (thing['@type'] === 'Course') return [thing];
    const items = thing['@type'] === 'ItemList' ? (thing['itemListElement'] as { item: Thing }[]) : [];
    return items.map(({ item }) => item);
  });

const PAGES = ['/it-trainings/devops', '/it-trainings', '/it-trainings/batches'];

test('schema.org knows all that pages say, and what it does not know is found', () => {
  const data = JSON.stringify(dataOf('/it-trainings/devops'));
  const wrong = [
    ['"courseMode"', '"courseMod"'],
    ['"@type":"CourseInstance"', '"@type":"CourseBatch"'],
    ['"https://schema.org/LimitedAvailability"', '"https://schema.org/FewLeft"'],
  ].map(([known = '', unknown = '']) => {
    expect(data).toContain(known);
    return JSON.parse(data.replace(known, unknown)) as object;
  });
  const faults = faultsIn([...PAGES.map((path) => dataOf(path)), ...wrong]);
  expect(faults.slice(0, PAGES.length)).toEqual([[], [], []]);
  for (const found of faults.slice(PAGES.length)) expect(found).not.toEqual([]);
});

/** What Google requires: developers.google.com/search/docs/appearance/structured-data/course-info */
test.each(PAGES)('%s has what Google requires of courses and their instances', (path) => {
  const courses = coursesIn(dataOf(path)['@graph']);
  expect(courses.length).toBeGreaterThan(0);
  let instances = 0;
  for (const course of courses) {
    expect(course).toMatchObject({
      name: expect.stringMatching(/./),
      description: expect.stringMatching(/./),
    });
    expect(course['provider']).toEqual({ '@id': expect.stringMatching(/#organization$/) });
    for (const offer of [course['offers']].flat() as Thing[]) {
      expect(['Free', 'Partially Free', 'Subscription', 'Paid']).toContain(offer['category']);
      if ('price' in offer) expect(offer).toMatchObject({ price: expect.any(Number), priceCurrency: 'INR' });
    }
    for (const instance of (course['hasCourseInstance'] ?? []) as Thing[]) {
      instances += 1;
      expect(['Onsite', 'Online', 'Blended']).toContain(instance['courseMode']);
      expect(instance['courseWorkload']).toMatch(/^PT\d+H$/);
      if ('courseSchedule' in instance)
        expect(instance['courseSchedule']).toMatchObject({
          repeatFrequency: 'Weekly',
          repeatCount: expect.any(Number),
        });
    }
  }
  expect(instances).toBe(path === '/it-trainings/devops' ? 3 : 2);
});
