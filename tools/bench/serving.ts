import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, median, ratioFigure } from './figure.ts';
import { requestsPerProcessorSecond } from './load.ts';
import { runBareServer, type RunningServer, runServer } from './run-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

const ROUNDS = 5;
const REQUESTS = 6_000;

/** Ours and the reference in turn, so that a busy machine slows both. */
async function compare(
  ours: RunningServer,
  reference: RunningServer,
  path: string,
): Promise<[number, number]> {
  const results: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    results.push([
      await requestsPerProcessorSecond(ours, { path }, REQUESTS),
      await requestsPerProcessorSecond(reference, { path }, REQUESTS),
    ]);
  }
  return [median(results.map(([first]) => first)), median(results.map(([, second]) => second))];
}

export async function measureServing(): Promise<Figure[]> {
  const ours = await runServer();
  const memoryIdle = ours.memoryMegabytes();

  const bareHtml = await runBareServer('build/client/about/index.html.br', 'text/html; charset=utf-8');
  const [html, htmlReference] = await compare(ours, bareHtml, '/about');
  await bareHtml.stop();

  const jobs = Buffer.from(await (await fetch(`${ours.origin}/api/get_open_positions.php`)).arrayBuffer());
  const jobsFile = join(temporaryFolder(), 'jobs.json');
  writeFileSync(jobsFile, jobs);
  const bareJson = await runBareServer(jobsFile, 'application/json; charset=utf-8');
  const [json, jsonReference] = await compare(ours, bareJson, '/api/get_open_positions.php');
  await bareJson.stop();

  const memoryLoaded = ours.memoryMegabytes();
  await ours.stop();
  return [
    ratioFigure('pages a processor second, against bare node:http', html, htmlReference, { atLeast: 0.85 }),
    ratioFigure('open positions a processor second, against bare node:http', json, jsonReference, {
      atLeast: 0.8,
    }),
    {
      what: 'memory idle',
      measured: `${Math.round(memoryIdle)} MB`,
      goal: '<= 150 MB',
      isMet: memoryIdle <= 150,
    },
    {
      what: 'memory after load',
      measured: `${Math.round(memoryLoaded)} MB`,
      goal: '<= 250 MB',
      isMet: memoryLoaded <= 250,
    },
  ];
}
