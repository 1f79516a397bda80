/**
 * Addresses that lead nowhere because their page was taken away: each with the files that refer to it and the redirect
 * that keeps old links alive.
 */
import { globSync, readFileSync } from 'node:fs';
import type { Page } from '../../content/types.ts';
import { ALIASES, PATHS } from '../../contracts/paths.ts';

const SOURCES = '{contracts,content,site,server,documents,cli,tests,tools}/**/*.{ts,tsx}';
/** Addresses typed by hand count as references in the words alone: tests and tools name some that are made up. */
const WORDS = /^content\//;
const ADDRESS_FILE = 'contracts/paths.ts';

interface Reference {
  place: string;
  path: string;
}

const nameOf = new Map<string, string>(Object.entries(PATHS).map(([name, path]) => [path, `PATHS.${name}`]));

function references(): Reference[] {
  const files = globSync(SOURCES)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('content/generated/'));
  return files.sort().flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        addressesIn(line, file).map((path) => ({ place: `${file}:${index + 1}`, path })),
      ),
  );
}

function addressesIn(line: string, file: string): string[] {
  const named = [...line.matchAll(/\bPATHS\.(\w+)/g)].map(([, name]) => PATHS[name as keyof typeof PATHS]);
  const typed = [...line.matchAll(/['"`](\/(?:services|it-trainings)\/[a-z0-9/-]+)(?:#[\w-]+)?['"`]/g)];
  return [...named, ...(file === ADDRESS_FILE ? [] : typed.map(([, path = '']) => path))];
}

/** The page that a visitor of the lost address wants most: the one above it. */
function redirectFor(path: string, pages: Page[]): string {
  const parent = path.slice(0, path.lastIndexOf('/')) || '/';
  if (parent !== '/' && !pages.some((page) => page.path === parent)) return redirectFor(parent, pages);
  return `'${path}': ${nameOf.get(parent) ?? `'${parent}'`},`;
}

/** What to do, line by line, for every address without a page; nothing when there is none. */
export function missingPages(pages: Page[], courseTags: Record<string, string>): string[] {
  const known = new Set<string>([
    ...pages.map(({ path }) => path),
    ...Object.keys({ ...ALIASES, ...courseTags }),
  ]);
  const all = references();
  const missing = new Set<string>([
    ...nameOf.keys(),
    ...all.filter(({ place }) => WORDS.test(place)).map(({ path }) => path),
  ]);
  return [...missing]
    .filter((path) => path && !known.has(path))
    .flatMap((path) => {
      const places = new Set(all.filter((reference) => reference.path === path).map(({ place }) => place));
      const name = nameOf.get(path);
      return [
        `There is no page at ${path}${name ? ` (${name})` : ''}.`,
        ...(places.size > 0 ? ['  Take it out of, or let another page stand there:'] : []),
        ...[...places].map((place) => `    ${place}`),
        `  In ${ADDRESS_FILE}${name ? `, take ${name.replace('PATHS.', '')} out of PATHS and` : ''} add to ALIASES, so that old links lead on:`,
        `    ${redirectFor(path, pages)}`,
      ];
    });
}
