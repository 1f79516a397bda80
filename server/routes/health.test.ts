import { expect, test } from 'vitest';
import { openApp } from '../../tests/support/open-app.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';

test.each(['/healthz', '/api/healthz', '/readyz', '/api/readyz'])(
  '%s answers 200 while all is well',
  async (url) => {
    const { app } = await openApp();
    expect((await app.inject(url)).statusCode).toBe(200);
  },
);

test('readyz answers 503 when nothing can be stored, healthz still 200', async () => {
  const { app, storage } = await openApp();
  storage.checkWritable = () => Promise.reject(new StorageUnavailable('full'));
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('readyz answers 503 while the storage does not say whether it can store', async () => {
  const { app, storage } = await openApp();
  storage.checkWritable = () => new Promise(() => undefined);
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ ready: false, reason: 'storage' });
});

test('readyz answers 503 during shutdown', async () => {
  const { app, lifecycle } = await openApp();
  lifecycle.state = 'closing';
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ ready: false, reason: 'closing' });
});
