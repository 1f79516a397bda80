import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createBuilder } from 'vite';
import { buildIfStale } from '../build/build-if-stale.ts';

/** Folders with the source of the desk. */
const SOURCES = ['contracts', 'domain', 'content', 'desk', 'docs/office', 'documents', 'server', 'site'];
/** Time to wait after a change, because an editor may save a file in several steps. */
const SETTLE_MS = 100;

/** Environment of the desk's process. The screens are always built as in production. */
const environment = { ...process.env };
process.env.NODE_ENV = 'production';

/** Builds and restarts the desk after every change. If a build fails, the old process continues. */
export async function watchDesk(): Promise<never> {
  if (!existsSync('build/client')) await buildIfStale();
  let desk: ChildProcess | undefined;
  process.once('exit', () => desk?.kill());
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
    process.once(signal, () => process.exit());
  let changed = Promise.withResolvers<void>();
  for (const folder of SOURCES) watch(folder, { recursive: true }, () => changed.resolve());
  for (;;) {
    changed = Promise.withResolvers();
    if (await buildScreens()) {
      if (desk) await end(desk);
      desk = spawn(process.execPath, ['desk/server/main.ts'], { env: environment, stdio: 'inherit' });
    }
    await changed.promise;
    await pause(SETTLE_MS);
  }
}

async function buildScreens(): Promise<boolean> {
  try {
    const builder = await createBuilder({ logLevel: 'warn' });
    for (const name of ['deskClient', 'deskServer']) {
      const part = builder.environments[name];
      if (part) await builder.build(part);
    }
    return true;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return false;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
