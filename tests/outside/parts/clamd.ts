import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '../../../tools/test/outside-parts.ts';
import { freePort } from '../../../tools/run/free-port.ts';
import { askPort, startPart } from './part.ts';

/** The test string of all virus scanners (eicar.org), in two parts so that none of them takes this file away. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Harmless, and in no other scanner's database. */
export const KNOWN_TO_CLAMD_ALONE = 'A-SIGNATURE-THAT-ONLY-THIS-DATABASE-HOLDS';

/** ClamAV that knows these two. */
export function startClamd() {
  return startPart('clamd', async (folder, run) => {
    const port = await freePort();
    const database = join(folder, 'db');
    mkdirSync(database);
    const signatures = { EICAR, KNOWN_TO_CLAMD_ALONE };
    const lines = Object.entries(signatures).map(
      ([name, text]) => `${name}:0:*:${Buffer.from(text).toString('hex')}\n`,
    );
    writeFileSync(join(database, 'test.ndb'), lines.join(''));
    const socket = join(folder, 'clamd.sock');
    const settings = [
      `DatabaseDirectory ${database}`,
      `TCPSocket ${port}`,
      'TCPAddr 127.0.0.1',
      `LocalSocket ${socket}`,
      'Foreground yes',
      ...(process.getuid?.() === 0 ? ['User root'] : []),
    ];
    writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
    const program = await run({
      program: pathOf('clamd'),
      args: ['--config-file', join(folder, 'clamd.conf')],
      cwd: folder,
      answers: async () => (await askPort(port, 'zPING\0')).startsWith('PONG'),
    });
    return { ...program, url: `tcp://127.0.0.1:${port}`, socketUrl: `unix:${socket}` };
  });
}
