import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { boundFigure, type Figure, inTurns, median, ratioFigure } from './figure.ts';
import { requestsPerProcessorSecond } from './load.ts';
import {
  runBareServer,
  type RunningServer,
  runServer,
  startByCommand,
  temporaryFolder,
} from './run-server.ts';

const ROUNDS = 5;
const REQUESTS = 6_000;
const MEMORY_MEGABYTES = 260;
const LONGEST_START_MS = 3_000;
const SET_BY_NODE = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** A bare server that gives our answer: its body as it crosses the line, and its headers but those that Node sets itself. */
async function runSameAnswer(ours: RunningServer, path: string): Promise<RunningServer> {
  const asked = request(ours.origin + path, { headers: { 'accept-encoding': 'br' } }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const file = join(temporaryFolder(), 'answer');
  writeFileSync(file, await buffer(response));
  const names = response.rawHeaders.filter((_, index) => index % 2 === 0);
  const headers = names.flatMap((name, index) =>
    SET_BY_NODE.has(name.toLowerCase()) ? [] : [name, response.rawHeaders[2 * index + 1] ?? ''],
  );
  return runBareServer(file, headers);
}

/** Against a bare server that answers the same. */
async function figureOf(what: string, ours: RunningServer, path: string, atLeast: number): Promise<Figure> {
  const bare = await runSameAnswer(ours, path);
  const rateOf = (server: RunningServer) => () => requestsPerProcessorSecond(server, path, REQUESTS);
  const [rates, bareRates] = await inTurns(ROUNDS, rateOf(ours), rateOf(bare));
  await bare.stop();
  const title = `${what} a processor second, against bare node:http`;
  return ratioFigure(title, median(rates), median(bareRates), { atLeast });
}

export async function* measureServing(): AsyncGenerator<Figure> {
  const started = performance.now();
  const second = await startByCommand();
  const startMs = performance.now() - started;
  await second.stop();

  const ours = await runServer();
  yield await figureOf('pages', ours, '/about', 0.6);
  yield await figureOf('open positions', ours, '/api/get_open_positions.php', 0.8);
  yield boundFigure('a second start, from the command to the first answer', startMs, LONGEST_START_MS, 'ms');
  yield boundFigure('memory after load', ours.memoryMegabytes(), MEMORY_MEGABYTES, 'MB');
  await ours.stop();
}
