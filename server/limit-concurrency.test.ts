import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { applicationForm, ENQUIRY } from '../tests/support/posted-forms.ts';
import { openApp } from '../tests/support/open-app.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { tooBusy } from './services/visitor-error.ts';

/** Of pino. */
const ERROR_LEVEL = 50;

test('runs as many as it may side by side, in the order they came, and refuses who finds no place', async () => {
  const admit = limitConcurrency({ concurrency: 2, queued: 1 }, tooBusy);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) =>
    admit(async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const [first, second, third, fourth] = [work('1'), work('2'), work('3'), work('4')];
  await expect(fourth).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  expect(started).toEqual(['1', '2']);
  ends[0]?.();
  expect(await first).toBe('1');
  await expect.poll(() => started).toEqual(['1', '2', '3']);
  ends.slice(1).forEach((end) => end());
  expect(await Promise.all([second, third])).toEqual(['2', '3']);
});

test('gives the place on when the work fails', async () => {
  const admit = limitConcurrency({ concurrency: 1, queued: 1 }, tooBusy);
  const failed = admit(() => Promise.reject(new Error('no')));
  const next = admit(async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('sheds applications with 503 and Retry-After while pages are served', async () => {
  const { app, storage } = await openApp({ bounds: { submissions: { concurrency: 1, queued: 1 } } });
  const { keep } = storage.resumeFiles;
  storage.resumeFiles.keep = async (path, key) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return keep(path, key);
  };
  const applications = Array.from({ length: 10 }, (_, index) =>
    app.inject({
      method: 'POST',
      url: '/api/apply_job1.php',
      payload: applicationForm({ name: `Asha ${index}` }),
    }),
  );
  expect((await app.inject('/about')).statusCode).toBe(200);
  const answers = await Promise.all(applications);
  const shed = answers.filter(({ statusCode }) => statusCode === 503);
  expect(shed.length).toBeGreaterThan(0);
  expect(shed[0]?.headers['retry-after']).toBe('5');
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(2);
});

test('takes enquiries while the virus scanner hangs', async () => {
  const scanner = createServer().listen(0, '127.0.0.1');
  await once(scanner, 'listening');
  onTestFinished(() => void scanner.close());
  const { port } = scanner.address() as AddressInfo;
  const { app } = await openApp({
    settings: { CLAMD_URL: `tcp://127.0.0.1:${port}` },
    bounds: { submissions: { concurrency: 1, queued: 2 } },
  });
  const answered: string[] = [];
  const applications = Array.from({ length: 2 }, async (_, index) => {
    const payload = applicationForm({ name: `Asha ${index}` });
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/apply_job1.php', payload });
    answered.push(`application ${statusCode}`);
  });
  const [held] = (await once(scanner, 'connection')) as [Socket];
  scanner.on('connection', (socket) => socket.destroy());
  const enquiry = await app.inject({ method: 'POST', url: '/api/contact.php', payload: ENQUIRY });
  answered.push(`enquiry ${enquiry.statusCode}`);
  held.destroy();
  await Promise.all(applications);
  expect(answered).toEqual(['enquiry 200', 'application 503', 'application 503']);
});

test('counts what it sheds in one line instead of an error for each', async () => {
  const { app, logged } = await openApp({ bounds: { submissions: { concurrency: 1, queued: 0 } } });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      app.inject({ method: 'POST', url: '/api/contact.php', payload: { ...ENQUIRY, name: `Asha ${index}` } }),
    ),
  );
  const shed = answers.filter(({ statusCode }) => statusCode === 503).length;
  expect(shed).toBeGreaterThan(0);
  await app.close();
  const lines = logged.map((line) => JSON.parse(line) as { level: number; msg: string; count?: number });
  expect(lines.filter(({ level }) => level >= ERROR_LEVEL)).toEqual([]);
  expect(lines.filter(({ count }) => count !== undefined)).toMatchObject([
    { count: shed, msg: 'requests were refused because the server is busy' },
  ]);
});
