import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tools/run/free-port.ts';
import { lacks } from '../../tools/test/outside-parts.ts';
import { isMountable } from '../faults/programs.ts';
import { report, timeFor } from '../faults/short-and-long.ts';
import { siteForTest } from '../faults/site-for-test.ts';
import { newSubmission, send } from '../faults/visitors.ts';
import type { RunningSite } from '../support/running-site.ts';
import { startClamd } from './parts/clamd.ts';
import { type Part, untilTestEnds } from './parts/part.ts';
import { startPostgres } from './parts/postgres.ts';
import { type Alert, startPrometheus } from './parts/prometheus.ts';
import { startRedis } from './parts/redis.ts';
import { startSwift } from './parts/swift.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Of normal load before the first fault, in which nothing may be told. */
const NORMAL_MS = timeFor({ shortMs: 60_000, longMs: 3_600_000 });
/** A look each 15 s, a rule each 15 s, wrong for 30 s: told within a minute; the rest is for a slow machine. */
const TOLD_WITHIN_MS = 120_000;
const PAGE_EVERY_MS = 250;
/** Fewer than fail before Prometheus calls it the site that fails. */
const PAGES_A_FORM = 30;

/** A site that a fault befalls, and what Prometheus must say of it then, and nothing else. */
interface Drill {
  name: string;
  settings?: Record<string, string>;
  strike(site: RunningSite): unknown;
  tells: Omit<Alert, 'site'>[];
  /** How visitors come: to read, and now and then to send a form, if nothing else is said. */
  onlyForms?: boolean;
}

const away = (dependency: string) => ({ alert: 'DependencyAway', dependency });

function changeRows(site: RunningSite, statement: string): void {
  const database = new DatabaseSync(join(site.dataFolder, 'site.db'), { timeout: 5_000 });
  database.exec(statement);
  database.close();
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** A file system of its own, gone with the test. */
function disk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'on-call-disk-'));
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2g', 'tmpfs', folder]);
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** A mail server that from some time on will never take a mail to anybody. */
async function refusingMailServer() {
  let refuses = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(refuses ? Object.assign(new Error('No such user here'), { responseCode: 550 }) : null),
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${port}`, refuse: () => (refuses = true) };
}

async function drills(): Promise<Drill[]> {
  const postgres = untilTestEnds(await startPostgres());
  const redis = untilTestEnds(await startRedis());
  const swift = untilTestEnds(await startSwift());
  const clamd = untilTestEnds(await startClamd());
  const mailServer = await refusingMailServer();
  const hang = (part: Part) => () => part.hang();
  return [
    { name: 'nothing', strike: () => undefined, tells: [] },
    { name: 'killed', strike: (site) => site.halt('SIGKILL'), tells: [{ alert: 'SiteDown' }] },
    {
      name: 'stopped',
      strike: (site) => process.kill(site.pid(), 'SIGSTOP'),
      tells: [{ alert: 'SiteDown' }],
    },
    {
      name: 'PostgreSQL hung',
      settings: { DATABASE_URL: await postgres.newDatabase() },
      strike: hang(postgres),
      tells: [{ alert: 'SiteCannotStore' }, away('PostgreSQL')],
    },
    {
      name: 'Redis gone',
      settings: { REDIS_URL: redis.url },
      strike: () => redis.kill(),
      tells: [away('Redis')],
    },
    { name: 'S3 hung', settings: swift.settings, strike: hang(swift), tells: [away('S3')] },
    { name: 'clamd hung', settings: { CLAMD_URL: clamd.url }, strike: hang(clamd), tells: [away('clamd')] },
    { name: 'mail server gone', strike: (site) => site.inbox.close(), tells: [away('mail server')] },
    {
      name: 'mail refused',
      settings: { SMTP_URL: mailServer.url },
      async strike(site) {
        mailServer.refuse();
        const { answer } = await send(site.origin, newSubmission('enquiry'));
        const letter = ['--subject', 'Your question', '--text', 'We call you on Monday.'];
        expect(site.operator('enquiries', 'answer', answer.reference ?? '', ...letter).stderr).toBe('');
        // Now, not when nobody can take it back any more.
        changeRows(site, `update outbox set due = '${daysAgo(0)}'`);
      },
      tells: [{ alert: 'MailGivenUp' }],
    },
    {
      name: 'disk fills',
      settings: { DATA_DIR: disk() },
      strike: (site) => spawnSync('mount', ['-o', 'remount,size=600m', site.dataFolder]),
      tells: [{ alert: 'DiskFilling' }],
    },
    {
      name: 'a release that cannot store',
      strike: (site) => changeRows(site, 'drop table idempotency_keys'),
      tells: [{ alert: 'SiteFails' }],
      onlyForms: true,
    },
    {
      name: 'backups fail',
      strike: (site) =>
        changeRows(site, `update site_facts set value = '${daysAgo(3)}' where name = 'last_backup'`),
      tells: [{ alert: 'BackupOld' }],
    },
    {
      name: 'RETENTION_DAYS mistyped',
      async strike(site) {
        await site.halt();
        changeRows(site, `update enquiries set received = '${daysAgo(40)}'`);
        site.settings['RETENTION_DAYS'] = '30';
        await site.resume();
      },
      tells: [{ alert: 'DeletionHeldBack' }],
    },
  ];
}

/** Reads pages and sends a form in place of each thirtieth, whatever is answered. */
function startVisitor({ origin }: RunningSite, { onlyForms = false }: Drill): void {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  async function visit(): Promise<void> {
    for (let turn = 1; !over.signal.aborted; turn += 1) {
      const signal = AbortSignal.any([over.signal, AbortSignal.timeout(10_000)]);
      if (onlyForms || turn % PAGES_A_FORM === 0)
        void send(origin, newSubmission(turn % (2 * PAGES_A_FORM) === 0 ? 'enquiry' : 'application'), signal);
      else
        void fetch(`${origin}/contact`, { signal })
          .then((answer) => answer.text())
          .catch(() => undefined);
      await pause(PAGE_EVERY_MS, undefined, { signal: over.signal }).catch(() => undefined);
    }
  }
  void visit();
}

describe.skipIf(lacks('postgres', 'redis', 'swift', 'clamd', 'prometheus') || !isMountable())(
  'on call',
  () => {
    test(
      'each fault is named by its alert and by no other, and a normal time by none',
      { timeout: NORMAL_MS + 480_000 },
      async () => {
        const all = await drills();
        const sites = new Map<Drill, RunningSite>();
        const ports = new Map<string, number>();
        for (const drill of all) {
          const port = await freePort();
          const site = await siteForTest({
            ...drill.settings,
            METRICS_PORT: String(port),
            LOG_LEVEL: 'fatal',
          });
          expect(site.operator('data', 'backup', '--out', join(site.dataFolder, 'backup')).status).toBe(0);
          sites.set(drill, site);
          ports.set(drill.name, port);
          startVisitor(site, drill);
        }
        const prometheus = untilTestEnds(await startPrometheus(ports));
        const began = Date.now();
        while (Date.now() < began + NORMAL_MS) {
          await pause(15_000);
          expect(await prometheus.firing()).toEqual([]);
        }

        const struck = new Map<string, number>();
        for (const [drill, site] of sites) {
          await drill.strike(site);
          struck.set(drill.name, Date.now());
        }
        const wanted = all.flatMap(({ name, tells }) => tells.map((told) => ({ ...told, site: name })));
        const keyOf = ({ alert, site, dependency = '' }: Alert) => `${site}: ${alert} ${dependency}`;
        const told = new Map<string, number>();
        await expect
          .poll(
            async () => {
              for (const alert of await prometheus.firing())
                if (!told.has(keyOf(alert)))
                  told.set(keyOf(alert), Date.now() - (struck.get(alert.site) ?? 0));
              return [...told.keys()].toSorted();
            },
            { timeout: TOLD_WITHIN_MS, interval: 1_000 },
          )
          .toEqual(wanted.map(keyOf).toSorted());
        for (const [alert, ms] of told) report(`${alert} after ${Math.round(ms / 1_000)} s`);
      },
    );
  },
);
