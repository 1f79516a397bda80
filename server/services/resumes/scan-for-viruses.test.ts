import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { scanForViruses } from './scan-for-viruses.ts';

/** Reads an INSTREAM command to its end and answers as clamd does. */
async function fakeClamd(): Promise<string> {
  const server = createServer((socket) => {
    let all = Buffer.alloc(0);
    socket.on('data', (part) => {
      all = Buffer.concat([all, part]);
      const content = streamed(all);
      if (content) socket.end(content.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `tcp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** The content, once the empty chunk that ends it has come. */
function streamed(all: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  const chunks: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= all.length) {
    const size = all.readUInt32BE(at);
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(all.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return undefined;
}

it('lets a clean file through, whatever its size', async () => {
  const clamd = await fakeClamd();
  await expect(scanForViruses(clamd, Buffer.from('resume'))).resolves.toBeUndefined();
  await expect(scanForViruses(clamd, Buffer.alloc(5 * 1024 * 1024))).resolves.toBeUndefined();
});

it('refuses what the scanner finds, by the name that the scanner gives it', async () => {
  await expect(scanForViruses(await fakeClamd(), Buffer.from('EICAR'))).rejects.toMatchObject({
    code: 'resume-wrong-kind',
    signature: 'Eicar-Signature',
  });
});

it('takes nothing unchecked while the scanner does not answer', async () => {
  await expect(scanForViruses('tcp://127.0.0.1:1', Buffer.from('resume'))).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 60,
  });
});

it('takes nothing from a scanner that never ends its verdict, and closes the connection', async () => {
  const { promise: isClosed, resolve } = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    const write = () => {
      while (!socket.destroyed && socket.write('stream: '.repeat(1_000)));
    };
    socket
      .on('drain', write)
      .on('error', () => {})
      .on('close', () => resolve())
      .resume();
    write();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const before = process.memoryUsage().rss;
  await expect(scanForViruses(`tcp://127.0.0.1:${port}`, Buffer.from('resume'))).rejects.toMatchObject({
    code: 'unavailable',
  });
  await isClosed;
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});
