import { Agent, request } from 'node:http';
import type { RunningServer } from './run-server.ts';

const CONNECTIONS = 32;

export interface Load {
  path: string;
  method?: 'GET' | 'POST';
  /** The body of the nth request. */
  body?: (index: number) => string;
}

function send(agent: Agent, url: URL, { method = 'GET', body }: Load, index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const content = body?.(index);
    const headers = {
      'accept-encoding': 'br',
      ...(content !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(content),
      }),
    };
    const sent = request(url, { agent, method, headers }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url.pathname}: ${response.statusCode}`)),
      );
    });
    sent.once('error', reject);
    sent.end(content);
  });
}

/** Requests that the server answers in one second of its own processor time, over 32 kept connections. */
export async function requestsPerProcessorSecond(
  server: RunningServer,
  load: Load,
  count: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const url = new URL(load.path, server.origin);
  let next = 0;
  const worker = async (until: number): Promise<void> => {
    while (next < until) await send(agent, url, load, next++);
  };
  const runTo = (until: number) => Promise.all(Array.from({ length: CONNECTIONS }, () => worker(until)));

  await runTo(Math.ceil(count / 5));
  const before = server.processorSeconds();
  const start = next;
  await runTo(start + count);
  const used = server.processorSeconds() - before;
  agent.destroy();
  return (next - start) / used;
}
