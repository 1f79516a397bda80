import { globSync, readFileSync } from 'node:fs';
import doiuse from 'doiuse';
import postcss from 'postcss';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { OLDEST_BROWSERS } from '../../tools/build/oldest-browsers.ts';

const client = 'build/client';

/** Features that one of the oldest browsers lacks, by their names at caniuse.com, and what its visitors have in their place. */
const DISPENSABLE: Record<string, string> = {
  'css-content-visibility': 'what is folded on a phone is unfolded',
  'css-display-contents': 'only its semantics in tables and buttons differ, which are not used',
  'css-has': 'looks of states: the hero shows one slide, open menus have no line',
  'css-marker-pseudo': 'markers that are drawn as usual',
  'css-masks': 'written with prefix, or plain edges',
  'css-media-scripting': 'the second picture of a theme is fetched without script',
  'css-paged-media': 'paper in the size of the browser',
  'css-clip-path': 'only shapes of basic form are used',
  'css-resize': 'text boxes keep their size',
  'css-scrollbar': 'scroll bars look as usual',
  'css-subgrid': 'cards of a row have lines of their own heights',
  'css-text-indent': 'only lengths are used',
  'intrinsic-width': 'only min-content and max-content are used',
  multicolumn: 'columns may break within an entry',
  'text-decoration': 'underlines have their usual thickness',
};

test('the style sheets need nothing that an oldest browser lacks', async () => {
  const browsers = OLDEST_BROWSERS.map((browser) =>
    browser.replace(/^ios/, 'ios_saf').replace(/(?=\d)/, ' '),
  );
  const features = new Set<string>();
  const check = postcss(doiuse({ browsers, onFeatureUsage: ({ feature }) => features.add(feature) }));
  for (const sheet of globSync(`${client}/assets/*.css`))
    await check.process(readFileSync(sheet, 'utf8'), { from: sheet });

  expect([...features].filter((feature) => !(feature in DISPENSABLE))).toEqual([]);
  expect(Object.keys(DISPENSABLE).filter((feature) => !features.has(feature))).toEqual([]);
});

test('older browsers choose their layout too: no query has a range', () => {
  for (const sheet of [...globSync(`${client}/assets/*.css`), ...globSync(`${client}/**/*.html`)])
    expect(readFileSync(sheet, 'utf8'), sheet).not.toMatch(/\((?:width|height) ?[<>]/);
});

test('the scripts have no syntax that an oldest browser lacks', async () => {
  const scripts = globSync(`${client}/static/js/*.js`);
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) {
    const code = readFileSync(script, 'utf8');
    const [asWritten, forOldest] = await Promise.all(
      ['esnext', OLDEST_BROWSERS].map((target) =>
        transformWithOxc(code, script, { target, sourcemap: false }),
      ),
    );
    expect(forOldest?.code, script).toBe(asWritten?.code);
  }
});

test('the page for owners names them', () => {
  const page = readFileSync('docs/owner/decide.md', 'utf8');
  for (const [, name, version] of OLDEST_BROWSERS.map((browser) => /^(\D+)([\d.]+)$/.exec(browser) ?? []))
    if (name !== 'ios') expect(page.toLowerCase()).toContain(`${name} ${version}`);
});
