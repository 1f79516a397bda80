import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';
import type { Verdict } from '../../../../content/lab-types.ts';
import { renderTemplate } from './render-template.ts';
import { verdictOf } from './verdict-of.ts';

/** A typed number. Its space, quote and tag reveal values that are not quoted or escaped. */
const TYPED = '98765 4321 "<b>';
const ERROR = 'Write 10 digits, without +91.';

/**
 * Judges the field of the mobile number. The template is rendered with an error and without, and parsed as a browser
 * does. Then label, value and error of the field are checked. (The content policy does not allow DOMParser.)
 */
export function judgeFormField(template: string): Verdict {
  let wrong: Page;
  let fresh: Page;
  try {
    wrong = new Page(
      renderTemplate(template, { name: 'Asha Rao', phone: TYPED, day: '2026-11-30', error: ERROR }),
    );
    fresh = new Page(renderTemplate(template, {}));
  } catch (error) {
    return { correct: false, message: (error as Error).message };
  }
  const pages = [wrong, fresh];
  const input = wrong.field;
  const label = input && wrong.labelOf(input);
  const value = input && attribute(input, 'value');
  const error = errorOf(wrong, fresh);
  const twice = pages.flatMap(({ repeatedIds }) => repeatedIds)[0];

  return verdictOf(
    [
      {
        text: 'There is one field named phone, and it can be filled in',
        met:
          pages.every(({ fields }) => fields.length === 1) &&
          pages.every(({ field }) => field && whyUnusable(field) === undefined),
        otherwise: pages.some(({ fields }) => fields.length > 1)
          ? 'A field named phone is there twice: the handler would get two values.'
          : pages.some(({ fields }) => fields.length === 0)
            ? 'The field is gone, or no longer named phone: the handler would not find it.'
            : (pages.map(({ field }) => field && whyUnusable(field)).find(Boolean) ?? ''),
      },
      {
        text: 'No id is given twice',
        met: twice === undefined,
        otherwise: `The id “${twice}” is given twice; whoever refers to it gets the first element.`,
      },
      {
        text: 'The label is tied to the field',
        met: label !== undefined && /mobile|phone|number/i.test(visibleText(label)),
        otherwise: whatIsWrongWithLabel(label),
      },
      {
        text: 'What was typed comes back',
        met: value === TYPED,
        otherwise: whatIsWrongWithValue(value, template),
      },
      {
        text: 'The error is tied to the field, and shown only if there is one',
        met: !error.wrong,
        otherwise: error.wrong ?? '',
      },
      {
        text: 'The field is marked as wrong, and only then',
        met: isInvalid(input) && !isInvalid(fresh.field),
        otherwise: isInvalid(fresh.field)
          ? 'The field is marked as wrong before anything is wrong: put aria-invalid inside {{#if error}}.'
          : 'Mark the field as wrong with aria-invalid="true", so that colour is not the only sign.',
      },
      {
        text: 'The error says what to do',
        met: saysWhatToDo(error.text),
        otherwise:
          'The message says that something is wrong, and not what to do. Name the format, such as “Write 10 digits”.',
      },
    ],
    'Everybody learns which field is wrong, and what to write.',
  );
}

function errorOf(wrong: Page, fresh: Page): { text: string; wrong?: string } {
  const ids = wrong.field ? describing(wrong.field) : [];
  if (ids.length === 0) {
    return {
      text: '',
      wrong:
        'The error is not tied to the field: give it an id, and the input aria-describedby with that id. A screen reader reads it with the field then.',
    };
  }
  const always = 'The error is shown without an error, too: put it between {{#if error}} and {{/if}}.';
  const described = ids.flatMap((id) => wrong.byId(id) ?? []);
  if (described.length === 0) {
    if (ids.some((id) => fresh.byId(id))) return { text: '', wrong: always };
    if (wrong.text === fresh.text)
      return { text: '', wrong: 'There is an error, and no error is shown: the template takes “error”.' };
    return { text: '', wrong: 'aria-describedby names an id that no element has.' };
  }
  // Text that is present with and without an error is a hint.
  const errors = described.filter((element) => {
    const before = fresh.byId(attribute(element, 'id') ?? '');
    return visibleText(element) !== (before ? visibleText(before) : '');
  });
  if (errors.length > 0) return { text: errors.map(visibleText).join(' ') };
  if (described.some((element) => visibleText(element) !== '')) return { text: '', wrong: always };
  const isThere = described.some((element) => textOf(element, () => true) !== '');
  return { text: '', wrong: isThere ? 'The error cannot be seen: it is hidden.' : 'The error has no text.' };
}

function whatIsWrongWithLabel(label: Tree.Element | undefined): string {
  if (!label)
    return 'The label is not tied to the field: give the input an id and the label the same in “for”. A tap on the label then lands in the field, and a screen reader says it.';
  if (textOf(label, () => true) === '') return 'The label has no text.';
  if (visibleText(label) === '') return 'The label cannot be seen: it is hidden.';
  return 'The label that is tied to the field does not say that it takes a mobile number.';
}

function whatIsWrongWithValue(value: string | undefined, template: string): string {
  if (template.includes('{{{'))
    return 'Three braces put the value in without being escaped: a quote in it ends the attribute. Use {{phone}}.';
  if (value && TYPED.startsWith(value))
    return 'Only the part before the first space comes back: put quotes round {{phone}}.';
  return 'The field comes back empty: put value="{{phone}}" on it.';
}

/**
 * The text is accepted if it contains a number, or is in a script that we cannot read, because no pattern can judge a
 * sentence.
 */
function saysWhatToDo(text: string): boolean {
  return /\p{N}|\b(one|nine|ten|digits?)\b/iu.test(text) || /(?!\p{Script=Latin})\p{L}/u.test(text);
}

/** Template output, parsed like in a browser. */
class Page {
  private readonly elements: Tree.Element[];
  readonly text: string;

  constructor(html: string) {
    const root = parseFragment(html);
    this.elements = elementsIn(root);
    this.text = textOf(root, isShown);
  }

  get fields(): Tree.Element[] {
    return this.elements.filter(({ tagName, attrs }) => {
      return tagName === 'input' && attrs.some(({ name, value }) => name === 'name' && value === 'phone');
    });
  }

  get field(): Tree.Element | undefined {
    return this.fields[0];
  }

  get repeatedIds(): string[] {
    const ids = this.elements.flatMap((element) => attribute(element, 'id') ?? []);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  }

  byId(id: string): Tree.Element | undefined {
    return this.elements.find((element) => attribute(element, 'id') === id);
  }

  labelOf(field: Tree.Element): Tree.Element | undefined {
    const named = attribute(field, 'aria-labelledby')?.split(/\s+/) ?? [];
    const id = attribute(field, 'id');
    return (
      named.map((each) => this.byId(each)).find(Boolean) ??
      this.elements.find((element) => {
        if (element.tagName !== 'label') return false;
        const target = attribute(element, 'for');
        if (target !== undefined) return target === id && target !== '';
        return elementsIn(element).find(({ tagName }) => tagName === 'input') === field;
      })
    );
  }
}

function elementsIn(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

function attribute(element: Tree.Element, wanted: string): string | undefined {
  return element.attrs.find(({ name }) => name === wanted)?.value;
}

function describing(field: Tree.Element): string[] {
  return ['aria-describedby', 'aria-errormessage']
    .flatMap((name) => attribute(field, name)?.split(/\s+/) ?? [])
    .filter((id) => id !== '');
}

function isInvalid(field: Tree.Element | undefined): boolean {
  return field !== undefined && attribute(field, 'aria-invalid') === 'true';
}

const RIGHT_NUMBER = '9876543210';

/** Reasons why nobody could type ten digits and send them. */
function whyUnusable(field: Tree.Element): string | undefined {
  const blocked = ['disabled', 'readonly', 'inert'].find((name) => attribute(field, name) !== undefined);
  if (blocked) return `Nobody can type into the field: it is ${blocked}.`;
  if (!isShown(field)) return 'Nobody can type into the field: it is hidden.';
  const type = attribute(field, 'type')?.toLowerCase() ?? '';
  if (type === 'number')
    return 'type="number" throws “98765 4321” away, which is what was typed here. Take type="tel" or text.';
  if (!['', 'text', 'tel', 'search'].includes(type))
    return `type="${type}" takes no telephone number, or hides it. Take type="tel" or text.`;
  if (Number(attribute(field, 'tabindex') ?? 0) < 0)
    return 'A negative tabindex takes the field from everybody who uses the keyboard.';
  const longest = Number(attribute(field, 'maxlength') ?? Infinity);
  const shortest = Number(attribute(field, 'minlength') ?? 0);
  const pattern = attribute(field, 'pattern');
  const refuses =
    (longest < RIGHT_NUMBER.length && `maxlength="${longest}"`) ||
    (shortest > RIGHT_NUMBER.length && `minlength="${shortest}"`) ||
    (pattern !== undefined && !matches(pattern, RIGHT_NUMBER) && `pattern="${pattern}"`);
  return refuses
    ? `With ${refuses} the browser refuses ${RIGHT_NUMBER}: ten digits can never be sent.`
    : undefined;
}

/** True if a pattern matches the whole value, as in a browser; an invalid pattern refuses nothing. */
function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'v').test(value);
  } catch {
    return true;
  }
}

function isShown(element: Tree.Element): boolean {
  if (['script', 'style', 'template'].includes(element.tagName)) return false;
  const style = attribute(element, 'style') ?? '';
  return attribute(element, 'hidden') === undefined && !/display:\s*none|visibility:\s*hidden/i.test(style);
}

function visibleText(element: Tree.Element): string {
  return isShown(element) ? textOf(element, isShown) : '';
}

function textOf(node: Tree.ParentNode, isRead: (element: Tree.Element) => boolean): string {
  const text = node.childNodes.map((child) => {
    if ('value' in child) return child.value;
    return 'tagName' in child && isRead(child) ? textOf(child, isRead) : '';
  });
  return text.join(' ').replaceAll(/\s+/g, ' ').trim();
}
