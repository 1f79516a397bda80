import { convert, type Format } from 'html-to-text';

const HTML_MAX_LENGTH = 2_000_000;
/** Elements that begin a new line, though the library treats them as inline. */
const LINES =
  'address caption center dd details dl dt fieldset figcaption figure legend option summary'.split(' ');

/**
 * Text of an HTML email, without links and pictures. Nothing is loaded from the network. Quotations keep their mark.
 */
export function textOfHtml(html: string): string {
  return convert(html.slice(0, HTML_MAX_LENGTH), {
    wordwrap: false,
    limits: { maxDepth: 60, maxChildNodes: 5_000, maxInputLength: HTML_MAX_LENGTH },
    formatters: { row, cell },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'blockquote', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'tr', format: 'row' },
      { selector: 'td', format: 'cell' },
      { selector: 'th', format: 'cell' },
      ...LINES.map((selector) => ({
        selector,
        format: 'block',
        options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
      })),
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });
}

const row: Format = ({ children }, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  walk(children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

const cell: Format = ({ children }, walk, builder) => {
  walk(children, builder);
  builder.addInline(' ');
};

/** Content-IDs of the pictures that the HTML shows. */
export function namedParts(html: string): Set<string> {
  const named = html.slice(0, HTML_MAX_LENGTH).matchAll(/\bcid:([^\s"'<>)]{1,250})/gi);
  return new Set(Array.from(named, ([, id = '']) => decoded(id)));
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id.replaceAll('&amp;', '&'));
  } catch {
    return id;
  }
}
