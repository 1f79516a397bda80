import Beasties from 'beasties';
import { type DefaultTreeAdapterTypes as Tree, parse, serialize } from 'parse5';

interface Stylesheet {
  path: string;
  source: string;
}

/** The rules that the first view needs: the page down to the style sheet in it, without what closed menus hold. */
export async function firstViewStyle(html: string, { path, source }: Stylesheet): Promise<string> {
  const link = `<link rel="stylesheet" href="${path}"`;
  const end = html.indexOf(link);
  if (end === -1) throw new Error(`A rendered page does not link ${path}`);
  const view = withoutClosedMenus(html.slice(0, end).replace('</head>', `${link}></head>`));
  const beasties = new Beasties({
    external: true,
    pruneSource: false,
    keyframes: 'critical',
    preloadFonts: false,
    // What only a state brings out is not on the page yet: the other theme, an opened menu.
    allowRules: [/\.dark/, /\[open\]/],
    logLevel: 'silent',
  });
  beasties.readFile = async () => source;
  const inlined = await beasties.process(view);
  const style = /<style>([\s\S]+?)<\/style>/.exec(inlined.replaceAll('<style></style>', ''))?.[1];
  if (!style) throw new Error('No style was found that the first view uses');
  return fallbackFonts(source) + style;
}

/** The faces with the metrics of the real fonts: until those come the text stands where it will stand. */
function fallbackFonts(source: string): string {
  return (source.match(/@font-face\s*\{[^}]*local\([^}]*\}/g) ?? []).join('');
}

function withoutClosedMenus(html: string): string {
  const document = parse(html);
  const all = [...elements(document)];
  const closed = new Set(
    all
      .filter((each) => attribute(each, 'aria-expanded') === 'false')
      .map((each) => attribute(each, 'aria-controls')),
  );
  for (const element of all) {
    const id = attribute(element, 'id');
    if (id !== undefined && closed.has(id)) element.childNodes = [];
  }
  return serialize(document);
}

function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function* elements(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elements(child);
  }
}
