import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textsOf, words } from '../support/built-page.ts';
import { copyProduct } from '../support/copy-product.ts';
import { A_COURSE, A_SERVICE } from '../support/first-pages.ts';
import { SHORT_COURSE } from '../support/short-course.ts';

/**
 * A copy of the product to which one course, a short one, one service, a page with a form and the privacy page in Hindi are
 * added, each as one file of content.
 */
const product = copyProduct();
const copy = product.folder;
const COURSE = '/it-trainings/quality-assurance';
const GROUP = dirname(A_SERVICE);
const SERVICE = `${GROUP}/backup-review`;
const REQUEST = '/requests/website-check';
const PRIVACY_IN_HINDI = '/hi/privacy';
let serviceFile = '';

beforeAll(() => {
  const [course = ''] = globSync('trainings/*.ts', { cwd: 'content' });
  const [service = ''] = globSync('services/*/!(group).ts', { cwd: 'content' });
  addContent(course, 'trainings/quality-assurance.ts', {
    'path: PATHS\\.\\w+': `path: '${COURSE}'`,
    "title: '[^']*'": "title: 'Quality Assurance'",
    "documentTitle: '[^']*'": "documentTitle: 'Software testing training'",
    "courseTitle: '[^']*'": "courseTitle: 'Software Testing'",
    "tag: '[^']*'": "tag: 'Testing & QA'",
    'position: \\d+': 'position: 99',
  });
  const shortCourse = `export const weekendSoldering = ${JSON.stringify(SHORT_COURSE)};`;
  writeFileSync(join(copy, 'content/trainings/weekend-soldering.ts'), shortCourse);
  serviceFile = join(dirname(service), 'backup-review.ts');
  addContent(service, serviceFile, {
    'path: PATHS\\.\\w+': `path: '${SERVICE}'`,
    "title: '[^']*'": "title: 'Backup Review'",
    'group: PATHS\\.\\w+': `group: '${GROUP}'`,
    'position: \\d+': 'position: 99',
  });
  addContent('texts/accessibility.ts', 'texts/website-check.ts', {
    'path: PATHS\\.\\w+': `path: '${REQUEST}'`,
    "title: '[^']*'": "title: 'Website check'",
    "  updated: '": `  callToAction: {
    heading: 'Which website?', text: 'Its address, and what it is for.', label: 'Ask for the check', path: PATHS.contact,
  },
  updated: '`,
  });
  addContent('texts/accessibility.ts', 'texts/privacy-hi.ts', {
    'path: PATHS\\.\\w+': `path: '${PRIVACY_IN_HINDI}'`,
    "title: '[^']*'": "title: 'गोपनीयता'",
    "label: '[^']*'": `language: {
    code: 'hi', of: PATHS.privacy, words: { lastChanged: 'आख़िरी बदलाव:', onThisPage: 'इस पेज पर' },
  }`,
  });
  const build = product.run('tools/build/build.ts');
  expect(build.stderr + build.stdout).toMatch(/^Built in/);
}, 300_000);

afterAll(product.remove);

/** Writes a content file as somebody would who begins with a copy of another one. */
function addContent(from: string, to: string, changes: Record<string, string>): void {
  let text = readFileSync(join('content', from), 'utf8');
  for (const [old, changed] of Object.entries(changes)) {
    expect(text).toMatch(new RegExp(old));
    text = text.replace(new RegExp(old), changed);
  }
  writeFileSync(join(copy, 'content', to), text);
}

function built(file: string): string {
  return readFileSync(join(copy, 'build/client', file), 'utf8');
}

function pageOf(path: string): string {
  return built(`${path}/index.html`);
}

function structuredData(path: string): { '@graph': Record<string, unknown>[] } {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pageOf(path))?.[1] ?? '');
}

test.each([
  [COURSE, 'Quality Assurance'],
  [SERVICE, 'Backup Review'],
])('%s is a page with its own heading', (path, title) => {
  expect(pageOf(path)).toContain(`>${title}</h1>`);
});

test.each([
  [COURSE, 'Quality Assurance'],
  [SERVICE, 'Backup Review'],
])('the menus of other pages lead to %s', (path, label) => {
  const links = pageOf('/about').match(new RegExp(`<a [^>]*href="${path}"[^>]*>${label}</a>`, 'g'));
  expect(links, 'once in the bar, once in the menu of small screens').toHaveLength(2);
});

test('a short course has no part that is empty: on its page, in the comparison and on its card', () => {
  const $ = load(pageOf(SHORT_COURSE.path));
  const main = $('main');
  expect(textsOf(main.find('h2'))).toEqual([
    'Overview',
    'Syllabus',
    'Dates and fees',
    'Who it is for',
    'The certificate',
    'Which board is broken?',
  ]);
  expect(textsOf(main.find(':is(section, h3, p, ul, ol, li, dl, dt, dd, figure, summary)'))).not.toContain(
    '',
  );
  expect(words(main)).not.toMatch(/\b0 |: 0|undefined|project|assess|pass |with your own time/i);
  const list = load(pageOf('/it-trainings'));
  const said = textsOf(list('tr, .card-grid li')).filter((text) => text.startsWith('Weekend Soldering'));
  expect(said).toHaveLength(2);
  for (const text of said) expect(text).not.toMatch(/\b0 |undefined|self-study|in all|week\b/);
});

test('a certificate of the short course says attended where that of another says passed', () => {
  const said = product.run(
    '--input-type=module',
    '--eval',
    `import { lookByChoice } from './server/services/papers/issued-paper.ts';
    import { FIRM, FIRST_CHOICE, paperChoiceRow } from './server/services/papers/paper-choices.ts';
    for (const course of ['Weekend Soldering', 'Software Testing'])
      console.log((await lookByChoice(undefined, paperChoiceRow(FIRM, FIRST_CHOICE), { course, class: null })).says);`,
  );
  expect(said.stdout.trim().split('\n'), said.stderr).toEqual(['attended', 'passed']);
});

test('the list of courses and the group of services show them', () => {
  expect(pageOf('/it-trainings')).toContain('href="/it-trainings/testing-qa"');
  expect(pageOf(GROUP)).toMatch(new RegExp(`<main.*href="${SERVICE}".*</main>`, 's'));
});

test('the category address of the course leads to the course', () => {
  const manifest = JSON.parse(readFileSync(join(copy, 'build/site-manifest.json'), 'utf8'));
  expect(manifest.redirects['/it-trainings/testing-qa']).toBe(COURSE);
});

test('every other page keeps its pictures', () => {
  const pictures = (html: string) => html.match(/<(?:source|img)\b[^>]*>/g) ?? [];
  const files = globSync('**/*.html', { cwd: 'build/client' });
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    expect(pictures(built(file)), file).toEqual(pictures(readFileSync(join('build/client', file), 'utf8')));
  }
});

test('a page of text with a call ends with the form, which says what it is about, before and on the contact page', () => {
  const line = 'Request: Website check';
  const form = /<form .*?<\/form>/s.exec(pageOf(REQUEST).split('<main')[1] ?? '')?.[0];
  expect(form).toContain(line);
  const manifest = JSON.parse(readFileSync(join(copy, 'build/site-manifest.json'), 'utf8'));
  const { file } = manifest.files['/contact?request=website-check'];
  expect(built(file)).toContain(line);
  expect(pageOf(REQUEST)).toContain('href="/contact?request=website-check"');
});

test('a page in Hindi says so, to readers and to search engines, in a frame that stays English', () => {
  const html = pageOf(PRIVACY_IN_HINDI);
  expect(html).toContain('<html lang="hi"');
  expect(html).toContain('<body lang="en">');
  expect(html).toMatch(/<main id="main" lang="hi"[^>]*>.*गोपनीयता<\/h1>.*आख़िरी बदलाव: .*इस पेज पर/s);
  expect(html).toContain('<title>गोपनीयता · ');
});

test('the page in Hindi and the English one lead to each other', () => {
  for (const path of ['/privacy', PRIVACY_IN_HINDI]) {
    for (const [code, to] of [
      ['en', '/privacy'],
      ['hi', PRIVACY_IN_HINDI],
    ])
      expect(pageOf(path)).toContain(
        `<link rel="alternate" hrefLang="${code}" href="http://localhost:3000${to}"/>`,
      );
  }
  expect(pageOf('/privacy')).toMatch(new RegExp(`<a [^>]*href="${PRIVACY_IN_HINDI}" [^>]*>हिन्दी</a>`));
  expect(pageOf(PRIVACY_IN_HINDI)).toMatch(/<a [^>]*href="\/privacy" [^>]*>English<\/a>/);
  expect(pageOf('/about')).not.toContain('hrefLang');
});

test.each([COURSE, SERVICE, REQUEST, PRIVACY_IN_HINDI])('the sitemap names %s', (path) => {
  expect(built('sitemap.xml')).toContain(`<loc>http://localhost:3000${path}</loc>`);
});

test.each([
  [SERVICE, true],
  [REQUEST, false],
  [PRIVACY_IN_HINDI, false],
])('the way to %s is described only if a page is above it: %s', (path, isDescribed) => {
  const types = structuredData(path)['@graph'].map((thing) => thing['@type']);
  expect(types.includes('BreadcrumbList')).toBe(isDescribed);
});

test.each([COURSE, SERVICE])('%s has a share image of its own', async (path) => {
  const address = /<meta property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(
    pageOf(path),
  )?.[1];
  expect(pageOf(A_COURSE)).not.toContain(String(address));
  const { width, height } = await sharp(join(copy, 'build/client', String(address))).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test('the structured data describe the course, alone and in the list, and the service', () => {
  const course = { '@type': 'Course', name: 'Software Testing', url: `http://localhost:3000${COURSE}` };
  expect(structuredData(COURSE)['@graph']).toContainEqual(expect.objectContaining(course));
  const list = structuredData('/it-trainings')['@graph'].find((thing) => thing['@type'] === 'ItemList');
  expect(JSON.stringify(list)).toContain(course.url);
  expect(structuredData(SERVICE)['@graph']).toContainEqual(
    expect.objectContaining({ '@type': 'Service', url: `http://localhost:3000${SERVICE}` }),
  );
});

test('the tests of the content hold for the copies too', () => {
  const run = product.run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=fast',
    '--exclude',
    'content/labs/**',
    'content/',
  );
  expect(run.status, run.stdout).toBe(0);
}, 120_000);

test('the check of the list of pages tells when a file was added and nothing was built', () => {
  const check = () => product.run('tools/build/list-pages.ts', '--check').status;
  expect(check()).toBe(0);
  rmSync(join(copy, 'content', serviceFile));
  expect(check()).toBe(1);
});
