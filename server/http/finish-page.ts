import { createHash } from 'node:crypto';
import Beasties from 'beasties';
import { type DefaultTreeAdapterTypes as Tree, parse, serialize } from 'parse5';

type Element = Tree.Element;
type Node = Tree.ChildNode;

/** What the build knows and every page needs. */
export interface PageAssets {
  /** The whole style sheet, without the fonts, and its address. */
  stylesheet: { path: string; source: string };
  /** Address of the style sheet of the fonts. */
  fonts: { path: string };
  /** The script that starts a page when the browser is idle, and its address. */
  starter: { path: string; source: string };
}

export interface FinishedPage {
  html: string;
  /** Address and source of the page's own start file. */
  start: { path: string; source: string };
  /** Sources for the content policy, quoted: 'sha256-…'. */
  scriptHashes: string[];
  styleHashes: string[];
}

/**
 * Makes a rendered page paint without a script and without a second request (docs/decisions/0004): drops the
 * modulepreloads, inlines the CSS of the first view, links the whole style sheet below it, and moves the router's inline
 * scripts, in their order and unread, into a start file that `starter` imports once the browser is idle or the visitor
 * shows intent.
 */
export async function finishPage(html: string, assets: PageAssets): Promise<FinishedPage> {
  const document = parse(html);
  const head = find(document, 'head');
  const body = find(document, 'body');
  if (!head || !body) throw new Error('A rendered page has no head or no body');

  const scriptHashes: string[] = [];
  const moved: string[] = [];
  for (const element of elements(document)) {
    if (element.tagName === 'link' && attribute(element, 'rel') === 'modulepreload') remove(element);
    if (element.tagName !== 'script' || attribute(element, 'src') !== undefined || !isExecutable(element))
      continue;
    if (attribute(element, 'data-boot') !== undefined) {
      scriptHashes.push(contentHash(textOf(element)));
      continue;
    }
    moved.push(textOf(element));
    remove(element);
  }
  if (!moved.some((source) => source.includes('__reactRouterContext'))) {
    throw new Error(
      'The router no longer writes its start scripts as this build expects: see docs/decisions/0004',
    );
  }

  const start = startFile(moved);
  const style = await usedStyles(firstView(html), assets);
  // React adds the whole style sheet after what it takes for one of the same precedence: it has to win over this part.
  insertBefore(
    linkTo(head, assets.stylesheet.path),
    fragment(`<style data-precedence="default">${style}</style>`),
  );
  remove(linkTo(head, assets.stylesheet.path));
  insertBefore(
    linkTo(head, assets.fonts.path),
    fragment(`<noscript><link rel="stylesheet" href="${assets.fonts.path}"></noscript>`),
  );
  remove(linkTo(head, assets.fonts.path));
  insertAfter(
    firstSection(document),
    fragment(`<link rel="stylesheet" href="${assets.stylesheet.path}" fetchpriority="low">`),
  );
  append(
    body,
    fragment(
      `<script type="module" src="${assets.starter.path}" data-start="${start.path}" data-stylesheet="${assets.stylesheet.path}" data-fonts="${assets.fonts.path}" integrity="${integrity(assets.starter.source)}"></script>`,
    ),
  );

  return { html: serialize(document), start, scriptHashes, styleHashes: [contentHash(style)] };
}

function startFile(sources: string[]): FinishedPage['start'] {
  const source = sources.join('\n');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 10);
  return { path: `/assets/start-${hash}.js`, source };
}

/** The page down to the end of its first section, without what closed menus hold: what has to be drawn at once. */
function firstView(html: string): string {
  const document = parse(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''));
  const first = firstSection(document);
  const closed = new Set<string | undefined>();
  let isBelow = false;
  for (const element of elements(document)) {
    if (isBelow && !isWithin(element, first)) remove(element);
    if (element === first) isBelow = true;
    if (attribute(element, 'aria-expanded') === 'false') closed.add(attribute(element, 'aria-controls'));
  }
  for (const element of elements(document)) {
    const id = attribute(element, 'id');
    if (id !== undefined && closed.has(id)) element.childNodes = [];
  }
  return serialize(document);
}

function firstSection(document: Tree.Document): Element {
  const main = find(document, 'main');
  const first = main?.childNodes.find((child): child is Element => 'tagName' in child);
  if (!first) throw new Error('A rendered page has nothing in its main part');
  return first;
}

function isWithin(node: Node, ancestor: Element): boolean {
  const parent = node.parentNode;
  if (!parent || !('parentNode' in parent)) return false;
  return parent === ancestor || isWithin(parent, ancestor);
}

function linkTo(head: Element, path: string): Element {
  const link = elements(head).find((element) => attribute(element, 'href') === path);
  if (!link) throw new Error(`A rendered page does not link ${path}`);
  return link;
}

/** The rules of the style sheet whose selectors meet something in the markup. */
async function usedStyles(html: string, { stylesheet }: PageAssets): Promise<string> {
  const beasties = new Beasties({
    external: true,
    pruneSource: false,
    keyframes: 'critical',
    // What only a state brings out is not on the page yet: the other theme, an opened menu.
    allowRules: [/\.dark/, /\[open\]/],
    logLevel: 'silent',
  });
  beasties.readFile = async () => stylesheet.source;
  const inlined = await beasties.process(html);
  const style = elements(parse(inlined)).find((element) => element.tagName === 'style');
  if (!style) throw new Error('No style was found that the first view uses');
  return fallbackFonts(stylesheet.source) + textOf(style);
}

/**
 * The faces with the metrics of the real fonts, which come after the page has loaded: until then the text stands where
 * it will stand, and no font competes with the first paint.
 */
function fallbackFonts(source: string): string {
  return (source.match(/@font-face\s*\{[^}]*local\([^}]*\}/g) ?? []).join('');
}

function contentHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function integrity(source: string): string {
  return `sha384-${createHash('sha384').update(source).digest('base64')}`;
}

function isExecutable(element: Element): boolean {
  const type = attribute(element, 'type');
  return type === undefined || type === 'module' || type === 'text/javascript';
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function* elements(parent: Tree.ParentNode): Generator<Element> {
  for (const child of parent.childNodes.slice()) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elements(child);
  }
}

function find(parent: Tree.ParentNode, tagName: string): Element | undefined {
  for (const element of elements(parent)) if (element.tagName === tagName) return element;
  return undefined;
}

function remove(node: Node): void {
  const siblings = node.parentNode?.childNodes;
  siblings?.splice(siblings.indexOf(node), 1);
}

function fragment(html: string): Node[] {
  const host = find(parse(`<!doctype html><html><head>${html}</head><body></body></html>`), 'head');
  return host ? [...host.childNodes] : [];
}

function insertBefore(node: Node, added: Node[]): void {
  const parent = node.parentNode;
  if (!parent) return;
  for (const child of added) child.parentNode = parent;
  parent.childNodes.splice(parent.childNodes.indexOf(node), 0, ...added);
}

function insertAfter(node: Node, added: Node[]): void {
  const parent = node.parentNode;
  if (!parent) return;
  for (const child of added) child.parentNode = parent;
  parent.childNodes.splice(parent.childNodes.indexOf(node) + 1, 0, ...added);
}

function append(parent: Element, added: Node[]): void {
  for (const child of added) child.parentNode = parent;
  parent.childNodes.push(...added);
}
