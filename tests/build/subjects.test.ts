import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { RenderPage } from '../../contracts/page.ts';
import type { SiteManifest } from '../../server/http/pages/site-manifest.ts';

/** Every way from a page to the form says which page it was. */

const manifest = JSON.parse(readFileSync('build/site-manifest.json', 'utf8')) as SiteManifest;
const { renderPage } = (await import(pathToFileURL(resolve('build/server/render.js')).href)) as {
  renderPage: RenderPage;
};

const built = new Map(
  Object.entries(manifest.files)
    .filter(([, { page }]) => page)
    .map(([path, { file }]) => [path, readFileSync(`build/client/${file}`, 'utf8')]),
);
const assets = { ...manifest.assets, firstStyle: '' };
built.set('/careers', renderPage({ path: '/careers', assets, openings: { jobs: [] } }));
built.set('/search', renderPage({ path: '/search', assets, query: 'phone number' }));

const NO_SUBJECT =
  /^\/(|404|about|accessibility|contact.*|it-trainings|it-trainings\/(batches|certificate)|privacy|search|services)$/;
/** For who has not chosen a course. */
const ASKS_WHICH_COURSE = new Set(['/it-trainings', '/it-trainings/batches']);
const TO_CONTACTUS = new Set([
  '/it-trainings/cyber-security',
  '/it-trainings/hardware-networking',
  '/it-trainings/android-app-development',
]);

function queryOf(path: string): string {
  if (path === '/careers') return 'opening=any';
  const report = /^\/services\/sample-reports\/(.+)$/.exec(path)?.[1];
  if (report) return `report=${report}`;
  const course = /^\/it-trainings\/([^/]+)(\/lab)?$/.exec(path)?.[1];
  if (course) return `course=${course}`;
  return `service=${/^\/services\/(.+)$/.exec(path)?.[1]}`;
}

const mainOf = (html: string) => html.split('<main')[1]?.split('</main>')[0] ?? '';
const formLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/contact[^"]*)"/g)].map(([, to]) => to);
const words = (html = '') =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const withSubject = [...built].filter(([path]) => !NO_SUBJECT.test(path));

test('the pages that one can ask about are all there', () => {
  expect(withSubject.length).toBeGreaterThanOrEqual(8 + 8 + 6 + 29 + 6 + 1);
});

test.each(withSubject)('every link from %s to the form names it', (path, html) => {
  const query = queryOf(path);
  const inMain = new Set(formLinks(mainOf(html)));
  const allowed = [
    ...(query.startsWith('course=')
      ? ['date', 'fees'].map((question) => `/contact?${query}&amp;ask=${question}`)
      : []),
    `/contact?${query}`,
    ...(TO_CONTACTUS.has(path) ? [`/contactus?${query}`] : []),
  ];
  expect([...inMain].filter((to) => !allowed.includes(to!))).toEqual([]);
  // A page that ends with the form itself needs no link to it.
  if (/class="closing-form"/.test(html)) expect(mainOf(html)).toContain('name="subject"');
  else expect(inMain).toContain(allowed.at(-1));
  // In both menus and the footer too.
  const others = formLinks(html.replace(mainOf(html), ''));
  expect(others).toEqual([`/contact?${query}`, `/contact?${query}`, `/contact?${query}`]);
  expect(built.has(`/contact?${query}`)).toBe(true);
});

test.each(withSubject)(
  'the form in the footer of %s is about what the form of that address is about',
  (path, html) => {
    const subjects = (text = '') =>
      [...text.matchAll(/name="subject"[^>]*value="([^"]+)"/g)].map(([, line]) => line);
    const footer = subjects(html.split('<footer')[1]);
    expect(footer).toHaveLength(1);
    expect(subjects(built.get(`/contact?${queryOf(path)}`))).toEqual(footer);
  },
);

test.each(withSubject.filter(([, html]) => html.includes('call-to-action')))(
  'what %s asks at its end is asked at the message',
  (path, html) => {
    const [, closing = ''] = mainOf(html).split(/class="[^"]*call-to-action/);
    const question = words(/<h2[^>]*>(.*?)<\/h2>/s.exec(closing)?.[1]);
    const text = words(/<p[^>]*>(.*?)<\/p>/s.exec(closing)?.[1]);
    expect(question).not.toBe('');
    const form = words(
      /<p class="hint"[^>]*>(.*?)<\/p>/s.exec(mainOf(built.get(`/contact?${queryOf(path)}`)!))?.[1],
    );
    expect(form).toBe(`${question} ${text}`);
  },
);

test('a page that is no subject leads to the plain form', () => {
  for (const [path, html] of built) {
    if (!NO_SUBJECT.test(path) || path.includes('?')) continue;
    const others = ASKS_WHICH_COURSE.has(path) ? ['/contact?course=any'] : [];
    expect(new Set(formLinks(html)).difference(new Set(['/contact'])), path).toEqual(new Set(others));
    expect(html, path).not.toContain('name="subject"');
  }
});
