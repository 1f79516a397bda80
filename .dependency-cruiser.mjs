// Who may import whom (ARCHITECTURE.md shows the same table). Each rule says what to do about a breach.

const SERVER_FILES = 'server/(?!app|main)[^/]+\\.ts$';

/** What each folder may import beside itself, folders and single files, and what to do when it wants more. */
export const FOLDERS = {
  contracts: {
    may: [],
    remedy:
      'Contracts are what browser and server agree on: move what needs another folder out of contracts/.',
  },
  content: {
    may: ['contracts'],
    remedy: 'Content holds typed words: put code where the words are used.',
  },
  documents: {
    may: ['contracts', 'content'],
    remedy: 'Documents draw what they are given: the service or the tool that wants one calls them.',
  },
  'site/art': {
    may: ['content/icon-names.ts', 'content/types.ts'],
    remedy: 'Pictures know names alone.',
  },
  'site/hooks': {
    may: [],
    remedy: 'Hooks know neither our domain nor our words: pass them in.',
  },
  'site/ui': {
    may: ['site/art', 'site/hooks', 'content/types.ts', 'content/icon-names.ts', 'content/brand-mark.ts'],
    remedy: 'ui/ knows neither our domain nor our words: pass them in as props.',
  },
  'site/sections': {
    may: ['contracts', 'content', 'site/art', 'site/hooks', 'site/ui', 'site/timings.ts'],
    remedy: 'Sections take props and give markup: behaviour that calls the server belongs to features/.',
  },
  'site/features': {
    may: ['contracts', 'content', 'site/hooks', 'site/ui', 'site/timings.ts'],
    remedy: 'Site and server share contracts/ alone, and a page composes features.',
  },
  'site/islands': {
    may: ['contracts', 'site/chrome', 'site/features', 'site/sections', 'site/timings.ts'],
    remedy: 'Islands start what moves in the browser; what a whole page needs belongs to pages/.',
  },
  'site/head': {
    may: ['contracts', 'content'],
    remedy: 'The head of a page is drawn from its content alone.',
  },
  'site/chrome': {
    may: [
      'contracts',
      'content',
      'site/features',
      'site/hooks',
      'site/islands',
      'site/ui',
      'site/timings.ts',
    ],
    remedy: 'The frame is the same on every page: what one page shows belongs to pages/.',
  },
  'site/pages': {
    may: [
      'contracts',
      'content',
      'site/art',
      'site/chrome',
      'site/features',
      'site/head',
      'site/hooks',
      'site/islands',
      'site/sections',
      'site/ui',
    ],
    remedy: 'Site and server share contracts/ and content/ only: move the common rule to contracts/.',
  },
  'server/storage': {
    may: ['contracts', SERVER_FILES],
    remedy: 'Storage stores: rules belong to services/.',
  },
  'server/examination': {
    may: ['contracts', SERVER_FILES],
    remedy:
      'It looks at a file in a process of its own: what is done about it belongs to mail/ and services/.',
  },
  'server/mail': {
    may: [
      'contracts',
      'content/company.ts',
      'content/course-terms.ts',
      'content/palette.ts',
      'server/examination',
      'server/storage',
      SERVER_FILES,
    ],
    remedy: 'Mail sends what waits in the outbox: rules belong to services/.',
  },
  'server/services': {
    may: [
      'contracts',
      'content/company.ts',
      'content/course-awards.ts',
      'content/mail-templates.ts',
      'documents',
      'server/mail',
      'server/storage',
      SERVER_FILES,
    ],
    remedy: 'Services are called by routes and by the command line: keep HTTP out of them.',
  },
  'server/http': {
    may: [
      'contracts',
      'content/company.ts',
      'server/services',
      'server/storage/storage-unavailable.ts',
      SERVER_FILES,
    ],
    remedy: 'http/ is what every answer shares: what one call does belongs to its route or service.',
  },
  'server/routes': {
    may: ['contracts', 'content/company.ts', 'server/http', 'server/services', SERVER_FILES],
    remedy: 'A route parses, calls one service and answers: let a service talk to storage.',
  },
  desk: {
    may: [
      'contracts',
      'content',
      'server/http',
      'server/mail',
      'server/services',
      'server/storage',
      SERVER_FILES,
      'site/styles',
      'site/ui',
      'site/chrome/skip-link.tsx',
      'site/chrome/theme-switch.tsx',
      'site/chrome/theme.ts',
    ],
    remedy:
      'The desk calls services, and draws with the parts that the site has for everybody: what the firm does belongs to services/.',
  },
  cli: {
    may: [
      'contracts',
      'content',
      'server/services',
      'desk/access',
      'server/config.ts',
      'server/storage/storage-unavailable.ts',
    ],
    remedy:
      'A command reads arguments, calls a service and prints: let a service talk to storage, mail and documents.',
  },
};

const folderRules = Object.entries(FOLDERS).map(([folder, { may, remedy }]) => ({
  name: `${folder.replace('/', '-')}-imports`,
  comment: remedy,
  from: { path: `^${folder}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(contracts|content|site|desk|server|documents|cli|tools)/',
    pathNot: [folder, ...may].map((path) => `^${path}${path.includes('.') ? '' : '/'}`),
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
        'A screen draws what its route gives it: move what it needs to contracts/, desk/ui or into its view.',
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
        path: '^(contracts|content|server|cli|documents)/|^desk/(?!ui/|browser/).*\\.ts$',
        pathNot:
          '\\.(test|d)\\.ts$|^documents/(share-image|brand-icons|favicon|sample-report-paper|supplier-file)\\.ts$',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'drawn-while-building',
      comment:
        'What makes pictures and workbooks needs packages that are not shipped: only the build may call it.',
      from: { path: '^(contracts|content|server|cli)/', pathNot: '\\.test\\.ts$' },
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
