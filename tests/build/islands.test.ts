import { globSync, readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes as Tree, parse, serialize } from 'parse5';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

/** The browser's scripts have the origin of the build in them. */
const { origin } = JSON.parse(readFileSync('build/site-manifest.json', 'utf8')) as { origin: string };
// The files of the fast stage share their modules: these are loaded anew, and leave nothing behind.
vi.resetModules();
vi.stubEnv('VITE_PUBLIC_URL', origin);
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** By a name that the compiler does not follow: the site belongs to the browser's world of types. */
const REGISTRY = '../../site/islands/registry.ts';
const { registry } = (await import(REGISTRY)) as {
  registry: Record<string, (props: object) => Promise<{ default: (props: object) => null }>>;
};

interface Island {
  page: string;
  name: string;
  when: string;
  prefix: string;
  props: object;
  markup: string;
}

function islandsOf(page: string): Island[] {
  const found: Island[] = [];
  const visit = (parent: Tree.ParentNode): void => {
    for (const node of parent.childNodes) {
      if (!('tagName' in node)) continue;
      const attribute = (name: string) => node.attrs.find((each) => each.name === name)?.value ?? '';
      if (node.tagName === 'react-island') {
        found.push({
          page,
          name: attribute('name'),
          when: attribute('when'),
          prefix: attribute('prefix'),
          props: JSON.parse(attribute('props')),
          markup: serialize(node),
        });
      }
      visit(node);
    }
  };
  visit(parse(readFileSync(page, 'utf8')));
  return found;
}

const pages = globSync('build/client/**/*.html');
const islands = pages.flatMap(islandsOf);

function inBrowsersSpelling(html: string): string {
  return serialize(parse(`<!doctype html><body><main>${html}</main>`)).replace(
    /^.*?<main>|<\/main>.*$/gs,
    '',
  );
}

test('every island of every page is what the browser will draw from its registry, ids included', async () => {
  expect(islands.length).toBeGreaterThan(4 * pages.length - 1);
  for (const { page, name, prefix, props, markup } of islands) {
    const module = await registry[name]?.(props);
    if (!module) throw new Error(`${page}: no island ${name}`);
    const drawn = renderToString(createElement(module.default, props), { identifierPrefix: prefix });
    expect(markup, `${page}: ${name}`).toBe(inBrowsersSpelling(drawn));
  }
}, 120_000);

test('no island stands in another one, and no id stands twice on a page', () => {
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, page).toBe(ids.length);
  }
  for (const { page, markup } of islands) expect(markup.includes('<react-island'), page).toBe(false);
});

test('an island waits for the visitor, unless something is done as its page opens or is seen', () => {
  const others = islands.filter(({ when }) => when !== '').map(({ name, when }) => `${name} ${when}`);
  expect(new Set(others)).toEqual(new Set(['certificate-screen asked', 'certificate-section visible']));
});
