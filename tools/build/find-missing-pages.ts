/**
 * Finds addresses whose page was removed. Each has a list of the files that refer to it, and the redirect that keeps
 * old links working.
 */
import { globSync, readFileSync } from 'node:fs';
import type { Page } from '../../content/types.ts';
import { ALIASES, PATHS } from '../../contracts/paths.ts';

const SOURCES = '{contracts,domain,content,site,server,documents,cli,tests,tools}/**/*.{ts,tsx}';
/** Files in which literal addresses count as references. Tests and tools contain invented ones. */
const WORDS = /^content\//;
const ADDRESS_FILE = 'contracts/paths.ts';

const nameOf = new Map<string, string>(Object.entries(PATHS).map(([name, path]) => [path, `PATHS.${name}`]));

/** Files and lines that refer to each address. */
function references(): Map<string, Set<string>> {
  const placesOf = new Map<string, Set<string>>();
  const files = globSync(SOURCES, { exclude: ['content/generated/**'] });
  for (const file of files.map((name) => name.replaceAll('\\', '/')).toSorted())
    for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries())
      for (const path of addressesIn(line, file)) {
        const places = placesOf.get(path) ?? new Set();
        placesOf.set(path, places.add(`${file}:${index + 1}`));
      }
  return placesOf;
}

function addressesIn(line: string, file: string): string[] {
  const named = [...line.matchAll(/\bPATHS\.(\w+)/g)].map(([, name]) => PATHS[name as keyof typeof PATHS]);
  if (file === ADDRESS_FILE) return named;
  const typed = line.matchAll(/['"`](\/(?:services|it-trainings)\/[a-z0-9/-]+)(?:#[\w-]+)?['"`]/g);
  return [...named, ...Array.from(typed, ([, path = '']) => path)];
}

/** Address to which visitors of a removed page should be redirected: the page above it. */
function redirectFor(path: string, pages: Page[]): string {
  const parent = path.slice(0, path.lastIndexOf('/')) || '/';
  if (parent !== '/' && !pages.some((page) => page.path === parent)) return redirectFor(parent, pages);
  return `'${path}': ${nameOf.get(parent) ?? `'${parent}'`},`;
}

/** One line of advice for each address without a page; empty if there are none. */
export function missingPages(
  pages: Page[],
  courseTags: Record<string, string>,
  isOffered: (path: string) => boolean,
): string[] {
  const known = [...pages.map(({ path }) => path), ...Object.keys({ ...ALIASES, ...courseTags })];
  const placesOf = references();
  const inWords = [...placesOf].filter(([, places]) => [...places].some((place) => WORDS.test(place)));
  const missing = new Set([...nameOf.keys(), ...inWords.map(([path]) => path)]).difference(new Set(known));
  return [...missing]
    .filter((path) => path && isOffered(path))
    .flatMap((path) => {
      const places = [...(placesOf.get(path) ?? [])];
      const name = nameOf.get(path);
      return [
        `There is no page at ${path}${name ? ` (${name})` : ''}.`,
        ...(places.length > 0 ? ['  Remove it from these lines, or name another page there:'] : []),
        ...places.map((place) => `    ${place}`),
        `  In ${ADDRESS_FILE}${name ? `, take ${name.replace('PATHS.', '')} out of PATHS and` : ''} add to ALIASES, so that old links are redirected:`,
        `    ${redirectFor(path, pages)}`,
      ];
    });
}
