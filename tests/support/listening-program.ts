import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';

export const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDIjJ1jBbWXwM=';

export interface Told {
  id: string;
  event: {
    id: string;
    type: string;
    timestamp: string;
    text: string;
    data: { reference: string; url?: string; record?: Record<string, unknown> };
  };
}

/** A program of the firm that is told what happens, and verifies it by the library of Standard Webhooks. */
export async function openProgram(secret = SECRET) {
  const webhook = new Webhook(secret);
  const program = {
    url: '',
    /** What it took. */
    told: [] as Told[],
    /** How often it was called. */
    calls: 0,
    /** What it answers with; `undefined`: nothing at all. */
    answer: { status: 204 } as { status: number; location?: string } | undefined,
    refused: [] as string[],
    hangUp: () => server.closeAllConnections(),
    settings: () => ({ WEBHOOK_URL: program.url, WEBHOOK_SECRET: SECRET, WEBHOOK_PRIVATE: 'on' }),
  };
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      program.calls += 1;
      const { answer } = program;
      if (!answer) return;
      try {
        const event = webhook.verify(body, request.headers as Record<string, string>) as Told['event'];
        if (answer.status >= 200 && answer.status < 300)
          program.told.push({ id: String(request.headers['webhook-id']), event });
      } catch (error) {
        program.refused.push((error as Error).message);
      }
      if (answer.status === 101) {
        request.socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: tls\r\n\r\n');
        return;
      }
      response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location });
      response.end('what nobody reads '.repeat(10_000));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  program.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  return program;
}

async function read(request: IncomingMessage): Promise<string> {
  const parts = await Array.fromAsync(request as AsyncIterable<Buffer>);
  return Buffer.concat(parts).toString('utf8');
}
