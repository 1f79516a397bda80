import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '../../../tools/test/outside-parts.ts';
import { freePort } from '../../../tools/run/free-port.ts';
import { startPart } from './part.ts';

export const CADDYFILE = 'deploy/replicas/Caddyfile';

/** Caddy with the file of deploy, on loopback and without TLS, in front of the servers on these ports. */
export function startCaddy(sitePorts: number[]) {
  return startPart('caddy', async (folder, run) => {
    const port = await freePort();
    const wanted = 'site-1:3000 site-2:3000';
    const text = readFileSync(CADDYFILE, 'utf8');
    if (!text.includes(wanted)) throw new Error(`${CADDYFILE} no longer holds "${wanted}"`);
    const file = join(folder, 'Caddyfile');
    writeFileSync(
      file,
      text
        .replace(wanted, sitePorts.map((each) => `127.0.0.1:${each}`).join(' '))
        // Another one on this machine may have the port of its own administration.
        .replace('{\n', '{\n\tadmin off\n'),
    );
    const origin = `http://localhost:${port}`;
    const program = await run({
      program: pathOf('caddy'),
      args: ['run', '--adapter', 'caddyfile', '--config', file],
      cwd: folder,
      env: {
        HOME: folder,
        SITE_NAME: origin,
        DESK_NAME: `http://desk.localhost:${port}`,
      },
      answers: async () => (await fetch(`${origin}/readyz`)).ok,
    });
    return { ...program, origin };
  });
}
