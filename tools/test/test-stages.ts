/** Which test runs when: `npm test` runs the fast ones, `npm run test:all` the others too. tests/README.md says why. */

export const UNIT_TESTS = [
  '{contracts,content,site,desk,server,cli,documents,tools}/**/*.test.ts',
  'tests/{build,storage,cli,faults}/**/*.test.ts',
];
export const BROWSER_TESTS = ['tests/e2e/**/*.spec.ts'];
export const OUTSIDE_TESTS = ['tests/outside/**/*.test.ts'];

/** The same queries on the second database. */
export const STORAGE_TESTS = ['tests/storage/**/*.test.ts'];

/** They build a copy of the product, flood or starve a server, or try a matrix. */
export const UNIT_TESTS_OF_THE_REST = [
  'tools/check/architecture.test.ts',
  'site/art/renders.test.ts',
  'tools/build/treat-photograph.test.ts',
  'tools/test/outcome-reporter.test.ts',
  'tests/build/{own-firm,removed-page,served-in-production}.test.ts',
  'tests/build/{settings-first,watch-desk}.test.ts',
  'tests/cli/{import-certificates,no-data}.test.ts',
  'tests/storage/{hostile-text,large-postgres,zero-character}.test.ts',
  'tests/faults/{by-itself,counted,crash,crowd,desk-beside-site,desk-off,disk,flood,forged,hung,leftovers,mistyped}.test.ts',
  'tests/faults/{mutations,operator,outbox,postgres,queues,refused-start,repeated,second-start}.test.ts',
  'tests/faults/{slow-clients,slow-readers,stopped,strange-mail,strange-text}.test.ts',
  'tests/faults/office-files/**/*.test.ts',
];

/**
 * Every page, theme, width and figure; `npm test` has one of each shape of page. Beside these files, the tests with the
 * tag `@rest` in the others.
 */
export const BROWSER_TESTS_OF_THE_REST = [
  'tests/e2e/{contact,footer,home,sample-reports,service-pages,services}.spec.ts',
  'tests/e2e/{training-pages,trainings}.spec.ts',
  'tests/e2e/{accessibility,contrast,every-page,figures,first-visit,motion,page-loads}.spec.ts',
  'tests/e2e/{phones,pictures,prerendered,routes,scrolling,small-windows,theme}.spec.ts',
  'tests/e2e/{certificate-screen,static-mode}.spec.ts',
  'tests/e2e/{desk-accessibility,desk-figures,desk-office,desk-replies}.spec.ts',
  'tests/e2e/lab-{cyber-security,data-science,digital-marketing}.spec.ts',
  'tests/e2e/lab-{kept,web-development}.spec.ts',
];

/** Run in Firefox too. */
export const FIREFOX_TESTS = ['tests/e2e/{application,careers,certificate-section}.spec.ts'];

export interface Stage {
  name: string;
  include: string[];
  exclude: string[];
}

/** Each test file is in one of them: `npm run check` asks for that. */
export const STAGES: Stage[] = [
  { name: 'fast', include: UNIT_TESTS, exclude: UNIT_TESTS_OF_THE_REST },
  { name: 'rest', include: UNIT_TESTS_OF_THE_REST, exclude: [] },
  { name: 'fast', include: BROWSER_TESTS, exclude: BROWSER_TESTS_OF_THE_REST },
  { name: 'rest', include: BROWSER_TESTS_OF_THE_REST, exclude: [] },
  { name: 'outside', include: OUTSIDE_TESTS, exclude: [] },
];
