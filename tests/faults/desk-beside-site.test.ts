import { spawn } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tools/run/free-port.ts';
import { endDesk, type RunningDesk, runDesk, startDesk } from '../support/running-desk.ts';
import { askDesk, openByLink } from '../support/whole-desk.ts';
import { siteForTest } from './site-for-test.ts';

async function deskForTest(settings: Record<string, string> = {}): Promise<RunningDesk> {
  const desk = await runDesk({ DEMO: 'off', ...settings });
  onTestFinished(() => desk.close());
  return desk;
}

const placeOf = (port: number, url = port) => ({
  origin: `http://localhost:${port}`,
  host: `localhost:${url}`,
});

test('the desk goes on while the site is started again, and what it did meanwhile is on the site', async () => {
  const desk = await deskForTest();
  const place = placeOf(Number(new URL(desk.origin).port));
  const cookie = await openByLink(place, desk.link());
  await desk.site.halt();
  expect(await askDesk(place, '/', { cookie })).toMatchObject({ status: 200 });
  const form = {
    title: 'Lab Assistant',
    type: 'Part-time',
    location: 'Pune',
    description: 'You keep the lab running.',
    closes: '2999-01-31',
  };
  expect(await askDesk(place, '/openings', { cookie, form })).toMatchObject({ status: 303 });
  await desk.site.resume();
  expect(await (await fetch(`${desk.site.origin}/careers`)).text()).toContain('Lab Assistant');
  expect(await askDesk(place, '/openings', { cookie })).toMatchObject({ status: 200 });
});

test('before the first start of the site the desk says so in one line, makes nothing, and starts after it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-first-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const settings = { DATA_DIR: folder, DESK_PORT: String(await freePort()), DEMO: 'off' };
  await expect(startDesk(settings)).rejects.toThrow(
    /^The desk did not start:\nNo data in \S+\. Start the server once, or set DATA_DIR [^\n]+\n$/,
  );
  await siteForTest(settings);
  const desk = await startDesk(settings);
  onTestFinished(() => endDesk(desk));
});

test(
  'npm start and npm run desk may begin at the same moment, on an empty folder',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'both-at-once-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: folder,
      PORT: String(await freePort()),
      DESK_PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
    };
    const said = ['desk', 'start'].map((program) => {
      const child = spawn(process.execPath, [`tools/run/${program}.ts`], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
      return () => output;
    });
    await expect.poll(() => said[1]!(), { timeout: 60_000 }).toContain('The site is at');
    await expect.poll(() => said[0]!(), { timeout: 60_000 }).toContain('The desk is at');
  },
);

test('a desk that is older than the tables refuses to start in one line that says what to do', async () => {
  const site = await siteForTest({ DESK_PORT: String(await freePort()), DEMO: 'off' });
  const database = new DatabaseSync(join(site.dataFolder, 'site.db'), { timeout: 5_000 });
  database.prepare('insert into kysely_migration values (?, ?)').run('9999-of-a-later-release', '2030-01-01');
  database.close();
  await expect(startDesk(site.settings)).rejects.toThrow(
    /^The desk did not start:\nThe database schema is that of a later release: this release does not know migration 9999-of-a-later-release\. [^\n]+\n$/,
  );
});

test('a second desk on the port of the first says what is wrong; on another one it shares data and sessions', async () => {
  const desk = await deskForTest();
  const first = Number(new URL(desk.origin).port);
  const cookie = await openByLink(placeOf(first), desk.link());
  await expect(startDesk(desk.site.settings)).rejects.toThrow(
    new RegExp(
      `^The desk did not start:\\nThe desk cannot listen on [^\\n]*DESK_PORT ${first}: it is already in use.\\n$`,
    ),
  );
  const second = await freePort();
  const other = await startDesk({
    ...desk.site.settings,
    DESK_PORT: String(second),
    DESK_URL: `https://localhost:${first}`,
  });
  onTestFinished(() => endDesk(other));
  expect((await askDesk(placeOf(second, first), '/', { cookie })).body).toContain('<h1>Today</h1>');
});

test('readyz says under any name whether the desk can store, and nothing else', async () => {
  const desk = await deskForTest();
  const ask = () => askDesk({ origin: desk.origin, host: '127.0.0.1' }, '/readyz');
  const answer = await ask();
  expect(answer).toMatchObject({ status: 200, body: '{"ready":true}' });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  const database = new DatabaseSync(join(desk.site.dataFolder, 'site.db'), { timeout: 5_000 });
  database.exec('drop table write_check');
  database.close();
  await expect.poll(ask, { timeout: 10_000 }).toMatchObject({ status: 503, body: '{"ready":false}' });
});
