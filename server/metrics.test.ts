import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { openApp, type OpenedApp } from '../tests/support/open-app.ts';
import { SECRET } from '../tests/support/listening-program.ts';
import { issueCertificate } from './services/certificates/issue-certificate.ts';
import { toldOfAll } from './services/certificates/tell-holders.ts';
import { submitEnquiry } from './services/submissions/submit-enquiry.ts';
import { insertRemovals } from './storage/removals.ts';
import { writeSiteFact } from './storage/site-facts.ts';
import { startMetrics } from './metrics.ts';

async function measured(opened: OpenedApp) {
  const { deps, app } = opened;
  const config = { ...deps.config, host: '127.0.0.1', metricsPort: 0 };
  const metrics = await startMetrics({ ...deps, config }, app);
  onTestFinished(() => metrics.stop());
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${metrics.port}${path}`, { method });
  return { ask, read: async () => await (await ask('/metrics')).text() };
}

test('requests are counted by route, method and status, pages from memory and made-up addresses too', async () => {
  const opened = await openApp();
  const { read } = await measured(opened);
  const { origin } = await opened.listen();
  await (await fetch(`${origin}/`)).text();
  await (await fetch(`${origin}/strange-${crypto.randomUUID()}`)).text();
  await (await fetch(`${origin}/strange-${crypto.randomUUID()}.php`)).text();
  await (await fetch(`${origin}/api/get_open_positions.php?x=1`)).text();
  await (await fetch(`${origin}/api/contact.php`, { method: 'POST', body: '{' })).text();
  const text = await read();
  const counted = text.split('\n').filter((line) => line.startsWith('site_http_requests_total{'));
  expect(counted.toSorted()).toEqual([
    'site_http_requests_total{route="/api/contact.php",method="POST",status="415"} 1',
    'site_http_requests_total{route="/api/get_open_positions.php",method="GET",status="200"} 1',
    'site_http_requests_total{route="file",method="GET",status="404"} 1',
    'site_http_requests_total{route="page",method="GET",status="200"} 1',
    'site_http_requests_total{route="page",method="GET",status="404"} 1',
  ]);
  expect(text).not.toContain('strange');
});

test('the version and the commit that run are told', async () => {
  const { read } = await measured(await openApp());
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
  expect(await read()).toMatch(
    new RegExp(`^site_build_info{version="\\d+\\.\\d+\\.\\d+",commit="${commit}"} 1$`, 'm'),
  );
});

test('mails, backup, disk and readiness are told, without what visitors typed', async () => {
  const opened = await openApp();
  const { deps, storage } = opened;
  const { read } = await measured(opened);
  const fields = { name: 'canary', mobile: '9876543210', email: 'canary@example.com', message: 'canary' };
  await submitEnquiry(deps, { fields, clientAddress: '::1' });
  await storage.database
    .updateTable('outbox')
    .set({ state: 'failed' })
    .where('kind', '=', 'enquiry-notification')
    .execute();
  await writeSiteFact(storage.database, 'last_backup', '2026-11-26T00:00:00.000Z');
  const text = await read();
  for (const line of [
    'site_ready 1',
    'site_mails_unsent{state="failed"} 1',
    'site_mails_unsent{state="waiting"} 1',
    'site_mails_unsent{state="late"} 0',
    `site_last_backup_timestamp_seconds ${Date.parse('2026-11-26T00:00:00Z') / 1_000}`,
    'site_last_purge_timestamp_seconds 0',
    'site_dependency_up{dependency="clamd"} 1',
  ])
    expect(text.split('\n')).toContain(line);
  expect(Number(/^site_disk_free_bytes (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
  expect(text).not.toMatch(/canary|9876543210/);
});

test('how long the oldest item of each queue has waited is told', async () => {
  const webhook = { WEBHOOK_URL: 'https://crm.example/hooks', WEBHOOK_SECRET: SECRET };
  const opened = await openApp({ settings: { ...webhook, HOLDER_MAILS: 'on' } });
  const { deps, storage } = opened;
  const { read } = await measured(opened);
  const time = deps.now().toISOString();
  await writeSiteFact(storage.database, 'holders_told', toldOfAll(deps.now()));
  opened.pass(60_000);
  const fields = { name: 'Asha', mobile: '9876543210', email: 'asha@example.com', message: 'Hello' };
  await submitEnquiry(deps, { fields, clientAddress: '::1' });
  await issueCertificate(deps, { name: 'Asha Rao', course: 'DevOps Automation' });
  await insertRemovals(storage.database, [{ kind: 'resume', key: 'gone.pdf' }], time);
  opened.pass(5 * 3_600_000);
  const told = (await read()).matchAll(/^site_oldest_waiting_seconds\{queue="(.+)"\} (\S+)$/gm);
  const hours = [...told].map(([, queue, seconds]) => [queue, Math.round(Number(seconds) / 3_600)]);
  expect(Object.fromEntries(hours)).toEqual({ emails: 5, webhooks: 5, 'emails to holders': 5, removals: 5 });
});

test('a database that is away leaves the metrics there, which say that nothing can be stored', async () => {
  const opened = await openApp();
  const { read } = await measured(opened);
  opened.storage.checkWritable = async () => await Promise.reject(new Error('gone'));
  expect((await read()).split('\n')).toContain('site_ready 0');
});

test('nothing else is answered there', async () => {
  const { ask } = await measured(await openApp());
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics', 'POST'],
    ['/metrics/', 'GET'],
    ['/api/contact.php', 'POST'],
  ] as const)
    expect([path, (await ask(path, method)).status]).toEqual([path, 404]);
});

test('a port that is taken stops the start with one line', async () => {
  const { deps, app } = await openApp();
  const taken = createServer();
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as { port: number };
  const config = { ...deps.config, host: '127.0.0.1', metricsPort: port };
  await expect(startMetrics({ ...deps, config }, app)).rejects.toThrow(
    `The metrics cannot listen on 127.0.0.1, METRICS_PORT ${port}: `,
  );
});

test.each(['alerts.yaml', 'dashboard.json'])('what deploy/%s asks for is told', async (file) => {
  const opened = await openApp();
  const { read } = await measured(opened);
  const { origin } = await opened.listen();
  await (await fetch(origin)).text();
  const text = await read();
  const asked = readFileSync(`deploy/${file}`, 'utf8').match(/\b(?:site|nodejs|process)_[a-z\d_]+/g) ?? [];
  expect(asked.length).toBeGreaterThan(10);
  const told = new Set(text.match(/^[a-z_\d]+/gm));
  const isTold = (name: string) => told.has(name) || told.has(`${name}_bucket`);
  expect([...new Set(asked)].filter((name) => !isTold(name))).toEqual([]);
});
