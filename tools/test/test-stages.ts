/** Stages of tests: `npm test` runs the fast ones, `npm run test:all` the others too. tests/README.md explains why. */

import { globSync } from 'node:fs';

export const UNIT_TESTS = [
  '{contracts,domain,content,site,desk,server,cli,documents,tools}/**/*.test.ts',
  'tests/{build,storage,cli,faults}/**/*.test.ts',
];
export const BROWSER_TESTS = ['tests/e2e/**/*.spec.ts'];
export const OUTSIDE_TESTS = ['tests/outside/**/*.test.ts'];

/** Tests of queries that also run on the second database. */
export const STORAGE_TESTS = ['tests/storage/**/*.test.ts'];

/** Tests that depend on dates. They run again at each of these times. */
export const TESTS_OF_DAYS = [
  'contracts',
  'desk/{batches,hours,inbox,statistics,today}',
  'tests/storage/{batches,clocks,interviews,morning-mail,office-facts,openings,payments,seats,subscriptions}',
].flatMap((paths) => globSync(`${paths}{,/**/*}.test.ts`));
export const OTHER_CLOCKS = {
  'in the evening, when India has the next day': '2026-12-01T20:00Z',
  'in the last minutes of a year in India': '2026-12-31T18:20Z',
  'as summer time begins in Stockholm': '2027-03-28T00:59Z',
  'on 29 February': '2028-02-29T12:00Z',
};

/**
 * True if FAULTS=long is set. Then tests that take minutes each run too. tests/README.md lists shorter tests of the
 * same.
 */
export const isLong = process.env.FAULTS === 'long';
export const LONG_UNIT_TESTS = [
  'site/art/renders.test.ts',
  'tools/build/treat-photograph.test.ts',
  'tests/build/{own-firm,watch-desk}.test.ts',
  'tests/faults/{counted,flood,mistyped,mutations,outbox}.test.ts',
  'tests/faults/office-files/**/*.test.ts',
  'tests/storage/{large-postgres,zero-character}.test.ts',
];
export const LONG_BROWSER_TESTS = [
  'tests/e2e/{contrast,motion,phones,pictures,small-windows}.spec.ts',
  'tests/e2e/lab-kept.spec.ts',
];
export const LONG_OUTSIDE_TESTS = ['tests/outside/{grown,on-call,replicas}.test.ts'];

/** Tests that build a copy of the product, overload a server, or try many combinations. */
export const UNIT_TESTS_OF_THE_REST = [
  'tools/check/checks.test.ts',
  'tests/build/{removed-page,served-in-production,settings-first}.test.ts',
  'tests/cli/{import-certificates,no-data}.test.ts',
  'tests/storage/hostile-text.test.ts',
  'tests/faults/{crash,desk-beside-site,desk-off,disk,forged,hung,leftovers,operator}.test.ts',
  'tests/faults/{postgres,refused-start,second-start,strange-text}.test.ts',
];

/**
 * Browser tests of every page, theme, width and illustration; `npm test` has one page of each kind. Tests with the tag
 * `@rest` in other files belong here too.
 */
export const BROWSER_TESTS_OF_THE_REST = [
  'tests/e2e/{contact,footer,home,sample-reports,service-pages,services,trainings}.spec.ts',
  'tests/e2e/{accessibility,certificate-screen,every-page,first-visit,page-loads}.spec.ts',
  'tests/e2e/{prerendered,routes,scrolling,theme}.spec.ts',
  'tests/e2e/{desk-accessibility,desk-figures,desk-office,desk-replies}.spec.ts',
  'tests/e2e/lab-{data-science,web-development}.spec.ts',
];

/** Browser tests that also run in Firefox. */
export const FIREFOX_TESTS = ['tests/e2e/{application,careers,certificate-section}.spec.ts'];

export interface Stage {
  name: string;
  include: string[];
  exclude: string[];
}

/** Stages of tests. Each test file is in one of them, which `npm run check` verifies. */
export const STAGES: Stage[] = [
  { name: 'fast', include: UNIT_TESTS, exclude: [...UNIT_TESTS_OF_THE_REST, ...LONG_UNIT_TESTS] },
  { name: 'rest', include: UNIT_TESTS_OF_THE_REST, exclude: [] },
  { name: 'fast', include: BROWSER_TESTS, exclude: [...BROWSER_TESTS_OF_THE_REST, ...LONG_BROWSER_TESTS] },
  { name: 'rest', include: BROWSER_TESTS_OF_THE_REST, exclude: [] },
  { name: 'outside', include: OUTSIDE_TESTS, exclude: LONG_OUTSIDE_TESTS },
  {
    name: 'long',
    include: [...LONG_UNIT_TESTS, ...LONG_BROWSER_TESTS, ...LONG_OUTSIDE_TESTS],
    exclude: [],
  },
];
