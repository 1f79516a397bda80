import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { siteForTest } from './site-for-test.ts';

const TIME = 90_000;
const TOTALS = 'select kind, subject, n from daily_totals order by subject';

/** Asks for a page as a browser does when somebody opens it. */
function open(origin: string, path: string): Promise<number | undefined> {
  const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
  return new Promise((resolve, reject) => {
    request(origin + path, { headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end();
  });
}

test('what was counted is stored when the server is told to stop', { timeout: TIME }, async () => {
  const site = await siteForTest();
  expect(await Promise.all([open(site.origin, '/about'), open(site.origin, '/about')])).toEqual([200, 200]);
  expect(await open(site.origin, '/careers')).toBe(200);
  expect(await site.halt('SIGTERM')).toBe(0);
  const stored = new DatabaseSync(join(site.dataFolder, 'site.db'), { readOnly: true });
  onTestFinished(() => stored.close());
  expect(stored.prepare(TOTALS).all()).toEqual([
    { kind: 'visit', subject: '/about', n: 2 },
    { kind: 'visit', subject: '/careers', n: 1 },
  ]);
});
