import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { lacks } from '../../tools/test/outside-parts.ts';
import { siteForTest } from '../faults/site-for-test.ts';
import { forEachOf, newSubmission, send } from '../faults/visitors.ts';
import { issueCertificate, printedKey } from '../support/issue-certificate.ts';
import { operate } from '../support/operate.ts';
import type { RunningSite } from '../support/running-site.ts';
import { startPostgres } from './parts/postgres.ts';
import { startRedis } from './parts/redis.ts';
import { startSwift } from './parts/swift.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let redis: Awaited<ReturnType<typeof startRedis>>;
let swift: Awaited<ReturnType<typeof startSwift>>;
let pairs = 0;

/** Two servers of one firm, on new data: a data folder for each, everything else in common. */
async function openPair(settings: Record<string, string> = {}) {
  pairs += 1;
  const shared = {
    ...swift.settings,
    DATABASE_URL: await postgres.newDatabase(),
    RESUME_STORE: `${swift.settings.RESUME_STORE}/${pairs}`,
    REDIS_URL: `${redis.url}/${pairs}`,
    ...settings,
  };
  const [first, second] = [newFolder(), newFolder()];
  const sites = [await siteForTest({ ...shared, DATA_DIR: first })];
  copyFileSync(join(first, 'certificate-secret'), join(second, 'certificate-secret'));
  sites.push(await siteForTest({ ...shared, DATA_DIR: second }));
  return { sites: sites as [RunningSite, RunningSite] };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'one-of-two-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
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
