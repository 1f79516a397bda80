import type { Verdict } from '../../lab-types.ts';

/** Handler and markup are judged by their structure; nothing of what a learner writes is run. */

function wrong(message: string): Verdict {
  return { correct: false, message };
}

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
}

/** What stands between a bracket and the one that closes it. */
function inBrackets(code: string, start: number): string {
  let depth = 0;
  for (let place = start; place < code.length; place++) {
    if ('({'.includes(code[place] ?? '')) depth++;
    if (')}'.includes(code[place] ?? '')) depth--;
    if (depth === 0) return code.slice(start + 1, place);
  }
  return code.slice(start + 1);
}

const FIELDS = ['name', 'phone', 'day'];

/** The branch of the handler that answers a wrong phone number. */
export function judgeHandler(code: string): Verdict {
  const plain = withoutComments(code);
  const check = /if\s*\([\s\S]*?\.test\(\s*phone\s*\)\s*\)\s*\{/.exec(plain);
  if (!check) {
    return wrong(
      'The check of the phone number, “if (!/^\\d{10}$/.test(phone)) {”, is gone or changed. Leave it as it was.',
    );
  }
  const branch = inBrackets(plain, check.index + check[0].length - 1);
  if (/\.redirect\(/.test(branch)) {
    return wrong(
      'It still redirects: the browser asks anew with GET, and what was typed is gone. Answer with the page itself.',
    );
  }
  const view = /\.view\(\s*(['"`])book\1/.exec(branch);
  if (!view) return wrong("Nothing shows the form again: answer with reply.view('book', …).");
  const status = /\.(?:code|status)\(\s*(\d+)\s*\)/.exec(branch)?.[1];
  if (!status) {
    return wrong(
      'Without a status the answer is 200, which says that all is well. Set 422 (or 400) before the view.',
    );
  }
  if (status !== '422' && status !== '400') {
    return wrong(`${status} does not say “what you sent cannot be used”: that is 422, or 400.`);
  }
  const data = inBrackets(branch, branch.indexOf('(', view.index));
  const handsAll = /request\.body/.test(data);
  const lost = FIELDS.filter((field) => !handsAll && !new RegExp(`\\b${field}\\b`).test(data));
  if (lost.length > 0) {
    return wrong(`The page does not get ${lost.join(' and ')}: what was typed there is still lost.`);
  }
  if (!/\berrors?\b/.test(data)) {
    return wrong('The values are safe. Now hand the page an error too, or it cannot say what to correct.');
  }
  if (!/\breturn\b/.test(branch)) {
    return wrong('Without “return” the handler goes on and books the wrong number.');
  }
  return { correct: true, message: 'Right. The form comes back with what was typed and with the reason.' };
}

interface Tag {
  source: string;
  attribute: (name: string) => string | undefined;
}

function tagOf(markup: string, name: string): Tag | undefined {
  const source = new RegExp(`<${name}\\b[^>]*>`, 'i').exec(markup)?.[0];
  if (!source) return undefined;
  const attribute = (wanted: string) =>
    new RegExp(`\\s${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i')
      .exec(source)
      ?.slice(1)
      .find((value) => value !== undefined);
  return { source, attribute };
}

/** The phone field with its label and its error. */
export function judgeField(markup: string): Verdict {
  const plain = markup.replaceAll(/<!--[\s\S]*?-->/g, '');
  const input = tagOf(plain, 'input');
  if (input?.attribute('name') !== 'phone') {
    return wrong('The field is gone, or no longer named phone: the handler would not find it.');
  }
  const id = input.attribute('id');
  const labelled = tagOf(plain, 'label')?.attribute('for');
  const isWrapped = /<label\b[^>]*>(?:(?!<\/label>)[\s\S])*<input\b/i.test(plain);
  if (!isWrapped && (!id || labelled !== id)) {
    return wrong(
      'The label is not tied to the field: give the input an id and the label the same in “for”. A tap on the label then lands in the field, and a screen reader says it.',
    );
  }
  if (!/(?<!\{)\{\{\s*[\w.]*phone\s*\}\}/.test(input.attribute('value') ?? '')) {
    return wrong('The field comes back empty: put value="{{phone}}" on it.');
  }
  const described = input.attribute('aria-describedby')?.split(/\s+/) ?? [];
  const error = /<(\w+)\b[^>]*\sid\s*=\s*["']([^"']+)["'][^>]*>([\s\S]*?)<\/\1>/gi;
  const told = [...plain.matchAll(error)].find(
    ([, tag, own]) => tag !== 'label' && described.includes(own ?? ''),
  );
  if (described.length === 0) {
    return wrong(
      'The error is not tied to the field: give it an id, and the input aria-describedby with that id. A screen reader reads it with the field then.',
    );
  }
  const text = told?.[3];
  if (text === undefined) {
    return wrong('aria-describedby names an id that no element has.');
  }
  if (!/aria-invalid\s*=\s*["']true["']/i.test(input.source)) {
    return wrong('Mark the field as wrong with aria-invalid="true", so that colour is not the only sign.');
  }
  if (!/\b(10|ten)\b/i.test(text)) {
    return wrong('The message says that something is wrong, and not what to do. Name the format: 10 digits.');
  }
  return { correct: true, message: 'Right. Everybody learns which field is wrong, and what to write.' };
}
