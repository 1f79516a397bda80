import type { Plugin } from 'vite';

const REGISTRY = '/site/islands/registry.ts';
const RENDERING = '/site/render.tsx';

/**
 * Vite swaps what changes inside an island. What a page draws outside of islands only the server knows: the page is loaded
 * again. A part may be in both, so the ways up from it decide: one that leads past no island reaches the rendering.
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
      // A set yields what is added to it meanwhile.
      for (const { importers } of outside) {
        for (const importer of importers) if (!islands.has(importer.file)) outside.add(importer);
      }
      if ([...outside].some(({ file }) => file?.endsWith(RENDERING))) hot.send({ type: 'full-reload' });
    },
  };
}
