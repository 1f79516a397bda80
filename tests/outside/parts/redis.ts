import { pathOf } from '../../../tools/test/outside-parts.ts';
import { freePort } from '../../../tools/run/free-port.ts';
import { askPort, startPart } from './part.ts';

export function startRedis() {
  return startPart('redis', async (folder, run) => {
    const port = await freePort();
    const program = await run({
      program: pathOf('redis-server'),
      args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      cwd: folder,
      answers: async () => (await askPort(port, 'PING\r\n')).startsWith('+PONG'),
    });
    return { ...program, url: `redis://127.0.0.1:${port}` };
  });
}
