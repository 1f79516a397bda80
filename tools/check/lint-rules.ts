/** Our own rules for oxlint (.oxlintrc.json). Only the parts of its interface that they use have types. */
interface Node {
  type: string;
  value?: unknown;
  /** Name of an identifier. */
  name?: unknown;
  openingElement?: { name: Node };
  children?: Node[];
  expression?: Node;
  expressions?: Node[];
  left?: Node;
  right?: Node;
  consequent?: Node;
  alternate?: Node;
}

interface Context {
  report(problem: { node: Node; message: string }): void;
}

const MESSAGE =
  'A browser’s translator replaces this text, and React loses it. Give it an element of its own: it has neighbours that change.';

/** Props that contain elements, not text. */
const ELEMENTS = new Set(['children', 'cancel', 'action', 'answer', 'mark', 'heading']);

/**
 * Kinds of children. `steady` elements are always there, `moving` ones appear and disappear. `text` is literal;
 * `computed` text changes.
 */
type Kind = 'steady' | 'moving' | 'text' | 'computed';

function kindOf(child: Node): Kind {
  switch (child.type) {
    case 'JSXText':
    case 'Literal':
      return 'text';
    case 'JSXElement': {
      const name = nameOf(child.openingElement?.name);
      return /^[a-z]/.test(name) || name === 'Glyph' ? 'steady' : 'moving';
    }
    case 'JSXExpressionContainer':
      return child.expression ? kindOf(child.expression) : 'moving';
    case 'TemplateLiteral':
      return child.expressions?.length === 0 ? 'text' : 'computed';
    case 'ConditionalExpression':
      return [child.consequent, child.alternate].some((branch) => branch && isText(kindOf(branch)))
        ? 'computed'
        : 'moving';
    case 'LogicalExpression':
      return child.right && isText(kindOf(child.right)) ? 'computed' : 'moving';
    case 'Identifier':
      return ELEMENTS.has(nameOf(child)) ? 'moving' : 'computed';
    case 'MemberExpression':
      return 'computed';
    default:
      return 'moving';
  }
}

const nameOf = (node: Node | undefined) => (typeof node?.name === 'string' ? node.name : '');

const isText = (kind: Kind) => kind === 'text' || kind === 'computed';

/** False for blank lines between elements and for comments, which render nothing. */
const isDrawn = (child: Node) =>
  child.type === 'JSXText'
    ? !/^\s*\n\s*$/.test(child.value as string)
    : child.expression?.type !== 'JSXEmptyExpression';

/** Rule: text next to elements that appear and disappear needs an element of its own, and so does text that changes. */
const ownElement = {
  create(context: Context) {
    const check = (node: Node) => {
      const children = (node.children ?? []).filter(isDrawn).map((child) => ({ child, kind: kindOf(child) }));
      const isAlone = children.length === 1 && node.type === 'JSXElement';
      const isSteady =
        node.type === 'JSXElement' && children.every(({ kind }) => kind === 'steady' || kind === 'text');
      if (isAlone || isSteady) return;
      for (const { child, kind } of children)
        if (isText(kind)) context.report({ node: child, message: MESSAGE });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

export default { meta: { name: 'site' }, rules: { 'own-element': ownElement } };
