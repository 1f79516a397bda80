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
  const view = parse(html.slice(0, end).replace('</head>', `${link}></head>`));
  emptyClosedMenus(view);
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
  const inlined = await beasties.process(serialize(view));
  const style = /<style>([\s\S]+?)<\/style>/.exec(inlined.replaceAll('<style></style>', ''))?.[1];
  if (!style) throw new Error('No style was found that the first view uses');
  // The faces with the metrics of the real fonts: until those come the text stands where it will stand.
  const fallbackFonts = source.match(/@font-face\s*\{[^}]*local\([^}]*\}/g) ?? [];
  return fallbackFonts.join('') + style;
}

/** A menu follows the button that opens it. */
function emptyClosedMenus({ childNodes }: Tree.ParentNode): void {
  let isClosed = false;
  for (const node of childNodes) {
    if (!('tagName' in node)) continue;
    if (isClosed) node.childNodes = [];
    emptyClosedMenus(node);
    isClosed = node.attrs.some(({ name, value }) => name === 'aria-expanded' && value === 'false');
  }
}
