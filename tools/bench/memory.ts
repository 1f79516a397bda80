import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { boundFigure, type Figure } from './figure.ts';
import { runServer, type RunningServer } from './run-server.ts';

const SETTLE_MS = 2_000;
const SAMPLE_MS = 50;
const UPLOADS = 50;
const RESUME_BYTES = 5 * 1_024 * 1_024;
const JOB_TITLE = 'SOC Analyst';

const SLOW_READERS = 300;
const CONNECTIONS = 2_050;
const ADDRESSES = 20;
const ASK_FOR_DOWNLOAD = 'GET /company-profile.pdf HTTP/1.1\r\nHost: a\r\n\r\n';

const SLOW_READERS_MEGABYTES = 300;
const IDLE_MEGABYTES = 150;
const BUSY_MEGABYTES = 260;

async function apply(origin: string, index: number, resume: Blob): Promise<void> {
  const body = new FormData();
  body.set('name', `Visitor ${index}`);
  body.set('email', `${index}@example.com`);
  body.set('phone', '9876543210');
  body.set('job_title', JOB_TITLE);
  body.set('resume', resume, 'cv.pdf');
  const { status } = await fetch(`${origin}/api/apply_job1.php`, { method: 'POST', body });
  if (status !== 200) throw new Error(`an application was answered with ${status}`);
}

/**
 * Opens connections from different addresses, because connections of a proxy on this machine are not limited (Linux).
 */
async function holdConnections(origin: string, text: string, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(origin);
  const held: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect({
      host: hostname,
      port: Number(port),
      localAddress: `127.0.0.${2 + (index % ADDRESSES)}`,
    });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.pause().write(text);
    held.push(socket);
  }
  return held;
}

/** Largest memory of the server during the work and shortly after it, when emails with resumes are stored. */
async function peakDuring(server: RunningServer, work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const sampling = setInterval(() => (peak = Math.max(peak, server.memoryMegabytes())), SAMPLE_MS);
  await work();
  await pause(SETTLE_MS);
  clearInterval(sampling);
  return peak;
}

/** Largest memory with clients that do not read their downloads, and with more connections than are accepted. */
async function peakWithSlowReaders(): Promise<number> {
  const server = await runServer();
  const held: Socket[] = [];
  const peak = await peakDuring(server, async () => {
    held.push(...(await holdConnections(server.origin, ASK_FOR_DOWNLOAD.repeat(16), SLOW_READERS)));
    held.push(...(await holdConnections(server.origin, ASK_FOR_DOWNLOAD.repeat(400), CONNECTIONS)));
  });
  for (const socket of held) socket.destroy();
  await server.stop();
  return peak;
}

/**
 * Measures the memory of a server started as by `npm start`: at rest, with 50 simultaneous resumes of 5 MB, and with
 * slow readers.
 */
export async function* measureMemory(): AsyncGenerator<Figure> {
  const server = await runServer();
  for (const path of ['/', '/careers']) await (await fetch(server.origin + path)).arrayBuffer();
  await pause(SETTLE_MS);
  yield boundFigure('memory of the server at rest', server.memoryMegabytes(), IDLE_MEGABYTES, 'MB');
  const resume = new Blob(['%PDF-1.7\n'.padEnd(RESUME_BYTES)]);
  const peak = await peakDuring(server, () =>
    Promise.all(Array.from({ length: UPLOADS }, (_, index) => apply(server.origin, index, resume))),
  );
  await server.stop();
  yield boundFigure(`memory while ${UPLOADS} resumes of 5 MB arrive at once`, peak, BUSY_MEGABYTES, 'MB');
  const what = `memory while ${SLOW_READERS} and then ${CONNECTIONS} clients never read`;
  yield boundFigure(what, await peakWithSlowReaders(), SLOW_READERS_MEGABYTES, 'MB');
}
