import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openApp } from '../../tests/support/open-app.ts';

test('lists the open jobs with id, title, type, location and description', async () => {
  const { app } = await openApp();
  const answer = await app.inject('/api/get_open_positions.php');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual([
    {
      id: expect.any(String),
      title: 'SOC Analyst',
      type: 'Full-time',
      location: 'Bengaluru',
      description: 'Watch.',
    },
  ]);
});

test('compresses the list for who accepts it, each state of it', async () => {
  const { app, storage } = await openApp();
  const ask = () =>
    app.inject({ url: '/api/get_open_positions.php', headers: { 'accept-encoding': 'gzip, br' } });
  const answer = await ask();
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toMatchObject([
    { title: 'SOC Analyst' },
  ]);
  await storage.database.updateTable('jobs').set({ state: 'closed' }).execute();
  await expect.poll(async () => brotliDecompressSync((await ask()).rawPayload).toString()).toBe('[]');
});

test('tells of a database that fails in one sentence, without SQL', async () => {
  const { app, storage, logged } = await openApp();
  await storage.database.schema.dropTable('jobs').execute();
  const answer = await app.inject('/api/get_open_positions.php');
  expect(answer.statusCode).toBeGreaterThanOrEqual(500);
  expect(answer.json()).toEqual({ error: expect.any(String) });
  expect(answer.body).not.toMatch(/jobs|select|SQLITE/i);
  expect(logged.join('')).toContain(answer.headers['x-request-id']);
});
