import type { Plugin } from 'vite';

const REGISTRY = '/site/islands/registry.ts';
const RENDERING = '/site/render.tsx';

/**
 * Vite replaces changes inside islands. Static parts are rendered only by the server, so the page is reloaded. A part may
 * be in both: if any import path to it does not go through an island, it is static.
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
      // A set also yields items that are added during the loop.
      for (const { importers } of outside) {
        for (const importer of importers) if (!islands.has(importer.file)) outside.add(importer);
      }
      if ([...outside].some(({ file }) => file?.endsWith(RENDERING))) hot.send({ type: 'full-reload' });
    },
  };
}
