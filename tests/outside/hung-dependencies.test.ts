import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { lacks, type OutsidePartName } from '../../tools/test/outside-parts.ts';
import { findLossesAmong, readPostgres, readResumes, readSqlite, sha256 } from '../faults/find-losses.ts';
import { siteForTest } from '../faults/site-for-test.ts';
import {
  acknowledged,
  forEachOf,
  newSubmission,
  send,
  type Sent,
  type Submission,
} from '../faults/visitors.ts';
import type { RunningSite } from '../support/running-site.ts';
import { startClamd } from './parts/clamd.ts';
import { type Part, untilTestEnds } from './parts/part.ts';
import { startPostfix } from './parts/postfix.ts';
import { startPostgres } from './parts/postgres.ts';
import { startRedis } from './parts/redis.ts';
import { startSwift } from './parts/swift.ts';

const FORM_WITHIN_MS = 8_000;
const PAGE_WITHIN_MS = 2_000;
const READYZ_WITHIN_MS = 2_000;
/** At once, and twice: the second crowd comes when the breaker has opened. */
const APPLICATIONS = 16;
const ENQUIRIES = 12;
const PAGES = ['/', '/about', '/careers'];
const RECOVERED = { timeout: 150_000, interval: 500 };
const TIME = { timeout: 300_000 };

/** What a visitor is told while a part is away: an application may also be told to come back where it is taken. */
type Told = 'taken' | 'told to come back';

interface Dependency {
  part: OutsidePartName;
  /** As the log names it. */
  name: string;
  enquiries: Told;
  applications: Told;
  /** While it is away; by default two. No answer waits for the mail server, and each mail takes its time afterwards. */
  crowds?: number;
  open(): Promise<Opened>;
}

interface Opened {
  part: Part;
  settings: Record<string, string>;
  /** What is lacking of what was acknowledged, where the part keeps it. */
  findLosses(site: RunningSite, sent: Sent[]): Promise<string[]>;
}

async function findLossesOnDisk(site: RunningSite, sent: Sent[]): Promise<string[]> {
  return findLossesAmong(readResumes(site.dataFolder), sent, readSqlite(site.dataFolder));
}

const DEPENDENCIES: Dependency[] = [
  {
    part: 'postgres',
    name: 'PostgreSQL',
    enquiries: 'told to come back',
    applications: 'told to come back',
    async open() {
      const part = untilTestEnds(await startPostgres());
      const url = await part.newDatabase();
      return {
        part,
        settings: { DATABASE_URL: url },
        findLosses: async ({ dataFolder }, sent) =>
          findLossesAmong(readResumes(dataFolder), sent, await readPostgres(url)),
      };
    },
  },
  {
    part: 'redis',
    name: 'Redis',
    enquiries: 'taken',
    applications: 'taken',
    async open() {
      const part = untilTestEnds(await startRedis());
      return { part, settings: { REDIS_URL: part.url }, findLosses: findLossesOnDisk };
    },
  },
  {
    part: 'swift',
    name: 'S3',
    enquiries: 'taken',
    applications: 'told to come back',
    async open() {
      const part = untilTestEnds(await startSwift());
      return {
        part,
        settings: part.settings,
        async findLosses({ dataFolder }, sent) {
          const resumes = [...(await part.contents())].map(([key, content]) => [
            basename(key),
            sha256(content),
          ]);
          return findLossesAmong(new Map(resumes as [string, string][]), sent, readSqlite(dataFolder));
        },
      };
    },
  },
  {
    part: 'clamd',
    name: 'clamd',
    enquiries: 'taken',
    applications: 'told to come back',
    async open() {
      const part = untilTestEnds(await startClamd());
      return { part, settings: { CLAMD_URL: part.url }, findLosses: findLossesOnDisk };
    },
  },
  {
    part: 'postfix',
    name: 'mail server',
    enquiries: 'taken',
    applications: 'taken',
    crowds: 1,
    async open() {
      const part = untilTestEnds(await startPostfix());
      return {
        part,
        settings: { SMTP_URL: part.url, NODE_EXTRA_CA_CERTS: part.authority },
        async findLosses(site, sent) {
          // Each would come by itself, an hour later at most (tests/storage/outbox).
          expect(site.operator('outbox', 'retry').status).toBe(0);
          const subjects = () => part.mails().then((mails) => new Set(mails.map(({ subject }) => subject)));
          await expect
            .poll(async () => (await subjects()).size, RECOVERED)
            .toBe(2 * new Set(acknowledged(sent).map(({ answer }) => answer.reference)).size);
          return await findLossesOnDisk(site, sent);
        },
      };
    },
  },
];

const FAULTS = [
  {
    fault: 'hung',
    strike: async (part: Part) => part.hang(),
    mend: async (part: Part) => part.resume(),
  },
  { fault: 'gone', strike: (part: Part) => part.kill(), mend: (part: Part) => part.start() },
];

async function sendWithin(site: RunningSite, submission: Submission): Promise<Sent> {
  return await send(site.origin, submission, AbortSignal.timeout(FORM_WITHIN_MS));
}

async function sendCrowd(site: RunningSite): Promise<Sent[]> {
  const applications = Array.from({ length: APPLICATIONS }, () => newSubmission('application'));
  const enquiries = Array.from({ length: ENQUIRIES }, () => newSubmission('enquiry'));
  return await Promise.all([...applications, ...enquiries].map((one) => sendWithin(site, one)));
}

interface Look {
  path: string;
  /** Undefined when there was no answer within the time of a form. */
  status?: number;
  tookMs: number;
}

async function look(site: RunningSite, path: string): Promise<Look> {
  const started = performance.now();
  const signal = AbortSignal.timeout(FORM_WITHIN_MS);
  const response = await fetch(site.origin + path, { signal }).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  return { path, status: response?.status, tookMs: performance.now() - started };
}

/** Looks at pages, readyz and healthz again and again until `over`. */
async function watch(site: RunningSite, over: Promise<unknown>): Promise<Look[]> {
  const looks: Look[] = [];
  const end = new AbortController();
  void over.finally(() => end.abort());
  do for (const path of [...PAGES, '/readyz', '/healthz']) looks.push(await look(site, path));
  while (!end.signal.aborted);
  return looks;
}

/** A machine with other work is late at times, with everything: the bounds are for what readyz and pages add to that. */
function expectPagesAndReadiness(looks: Look[]): void {
  const times = (...paths: string[]) =>
    looks
      .filter(({ path }) => paths.includes(path))
      .map(({ tookMs }) => tookMs)
      .toSorted((one, other) => one - other);
  const median = (sorted: number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0;
  const slowest = (sorted: number[]) => sorted.at(-1) ?? 0;
  expect(looks.filter(({ path, status }) => PAGES.includes(path) && status !== 200)).toEqual([]);
  const own = slowest(times(...PAGES, '/healthz'));
  expect(slowest(times('/readyz')) - own, 'readyz').toBeLessThan(READYZ_WITHIN_MS);
  expect(median(times(...PAGES)) - median(times('/healthz')), 'pages').toBeLessThan(PAGE_WITHIN_MS);
}

function answersTo(kind: Submission['kind'], sent: Sent[]) {
  return sent.filter(({ submission }) => submission.kind === kind).map(({ answer }) => answer);
}

function expectTold(told: Told, kind: Submission['kind'], sent: Sent[]): void {
  const answers = answersTo(kind, sent);
  const statuses = new Set(answers.map(({ status }) => status));
  if (told === 'told to come back') expect(statuses, kind).toEqual(new Set([503]));
  else if (kind === 'enquiry') expect(statuses, kind).toEqual(new Set([200]));
  else expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.filter(({ retryAfter = '' }) => !/^\d+$/.test(retryAfter))).toEqual([]);
}

function linesOf(site: RunningSite, dependency: string, words: RegExp): string[] {
  return site
    .output()
    .split('\n')
    .filter((line) => line.includes(`"dependency":"${dependency}"`) && words.test(line));
}

for (const { part: partName, name, enquiries, applications, crowds = 2, open } of DEPENDENCIES)
  test.skipIf(lacks(partName))(
    `${name} hangs, and later is gone: pages go on, forms are answered in time, and all is well again without a restart`,
    TIME,
    async () => {
      const { part, settings, findLosses } = await open();
      const site = await siteForTest({ ...settings, LOG_LEVEL: 'info' });
      const pid = site.pid();
      const sending = sendCrowd(site);
      expectPagesAndReadiness(await watch(site, sending));
      const all = await sending;
      expect(acknowledged(all)).toHaveLength(all.length);

      for (const [before, { fault, strike, mend }] of FAULTS.entries()) {
        const lines = (words: RegExp) => linesOf(site, name, words).length - before;
        await strike(part);
        const away: Sent[] = [];
        const looks: Look[] = [];
        for (let crowd = 0; crowd < crowds; crowd += 1) {
          const sendingNow = sendCrowd(site);
          looks.push(...(await watch(site, sendingNow)));
          away.push(...(await sendingNow));
        }
        expectPagesAndReadiness(looks);
        expectTold(enquiries, 'enquiry', away);
        expectTold(applications, 'application', away);
        if (partName === 'postgres')
          await expect.poll(async () => (await look(site, '/readyz')).status, RECOVERED).toBe(503);
        await expect.poll(() => lines(/does not answer/), { ...RECOVERED, message: fault }).toBe(1);

        await mend(part);
        await forEachOf(away, ({ submission }) =>
          expect
            .poll(async () => {
              const one = await sendWithin(site, submission);
              all.push(one);
              return one.answer.status;
            }, RECOVERED)
            .toBe(200),
        );
        await expect.poll(async () => (await look(site, '/readyz')).status, RECOVERED).toBe(200);
        // Whoever comes next finds out, and each brings mails.
        await expect
          .poll(
            async () => {
              all.push(await sendWithin(site, newSubmission('application')));
              return lines(/answers again/);
            },
            { ...RECOVERED, interval: 3_000, message: fault },
          )
          .toBe(1);
        expect(lines(/does not answer/), fault).toBe(1);
        all.push(...away);
      }
      expect(site.pid()).toBe(pid);
      // A file whose row was in doubt waits for the sweep of old ones.
      const losses = await findLosses(site, all);
      expect(losses.filter((loss) => !loss.startsWith('a file without a row'))).toEqual([]);
    },
  );
