import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openDesk, type OpenedDesk, test } from '../../tests/support/open-desk.ts';
import { askForBackup } from '../../server/services/backups/backup-run.ts';
import { backUpWhenDue } from '../../server/services/backups/nightly-backup.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { proveBackup } from '../../server/services/backups/prove-backup.ts';
import { verifyBackup } from '../../server/services/data/verify-backup.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import type { TodayView } from '../today/view.ts';
import type { SystemView } from './view.ts';

const MINUTE_MS = 60_000;

async function system(desk: OpenedDesk, cookie: string): Promise<SystemView> {
  return (await desk.ask({ path: '/system', cookie })).json<{ view: SystemView }>().view;
}

test('an owner has a backup made, and downloads a copy for the passphrase alone', async ({ desk }) => {
  const cookie = await desk.signIn('owner');
  const asked = await desk.ask({ method: 'POST', path: '/system/backups', cookie });
  expect([asked.statusCode, asked.headers.location]).toEqual([303, '/system']);
  expect((await system(desk, cookie)).backups.run?.state).toBe('asked');
  await backUpWhenDue(desk.system, (file) => proveBackup(desk.system, file));
  const { kept, run } = (await system(desk, cookie)).backups;
  expect(run).toMatchObject({ state: 'good', good: { name: kept[0]?.name } });

  const name = kept[0]?.name ?? '';
  const form = (await desk.ask({ path: `/system/backups/copy?name=${name}`, cookie })).json<{
    view: { passphrase: string };
  }>();
  const { passphrase } = form.view;
  expect(passphrase).toMatch(/^(\w{5}-){4,5}\w{1,5}$/);
  const copy = await desk.post('/system/backups/copy', { name, passphrase }, cookie);
  expect(copy.headers['content-disposition']).toBe(`attachment; filename="${name}.age"`);
  const file = join(desk.system.config.dataFolder, 'copy.age');
  await writeFile(file, copy.rawPayload);
  expect(copy.rawPayload.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  await expect(verifyBackup(desk.system, file, { passphrase: 'another of sixteen' })).rejects.toThrow(
    'another passphrase',
  );
  expect(await verifyBackup(desk.system, file, { passphrase })).toMatchObject({ damaged: [] });
});

test('a backup that a command made elsewhere is shown, and the one of the night is not shown twice', async ({
  desk,
}) => {
  const cookie = await desk.signIn('owner');
  await askForBackup(desk.system);
  await backUpWhenDue(desk.system, (file) => proveBackup(desk.system, file));
  expect((await system(desk, cookie)).backups.lastByCommand).toBeUndefined();
  const clock = { now: () => new Date(desk.system.now().getTime() + MINUTE_MS) };
  await backupData({ ...desk.system, ...clock }, join(desk.system.config.dataFolder, 'elsewhere.backup'));
  const { lastByCommand, run } = (await system(desk, cookie)).backups;
  expect(lastByCommand! > run!.good!.made).toBe(true);
});

test('a short passphrase comes back as typed, and nothing but backups is given out', async ({ desk }) => {
  const cookie = await desk.signIn('owner');
  await askForBackup(desk.system);
  await backUpWhenDue(desk.system, (file) => proveBackup(desk.system, file));
  const name = (await system(desk, cookie)).backups.kept[0]?.name ?? '';
  const post = (form: Record<string, string>) =>
    desk.ask({ method: 'POST', path: '/system/backups/copy', cookie, form });
  const short = await post({ name, passphrase: 'hunter2' });
  expect([short.statusCode, short.json<{ view: object }>().view]).toEqual([
    422,
    { name, passphrase: 'hunter2', error: 'Give at least 16 letters and digits' },
  ]);
  for (const other of ['../site.db', 'site.db', '../certificate-secret', ''])
    expect((await post({ name: other, passphrase: 'sixteen letters.' })).statusCode).toBe(422);
});

test('a copy asks for a fresh proof of who one is', async ({ desk }) => {
  const cookie = await desk.signIn('owner');
  desk.system.pass(11 * MINUTE_MS);
  const answer = await desk.ask({ path: '/system/backups/copy?name=x', cookie });
  expect([answer.statusCode, answer.json<{ name: string }>().name]).toEqual([403, 'confirm']);
});

test('a backup that could not be made is told on Today, in words', async ({ desk }) => {
  await askForBackup(desk.system);
  await backUpWhenDue(desk.system, async () => {
    throw new OperatorError('The disk has 12 MB left, and making and verifying a backup needs 700 MB.');
  });
  for (const [role, link] of [
    ['owner', { path: '/system', label: 'See the system' }],
    ['office', undefined],
  ] as const) {
    const { body } = await desk.ask({ path: '/', cookie: await desk.signIn(role) });
    expect((JSON.parse(body) as { view: TodayView }).view.problems).toContainEqual({
      sentence:
        'The site could not make a backup: The disk has 12 MB left, and making and verifying a backup needs 700 MB.',
      ...(link && { link }),
    });
  }
});

test('where none is made at night, Today lets a failed backup that was asked for go after a day, and the page of the system does not', async () => {
  const [asked, nightly] = [await openDesk('sqlite', { BACKUP_AT: 'off' }), await openDesk()];
  for (const [desk, isTold] of [
    [asked, false],
    [nightly, true],
  ] as const) {
    await askForBackup(desk.system);
    await backUpWhenDue(desk.system, async () => {
      throw new OperatorError('The disk is full.');
    });
    desk.system.pass(25 * 60 * MINUTE_MS);
    const cookie = await desk.signIn('owner');
    const { body } = await desk.ask({ path: '/', cookie });
    const { problems } = (JSON.parse(body) as { view: TodayView }).view;
    expect(problems.some(({ sentence }) => sentence.includes('The disk is full.'))).toBe(isTold);
    expect((await system(desk, cookie)).backups.run).toMatchObject({ reason: 'The disk is full.' });
  }
});
