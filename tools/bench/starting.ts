import { spawn } from 'node:child_process';
import { boundFigure, type Figure } from './figure.ts';
import { temporaryFolder, untilAnswering } from './run-server.ts';

const PORT = 3_987;
const LONGEST_START_MS = 3_000;

/** From the command to the first answer, on a project that is installed and built. */
async function secondStart(): Promise<number> {
  const dataFolder = temporaryFolder();
  const started = performance.now();
  const child = spawn(process.execPath, ['tools/with-set-up.mjs', 'tools/start.ts'], {
    env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1', DATA_DIR: dataFolder, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  await untilAnswering(`http://127.0.0.1:${PORT}/`);
  const took = performance.now() - started;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  return took;
}

export async function measureStarting(): Promise<Figure[]> {
  return [
    boundFigure(
      'a second start, from the command to the first answer',
      await secondStart(),
      LONGEST_START_MS,
      'ms',
    ),
  ];
}
