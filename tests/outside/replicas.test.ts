import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { lacks, pathOf } from '../../tools/test/outside-parts.ts';
import { findLossesAmong, readPostgres, sha256 } from '../faults/find-losses.ts';
import { howMany, timeFor } from '../faults/short-and-long.ts';
import { siteForTest, sweepTwoHoursLater } from '../faults/site-for-test.ts';
import { acknowledged, newSubmission, send, type Sent } from '../faults/visitors.ts';
import { openInbox } from '../support/inbox.ts';
import type { RunningSite } from '../support/running-site.ts';
import { CADDYFILE, startCaddy } from './parts/caddy.ts';
import { untilTestEnds } from './parts/part.ts';
import { startPostgres } from './parts/postgres.ts';
import { startRedis } from './parts/redis.ts';
import { startSwift } from './parts/swift.ts';

const VISITORS = howMany({ short: 6, long: 24 });
/** Between two faults, for visitors to meet what is left. */
const BETWEEN_MS = howMany({ short: 2_000, long: 10_000 });
const HUNG_MS = 8_000;
const TIME = timeFor({ shortMs: 300_000, longMs: 900_000 });
const COMES_BACK_AFTER_MS = 250;
const PAGE_EVERY_MS = 100;

/** What a later release that only adds does to the tables: a new column, and a note that the releases before go on. */
const LATER_RELEASE = [
  'alter table enquiries add column stars integer not null default 0',
  "insert into kysely_migration (name, timestamp) values ('9999-later', '2026-11-26T00:00:00.000Z')",
  "insert into additive_migrations (name) values ('9999-later')",
];

test.skipIf(lacks('caddy'))('Caddy finds no fault with the file', () => {
  const { status, stderr } = spawnSync(
    pathOf('caddy'),
    ['validate', '--adapter', 'caddyfile', '--config', CADDYFILE],
    {
      encoding: 'utf8',
      env: { SITE_NAME: 'www.example.com', DESK_NAME: 'desk.example.com', HOME: tmpdir() },
    },
  );
  expect([status, stderr]).toEqual([0, expect.not.stringMatching(/"level":"(warn|error)"/)]);
});

test('compose gives all servers the same settings, and lets nobody but Caddy be reached', () => {
  const { services, networks } = parse(readFileSync('deploy/replicas/compose.yaml', 'utf8'), {
    merge: true,
  }) as { services: Record<string, Record<string, never>>; networks: Record<string, object | null> };
  const servers = ['site-1', 'site-2', 'desk-1', 'desk-2'].map((name) => services[name]);
  for (const server of servers) {
    expect(server?.['environment']).toEqual(servers[0]?.['environment']);
    // What lies in DATA_DIR goes with the container: it is no place for a backup.
    expect(server).toMatchObject({
      environment: { DATA_DIR: '/data', BACKUP_DIR: 'off', BACKUP_AT: 'off' },
      tmpfs: expect.arrayContaining([expect.stringMatching(/^\/data:/)]),
    });
    expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'], image: servers[0]?.['image'] });
  }
  const open = Object.entries(services).filter(([, service]) => service['ports'] !== undefined);
  expect(open.map(([name]) => name)).toEqual(['caddy']);
  expect(networks['inside']).toEqual({ internal: true });
  for (const name of ['postgres', 'redis', 's3']) expect(services[name]?.['networks']).toEqual(['inside']);
});

/** Each sends until it is acknowledged, with the same key. */
function startVisitors(origin: string) {
  const sent: Sent[] = [];
  const state = { isOver: false };
  async function visit(): Promise<void> {
    for (let turn = 0; !state.isOver; turn += 1) {
      const submission = newSubmission(turn % 2 === 0 ? 'enquiry' : 'application');
      for (;;) {
        const one = await send(origin, submission);
        sent.push(one);
        if (one.answer.status === 200) break;
        await pause(COMES_BACK_AFTER_MS);
      }
    }
  }
  const all = Promise.all(Array.from({ length: VISITORS }, visit));
  return {
    sent,
    async stop() {
      state.isOver = true;
      await all;
      return acknowledged(sent);
    },
  };
}

/** Somebody who reads: what pages answered when it was not 200. */
function startReader(origin: string) {
  const failures: string[] = [];
  let pages = 0;
  const timer = setInterval(() => {
    pages += 1;
    void fetch(`${origin}/contact`, { signal: AbortSignal.timeout(20_000) }).then(
      async (answer) => {
        if (answer.status !== 200 || !(await answer.text()).includes('Get In Touch'))
          failures.push(String(answer.status));
      },
      (error: Error) => failures.push(error.message),
    );
  }, PAGE_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return { pages, failures };
    },
  };
}

async function execute(url: string, statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

describe.skipIf(lacks('postgres', 'redis', 'swift', 'caddy'))('three servers behind Caddy', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let swift: Awaited<ReturnType<typeof startSwift>>;

  beforeAll(async () => {
    postgres = await startPostgres();
    redis = await startRedis();
    swift = await startSwift();
  }, TIME);

  afterAll(async () => {
    for (const part of [postgres, redis, swift]) await part?.stop();
  });

  async function openThree() {
    const inbox = await openInbox();
    onTestFinished(() => inbox.close());
    const folders = Array.from({ length: 3 }, () => mkdtempSync(join(tmpdir(), 'one-of-three-')));
    onTestFinished(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
    const shared = {
      ...swift.settings,
      DATABASE_URL: await postgres.newDatabase(),
      RESUME_STORE: `${swift.settings.RESUME_STORE}/three`,
      REDIS_URL: `${redis.url}/3`,
      SMTP_URL: inbox.url,
      TRUST_PROXY: '127.0.0.1,::1',
      SUBMIT_LIMIT_PER_HOUR: '1000000',
    };
    const sites: RunningSite[] = [];
    for (const folder of folders) {
      if (sites.length > 0)
        copyFileSync(join(folders[0] ?? '', 'certificate-secret'), join(folder, 'certificate-secret'));
      sites.push(await siteForTest({ ...shared, DATA_DIR: folder }));
    }
    return { shared, inbox, sites: sites as [RunningSite, RunningSite, RunningSite] };
  }

  test('killed, upgraded, rolled back, hung: none lost, none doubled', { timeout: TIME }, async () => {
    const { shared, sites } = await openThree();
    const caddy = untilTestEnds(await startCaddy(sites.map(({ origin }) => Number(new URL(origin).port))));
    const visitors = startVisitors(caddy.origin);
    const reader = startReader(caddy.origin);

    await pause(BETWEEN_MS);
    await sites[0].halt('SIGKILL');
    await pause(BETWEEN_MS);
    await sites[0].resume();
    // Upgraded: it stops in order, its successor changes the tables and starts.
    await sites[1].halt();
    await execute(shared.DATABASE_URL, LATER_RELEASE);
    await sites[1].resume();
    await pause(BETWEEN_MS);
    // Rolled back: the release before starts on the later tables.
    await sites[2].halt();
    await sites[2].resume();
    await postgres.restart('immediate');
    await pause(BETWEEN_MS);
    postgres.hang();
    await pause(HUNG_MS / 2);
    postgres.resume();
    await redis.kill();
    await pause(BETWEEN_MS);
    await redis.start();
    swift.hang();
    await pause(HUNG_MS);
    swift.resume();
    await pause(BETWEEN_MS);
    const given = await visitors.stop();
    const { pages, failures } = reader.stop();

    expect(failures).toEqual([]);
    expect(pages).toBeGreaterThan(100);
    expect(given.length).toBeGreaterThan(VISITORS);
    await sweepTwoHoursLater(shared, sites);
    const stored = await readPostgres(shared.DATABASE_URL);
    const applications = stored.rows.filter(({ resume_key }) => resume_key !== null).length;
    const contents = await swift.contents('three/');
    expect(contents.size).toBe(applications);
    const resumes = new Map([...contents].map(([key, content]) => [basename(key), sha256(content)]));
    expect(findLossesAmong(resumes, given, stored)).toEqual([]);
    const perAddress = Map.groupBy(stored.rows, ({ email }) => email);
    expect([...perAddress.values()].filter((rows) => rows.length > 1)).toEqual([]);
    expect(stored.rows).toHaveLength(given.length);
    const refused = visitors.sent.length - given.length;
    process.stdout.write(
      `${given.length} acknowledged, ${refused} told to come back; ${pages} pages, none interrupted\n`,
    );
  });

  test('the id that Caddy gives a request stands in the log of the server, and in the answer', async () => {
    const site = await siteForTest({ TRUST_PROXY: '127.0.0.1,::1', LOG_LEVEL: 'info' });
    const caddy = untilTestEnds(await startCaddy([Number(new URL(site.origin).port)]));
    const body = new URLSearchParams({
      name: 'Asha',
      mobile: '9876543210',
      email: 'asha@example.com',
      message: 'Hello',
    });
    const answer = await fetch(`${caddy.origin}/api/contact.php`, {
      method: 'POST',
      body,
      headers: { 'x-request-id': 'made-up-by-a-visitor' },
    });
    const id = answer.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[\da-f-]{36}$/);
    await expect.poll(() => site.output()).toContain(`"requestId":"${id}"`);
  });
});
