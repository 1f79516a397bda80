import { hash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '../../content/pages.ts';
import type { SiteManifest } from '../../server/http/pages/site-manifest.ts';

const SCRIPTS = 'build/client/static/js/*.js';
const KILOBYTE = 1_024;

/** Headers of an answer on this site. */
const HEADER_BYTES = 1_200;

const one = (pattern: string): string => {
  const found = globSync(pattern);
  expect(found, pattern).toHaveLength(1);
  return found[0] ?? '';
};

test('no script holds the words of any page, but what the search looks through once it has the focus', () => {
  const scripts = globSync(SCRIPTS).filter((file) => !file.includes('/search-site-'));
  expect(scripts.length).toBeGreaterThan(4);
  const source = scripts.map((file) => readFileSync(file, 'utf8')).join('\n');
  for (const { path, lead = '', description } of pages.filter(({ kind }) => kind !== 'lab')) {
    for (const words of [lead, description].filter((text) => text.length > 30)) {
      expect(source.includes(words), `${path}: ${words}`).toBe(false);
    }
  }
});

test('what runs before a visitor does anything is one script of 6 KB at most, and imports nothing', () => {
  const entry = one('build/client/static/js/entry-*.js');
  expect(statSync(`${entry}.br`).size + HEADER_BYTES).toBeLessThanOrEqual(6 * KILOBYTE);
  expect(readFileSync(entry, 'utf8')).not.toMatch(/^import|;import[{"]|from"/);
});

test('a page starts that one script, which names what is fetched ahead, all below static/js', () => {
  const script = readFileSync(one('build/client/static/js/entry-*.js'), 'utf8');
  expect(script).not.toContain('SCRIPTS_AHEAD');
  const named = [...script.matchAll(/"(\/static\/js\/[^"]+)"/g)].map(([, path = '']) => path);
  const preloaded = [...new Set(named)];
  expect(preloaded.length).toBeGreaterThan(1);
  for (const file of globSync('build/client/**/*.html')) {
    const html = readFileSync(file, 'utf8');
    expect(html, file).not.toMatch(/<script [^>]*src=/);
    const loaded = [...html.matchAll(/<script [^>]*data-entry="([^"]+)"/g)].map(([, entry]) => entry);
    expect(loaded, file).toEqual([expect.stringMatching(/^\/static\/js\/entry-/)]);
    for (const path of preloaded) {
      const source = readFileSync(`build/client${path}`, 'utf8');
      const imported = [...source.matchAll(/from"\.\/([^"]+)"/g)].map(([, name]) => `/static/js/${name}`);
      expect([...preloaded, ...loaded], path).toEqual(expect.arrayContaining(imported));
    }
    const bytes = [...loaded, ...preloaded].map(
      (path) => statSync(`build/client${path}.br`).size + HEADER_BYTES,
    );
    expect(
      bytes.reduce((sum, size) => sum + size, 0),
      file,
    ).toBeLessThanOrEqual(78 * KILOBYTE);
  }
});

test('no page holds a script or a style beyond those that its policy knows, and no policy knows others', () => {
  const { files } = JSON.parse(readFileSync('build/site-manifest.json', 'utf8')) as SiteManifest;
  const ofPages = Object.values(files).filter(({ page }) => page);
  expect(ofPages.length).toBeGreaterThan(90);
  for (const { file, page } of ofPages) {
    const html = readFileSync(`build/client/${file}`, 'utf8');
    const scripts = [...html.matchAll(/<script(?: data-[^>]*)?>([\s\S]*?)<\/script>/g)];
    const hashes = scripts.map(([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`);
    expect(page?.scriptHashes, file).toEqual([...new Set(hashes)]);
    expect(html.match(/<style/g), file).toHaveLength(1);
    expect(html, file).not.toMatch(/ (?:on[a-z]+|style)="/);
  }
});
