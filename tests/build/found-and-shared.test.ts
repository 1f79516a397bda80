import { existsSync, readFileSync, statSync } from 'node:fs';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { SiteManifest } from '../../server/http/pages/site-manifest.ts';
import { company } from '../../content/company.ts';

/** What search engines and share previews read in the built pages; /careers is rendered by the server (tests/e2e). */

const ORIGIN = 'http://localhost:3000';
const NOT_LISTED = new Set(['/404', '/answer']);

/** The parts of a thing that the tests look into. */
interface Thing {
  '@type': string;
  logo: string;
  itemListElement: { position: number; name: string; item: string & { url: string } }[];
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}

interface BuiltPage {
  path: string;
  language: string;
  title: string;
  text: string;
  links: Map<string, string>;
  meta: Map<string, string>;
  things: Thing[];
}

const pages: BuiltPage[] = [];
/** The contact page under each thing that one can ask about. */
const contactPages: BuiltPage[] = [];

const byText = (a: string | undefined, b: string | undefined) => String(a).localeCompare(String(b));

beforeAll(() => {
  const manifest = JSON.parse(readFileSync('build/site-manifest.json', 'utf8')) as SiteManifest;
  for (const [path, { file, page }] of Object.entries(manifest.files)) {
    if (!page || NOT_LISTED.has(path)) continue;
    const built = read(path, readFileSync(`build/client/${file}`, 'utf8'));
    (path.includes('?') ? contactPages : pages).push(built);
  }
});

function read(path: string, html: string): BuiltPage {
  const page: BuiltPage = {
    path,
    language: '',
    title: '',
    text: '',
    links: new Map(),
    meta: new Map(),
    things: [],
  };
  const visit = (parent: Tree.ParentNode): void => {
    for (const node of parent.childNodes) {
      if ('value' in node && !['script', 'style'].includes(parent.nodeName)) page.text += node.value;
      if (!('tagName' in node)) continue;
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const own = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      if (node.tagName === 'html') page.language = attributes.get('lang') ?? '';
      if (node.tagName === 'title' && !page.title) page.title = own;
      if (node.tagName === 'meta') {
        page.meta.set(
          attributes.get('property') ?? attributes.get('name') ?? '',
          attributes.get('content') ?? '',
        );
      }
      if (node.tagName === 'link') page.links.set(attributes.get('rel') ?? '', attributes.get('href') ?? '');
      if (attributes.get('type') === 'application/ld+json') {
        const data = JSON.parse(own) as { '@context': string; '@graph': Thing[] };
        expect(data['@context'], path).toBe('https://schema.org');
        page.things.push(...data['@graph']);
      }
      // A word that is kept on one line stands within its sentence; other elements are apart.
      const gap = attributes.get('class') === 'keep-together' ? '' : ' ';
      page.text += gap;
      visit(node);
      page.text += gap;
    }
  };
  visit(parse(html));
  page.text = page.text.replaceAll(/\s+/g, ' ');
  return page;
}

/** Every thing of a type with the page that it stands on. */
function thingsOf(type: string): { page: BuiltPage; thing: Thing }[] {
  return pages.flatMap((page) =>
    page.things.filter((thing) => thing['@type'] === type).map((thing) => ({ page, thing })),
  );
}

/** The fields that a search engine shows have to be there and to say something. */
function expectFilled(thing: object, fields: string[], where: string): void {
  for (const field of fields) {
    expect(thing, `${where}: ${field}`).toHaveProperty(field.split('.'), expect.anything());
    expect(JSON.stringify(thing), `${where}: empty text`).not.toMatch(/":""/);
  }
}

test('67 pages are built as files: those of the specification but for Careers, privacy, accessibility, supplier facts, coming batches, six sample reports, eight labs', () => {
  expect(pages).toHaveLength(53 + 6 + 8);
});

test('titles and descriptions differ and fit a search result', () => {
  expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.meta.get('description'))).size).toBe(pages.length);
  for (const { path, title, meta } of pages) {
    expect(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(14);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(65);
    expect(meta.get('description')?.length, path).toBeGreaterThanOrEqual(70);
    expect(meta.get('description')?.length, path).toBeLessThanOrEqual(155);
  }
});

test('every page names its own address as the canonical one', () => {
  for (const { path, links, meta } of pages) {
    expect(links.get('canonical'), path).toBe(`${ORIGIN}${path}`);
    expect(meta.get('og:url'), path).toBe(`${ORIGIN}${path}`);
  }
});

test('every page has a share preview with an image of its own, 1200 by 630', async () => {
  const images = pages.map(({ path, meta, title, language }) => {
    expect(title, path).toContain(meta.get('og:title'));
    expect(meta.get('og:description'), path).toBe(meta.get('description'));
    expect(meta.get('twitter:card'), path).toBe('summary_large_image');
    return { language, image: meta.get('og:image') ?? '' };
  });
  // A translation may share that of what it translates.
  const english = images.filter(({ language }) => language === 'en').map(({ image }) => image);
  expect(english.length).toBeGreaterThan(50);
  expect(new Set(english).size).toBe(english.length);
  for (const { image } of images) {
    const file = `build/client${image.replace(ORIGIN, '')}`;
    const { width, height } = await sharp(file).metadata();
    expect([width, height], image).toEqual([1200, 630]);
    expect(statSync(file).size, image).toBeLessThanOrEqual(150_000);
  }
});

test('the image of a share preview is described by the title that is drawn on it', () => {
  for (const { path, meta } of pages) {
    expect(meta.get('og:image:alt'), path).toBe(`${meta.get('og:title')} · ${company.name}`);
  }
});

test('the icon for browsers that know no SVG has the usual sizes and is small', async () => {
  const icon = readFileSync('build/client/favicon.ico');
  expect(icon.length).toBeLessThan(6_000);
  // The layout of an ICO file: reserved, type 1, count; then 16 bytes for each image, its size and place at the end.
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
  const sizes = await Promise.all(
    Array.from({ length: icon.readUInt16LE(4) }, async (_, index) => {
      const entry = 6 + 16 * index;
      const start = icon.readUInt32LE(entry + 12);
      const image = await sharp(icon.subarray(start, start + icon.readUInt32LE(entry + 8))).metadata();
      expect([icon.readUInt8(entry), icon.readUInt8(entry + 1)]).toEqual([image.width, image.height]);
      return image.width;
    }),
  );
  expect(sizes).toEqual([16, 32, 48]);
});

test('the sitemap lists the pages and nothing else, and robots.txt leads to it', () => {
  const listed = [...readFileSync('build/client/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)];
  expect(listed.map(([, address]) => address).toSorted(byText)).toEqual(
    [...pages.map(({ path }) => `${ORIGIN}${path}`), `${ORIGIN}/careers`].toSorted(byText),
  );
  const robots = readFileSync('build/client/robots.txt', 'utf8');
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(robots).not.toMatch(/Disallow: \/$/m);
});

test('every page says which organisation it belongs to, and those that are not about one subject how to reach it', () => {
  const organizations = thingsOf('Organization');
  expect(organizations).toHaveLength(pages.length);
  const subjects = new Set([...thingsOf('Course'), ...thingsOf('Service')].map(({ page }) => page.path));
  for (const { page, thing } of organizations) {
    expectFilled(thing, ['@id', 'name', 'url'], page.path);
    if (subjects.has(page.path)) continue;
    expectFilled(thing, ['name', 'url', 'logo', 'email', 'telephone', 'address.addressLocality'], page.path);
    expect(existsSync(`build/client${thing.logo.replace(ORIGIN, '')}`), thing.logo).toBe(true);
  }
});

test('pages below other pages show the way to them, as the breadcrumbs on the page do', () => {
  const trails = thingsOf('BreadcrumbList');
  const below = pages.filter(({ path }) => pages.some((above) => path.startsWith(`${above.path}/`)));
  expect(trails.map(({ page }) => page.path)).toEqual(below.map(({ path }) => path));
  for (const { page, thing } of trails) {
    expect(thing.itemListElement.map(({ position }) => position)).toEqual(
      thing.itemListElement.map((_, index) => index + 1),
    );
    for (const { item, name } of thing.itemListElement) {
      expect(pages.map(({ path }) => `${ORIGIN}${path}`)).toContain(item);
      expect(page.text, page.path).toContain(name);
    }
    expect(thing.itemListElement.at(-1)?.item).toBe(`${ORIGIN}${page.path}`);
  }
});

test('each training is a course, and the trainings page lists all eight', () => {
  const courses = thingsOf('Course');
  expect(courses).toHaveLength(8);
  for (const { page, thing } of courses)
    expectFilled(thing, ['name', 'description', 'url', 'provider', 'offers.category'], page.path);
  const [list] = thingsOf('ItemList');
  expect(list?.page.path).toBe('/it-trainings');
  expect(list?.thing.itemListElement.map(({ item }) => item.url).toSorted(byText)).toEqual(
    courses.map(({ page }) => `${ORIGIN}${page.path}`).toSorted(byText),
  );
});

test('each of the 29 services and of the 6 groups is a service', () => {
  const services = thingsOf('Service');
  expect(services.map(({ page }) => page.path)).toEqual(
    pages
      .filter(({ path }) => /^\/services\/(?!sample-reports\/|supplier-facts$)/.test(path))
      .map(({ path }) => path),
  );
  expect(services).toHaveLength(35);
  for (const { page, thing } of services)
    expectFilled(thing, ['name', 'description', 'url', 'provider'], page.path);
});

test('questions in the data are those that the page answers', () => {
  const lists = thingsOf('FAQPage');
  expect(lists.length).toBeGreaterThanOrEqual(29 + 8);
  for (const { page, thing } of lists) {
    for (const { name, acceptedAnswer } of thing.mainEntity) {
      expect(page.text, page.path).toContain(name);
      expect(page.text, page.path).toContain(acceptedAnswer.text);
    }
  }
});

test('the contact page under a course or service names the plain one as the page to list', () => {
  expect(contactPages.map(({ path }) => path)).toContain('/contact?course=devops');
  for (const { links, path } of contactPages) {
    expect(links.get('canonical'), path).toBe(`${ORIGIN}/contact`);
  }
});
