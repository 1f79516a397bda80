import { expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { type LiveFacts, NO_FACTS } from '../../../contracts/live-facts.ts';
import { COURSES, DEVOPS } from '../../../tests/support/batch.ts';
import type { OpenAppOptions } from '../../../tests/support/open-app.ts';
import { openSite, untilFactsAreRead } from '../../../tests/support/open-site.ts';
import { PUBLISHED_BATCH } from '../../../tests/support/published-batch.ts';
import { sampleSite } from '../../../tests/support/sample-site.ts';
import { openBatch } from '../../services/batches/open-batch.ts';
import { cancelBatch } from '../../services/batches/cancel-batch.ts';
import { takeSeats } from '../../services/batches/take-seats.ts';
import { dayIn, startOfDay } from '../../services/calendar.ts';
import { makeThing } from '../../services/catalogue/edit-thing.ts';
import { addHoliday } from '../../services/catalogue/opening-hours.ts';
import { notice } from '../../services/catalogue/notice.ts';
import { testimonial } from '../../services/catalogue/testimonial.ts';
import type { TypedBatch } from '../../services/catalogue/batch.ts';
import { securityHeaders } from '../security-headers.ts';
import { livePages } from './live-pages.ts';
import type { SitePages } from './site-pages.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const ZONE = 'Asia/Kolkata';
const CLOSED = { text: 'We are closed.', tone: 'information', until_day: '2927-01-26' };
/** Of a file as it was built. */
const BUILT = '<main id="main"></main>';

async function openBatches(options: OpenAppOptions = {}) {
  const opened = await openSite(options);
  /** Without the frame around the page; `words` is what one reads of it. */
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { body, ...answer } = await opened.ask(path, { headers });
    const main = /<main[^]*<\/main>/.exec(body.toString())?.[0] ?? '';
    const words = main
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('\u00a0', ' ')
      .replaceAll('&amp;', '&');
    return { ...answer, main, words };
  };
  const make = (typed: TypedBatch = {}) =>
    openBatch(opened.deps, { ...DEVOPS, ...typed }, { courses: COURSES });
  return { ...opened, get, make };
}

test('a new batch stands on its course, on the list and on the page of batches', async () => {
  const { get, make } = await openBatches();
  expect((await get('/it-trainings/devops')).main).toBe(BUILT);
  await make();
  await untilFactsAreRead();
  for (const path of ['/it-trainings/devops', '/it-trainings', '/it-trainings/batches'])
    expect((await get(path)).words, path).toContain('9 January 2927');
  const { words, headers } = await get('/it-trainings/devops');
  for (const said of [
    '9 January 2927, 12 weeks',
    'Saturday and Sunday, 10:00–13:00 IST',
    'Classroom, Pune',
    '₹59,000 including 18% GST (₹9,000)',
    'Seats free',
    'Ask for a seat',
  ])
    expect(words).toContain(said);
  expect(headers['content-security-policy']).toContain("'sha256-batches'");
  expect(headers['cache-control']).toBe('no-cache');
});

test('a published testimonial is on the page of courses in place of the samples, without its consent', async () => {
  const { get, deps } = await openBatches();
  expect((await get('/it-trainings')).main).toBe(BUILT);
  await makeThing(deps, testimonial, {
    name: 'Anita S.',
    role: 'DevOps Automation',
    message: 'I learnt to give reasons.',
    agreed_by: 'Anita Sharma',
    agreed_on: '2026-01-12',
    agreed_to: 'These words',
    email: 'anita@example.com',
  });
  await untilFactsAreRead();
  const { main, words } = await get('/it-trainings');
  expect([...main.matchAll(/<blockquote/g)]).toHaveLength(1);
  for (const said of ['Anita S.', 'I learnt to give reasons.']) expect(words).toContain(said);
  for (const kept of ['Anita Sharma', 'These words', 'anita@example.com']) expect(main).not.toContain(kept);
});

test('the privacy page and the careers page say what the settings of the server are', async () => {
  const { get } = await openBatches({
    settings: {
      RETENTION_DAYS: '365',
      TRAINEE_RETENTION_DAYS: '800',
      CLAMD_URL: 'tcp://127.0.0.1:3310',
      IMAP_URL: 'imaps://office:secret@mail.example.com/INBOX',
      REPLY_TO: 'office@example.com',
      WEBHOOK_URL: 'https://hooks.crm.example/site?token=secret',
      WEBHOOK_SECRET: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDIjJ1jBbWXwM=',
      WEBHOOK_RECORDS: 'on',
    },
  });
  const { words, main } = await get('/privacy');
  for (const said of [
    'Deleted after 365 days',
    'Deleted 800 days after their batch',
    'Each resume is scanned for viruses by a scanner of our own',
    'Answers by email',
    'is also kept with hooks.crm.example, where we work on it',
  ])
    expect(words).toContain(said);
  expect(words).not.toContain('Deleted after 180 days');
  expect(main).not.toContain('token=');
  expect((await get('/careers')).words).toContain('For 365 days. Then it is deleted, resume included.');
});

test('a change is seen within a moment, and the page is revalidated by its content', async () => {
  const { get, make, deps } = await openBatches();
  const { id } = await make({ seats: '2' });
  const first = await get('/it-trainings/devops');
  expect(first.words).toContain('2 seats left');
  const etag = String(first.headers.etag);
  expect((await get('/it-trainings/devops', { 'if-none-match': etag })).status).toBe(304);
  await takeSeats(deps, id, { count: 2 });
  await untilFactsAreRead();
  expect((await get('/it-trainings/devops', { 'if-none-match': etag })).words).toContain('Full');
  await cancelBatch(deps, id);
  await untilFactsAreRead();
  expect((await get('/it-trainings/devops')).main).toBe(BUILT);
});

test('a change draws the pages anew that show it, and no other, though a notice stands on all', async () => {
  const site = sampleSite();
  let drawn: string[] = [];
  const renderPage: typeof site.renderPage = (asked) => {
    drawn.push(asked.path);
    return site.renderPage(asked);
  };
  const { get, make, deps } = await openBatches({ parts: { site: { ...site, renderPage } } });
  await makeThing(deps, notice, CLOSED);
  await untilFactsAreRead();
  for (const path of ['/about', '/it-trainings/batches']) await get(path);
  expect(drawn).toEqual(['/about', '/it-trainings/batches']);
  drawn = [];
  await make();
  await addHoliday(deps, { day: '2927-01-26', name: 'Republic Day', from: '', to: '' });
  await untilFactsAreRead();
  await get('/about');
  expect((await get('/it-trainings/batches')).words).toContain('9 January 2927');
  expect(drawn).toEqual(['/it-trainings/batches']);
});

test('a batch that has begun is gone after midnight, by itself', async () => {
  const { get, make, pass, deps } = await openBatches();
  const today = dayIn(deps.now(), ZONE);
  await make({ start: today });
  expect((await get('/it-trainings/devops')).words).toContain('Ask for a seat');
  const midnight = startOfDay(dayIn(new Date(deps.now().getTime() + DAY_MS), ZONE), ZONE);
  pass(midnight.getTime() - deps.now().getTime() + 1_000);
  await untilFactsAreRead();
  expect((await get('/it-trainings/devops')).main).toBe(BUILT);
});

test('the page of batches is by month, and shows what is asked for', async () => {
  const { get, make } = await openBatches();
  await make();
  await make({ course: 'aiml', start: '2927-02-13', mode: 'online', city: '' });
  const all = (await get('/it-trainings/batches')).main;
  expect([...all.matchAll(/<h2 id="[^"]+">([^<]+)</g)].map(([, month]) => month)).toEqual([
    'January 2927',
    'February 2927',
  ]);
  const headings = async (query: string) =>
    [...(await get(`/it-trainings/batches?${query}`)).main.matchAll(/<h3>(?:<a[^>]*>)?([^<]+)/g)].map(
      ([, title]) => title?.replaceAll('&amp;', '&'),
    );
  expect(await headings('course=&mode=&city=')).toEqual(['DevOps Automation', 'AI & Machine Learning']);
  expect(await headings('course=aiml&mode=&city=')).toEqual(['AI & Machine Learning']);
  expect(await headings('mode=classroom')).toEqual(['DevOps Automation']);
  expect(await headings('city=Pune')).toEqual(['DevOps Automation']);
  const none = (await get('/it-trainings/batches?course=devops&mode=online')).main;
  expect(none).toContain('No coming batch is like this.');
  expect(none).toContain('href="/contact?course=devops&amp;ask=date"');
});

test('many batches are shown some months at a time, and a course shows its next ones', async () => {
  const { get, make } = await openBatches();
  for (let month = 1; month <= 12; month += 1)
    for (let day = 1; day <= 5; day += 1)
      await make({ start: `2927-${String(month).padStart(2, '0')}-0${day}` });
  const first = await get('/it-trainings/batches?mode=classroom');
  // The fortieth begins in August, all of which is shown.
  expect(first.main.match(/<article/g)).toHaveLength(40);
  expect(first.words).toContain('From September 2927 on');
  const later = await get('/it-trainings/batches?course=&mode=classroom&city=&from=2927-09');
  expect(later.main.match(/<article/g)).toHaveLength(20);
  expect(later.words).toContain('December 2927');
  const course = await get('/it-trainings/devops');
  expect(course.main.match(/<article/g)).toHaveLength(6);
  expect(course.words).toContain('All 60 dates of this course');
});

test('the form names the batch that is asked about, and is the usual one where there is none', async () => {
  const { get, make } = await openBatches();
  const { id } = await make();
  const { main } = await get(`/contact?course=devops&batch=${id}`);
  expect(main).toContain(`value="Course: DevOps Automation, 9 January 2927 (${id})"`);
  expect((await get('/contact?course=devops&batch=gone-1234')).main).toBe(BUILT);
  expect((await get('/contact')).main).toBe(BUILT);
});

test('while the database is away the last dates stand, and before there were any the file', async () => {
  const { get, make, storage, logged } = await openBatches();
  await make();
  expect((await get('/it-trainings/devops')).words).toContain('9 January 2927');
  await storage.close();
  await untilFactsAreRead();
  for (let time = 0; time < 3; time += 1)
    expect((await get('/it-trainings/devops')).words).toContain('9 January 2927');
  expect(logged.filter((line) => line.includes('dates and notices cannot be read'))).toHaveLength(1);
  expect((await get('/it-trainings')).status).toBe(200);
});

test('visits of live pages are counted as those of files are', async () => {
  const visits: string[] = [];
  const counter = { visit: (path: string) => void visits.push(path), stop: async () => {} };
  const { get, make } = await openBatches({ parts: { counter } as never });
  await make();
  const visit = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
  await get('/it-trainings/devops', visit);
  await get('/it-trainings/devops', visit);
  await get('/it-trainings/devops');
  expect(visits).toEqual(['/it-trainings/devops', '/it-trainings/devops']);
});

test('invented addresses are drawn once, as what no course, mode, city or month is chooses nothing', async () => {
  const site = sampleSite();
  let drawn = 0;
  const renderPage: typeof site.renderPage = (asked) => {
    drawn += 1;
    return site.renderPage(asked);
  };
  const { get, make } = await openBatches({ parts: { site: { ...site, renderPage } } });
  const { id } = await make();
  const pages = new Set<string>();
  for (let number = 0; number < 30; number += 1)
    for (const query of [`city=${number}`, `course=c${number}&mode=m`, `from=2927-${number}`, `x=${number}`])
      pages.add((await get(`/it-trainings/batches?${query}`)).main);
  expect([drawn, pages.size]).toEqual([1, 1]);
  expect([...pages][0]).toContain('DevOps Automation');
  for (let number = 0; number < 30; number += 1) await get(`/contact?batch=${id}&x=${number}`);
  expect(drawn).toBe(2);
  await get('/it-trainings/batches?city=Pune');
  expect(drawn, 'what is known has a page of its own').toBe(3);
});

/** Some of each kind of facts. */
const SOME: LiveFacts = {
  notices: [{ text: 'We are closed.', tone: 'information', link: null }],
  hours: {
    week: company.hours.week,
    zone: 'IST',
    holidays: [{ day: '2927-01-26', name: 'Fair', from: '', to: '' }],
  },
  batches: [PUBLISHED_BATCH],
  testimonials: [{ name: 'Anita S.', role: 'DevOps', message: 'I learnt to give reasons.' }],
};

test.for(Object.keys(SOME) as (keyof LiveFacts)[])('%s are drawn on a page of the site', async (kind) => {
  const site = sampleSite();
  const moment = { facts: { ...NO_FACTS, [kind]: SOME[kind] }, ready: new Map() };
  const memory = { fresh: () => undefined, current: async () => moment, last: () => moment };
  const parts = { memory, settings: undefined, countVisit() {} };
  const { render } = livePages(site, securityHeaders(false), {} as SitePages, parts);
  const drawn: string[] = [];
  for (const [path, { assets, subject }] of site.pages) {
    if (path.includes('?')) continue;
    const page = await render(path);
    if (page && page.identity.body.toString() !== site.renderPage({ path, assets, subject }))
      drawn.push(path);
  }
  expect(drawn).not.toEqual([]);
});
