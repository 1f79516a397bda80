import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { postWebhook } from './post-webhook.ts';
import { isForbidden } from './private-address.ts';

const SECRET = Buffer.alloc(32);
const post = (url: string, mayBePrivate: boolean) =>
  postWebhook({ url, secret: SECRET, mayBePrivate }, { id: 'one', time: new Date(), body: '{}' });

it.each([
  'http://127.0.0.1:9/',
  'http://127.1:9/',
  'http://2130706433:9/',
  'http://0x7f.0.0.1:9/',
  'http://[::1]:9/',
  'http://[::ffff:127.0.0.1]:9/',
  'http://localhost:9/',
  'http://10.0.0.8/',
  'http://[fd00::8]/',
])('%s is inside, and not called', async (url) => {
  await expect(post(url, false)).rejects.toThrow("is inside the server's own network");
});

it('control: what is allowed on purpose is called', async () => {
  await expect(post('http://localhost:9/', true)).rejects.toThrow('localhost cannot be reached');
});

/** A program that does with each connection what it wants; `closed` is done once the first connection is. */
async function openProgram(answer: (socket: Socket) => void) {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => resolve());
    socket.once('data', () => answer(socket));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, closed };
}

/** Writes it again and again, as long as somebody reads it. */
function repeatedly(text: string) {
  return (socket: Socket) => {
    const write = () => {
      while (!socket.destroyed && socket.write(text));
    };
    socket.on('drain', write);
    write();
  };
}

it.each([
  [
    'switches protocols',
    '127.0.0.1 answered with 101',
    (socket: Socket) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
  ],
  ['says 101 without more', '127.0.0.1', (socket: Socket) => socket.write('HTTP/1.1 101 Switching\r\n\r\n')],
  ['closes without an answer', '127.0.0.1', (socket: Socket) => socket.end()],
  ['closes after half an answer', '127.0.0.1', (socket: Socket) => socket.end('HTTP/1.1 20')],
  ['closes after 102', '127.0.0.1', (socket: Socket) => socket.end('HTTP/1.1 102 Processing\r\n\r\n')],
  [
    'never ends its headers',
    '127.0.0.1',
    repeatedly(`HTTP/1.1 200 OK\r\n${'X-More: and more\r\n'.repeat(100)}`),
  ],
  [
    'refuses, and never ends its answer',
    '127.0.0.1 answered with 500',
    (socket: Socket) => {
      socket.write('HTTP/1.1 500 No\r\nContent-Length: 1000000000000\r\n\r\n');
      repeatedly('more '.repeat(1_000))(socket);
    },
  ],
])(
  'a program that %s has not taken the event, and its connection is closed',
  async (_what, reason, answer) => {
    const { url, closed } = await openProgram(answer);
    await expect(post(url, true)).rejects.toMatchObject({
      name: 'NotTaken',
      message: expect.stringContaining(reason),
    });
    await closed;
  },
);

it('the connection of a program that takes the event and goes on talking is closed', async () => {
  const { url, closed } = await openProgram((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\n\r\n');
    repeatedly('more '.repeat(1_000))(socket);
  });
  await post(url, true);
  await closed;
});

it.each([
  ['says nothing', () => {}],
  ['stops within a header', (socket: Socket) => socket.write('HTTP/1.1 200 OK\r\nX-')],
  [
    'answers with one 1xx after the other',
    (socket: Socket) => {
      const write = () =>
        !socket.destroyed && socket.write('HTTP/1.1 103 Early Hints\r\n\r\n', () => setImmediate(write));
      write();
    },
  ],
])('a program that %s is given up after ten seconds, and its connection is closed', async (_what, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise: isCalled, resolve } = Promise.withResolvers<void>();
  const { url, closed } = await openProgram((socket) => {
    answer(socket);
    resolve();
  });
  const posted = expect(post(url, true)).rejects.toThrow('127.0.0.1 did not answer within 10 seconds');
  await isCalled;
  vi.advanceTimersByTime(10_000);
  await posted;
  await closed;
});

it.each(['http://169.254.169.254/latest/meta-data', 'http://[::ffff:169.254.169.254]/', 'http://[fe80::1]/'])(
  '%s is never called, where the own network is allowed too',
  async (url) => {
    await expect(post(url, true)).rejects.toThrow("is inside the server's own network");
  },
);

it.each([
  ['100.64.0.1', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['8.8.8.8', false],
  ['64:ff9b::a00:1', true],
  ['2606:4700::1', false],
])('%s is %s', (address, expected) => {
  expect(isForbidden(address, false)).toBe(expected);
});
