/**
 * Loaded before a program: the development dependencies of package-lock.json cannot be found, as in a tree that was
 * installed without them.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { dev?: boolean }>;
};

function packageFolder(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  const path = relative(process.cwd(), fileURLToPath(url)).replaceAll('\\', '/');
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    const folder = packageFolder(found.url);
    if (folder === undefined || !packages[folder]?.dev) return found;
    throw Object.assign(new Error(`Cannot find package '${specifier}': a development dependency`), {
      code: 'ERR_MODULE_NOT_FOUND',
    });
  },
});
