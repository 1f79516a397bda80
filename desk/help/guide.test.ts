import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DESK_SCREENS } from '../../tests/support/desk-screens.ts';
import { findGuidePage, guideIndex, searchGuide } from './guide.ts';
import { HELP_PAGES, helpPath } from '../ui/help-path.ts';
import { Markdown } from './markdown.tsx';

const FILES = globSync('docs/office/*.md');
const textOf = (file: string) => readFileSync(file, 'utf8');

/** Source files with the texts of the desk's screens. */
const SOURCE = globSync(
  [
    'desk/**/*.{ts,tsx}',
    '{contracts,domain}/*.ts',
    'server/services/{catalogue,submissions}/*.ts',
    'content/mail-templates.ts',
  ],
  { exclude: ['**/*.test.ts'] },
)
  .map((file) => textOf(file))
  .join('\n')
  .replaceAll(/\s+/g, ' ');

/** True if a screen has these words as a whole label, or as the beginning of a label that ends with a value. */
function isLabel(words: string): boolean {
  const plain = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`["'\`>}“] ?${plain}(?: \\(optional\\))? ?["'\`<{$:”]`).test(SOURCE);
}

describe('the office guide', () => {
  test('each screen of the desk leads to a page of it', () => {
    const paths = Object.entries(DESK_SCREENS)
      .filter(([route]) => !route.startsWith('/help'))
      .map(([route]) => route.replace('/certificates/:number', '/certificates/482109375514'));
    const names = paths.map((path) => helpPath(path).replace('/help/', ''));
    expect(names.filter((name) => !findGuidePage(name))).toEqual([]);
    expect(Object.values(HELP_PAGES).filter((name) => !findGuidePage(name))).toEqual([]);
    expect(helpPath('/certificates/482109375514/revoke')).toBe('/help/correct-a-certificate');
    expect(helpPath('/help/words')).toBe('/help');
  });

  test('its list names every page', () => {
    const listed = [...guideIndex.text.matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, name]) => name);
    const names = FILES.map((file) => file.replace(/^.*\/|\.md$/g, ''));
    expect(new Set([...listed, 'README'])).toEqual(new Set(names));
  });

  test.each(FILES)('%s names labels as the screens have them', (file) => {
    const bold = [...textOf(file).matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words);
    const ofTheHead = new Set(['For:', 'You need:', 'Time:', 'Next:']);
    expect(bold.filter((words) => !ofTheHead.has(words) && !isLabel(words))).toEqual([]);
  });

  test.each(FILES)('%s uses only the Markdown that the desk draws, and links within the guide', (file) => {
    const [, ...lines] = textOf(file).split('\n');
    const html = renderToStaticMarkup(createElement(Markdown, { text: lines.join('\n').trim() }));
    expect(html.replaceAll(/<[^>]+>/g, ' ')).not.toMatch(/\*\*|`|\]\(|\||^#|!\[| {2}- /m);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(links.filter((href) => href !== '/help' && !findGuidePage(href.replace('/help/', '')))).toEqual(
      [],
    );
  });

  test('a search finds pages by their words, those with all of them in the title first', () => {
    expect(searchGuide('openings')[0]?.name).toBe('openings');
    expect(searchGuide('lost phone').map(({ name }) => name)).toContain('people-and-devices');
    expect(searchGuide('GST').length).toBeGreaterThan(0);
    expect(searchGuide('xylophone')).toEqual([]);
  });
});
