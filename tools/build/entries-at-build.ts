import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const FILE = /\/service-search\/built-entries\.ts$/;

/** Computes what the search looks through while building: only the result goes into the scripts. */
export function entriesAtBuild(): Plugin {
  return {
    name: 'entries-at-build',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: FILE },
      async handler(id) {
        const { builtEntries } = (await import(pathToFileURL(id).href)) as { builtEntries: object[] };
        const json = JSON.stringify(JSON.stringify(builtEntries));
        return { code: `export const builtEntries = JSON.parse(${json});`, moduleType: 'js' };
      },
    },
  };
}
