import autocannon, { type Options, type Result } from 'autocannon';
import type { RunningServer } from './run-server.ts';

/** Sends this number of requests, by default over 32 kept connections; a failed one ends the bench. */
export async function ask(options: Options & { amount: number }): Promise<Result> {
  const result = await autocannon({ connections: 32, ...options });
  const failures = result.errors + result.non2xx;
  if (failures > 0) throw new Error(`${options.url}: ${failures} of ${options.amount} requests failed`);
  return result;
}

/** Requests answered per second of the server's CPU time. */
export async function requestsPerProcessorSecond(
  server: RunningServer,
  path: string,
  amount: number,
  requests: Options['requests'] = [{ headers: { 'accept-encoding': 'br' } }],
): Promise<number> {
  const url = server.origin + path;
  await ask({ url, requests, amount: Math.ceil(amount / 5) });
  const before = server.processorSeconds();
  await ask({ url, requests, amount });
  return amount / (server.processorSeconds() - before);
}

/** A form like the site's script sends it. */
export function post(fields: Record<string, string>) {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST' as const, headers, body: JSON.stringify(fields) };
}
