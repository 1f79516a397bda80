// Who may import whom (ARCHITECTURE.md). Each rule says what to do about a breach.

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'contracts-stand-alone',
      comment:
        'Contracts are what browser and server agree on: move what needs another folder out of contracts/.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(content|site|server|cli|documents|tools|tests)/' },
    },
    {
      name: 'content-is-words',
      comment:
        'Content holds typed words: it may import contracts and nothing else. Put code where the words are used.',
      severity: 'error',
      from: { path: '^content/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(contracts|content)/' },
    },
    {
      name: 'site-does-not-know-the-server',
      comment: 'Site and server share contracts/ and content/ only: move the common rule to contracts/.',
      severity: 'error',
      from: { path: '^site/' },
      to: { path: '^(server|cli|documents|tools|tests)/' },
    },
    {
      name: 'server-does-not-know-the-site',
      comment: 'The server may read contracts/ and content/company.ts, and pages only as built files.',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(site|cli|tools|tests)/|^content/(?!company\\.ts)' },
    },
    {
      name: 'ui-knows-no-domain',
      comment: 'ui/ and hooks/ know neither our domain nor our words: pass them in as props.',
      severity: 'error',
      from: { path: '^site/(ui|hooks)/' },
      to: {
        path: '^(content/(?!types|icon-names|brand-mark)|site/(sections|features|pages|chrome|islands))',
      },
    },
    {
      name: 'sections-draw-only',
      comment: 'Sections take props and give markup: behaviour that calls the server belongs to features/.',
      severity: 'error',
      from: { path: '^site/sections/' },
      to: { path: '^site/(features|pages|chrome|islands)/' },
    },
    {
      name: 'features-do-not-import-features',
      comment: 'A page composes features: move what two of them need to contracts/, site/ui or site/hooks.',
      severity: 'error',
      from: { path: '^site/features/([^/]+)/' },
      to: { path: '^site/features/([^/]+)/', pathNot: '^site/features/$1/' },
    },
    {
      name: 'services-know-no-http',
      comment: 'Services are called by routes and by the command line: keep HTTP and SQL out of them.',
      severity: 'error',
      from: { path: '^server/(services|storage|mail)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(routes|http|app\\.ts|main\\.ts)|node_modules/(@?fastify)' },
    },
    {
      name: 'storage-knows-no-services',
      comment: 'Storage stores: rules belong to services/.',
      severity: 'error',
      from: { path: '^server/storage/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(services|mail)/' },
    },
    {
      name: 'routes-use-services',
      comment: 'A route parses, calls one service and answers: let a service talk to storage.',
      severity: 'error',
      from: { path: '^server/routes/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/storage/(?!storage-unavailable)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'command-line-uses-services',
      comment:
        'A command reads arguments, calls a service and prints: let a service talk to storage, mail and documents.',
      severity: 'error',
      from: { path: '^cli/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(site|documents|tools|tests|server)/',
        pathNot: '^server/(services/|config\\.ts$|storage/storage-unavailable\\.ts$)',
      },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'Tests are leaves: move what the product needs out of tests/.',
      severity: 'error',
      from: { pathNot: '^tests/|\\.test\\.tsx?$' },
      to: { path: '^tests/|\\.test\\.tsx?$' },
    },
    {
      name: 'not-to-dev-dep',
      comment:
        'The shipped tree holds no development dependencies: move the package to "dependencies" in package.json.',
      severity: 'error',
      from: {
        path: '^(contracts|content|server|cli|documents)/',
        pathNot: '\\.test\\.ts$|^documents/(share-image|brand-icons|favicon)\\.ts$',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'documents-draw-only',
      comment: 'Documents draw what they are given: the service or the tool that wants one calls them.',
      severity: 'error',
      from: { path: '^documents/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(site|server|cli|tools|tests)/' },
    },
    {
      name: 'certificates-are-printed-by-a-service',
      comment:
        'The fonts and writers of PDFs are large: only the certificates service loads them, when it prints.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/services/certificates/' },
      to: { path: '^documents/' },
    },
    {
      name: 'drawn-while-building',
      comment: 'What draws pictures needs packages that are not shipped: only the build may call it.',
      severity: 'error',
      from: { path: '^(contracts|content|server|cli)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^documents/(share-image|brand-icons|favicon|company-profile)\\.ts$' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-missing',
      comment: 'The import leads nowhere: correct the path or install the package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(url|raw)$|^virtual:' },
    },
  ],
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
