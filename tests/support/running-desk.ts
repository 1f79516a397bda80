import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort } from '../../tools/run/free-port.ts';
import { type RunningSite, runSite } from './running-site.ts';

/** The desk beside a running site, each its own process, on the same data. */
export interface RunningDesk {
  origin: string;
  site: RunningSite;
  /** Prints a one-time link, as the operator does. */
  link(): string;
  /** Sets a time of every session back by so many minutes. */
  age(column: 'confirmed' | 'seen' | 'created', minutes: number): Promise<void>;
  /** Ends the desk's process, not the site's. */
  halt(): Promise<void>;
  /** Starts it again on the same port and data. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** The desk's own process; throws with what it printed when it does not start. */
export async function startDesk(settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['desk/server/main.ts'], {
    env: { PATH: process.env.PATH ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk) => (printed += chunk));
  child.stdout.on('data', (chunk) => (printed += chunk));
  while (child.exitCode === null && !printed.includes('The desk is at')) {
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }
  if (child.exitCode !== null) throw new Error(`The desk did not start:\n${printed}`);
  return child;
}

export async function endDesk(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null) await once(child, 'exit');
}

export async function runDesk(settings: Record<string, string> = {}): Promise<RunningDesk> {
  const port = await freePort();
  const site = await runSite({ DESK_PORT: String(port), ...settings });
  let child = await startDesk(site.settings);
  return {
    origin: `http://localhost:${port}`,
    site,
    link() {
      const { stdout, stderr } = site.operator('desk', 'link', '--json');
      if (stderr) throw new Error(stderr);
      return (JSON.parse(stdout) as { link: string }).link;
    },
    async age(column, minutes) {
      const database = new DatabaseSync(join(site.dataFolder, 'site.db'), { timeout: 5_000 });
      const time = new Date(Date.now() - minutes * 60_000).toISOString();
      database.prepare(`update desk_sessions set ${column} = ?`).run(time);
      database.close();
    },
    halt: () => endDesk(child),
    async resume() {
      child = await startDesk(site.settings);
    },
    async close() {
      await endDesk(child);
      await site.close();
    },
  };
}
