import type { Plugin } from 'vite';

const REGISTRY = '/site/islands/registry.ts';
const RENDERING = '/site/render.tsx';

/**
 * Reloads the page when a static part changes, because only the server renders static parts. Changes within islands are
 * replaced by Vite. A part is static if it is imported in any way that does not go through an island.
 */
export function reloadStaticParts(): Plugin {
  return {
    name: 'reload-static-parts',
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr') return;
      const { moduleGraph, hot } = server.environments.client;
      const registry = [...moduleGraph.idToModuleMap.values()].find(({ file }) => file?.endsWith(REGISTRY));
      const islands = new Set([...(registry?.importedModules ?? [])].map(({ file }) => file));
      const outside = new Set(modules.filter(({ file }) => !islands.has(file)));
      // Also loops over items that are added during the loop.
      for (const { importers } of outside) {
        for (const importer of importers) if (!islands.has(importer.file)) outside.add(importer);
      }
      if ([...outside].some(({ file }) => file?.endsWith(RENDERING))) hot.send({ type: 'full-reload' });
    },
  };
}
