import { request } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { applicationForm, pdfOf } from '../../tests/support/posted-forms.ts';
import { openApp, type OpenedApp } from '../../tests/support/open-app.ts';
import { sendRaw } from '../../tests/support/raw-http.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';

const MB = 1_024 * 1_024;
const HEAD = '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';
const TAIL = '\r\n--b--\r\n';

interface Outcome {
  status: number;
  body: string;
}

/** Sends a form whose resume has about `bytes` bytes, chunk by chunk, and takes the answer whenever it comes. */
function upload(origin: string, bytes: number, hasLength: boolean): Promise<Outcome> {
  const length = HEAD.length + bytes + TAIL.length;
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/apply_job1.php`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        ...(hasLength ? { 'content-length': length } : { 'transfer-encoding': 'chunked' }),
      },
    });
    let isAnswered = false;
    sent.on('response', (response) => {
      isAnswered = true;
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    Readable.from(chunksOf(bytes)).pipe(sent);
  });
}

function* chunksOf(bytes: number): Generator<Buffer> {
  yield Buffer.from(HEAD);
  const chunk = Buffer.alloc(64 * 1_024, ' ');
  for (let left = bytes; left > 0; left -= chunk.length)
    yield chunk.subarray(0, Math.min(left, chunk.length));
  yield Buffer.from(TAIL);
}

/** Begins uploads that never end. Gives the statuses of those that are answered all the same. */
function holdUploads(origin: string, count: number, from = '127.0.0.1'): Promise<number | undefined>[] {
  return Array.from({ length: count }, () => {
    const sent = request(`${origin}/api/apply_job1.php`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'x-forwarded-for': from },
    });
    onTestFinished(() => void sent.destroy());
    sent.on('error', () => undefined).write(HEAD);
    return new Promise((resolve) => sent.on('response', ({ statusCode }) => resolve(statusCode)));
  });
}

function countBytesRead({ app }: OpenedApp): () => number {
  const sockets: Socket[] = [];
  app.server.on('connection', (socket) => sockets.push(socket));
  return () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
}

test.each([
  [200, true],
  [200, false],
])('answers %i MB (length told: %s) with 413, having read 10 MB at most', async (size, hasLength) => {
  const opened = await openApp();
  const { origin } = await opened.listen();
  const bytesRead = countBytesRead(opened);
  const { status, body } = await upload(origin, size * MB, hasLength);
  expect(status).toBe(413);
  expect(JSON.parse(body)).toMatchObject({ success: false, error: expect.stringContaining('5MB') });
  expect(bytesRead()).toBeLessThan(10.5 * MB);
  await expect.poll(opened.resumeFiles).toEqual([]);
});

test('leaves a connection that it cuts off open for a moment, for the client to read the answer', async () => {
  const { listen } = await openApp();
  const { origin } = await listen();
  const head =
    'POST /api/apply_job1.php HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
    `Content-Length: ${200 * MB}\r\n\r\n`;
  const started = performance.now();
  expect(await sendRaw(origin, head + HEAD + ' '.repeat(12 * MB))).toMatch(/^HTTP\/1\.1 413 /);
  expect(performance.now() - started).toBeGreaterThan(1_000);
});

test('takes an application over a connection on which one was refused before', async () => {
  const { listen } = await openApp();
  const { origin } = await listen();
  const send = (resume: Buffer<ArrayBuffer>) =>
    fetch(`${origin}/api/apply_job1.php`, { method: 'POST', body: applicationForm({}, resume) });
  expect((await send(pdfOf(5 * MB + 1))).status).toBe(413);
  expect((await send(pdfOf(1_000))).status).toBe(200);
});

test('removes the file of an upload whose sender leaves', async () => {
  const { listen, resumeFiles } = await openApp();
  const { origin } = await listen();
  const sent = request(`${origin}/api/apply_job1.php`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 4 * MB },
  });
  sent.on('error', () => undefined).write(HEAD);
  sent.write(Buffer.alloc(MB));
  await expect.poll(resumeFiles).toHaveLength(1);
  sent.destroy();
  await expect.poll(resumeFiles).toEqual([]);
});

test('answers 503 with Retry-After, and keeps no file, when the resume cannot be written', async () => {
  const { app, storage, resumeFiles } = await openApp();
  storage.resumeFiles.temporaryPath = () => '/nowhere/at/all.part';
  const answer = await app.inject({ method: 'POST', url: '/api/apply_job1.php', payload: applicationForm() });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toEqual({ success: false, error: expect.any(String) });
  expect(await resumeFiles()).toEqual([]);
});

test('answers 503 with Retry-After, and keeps no file, when the application cannot be stored', async () => {
  const { app, storage, resumeFiles } = await openApp();
  storage.resumeFiles.keep = () => Promise.reject(new StorageUnavailable('full'));
  const answer = await app.inject({ method: 'POST', url: '/api/apply_job1.php', payload: applicationForm() });
  expect(answer.statusCode).toBe(503);
  expect(await resumeFiles()).toEqual([]);
});

test('tells uploads beyond its bound to come back', async () => {
  const { listen, resumeFiles } = await openApp({ bounds: { uploads: { concurrency: 2, perAddress: 2 } } });
  const { origin } = await listen();
  void holdUploads(origin, 2);
  await expect.poll(resumeFiles).toHaveLength(2);
  const answer = await fetch(`${origin}/api/apply_job1.php`, { method: 'POST', body: applicationForm() });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
});

test('leaves places to others while one address holds its share with uploads that never end', async () => {
  const { listen } = await openApp({
    settings: { TRUST_PROXY: '127.0.0.1' },
    bounds: { uploads: { concurrency: 8, perAddress: 4 } },
  });
  const { origin } = await listen();
  expect(await Promise.any(holdUploads(origin, 8, '203.0.113.1'))).toBe(503);
  const answer = await fetch(`${origin}/api/apply_job1.php`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '203.0.113.2' },
    body: applicationForm(),
  });
  expect(answer.status).toBe(200);
});

test('ignores files under other names, and a second resume', async () => {
  const { app, resumeFiles } = await openApp();
  const form = applicationForm();
  form.append('photo', new Blob(['x']), 'photo.png');
  form.append('resume', new Blob(['MZ']), 'other.exe');
  const answer = await app.inject({ method: 'POST', url: '/api/apply_job1.php', payload: form });
  expect(answer.statusCode).toBe(200);
  expect(await resumeFiles()).toHaveLength(1);
});
