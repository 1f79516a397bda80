import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The address of a server that is there until the test is over. */
async function listenForTest(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets: Socket[] = [];
  // Or the end of what a client sends would be answered with an end.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `127.0.0.1:${port}`;
}

/**
 * Passes everything on both ways, but holds back what `isHeld` is true of, and what follows it on that connection. Once
 * let go, it is passed on even when its sender has left.
 */
export async function holdingProxy(target: string, isHeld: (sent: Buffer) => boolean) {
  const { hostname, port } = new URL(target);
  const letGo: (() => void)[] = [];
  const address = await listenForTest((socket) => {
    const onwards = connect(Number(port), hostname);
    const held: Buffer[] = [];
    socket.on('data', (sent: Buffer) => {
      if (held.length === 0 && !isHeld(sent)) onwards.write(sent);
      else held.push(sent);
    });
    onwards.pipe(socket);
    onwards.on('error', () => undefined);
    socket.on('close', () => held.length > 0 || onwards.destroy());
    letGo.push(() => held.forEach((sent) => onwards.write(sent)));
    onTestFinished(() => void onwards.destroy());
  });
  return { address, letGo: () => letGo.forEach((pass) => pass()) };
}
