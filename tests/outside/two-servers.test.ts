import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { lacks } from '../../tools/test/outside-parts.ts';
import { findLossesAmong, readPostgres, sha256 } from '../faults/find-losses.ts';
import { howMany, timeFor } from '../faults/short-and-long.ts';
import { siteForTest, sweepTwoHoursLater } from '../faults/site-for-test.ts';
import {
  acknowledged,
  forEachOf,
  newSubmission,
  resumeOf,
  send,
  sendAllAgain,
  type Sent,
  type Submission,
} from '../faults/visitors.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';
import { issueCertificate, printedKey } from '../support/issue-certificate.ts';
import { operate } from '../support/operate.ts';
import type { RunningSite } from '../support/running-site.ts';
import { startPostgres } from './parts/postgres.ts';
import { startRedis } from './parts/redis.ts';
import { startSwift } from './parts/swift.ts';

/** Each brings two mails, and each application the examination of its resume: most of the time goes there. */
const SUBMISSIONS = howMany({ short: 200, long: 1_600 });
const CLIENTS = howMany({ short: 16, long: 64 });
const TIME = timeFor({ shortMs: 240_000, longMs: 900_000 });
const COMES_BACK_AFTER_MS = 250;
const HUNG_MS = 4_000;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let redis: Awaited<ReturnType<typeof startRedis>>;
let swift: Awaited<ReturnType<typeof startSwift>>;
let pairs = 0;

/** Two servers of one firm, on new data: a data folder for each, everything else in common. */
async function openPair(settings: Record<string, string> = {}) {
  pairs += 1;
  const inbox = await openInbox();
  onTestFinished(() => inbox.close());
  const shared = {
    ...swift.settings,
    DATABASE_URL: await postgres.newDatabase(),
    RESUME_STORE: `${swift.settings.RESUME_STORE}/${pairs}`,
    REDIS_URL: `${redis.url}/${pairs}`,
    SMTP_URL: inbox.url,
    ...settings,
  };
  const [first, second] = [newFolder(), newFolder()];
  const sites = [await siteForTest({ ...shared, DATA_DIR: first })];
  copyFileSync(join(first, 'certificate-secret'), join(second, 'certificate-secret'));
  sites.push(await siteForTest({ ...shared, DATA_DIR: second }));
  return { inbox, shared, sites: sites as [RunningSite, RunningSite] };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'one-of-two-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Sends until each is acknowledged: whoever is refused or cut off turns to the other server with the same key. */
function startClients(sites: RunningSite[], submissions: Submission[]) {
  const waiting = submissions.entries();
  const sent: Sent[] = [];
  async function client(): Promise<void> {
    for (const [index, submission] of waiting) {
      for (let turn = index; ; turn += 1) {
        const one = await send(sites[turn % sites.length]?.origin ?? '', submission);
        sent.push(one);
        if (one.answer.status === 200) break;
        await pause(COMES_BACK_AFTER_MS);
      }
    }
  }
  const all = Promise.all(Array.from({ length: CLIENTS }, client));
  return {
    sent,
    all,
    async untilAcknowledged(share: number): Promise<void> {
      await expect
        .poll(() => acknowledged(sent).length, { timeout: TIME })
        .toBeGreaterThanOrEqual(share * submissions.length);
    },
  };
}

/** The mails that some worker has claimed and not noted as sent, by Message-ID. */
async function claimedMails(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>("select id from outbox where state = 'sending'");
  await client.end();
  return rows.map(({ id }) => `<${id}@localhost>`);
}

/** The Message-IDs of mails that came more than once; the subject names the submission and for whom a mail is. */
function repeatsIn({ messages }: Inbox): (string | undefined)[] {
  const bySubject = Map.groupBy(messages, ({ subject }) => subject);
  return [...bySubject.values()].flatMap((same) => same.slice(1).map(({ messageId }) => messageId));
}

describe.skipIf(lacks('postgres', 'redis', 'swift'))(
  'two servers on one PostgreSQL, Redis and S3 store',
  () => {
    beforeAll(async () => {
      postgres = await startPostgres();
      redis = await startRedis();
      swift = await startSwift();
    });

    afterAll(async () => {
      for (const part of [postgres, redis, swift]) await part?.stop();
    });

    test('a batch that is made, filled and cancelled by one is seen at the other within 20 looks', async () => {
      const { sites } = await openPair();
      const [one, other] = sites;
      const page = async () => await (await fetch(`${other.origin}/it-trainings/devops`)).text();
      /** A tenth of a second apart: two seconds where nothing else is done, and longer where each look takes longer. */
      const looksUntil = async (isSeen: (html: string) => boolean) => {
        let looks = 1;
        while (!isSeen(await page()) && looks < 100) {
          await pause(100);
          looks += 1;
        }
        return looks;
      };
      const batches = (...args: string[]) => {
        const { status, stdout, stderr } = one.operator('batches', ...args, '--json');
        expect([status, stderr]).toEqual([0, '']);
        return JSON.parse(stdout) as { id: string };
      };
      expect(await page()).not.toContain('9 January 2937');
      const fields = { course: 'devops', start: '2937-01-09', mode: 'online', seats: '2' };
      const { id } = batches('open', ...Object.entries(fields).map((field) => `--${field.join('=')}`));
      expect(await looksUntil((html) => html.includes('9 January 2937'))).toBeLessThanOrEqual(20);
      batches('take', id, '--seats', '2');
      expect(await looksUntil((html) => html.includes('Ask for a free place'))).toBeLessThanOrEqual(20);
      batches('cancel', id);
      expect(await looksUntil((html) => !html.includes('9 January 2937'))).toBeLessThanOrEqual(20);
    });

    test(`${SUBMISSIONS} submissions are stored once through kills`, { timeout: TIME }, async () => {
      const { inbox, shared, sites } = await openPair();
      const submissions = Array.from({ length: SUBMISSIONS }, (_, index) =>
        newSubmission(index % 2 === 0 ? 'enquiry' : 'application'),
      );
      const clients = startClients(sites, submissions);

      await clients.untilAcknowledged(0.2);
      await sites[0].halt('SIGKILL');
      const claimed = await claimedMails(shared.DATABASE_URL);
      await sites[0].resume();
      await clients.untilAcknowledged(0.5);
      await postgres.restart('immediate');
      await clients.untilAcknowledged(0.7);
      postgres.hang();
      await pause(HUNG_MS);
      postgres.resume();
      await clients.all;

      const given = acknowledged(clients.sent);
      expect(given).toHaveLength(SUBMISSIONS);
      const refused = clients.sent.filter(({ answer }) => answer.status !== 200);
      expect(new Set(refused.map(({ answer }) => answer.status ?? 503))).toEqual(new Set([503]));
      const told = ({ answer: { status, reference } }: Sent) => ({ status, reference });
      for (const site of sites)
        expect((await sendAllAgain(site.origin, given)).map(told)).toEqual(given.map(told));

      // A mail that the killed server had claimed is sent by another worker when the claim lapses.
      await sweepTwoHoursLater(shared, sites);
      await expect
        .poll(() => new Set(inbox.messages.map(({ messageId }) => messageId)).size, { timeout: TIME })
        .toBe(2 * SUBMISSIONS);

      const contents = await swift.contents(`${pairs}/`);
      expect(contents.size).toBe(SUBMISSIONS / 2);
      const resumes = new Map([...contents].map(([key, content]) => [basename(key), sha256(content)]));
      const stored = await readPostgres(shared.DATABASE_URL);
      expect(findLossesAmong(resumes, given, stored)).toEqual([]);
      const keys = new Map(stored.rows.map(({ email, resume_key }) => [email, resume_key ?? '']));
      for (const { submission } of given.filter(({ submission: { kind } }) => kind === 'application')) {
        const resume = resumes.get(keys.get(submission.email) ?? '');
        expect(resume, submission.email).toBe(sha256(resumeOf(submission.email)));
      }
      const subjects = new Set(inbox.messages.map(({ subject }) => subject));
      for (const { submission, answer } of given) {
        const forOffice = [...subjects].filter((subject) => subject?.endsWith(` (${answer.reference})`));
        expect(forOffice).toHaveLength(1);
        expect(subjects).toContain(`We have your ${submission.kind} ${answer.reference}`);
      }
      const repeats = repeatsIn(inbox);
      expect(
        repeats.filter((id = '') => !claimed.includes(id)),
        'sent again, though no killed server had claimed it',
      ).toEqual([]);
      process.stdout.write(
        `${clients.sent.length} sent for ${SUBMISSIONS} acknowledged, ${refused.length} told to come back or cut off, ` +
          `${stored.rows.length} rows, ${resumes.size} resumes, ${inbox.messages.length} mails of which ` +
          `${repeats.length} repeated\n`,
      );
    });

    test('give every page whole: what a page of one server asks for, the other has', async () => {
      const { sites } = await openPair();
      const [one, other] = sites;
      const sitemap = await (await fetch(`${one.origin}/sitemap.xml`)).text();
      const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
        ([, path]) => path || '/',
      );
      expect(paths.length).toBeGreaterThan(50);
      const pages = [...new Set(paths)];
      expect(await filesMissing(one, other, pages)).toEqual([]);
      expect(await filesMissing(other, one, pages)).toEqual([]);
    });

    test('sign with one key, and say the same of a credential that was revoked at one of them', async () => {
      const { sites } = await openPair();
      const of = (path: string) =>
        Promise.all(sites.map(async ({ origin }) => (await fetch(origin + path)).text()));
      const [key, ...keys] = await of('/.well-known/did.json');
      expect(keys).toEqual([key]);
      const number = issueCertificate(sites[0]);
      const query = new URLSearchParams({ cert_number: number, key: printedKey(sites[0], number) });
      const [credential = '', ...credentials] = await of(`/api/credential.json?${query.toString()}`);
      expect(credentials).toEqual([credential]);
      const { statusListCredential } = (
        JSON.parse(credential) as { credentialStatus: { statusListCredential: string } }
      ).credentialStatus;
      const { pathname } = new URL(statusListCredential);
      const [before] = await of(pathname);
      operate(sites[1], 'certificates', 'revoke', number, '--reason', 'withdrawn');
      const [after, ...others] = await of(pathname);
      expect(after).not.toBe(before);
      expect(others).toEqual([after]);
    });

    const LIMITS = { SUBMIT_LIMIT_PER_HOUR: '4', CHECK_LIMIT_PER_MINUTE: '4' };

    test('count towards one limit together', async () => {
      const { sites } = await openPair(LIMITS);
      expect(await submitInTurn(sites, 6)).toEqual([200, 200, 200, 200, 429, 429]);
      expect(await checkInTurn(sites, 6)).toEqual([200, 200, 200, 200, 429, 429]);
    });

    test('would each count alone without Redis', async () => {
      const { sites } = await openPair({ ...LIMITS, REDIS_URL: '' });
      expect(await submitInTurn(sites, 6)).toEqual([200, 200, 200, 200, 200, 200]);
      expect(await checkInTurn(sites, 6)).toEqual([200, 200, 200, 200, 200, 200]);
    });
  },
);

/** The files that pages of `asked` name and `answering` does not give. */
async function filesMissing(asked: RunningSite, answering: RunningSite, pages: string[]): Promise<string[]> {
  const named = new Set<string>();
  await forEachOf(pages, async (path) => {
    const page = await fetch(asked.origin + path);
    expect(page.status, path).toBe(200);
    const found = (await page.text()).matchAll(/(?:src|href|data-start)="(\/[^"#?]*\.[a-z0-9]+)"/g);
    for (const [, file = ''] of found) named.add(file);
  });
  expect(named.size).toBeGreaterThan(0);
  const missing = await forEachOf([...named], async (file) => {
    const { status } = await fetch(answering.origin + file, { method: 'HEAD' });
    return status === 200 ? [] : [`${file}: ${status}`];
  });
  return missing.flat();
}

async function submitInTurn(sites: RunningSite[], times: number): Promise<(number | undefined)[]> {
  const statuses: (number | undefined)[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const { answer } = await send(sites[turn % sites.length]?.origin ?? '', newSubmission('enquiry'));
    statuses.push(answer.status);
  }
  return statuses;
}

async function checkInTurn(sites: RunningSite[], times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const origin = sites[turn % sites.length]?.origin;
    statuses.push((await fetch(`${origin}/api/certificate.php?cert_number=48210937551${turn}`)).status);
  }
  return statuses;
}
