import { readFile } from 'node:fs/promises';
import Beasties from 'beasties';
import { type DefaultTreeAdapterTypes as Tree, parse, serialize } from 'parse5';

const STYLESHEET_LINK = /<link rel="stylesheet"[^>]*>/g;
/**
 * Rules that can wait for the style sheet: print, high contrast, forced colours, reduced motion (nothing moves in the
 * first view), and rules that need scripts, because style sheets are loaded immediately without scripts.
 */
const COMES_LATER =
  /@media [^{]*(?:print|prefers-contrast|forced-colors|motion:\s*reduce|scripting:\s*none)[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
/**
 * Selectors that can wait for the style sheet: states after a pointer, a key, a choice, typing or opening a menu, and
 * classes named `later-`.
 */
const LATER_SELECTOR =
  /:(?:hover|active|focus|popover-open|nth-of-type\([2-9]\)>:checked|-webkit-search-cancel-button)\b|\.later-/;
const RULES = /([^{}]+)(\{[^{}]*\})/g;
const COMMAS = /,(?![^(]*\))/;
/** Fonts that the visitor's machine may have. Web fonts are in the style sheet. */
const LOCAL_FACES = /@font-face\{[^}]*src:local[^}]*\}/g;
/** Declarations that can wait for the style sheet: transitions, effects of a pointer, and scroll positions. */
const LATER_DECLARATIONS =
  /(?<=[{;])(?:transition|cursor|pointer-events|overscroll-behavior|scroll-padding-top):[^;{}]*(?:;|(?=\}))/g;

const ELEMENT = /<([a-z][\w-]*)([^>]*)>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;
/** Attributes whose values occur in selectors. */
const SELECTED_BY = /^(?:class|style|type|role|data-.+|aria-(?:current|selected|pressed|live))$/;

/**
 * CSS rules for the first view of a page: the page down to its first style sheet, without the content of closed menus.
 * `once` may cache the result for all pages whose first views have the same elements and attributes, because their text
 * does not matter.
 */
export async function firstViewStyle(
  html: string,
  folder: string,
  once = (_shape: string, make: () => Promise<string>) => make(),
): Promise<string> {
  const links = html.match(STYLESHEET_LINK);
  if (!links) throw new Error('A rendered page links no style sheet');
  const [start = ''] = html.split(links[0]);
  return once([...links, ...shapeOf(start)].join('\n'), () => makeStyle(start, links, folder));
}

/** Elements of a page, with everything that a selector can match. */
function shapeOf(html: string): string[] {
  const elements = [...html.matchAll(ELEMENT)].map(([, name, attributes = '']) => {
    const each = [...attributes.matchAll(ATTRIBUTE)];
    return [name, ...each.map(([, key = '', value]) => (SELECTED_BY.test(key) ? `${key}=${value}` : key))];
  });
  return [...new Set(elements.map((parts) => parts.join(' ')))].toSorted();
}

async function makeStyle(start: string, links: string[], folder: string): Promise<string> {
  const view = parse(start.replace('</head>', `${links.join('')}</head>`));
  emptyClosedMenus(view);
  const classes = [...start.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const beasties = new Beasties({
    path: folder,
    external: true,
    pruneSource: false,
    keyframes: 'critical',
    preloadFonts: false,
    allowRules: [
      /^\[data-unstyled/,
      // Rules for closed menus (tokens.css). They select with :where, and so would not count as used.
      /^:where\(button/,
      // Rules that hide pictures of the other theme. With them, browsers do not load these pictures below the first
      // view.
      /^:root\S* \.on-(?:dark|light)$/,
      // Rules for the light theme. Pages are rendered in the dark theme.
      ...[...new Set(classes)].map((name) => new RegExp(`^:root:not\\(\\.dark\\) \\.${name}(?![\\w-])`)),
    ],
    logLevel: 'silent',
  });
  const faces: string[] = [];
  beasties.readFile = async (path) => {
    const source = await readFile(path, 'utf8');
    faces.push(...(source.match(LOCAL_FACES) ?? []));
    return source.replaceAll(COMES_LATER, '').replaceAll(RULES, withoutLater);
  };
  const inlined = await beasties.process(serialize(view));
  const style = /<style>([\s\S]+?)<\/style>/.exec(inlined.replaceAll('<style></style>', ''))?.[1];
  if (!style) throw new Error('No style was found that the first view uses');
  const rules = withoutUnread(style.replaceAll(LATER_DECLARATIONS, ''), start);
  const isRead = (face: string) => rules.includes(/font-family:"?([^;"]+)/.exec(face)?.[1] ?? '');
  return faces.filter(isRead).join('') + rules;
}

/**
 * The rule without the selectors that can wait for the style sheet; empty if no selector is left, or if the selectors
 * cannot be separated.
 */
function withoutLater(rule: string, selectors: string, declarations: string): string {
  if (!LATER_SELECTOR.test(selectors)) return rule;
  const kept = selectors.split(COMMAS).filter((selector) => !LATER_SELECTOR.test(selector));
  const isClear = kept.every((selector) => selector.split('(').length === selector.split(')').length);
  return isClear && kept.length > 0 ? kept.join(',') + declarations : '';
}

/** Removes custom properties that are used neither in the style nor in `style` attributes of the page. */
function withoutUnread(style: string, html: string): string {
  const read = new Set([...`${style}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const rest = style
    .replaceAll(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (whole, name: string) => (read.has(name) ? whole : ''))
    .replaceAll(';}', '}')
    .replaceAll(/[^{}]+\{\}/g, '');
  return rest === style ? style : withoutUnread(rest, html);
}

/**
 * Empties closed menus. A menu is the element after its button; the groups of the search are shown on focus. What a
 * pointer or focus opens is hidden until the style sheets are loaded (tokens.css). The menu of a phone opens without
 * them.
 */
function emptyClosedMenus({ childNodes }: Tree.ParentNode): void {
  let isClosed = false;
  for (const node of childNodes) {
    if (!('tagName' in node)) continue;
    const has = (name: string, text: string) =>
      node.attrs.some((attribute) => attribute.name === name && attribute.value.includes(text));
    if (isClosed || has('class', 'all-groups')) {
      node.childNodes = [];
      if (!has('popover', '')) node.attrs = [];
    }
    emptyClosedMenus(node);
    isClosed = node.tagName === 'button' && (has('aria-controls', '') || has('popovertarget', ''));
  }
}
