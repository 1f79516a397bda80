// Who may import whom. What each folder may take stands in the table of ARCHITECTURE.md, which is read here.
import { readFileSync } from 'node:fs';

/** Files of the server that its folders and the desk may take too. */
const SERVER_FILES = 'server/(?!app|main)[^/]+\\.ts$';

/** The folders of the table, and the folders and single files that each may import beside itself. */
const FOLDERS = new Map(
  [
    ...readFileSync(new URL('ARCHITECTURE.md', import.meta.url), 'utf8').matchAll(
      /^\| `([\w/]+)` +\| (.+?) +\|$/gm,
    ),
  ]
    .filter(([, , cell]) => cell === 'nothing' || /^`[\w/.-]+`(, `[\w/.-]+`)*$/.test(cell))
    .map(([, folder, cell]) => [folder, [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)]),
);

const folderRules = [...FOLDERS].map(([folder, imports]) => ({
  name: `${folder.replace('/', '-')}-imports`,
  comment:
    'ARCHITECTURE.md says what this folder may import: move what both need to a folder that both may take.',
  from: { path: `^${folder}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(contracts|domain|content|site|desk|server|documents|cli|tools)/',
    pathNot: [folder, ...imports, ...(/^(server\/|desk)/.test(folder) ? [SERVER_FILES] : [])].map(
      (path) => `^${path}${path.includes('.') ? '' : '/'}`,
    ),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...folderRules,
    {
      name: 'features-do-not-import-features',
      comment: 'A page composes features: move what two of them need to contracts/, site/ui or site/hooks.',
      from: { path: '^site/features/([^/]+)/' },
      to: { path: '^site/features/([^/]+)/', pathNot: '^site/features/$1/' },
    },
    {
      name: 'server-knows-no-desk',
      comment: 'The desk stands on the server: move what both need to services/, storage/ or http/.',
      from: { path: '^server/' },
      to: { path: '^desk/' },
    },
    {
      name: 'node-runs-no-screens',
      comment: 'Node cannot run JSX: take the type alone, and let the built render.js draw the screen.',
      from: { path: '^desk/(?!ui/|browser/).*\\.ts$', pathNot: '\\.test\\.ts$' },
      to: { path: '^(desk|site)/.*\\.tsx$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'screens-take-types-alone',
      comment:
        'A screen draws what its route gives it: move what it needs to domain/, desk/ui or into its view.',
      from: { path: '^desk/(.*\\.tsx$|ui/|browser/)', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(server/|desk/(?!ui/|browser/).*\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'services-know-no-http',
      comment: 'Services are called by routes and by the command line: keep Fastify in http/ and routes/.',
      from: { path: '^server/(services|storage|mail)/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(@?fastify)' },
    },
    {
      name: 'migrations-are-frozen',
      comment:
        'A released migration never changes, and code that it imports would: copy what it needs into it.',
      from: { path: '^server/storage/migrations/' },
      to: { pathNot: '^node_modules/kysely/' },
    },
    {
      name: 'certificates-are-printed-by-a-service',
      comment:
        'The fonts and writers of PDFs are large: only the services of certificates and papers load them, when they print.',
      from: { path: '^server/', pathNot: '^server/services/(?:certificates|papers)/' },
      to: { path: '^documents/' },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'Tests are leaves: move what the product needs out of tests/.',
      from: { pathNot: '^tests/|\\.test\\.tsx?$' },
      to: { path: '^tests/|\\.test\\.tsx?$' },
    },
    {
      name: 'not-to-dev-dep',
      comment:
        'The shipped tree holds no development dependencies: move the package to "dependencies" in package.json.',
      from: {
        path: '^(contracts|domain|content|server|cli|documents)/|^desk/(?!ui/|browser/).*\\.ts$',
        pathNot:
          '\\.(test|d)\\.ts$|^documents/(share-image|brand-icons|favicon|sample-report-paper|supplier-file)\\.ts$',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'drawn-while-building',
      comment:
        'What makes pictures and workbooks needs packages that are not shipped: only the build may call it.',
      from: { path: '^(contracts|domain|content|server|cli)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^documents/(share-image|brand-icons|favicon|company-profile|sample-report-paper|supplier-file)\\.ts$',
      },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or need a third.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-missing',
      comment: 'The import leads nowhere: correct the path or install the package.',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(url|raw)$|^virtual:' },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
