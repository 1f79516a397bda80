import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { reloadStaticParts } from './reload-static-parts.ts';

/** A site of five modules: one part stands in the island alone, one in the page alone, one in both. */
const SITE = {
  'site/render.tsx':
    "import { Menu } from './menu.tsx'; import { Shared } from './shared.tsx'; import { Words } from './words.tsx'; export const page = [Menu, Shared, Words];",
  'site/islands/registry.ts': "export const registry = { menu: () => import('../menu.tsx') };",
  'site/menu.tsx':
    "import { Entry } from './entry.tsx'; import { Shared } from './shared.tsx'; export const Menu = [Entry, Shared]; import.meta.hot?.accept();",
  'site/entry.tsx': "export const Entry = 'entry';",
  'site/shared.tsx': "export const Shared = 'shared';",
  'site/words.tsx': "export const Words = 'words';",
};

let root: string;
let vite: ViteDevServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'reload-'));
  for (const [path, text] of Object.entries(SITE)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    plugins: [reloadStaticParts()],
  });
  await vite.ssrLoadModule('/site/render.tsx');
  for (const part of ['islands/registry.ts', 'menu.tsx', 'entry.tsx', 'shared.tsx']) {
    await vite.environments.client.transformRequest(`/site/${part}`);
  }
});

afterAll(async () => {
  await vite.close();
  await rm(root, { recursive: true });
});

/** What the browser is told, until a message of that kind comes. */
async function toldBy(change: keyof typeof SITE, kind: string): Promise<string[]> {
  const told: string[] = [];
  const send = vi
    .spyOn(vite.environments.client.hot, 'send')
    .mockImplementation((payload: string | { type: string }) => {
      told.push(typeof payload === 'string' ? payload : payload.type);
    });
  vite.watcher.emit('change', join(root, change));
  await vi.waitUntil(() => told.includes(kind));
  send.mockRestore();
  return told;
}

test.each(['site/words.tsx', 'site/shared.tsx'] as const)(
  'a change of what the page draws outside of islands loads it again: %s',
  async (path) => {
    expect(await toldBy(path, 'full-reload')).toContain('full-reload');
  },
);

test('a change inside an island alone is swapped', async () => {
  const swapped = await toldBy('site/entry.tsx', 'update');
  const reloaded = await toldBy('site/words.tsx', 'full-reload');

  expect([...swapped, ...reloaded].filter((kind) => kind === 'full-reload')).toHaveLength(1);
});
