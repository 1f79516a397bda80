import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { lacks } from '../../tools/test/outside-parts.ts';
import { siteForTest } from '../faults/site-for-test.ts';
import { newSubmission, resumeOf, send, type Sent } from '../faults/visitors.ts';
import { runOperator } from '../support/operator.ts';
import type { RunningSite } from '../support/running-site.ts';
import { startSwift } from './parts/swift.ts';

const STORED = 3;

describe.skipIf(lacks('swift'))('resumes in OpenStack Swift over its S3 interface', () => {
  let swift: Awaited<ReturnType<typeof startSwift>>;
  let settings: Record<string, string>;
  let prefix: string;
  let stores = 0;

  beforeAll(async () => {
    swift = await startSwift();
    return () => swift.stop();
  });

  beforeEach(() => {
    stores += 1;
    prefix = `firm-${stores}/`;
    settings = { ...swift.settings, RESUME_STORE: `${swift.settings.RESUME_STORE}/firm-${stores}` };
  });

  async function apply(site: RunningSite, count = STORED): Promise<Sent[]> {
    const sent: Sent[] = [];
    for (let index = 0; index < count; index += 1)
      sent.push(await send(site.origin, newSubmission('application')));
    expect(sent.map(({ answer }) => answer.status)).toEqual(sent.map(() => 200));
    return sent;
  }

  async function keys(): Promise<string[]> {
    const found = ((await swift.bucket.listObjects('/', prefix)) ?? []).map(({ Key }) => Key);
    return found.filter((key) => key !== `${prefix}.store`);
  }

  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 's3-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  async function expectResumes(site: RunningSite, sent: Sent[]): Promise<void> {
    for (const { submission, answer } of sent) {
      const file = join(newFolder(), 'resume.pdf');
      const read = site.operator('applications', 'resume', answer.reference ?? '', '--out', file);
      expect(read.status, read.stderr).toBe(0);
      expect(Buffer.compare(readFileSync(file), resumeOf(submission.email))).toBe(0);
    }
  }

  test('are put, read byte for byte, listed and deleted', async () => {
    const site = await siteForTest(settings);
    const sent = await apply(site);
    expect(await keys()).toHaveLength(STORED);
    await expectResumes(site, sent);
    expect(site.operator('doctor').stdout).toMatch(/^ok +resumes: 3 in the store, none missing/m);

    const [erased] = sent;
    const { status } = site.operator('data', 'erase', '--email', erased?.submission.email ?? '', '--yes');
    expect(status).toBe(0);
    expect(await keys()).toHaveLength(STORED - 1);
  });

  test('come back from a backup', async () => {
    const site = await siteForTest(settings);
    const sent = await apply(site);
    const backup = join(newFolder(), 'site.backup');
    expect(site.operator('data', 'backup', backup).status).toBe(0);
    for (const key of await keys()) await swift.bucket.deleteObject(key);
    expect(site.operator('doctor').stdout).toMatch(/^ERROR +resumes: missing for 3: A-/m);

    const restored = site.operator('data', 'restore', backup, '--yes');
    expect(restored.status, restored.stderr).toBe(0);
    expect(await keys()).toHaveLength(STORED);
    await expectResumes(site, sent);
  });

  test.each([
    [
      'a store that answers 503',
      { signs: swiftSecret },
      async () => {
        await swift.storage.kill();
        return () => swift.storage.start();
      },
    ],
    ['a store that answers 403', { signs: () => 'a wrong key' }, async () => async () => {}],
  ])('of %s make no backup: exit 2, and no file', async (_what, { signs }, breakStore) => {
    const site = await siteForTest(settings);
    await apply(site);
    const folder = newFolder();
    const mend = await breakStore();
    try {
      const backup = await runOperator(['data', 'backup', join(folder, 'site.backup')], {
        ...site.settings,
        S3_SECRET_ACCESS_KEY: signs(),
      });
      expect(backup.status, backup.stdout).toBe(2);
      expect(backup.stderr).toMatch(/resume store|S3_/i);
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      await mend();
    }
    expect(site.operator('data', 'backup', join(folder, 'site.backup')).status).toBe(0);
  });

  function swiftSecret(): string {
    return swift.settings.S3_SECRET_ACCESS_KEY;
  }

  test('that no row names are set aside when they are old, and left alone while they are young', async () => {
    const site = await siteForTest(settings);
    await apply(site);
    const named = await keys();
    const orphan = '6f1c2d3e-0000-4000-8000-000000000001.pdf';
    await swift.bucket.putObject(`${prefix}${orphan}`, 'left behind');
    await site.halt();
    await site.resume();
    expect(await keys(), 'young').toContain(`${prefix}${orphan}`);

    await site.halt();
    await siteForTest(
      { ...settings, DATA_DIR: site.dataFolder, CLOCK_AHEAD_HOURS: '2' },
      { preload: './tests/support/wrong-clock.ts' },
    );
    await expect
      .poll(keys, { timeout: 30_000 })
      .toEqual([...named, `${prefix}orphaned/${orphan}`].toSorted());
  });

  test.each([
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'wrong' }],
    ['an unknown access key', { S3_ACCESS_KEY_ID: 'test:nobody' }],
    ['nobody at the address', { S3_ENDPOINT: 'http://127.0.0.1:1' }],
  ])(
    'with %s refuse the start in one line that names the setting',
    (_what, wrong: Record<string, string>) => {
      const { status, stderr, stdout } = spawnSync(process.execPath, ['server/main.ts'], {
        encoding: 'utf8',
        timeout: 60_000,
        env: { PATH: process.env.PATH, DATA_DIR: newFolder(), PORT: '0', ...settings, ...wrong },
      });
      expect(status, stdout).toBe(1);
      expect(stderr).toMatch(/S3_(ENDPOINT|ACCESS_KEY_ID|SECRET_ACCESS_KEY)/);
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
      expect(stderr).not.toContain(swift.settings.S3_SECRET_ACCESS_KEY);
    },
  );
});
