import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathOf } from '../../../tools/test/outside-parts.ts';
import { freePort } from '../../../tools/run/free-port.ts';
import { startPart } from './part.ts';

/** The backend in tests/outside/php, at the root of a host of its own. */
export function startPhp() {
  return startPart('php', async (folder, run) => {
    const port = await freePort();
    const log = join(folder, 'calls');
    writeFileSync(log, '');
    const origin = `http://127.0.0.1:${port}`;
    const program = await run({
      program: pathOf('php'),
      args: ['-S', `127.0.0.1:${port}`, '-t', resolve('tests/outside/php')],
      cwd: folder,
      env: { BACKEND_LOG: log, PHP_CLI_SERVER_WORKERS: '4' },
      answers: async () => (await fetch(`${origin}/common.php`)).ok,
    });
    const calls = () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as { call: string; data: unknown });
    return { ...program, origin, calls };
  });
}
