import type { EnvironmentModuleNode, Plugin } from 'vite';

const REGISTRY = '/site/islands/registry.ts';
const RENDERING = '/site/render.tsx';

/**
 * Vite swaps what changes inside an island. What a page draws outside of islands only the server knows: the page is loaded
 * again. A part may stand in both, so the way up from it decides.
 */
export function reloadStaticParts(): Plugin {
  return {
    name: 'reload-static-parts',
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr') return;
      const { moduleGraph, hot } = server.environments.client;
      const registry = [...moduleGraph.idToModuleMap.values()].find(({ file }) => file?.endsWith(REGISTRY));
      const islands = new Set([...(registry?.importedModules ?? [])].map(({ file }) => file));
      if (modules.some((module) => isDrawnOutside(module, islands))) hot.send({ type: 'full-reload' });
    },
  };
}

function isDrawnOutside(
  module: EnvironmentModuleNode,
  islands: ReadonlySet<string | null>,
  seen = new Set<EnvironmentModuleNode>(),
): boolean {
  if (seen.has(module) || islands.has(module.file)) return false;
  seen.add(module);
  if (module.file?.endsWith(RENDERING)) return true;
  return [...module.importers].some((importer) => isDrawnOutside(importer, islands, seen));
}
