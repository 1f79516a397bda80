import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { BATCHES_PATH } from '../../contracts/paths.ts';
import { isStatic } from './pages-to-write.ts';

const FILE = /\/service-search\/built-entries\.ts$/;

/** Makes the entries of the search at build time, so that scripts contain only the result. */
export function entriesAtBuild(): Plugin {
  return {
    name: 'entries-at-build',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: FILE },
      async handler(id) {
        const { builtEntries } = (await import(pathToFileURL(id).href)) as {
          builtEntries: { path: string }[];
        };
        const isWritten = ({ path }: { path: string }) => !isStatic || path.split(/[?#]/)[0] !== BATCHES_PATH;
        const json = JSON.stringify(JSON.stringify(builtEntries.filter(isWritten)));
        return { code: `export const builtEntries = JSON.parse(${json});`, moduleType: 'js' };
      },
    },
  };
}
