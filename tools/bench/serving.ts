import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { boundFigure, type Figure, median, ratioFigure } from './figure.ts';
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

/** Ours and the reference in turn, so that a busy machine slows both. */
async function compare(
  ours: RunningServer,
  reference: RunningServer,
  path: string,
): Promise<[number, number]> {
  const results: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    results.push([
      await requestsPerProcessorSecond(ours, path, REQUESTS),
      await requestsPerProcessorSecond(reference, path, REQUESTS),
    ]);
  }
  return [median(results.map(([first]) => first)), median(results.map(([, second]) => second))];
}

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

export async function measureServing(): Promise<Figure[]> {
  const second = await startByCommand();
  await second.stop();

  const ours = await runServer();

  const bareHtml = await runSameAnswer(ours, '/about');
  const [html, htmlReference] = await compare(ours, bareHtml, '/about');
  await bareHtml.stop();

  const bareJson = await runSameAnswer(ours, '/api/get_open_positions.php');
  const [json, jsonReference] = await compare(ours, bareJson, '/api/get_open_positions.php');
  await bareJson.stop();

  const memoryLoaded = ours.memoryMegabytes();
  await ours.stop();
  return [
    ratioFigure('pages a processor second, against bare node:http', html, htmlReference, { atLeast: 0.6 }),
    ratioFigure('open positions a processor second, against bare node:http', json, jsonReference, {
      atLeast: 0.8,
    }),
    boundFigure(
      'a second start, from the command to the first answer',
      second.startMs,
      LONGEST_START_MS,
      'ms',
    ),
    boundFigure('memory after load', memoryLoaded, MEMORY_MEGABYTES, 'MB'),
  ];
}
