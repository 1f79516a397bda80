import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readArchitecture } from './architecture.ts';

const { default: rules, FOLDERS } = (await import(
  pathToFileURL(resolve('.dependency-cruiser.mjs')).href
)) as {
  default: { forbidden: { name: string }[] };
  FOLDERS: Map<string, string[]>;
};

const tree = mkdtempSync(join(tmpdir(), 'architecture-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Writes a file that imports another, which is there too unless it is a package or missing on purpose. */
function plant(from: string, to: string): void {
  const isFile = to.includes('/');
  write(from, `import '${isFile ? `./${relative(dirname(from), to)}` : to}';\n`);
  if (isFile && !to.includes('missing')) write(to, '');
}

function write(path: string, text: string): void {
  const file = join(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  if (text !== '' || !existsSync(file)) writeFileSync(file, text);
}

const inside = (folder: string, name: string) =>
  folder === 'site/features' ? `${folder}/one/${name}` : `${folder}/${name}`;
const importerOf = (from: string, to: string) => inside(from, `imports-${to.replaceAll(/[/.]/g, '-')}.ts`);

/** What the rules that are no table forbid: the rule, who imports, what. */
const SPECIAL = [
  ['features-do-not-import-features', 'site/features/two/form.ts', 'site/features/one/other.ts'],
  ['server-knows-no-desk', 'server/greeting.ts', 'desk/access/door.ts'],
  ['node-runs-no-screens', 'desk/today/routes.ts', 'desk/today/drawing.tsx'],
  ['screens-take-types-alone', 'desk/today/screen.tsx', 'server/services/clock.ts'],
  ['services-know-no-http', 'server/services/answer.ts', 'fastify'],
  ['migrations-are-frozen', 'server/storage/migrations/0099-words.ts', 'server/storage/words.ts'],
  ['certificates-are-printed-by-a-service', 'server/services/jobs/print.ts', 'documents/paper.ts'],
  ['nothing-imports-tests', 'server/services/support.ts', 'tests/support/person.ts'],
  ['not-to-dev-dep', 'server/services/picture.ts', 'sharp'],
  ['drawn-while-building', 'server/services/certificates/icon.ts', 'documents/favicon.ts'],
  ['no-cycles', 'tools/one.ts', 'tools/two.ts'],
  ['nothing-missing', 'tools/lost.ts', 'tools/missing.ts'],
] as const;

test('the table of ARCHITECTURE.md has a row for each folder with rules of its own', () => {
  const parts = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}`);
  expect([...FOLDERS.keys()].toSorted()).toEqual(
    [
      'contracts',
      'content',
      'documents',
      'desk',
      'cli',
      ...parts('site', 'art chrome features head hooks islands pages sections ui'),
      ...parts('server', 'examination http mail routes services storage'),
    ].toSorted(),
  );
});

test('each folder that ARCHITECTURE.md lists is there with its README, and no other is', () => {
  const listed = readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/^(\w+)\/ {2,}\S/gm);
  const described = globSync('*/README.md', { exclude: ['node_modules/**', 'build/**'] });
  expect(new Set(described.map((file) => dirname(file)))).toEqual(
    new Set([...listed].map(([, name]) => name)),
  );
});

test('each rule reports its violation, and nothing else is reported', () => {
  const folders = [...FOLDERS.keys()];
  const forbidden: string[] = SPECIAL.map(([rule, from]) => `${rule}: ${from}`);
  for (const [from, imports] of FOLDERS) {
    for (const to of [...folders, 'tools'].filter((folder) => folder !== from)) {
      plant(importerOf(from, to), inside(to, 'target.ts'));
      if (!imports.includes(to)) forbidden.push(`${from.replace('/', '-')}-imports: ${importerOf(from, to)}`);
    }
    for (const file of imports.filter((path) => path.endsWith('.ts'))) plant(importerOf(from, file), file);
  }
  for (const [, from, to] of SPECIAL) plant(from, to);
  write('tools/two.ts', "import './one.ts';\n");
  write('package.json', JSON.stringify({ dependencies: { fastify: '*' }, devDependencies: { sharp: '*' } }));
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));

  const reported = readArchitecture(tree).violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  expect(reported).toEqual(expect.arrayContaining(forbidden));
  const named = new Set(reported.map((line) => line.split(':')[0]));
  expect(named).toEqual(new Set(rules.forbidden.map(({ name }) => name)));
  const alsoForbidden =
    /^(certificates-are-printed-by-a-service|server-knows-no-desk|no-cycles|drawn-while-building)/;
  expect(reported.filter((line) => !alsoForbidden.test(line) && !forbidden.includes(line))).toEqual([]);
});
