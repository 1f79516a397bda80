import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';
import sharp from 'sharp';

interface PdfObject {
  dictionary: string;
  stream: Buffer;
}

/** Reads a PDF whose objects stand in the open, as ours do: no object streams, no encryption. */
export function readPdf(bytes: Buffer) {
  const source = bytes.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of source.matchAll(/^(\d+ 0) obj\n([\s\S]*?)\nendobj$/gm)) {
    const [dictionary = '', content] = body.split(/\nstream\n([\s\S]*)\nendstream$/);
    objects.set(id, { dictionary, stream: unpack(dictionary, Buffer.from(content ?? '', 'latin1')) });
  }

  /** What stands under a key: the text of a direct value, or of the object that is referred to. */
  function value(dictionary: string, key: string): string {
    const [, direct = ''] =
      new RegExp(`/${key} ((?:\\d+ 0 R)|<<[^>]*>>|\\[[^\\]]*\\]|[^\\n]+)`).exec(dictionary) ?? [];
    return objects.get(direct.replace(/ R$/, ''))?.dictionary ?? direct;
  }

  function all(pattern: RegExp): PdfObject[] {
    return [...objects.values()].filter(({ dictionary }) => pattern.test(dictionary));
  }

  const catalog = all(/\/Type \/Catalog/)[0]?.dictionary ?? '';
  const pages = all(/\/Type \/Page\n/);
  return {
    catalog,
    pages,
    value,
    all,
    /** The structure types, each as often as it occurs. */
    tags: all(/\/S \/\w+\n[\s\S]*\/P \d+ 0 R|\/P \d+ 0 R[\s\S]*\/S \/\w+/).flatMap(({ dictionary }) =>
      Array.from(dictionary.matchAll(/\/S \/(\w+)/g), ([, tag = '']) => tag),
    ),
    /** What a page draws, operator by operator. */
    drawn: (page: PdfObject) =>
      (objects.get(/\/Contents (\d+ 0) R/.exec(page.dictionary)?.[1] ?? '')?.stream ?? '')
        .toString('latin1')
        .split('\n'),
  };
}

function unpack(dictionary: string, stream: Buffer): Buffer {
  return dictionary.includes('/FlateDecode') ? inflateSync(stream) : stream;
}

const PAINTS = /(?:^| )(?:f|f\*|S|B|b|s|Tj|TJ|Do|sh)$/;

/** The operators that paint outside of tagged content and artifacts. */
export function paintedUntagged(operators: string[]): string[] {
  let depth = 0;
  const untagged: string[] = [];
  for (const operator of operators) {
    if (/B[DM]C$/.test(operator)) depth += 1;
    else if (operator === 'EMC') depth -= 1;
    else if (depth === 0 && PAINTS.test(operator)) untagged.push(operator);
  }
  return untagged;
}

/** What a phone reads from the figure on a page. */
export async function scanFigure(operators: string[]): Promise<string | undefined> {
  const begin = operators.findIndex((operator) => operator.startsWith('/Figure '));
  const figure = operators.slice(begin, operators.indexOf('EMC', begin));
  const path = figure
    .filter((operator) => /^[\d.]+ [\d.]+ [ml]$/.test(operator))
    .map((operator) =>
      operator.replace(/^(.*) ([ml])$/, (_, point: string, step: string) => `${step.toUpperCase()}${point}`),
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 100 100" width="800" height="800"><rect x="-8" y="-8" width="100" height="100" fill="#fff"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
