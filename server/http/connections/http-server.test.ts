import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openApp } from '../../../tests/support/open-app.ts';
import { sendRaw } from '../../../tests/support/raw-http.ts';

const IMPATIENT = { times: { headersTimeoutMs: 500, requestTimeoutMs: 1_000, keepAliveMs: 500 } };

test('ends a connection whose headers come too slowly', async () => {
  const times = { ...IMPATIENT.times, requestTimeoutMs: 600_000 };
  const { listen } = await openApp({ bounds: { times } });
  const { origin } = await listen();
  const received = await sendRaw(origin, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
});

test('ends a connection whose body comes too slowly', async () => {
  const { listen } = await openApp({ bounds: IMPATIENT });
  const head =
    'POST /api/contact.php HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
  const received = await sendRaw((await listen()).origin, head);
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
});

test('ends a kept connection over which nothing more is asked', async () => {
  const { listen } = await openApp({ bounds: IMPATIENT });
  const received = await sendRaw((await listen()).origin, 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
});

test('leaves no file of an upload that stalls', async () => {
  const { listen, resumeFiles } = await openApp({ bounds: IMPATIENT });
  const head =
    'POST /api/apply_job1.php HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
    'Content-Length: 99999\r\n\r\n' +
    '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7 never ends';
  await sendRaw((await listen()).origin, head);
  await expect.poll(resumeFiles).toEqual([]);
});

test('serves pages while 500 slow connections are held', async () => {
  const { listen } = await openApp();
  const { origin } = await listen();
  const sockets = Array.from({ length: 500 }, () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: a\r\n');
    return socket;
  });
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test('takes a request without Host from HTTP/1.0 alone', async () => {
  const { listen } = await openApp();
  expect(await sendRaw((await listen()).origin, 'GET /about HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('answers an address written in full like its path', async () => {
  const { listen } = await openApp();
  const text = 'GET http://a/about HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  expect(await sendRaw((await listen()).origin, text)).toMatch(/^HTTP\/1\.1 200 /);
});

test('never echoes the Host', async () => {
  const { listen } = await openApp();
  const { origin } = await listen();
  for (const path of ['/about/', '/nowhere', '/.well-known/security.txt', '/contactus']) {
    const received = await sendRaw(
      origin,
      `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    );
    expect(received).not.toContain('evil.example');
  }
});
