import { globSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { type ESTree, parseSync, Visitor } from 'vite';

/** Smallest plausible number of expressions, so that a check of nothing fails. */
const LEAST_EXPRESSIONS = 250;
const FOLDERS = 'contracts,domain,content,server,cli,desk,documents,site';

/** Folders in which regular expressions may be slow, each with the reason. */
const LEFT_OUT = new Map([
  ['site/features/labs/', 'a lab reads what its visitor types, in the browser of that visitor'],
  ['content/labs/', 'the same'],
  ['content/reports/', 'they read the words of the firm'],
]);

export interface Expression {
  path: string;
  line: number;
  source: string;
  flags: string;
}

/** Every regular expression of the product that may be used on text from outside. */
export function readExpressions(): Expression[] {
  return globSync(`{${FOLDERS}}/**/*.{ts,tsx}`)
    .filter((path) => !path.includes('.test.'))
    .filter((path) => ![...LEFT_OUT.keys()].some((folder) => path.startsWith(folder)))
    .toSorted()
    .flatMap((path) => expressionsIn(path, readFileSync(path, 'utf8')));
}

/** Regular expressions in a file: literals, and `new RegExp` with constants of the same file. */
export function expressionsIn(path: string, text: string): Expression[] {
  const { program } = parseSync(path, text);
  const found: Expression[] = [];
  const constants = new Map<string, ESTree.Expression>();
  const add = (start: number, source: string, flags: string) =>
    found.push({ path, line: text.slice(0, start).split('\n').length, source, flags });
  const made: (ESTree.NewExpression | ESTree.CallExpression)[] = [];
  const visitMaking = (node: ESTree.NewExpression | ESTree.CallExpression) => {
    if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') made.push(node);
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
    Literal(node) {
      if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags);
    },
    NewExpression: visitMaking,
    CallExpression: visitMaking,
  }).visit(program);
  for (const { start, arguments: parts } of made) {
    const [source = '', flags = ''] = parts.map((part) => sourceOf(part, constants));
    add(start, source, flags);
  }
  return found;
}

/** Source of an expression that consists of constants. For a value that is known only at run time it uses "1". */
function sourceOf(node: ESTree.Node, constants: ReadonlyMap<string, ESTree.Expression>): string {
  const read = (part: ESTree.Node) => sourceOf(part, constants);
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? node.regex.pattern : String(node.value);
    case 'Identifier': {
      const value = constants.get(node.name);
      return value ? read(value) : '1';
    }
    case 'BinaryExpression':
      return read(node.left) + read(node.right);
    case 'TemplateLiteral':
      return joined(node, 'cooked', read);
    case 'TaggedTemplateExpression':
      return joined(node.quasi, 'raw', read);
    case 'MemberExpression':
      return 'name' in node.property && node.property.name === 'source' ? read(node.object) : '1';
    case 'CallExpression': {
      const { callee, arguments: parts } = node;
      const isJoin =
        callee.type === 'MemberExpression' && 'name' in callee.property && callee.property.name === 'join';
      if (!isJoin || callee.object.type !== 'ArrayExpression' || !parts[0]) return '1';
      return callee.object.elements.map((element) => (element ? read(element) : '')).join(read(parts[0]));
    }
    default:
      return '1';
  }
}

function joined(
  { quasis, expressions }: ESTree.TemplateLiteral,
  form: 'cooked' | 'raw',
  read: (part: ESTree.Node) => string,
): string {
  const values = expressions.map(read);
  return quasis.map(({ value }, index) => (value[form] ?? '') + (values[index] ?? '')).join('');
}

/**
 * One line for each expression that needs more than linear time for some text, with a character whose repetition shows
 * it.
 */
export function findSlow(expressions: readonly Expression[]): string[] {
  return expressions.flatMap(({ path, line, source, flags }) => {
    const [report] = analyse({ source, flags }, { maxReports: 1 }).reports;
    if (!report) return [];
    const growth = report.exponential ? 'exponential' : 'more than linear';
    const repeated = JSON.stringify(report.character.pick);
    return [`${path}:${line}: /${source}/${flags} takes ${growth} time on text that repeats ${repeated}`];
  });
}

/** Finds regular expressions that are slow on long texts. */
export function checkExpressions(): string[] {
  const expressions = readExpressions();
  if (expressions.length < LEAST_EXPRESSIONS)
    return [`Only ${expressions.length} expressions were found; at least ${LEAST_EXPRESSIONS} are expected.`];
  return findSlow(expressions);
}
