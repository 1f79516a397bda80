import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, lstat, readdir, rmdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { invitePerson } from '../../desk/access/people.ts';
import { submitApplication } from '../../server/services/submissions/submit-application.ts';
import { isMountable } from '../faults/programs.ts';
import { OPENING, operatorWithData, type OperatorWithData, type Row } from '../support/operator-with-data.ts';
import { newOperator, newOperatorWithoutData } from '../support/operator.ts';
import { pdf, received } from '../support/resumes.ts';
import { newFolder } from '../support/new-folder.ts';

const NOBODY = 65_534;
const PERSON = { name: 'Meera Nair', role: 'owner' };
const CERTIFICATE = { name: 'Anita Sharma', course: 'DevOps Automation', issued: '2026-03-01' };

async function backUp(office: OperatorWithData): Promise<string> {
  const file = join(await newFolder(), 'site.backup');
  await office.json('data', 'backup', file);
  return file;
}

const copiesIn = async ({ dataFolder }: { dataFolder: string }) =>
  (await readdir(dataFolder)).filter((name) => name.startsWith('before-restore-'));

/** Much was taken away since this backup. */
async function withLaterActs() {
  const office = await operatorWithData();
  await invitePerson(office.site, PERSON);
  const { number } = await issueCertificate(office.site, CERTIFICATE);
  const file = await backUp(office);
  await office.json('data', 'erase', '--email', 'ravi@example.com', '--yes');
  await office.json('desk', 'end', PERSON.name);
  await office.json('certificates', 'revoke', number, '--reason', 'withdrawn');
  const later = await issueCertificate(office.site, CERTIFICATE);
  const report = {
    lost: null,
    mailsHeld: office.enquiry,
    mailsSentSince: null,
    lettersWithdrawn: null,
    erasedAgain: office.application,
    accessesKept: 'Meera Nair (owner, ended)',
    accessesEnded: null,
    peopleRenamed: null,
    certificatesWithdrawn: number,
    certificatesKept: later.number,
    certificatesRemoved: null,
    sessionsEnded: 0,
    linksEnded: 0,
    resumes: 0,
  };
  return { office, file, report };
}

it('a restore tells what stays away, what stays here, which mail is held, and where the present state is', async () => {
  const { office, file, report } = await withLaterActs();
  const told = await office.json<Row>('data', 'restore', file, '--yes');
  expect(told).toMatchObject(report);
  expect(told.made).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(await copiesIn(office)).toEqual([basename(String(told.copy))]);
  expect(await office.json('outbox', 'list')).toMatchObject([
    {
      reference: office.enquiry,
      state: 'failed',
      error: expect.stringContaining('Restored from a backup of'),
    },
    { reference: office.enquiry, state: 'failed' },
  ]);
  expect(await office.json('outbox', 'retry', office.enquiry)).toEqual({ retried: 2 });
});

it('a dry run tells the same beforehand, asks nothing and changes nothing', async () => {
  const { office, file, report } = await withLaterActs();
  const before = (await readdir(office.dataFolder, { recursive: true })).toSorted();
  expect(await office.json('data', 'restore', file, '--dry-run')).toMatchObject(report);
  expect((await readdir(office.dataFolder, { recursive: true })).toSorted()).toEqual(before);
  expect(await office.json('applications', 'list')).toEqual([]);
  expect(await office.json('outbox', 'list')).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
  const { stdout } = await office.run('data', 'restore', file, '--dry-run');
  expect(stdout).toContain('2 emails are not sent automatically. See outbox list');
  expect(stdout).not.toContain('Check it by hand');
  expect(stdout).toMatch(/Nothing was changed\.\n$/);
});

it('a dry run on a new machine makes nothing, and says what nobody there can know', async () => {
  const office = await operatorWithData();
  await invitePerson(office.site, PERSON);
  const file = await backUp(office);
  const other = await newOperatorWithoutData();
  await rmdir(other.dataFolder);
  const { status, stdout } = await other.run('data', 'restore', file, '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toContain('Check it by hand: erased people, access');
  await expect(readdir(other.dataFolder)).rejects.toThrow('ENOENT');
});

it('the copy is named by doctor, and by an erasure as what still holds the person', async () => {
  const office = await operatorWithData();
  await office.json('data', 'restore', await backUp(office), '--yes');
  const [copy] = await copiesIn(office);
  const { stdout } = await office.run('doctor');
  expect(stdout).toContain(
    `warning  copies: copies made before a restore are still in DATA_DIR: ${copy}. They contain personal data`,
  );
  const erased = await office.run('data', 'erase', '--email', 'ravi@example.com', '--yes');
  expect(erased.stdout).toContain(`- ${copy} in DATA_DIR, which a restore made: delete it by hand\n`);
});

describe.skipIf(!isMountable())('on a disk without room for a copy', () => {
  it('a restore stops before it touches anything and says how to go on', async () => {
    const folder = await newFolder();
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder]);
    onTestFinished(() => void spawnSync('umount', ['--lazy', folder]));
    const office = await operatorWithData({ DATA_DIR: folder });
    const file = await backUp(office);
    await submitApplication(office.site, {
      fields: { name: 'A', email: 'a@example.com', phone: '9876543210' },
      jobTitle: OPENING.title,
      clientAddress: '::1',
      resume: await received(office.site.storage, 'a.pdf', pdf('A', 4_000_000)),
    });
    await writeFile(join(folder, 'ballast'), randomBytes(3_000_000));
    const { status, stderr } = await office.run('data', 'restore', file, '--yes');
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(
        /^The present data could not be copied first, so nothing was changed: a copy needs about \d+ MB, and \S+ has \d MB\. Correct that, or skip the copy with --no-copy\.\n$/,
      ),
    });
    expect(await office.json('applications', 'list')).toHaveLength(2);
    expect(await office.json('data', 'restore', file, '--yes', '--no-copy')).toMatchObject({ resumes: 1 });
  });
});

describe.skipIf(process.getuid?.() !== 0)('by root, on a data folder of another user', () => {
  it('a restore and a backup leave everything to the owner of the folder', async () => {
    const office = await operatorWithData();
    const file = await backUp(office);
    for (const other of [await newOperator(), await newOperatorWithoutData()]) {
      await giveAll(other.dataFolder);
      await other.json('data', 'restore', file, '--yes');
      await other.json('data', 'restore', file, '--yes');
      await other.json('data', 'backup', join(other.dataFolder, 'site.backup'));
      await other.run('doctor');
      const owners = await ownersOf(other.dataFolder);
      expect(Object.keys(owners)).toEqual(
        expect.arrayContaining(['certificate-secret', 'site.db', 'site.backup', 'resumes', 'upkeep.lock']),
      );
      expect(Object.keys(owners)).toContainEqual(expect.stringMatching(/^resumes\/.+\.pdf$/));
      expect(Object.keys(owners)).toContainEqual(expect.stringMatching(/^before-restore-/));
      expect(Object.entries(owners).filter(([, uid]) => uid !== NOBODY)).toEqual([]);
    }
  });
});

async function giveAll(folder: string): Promise<void> {
  await chown(folder, NOBODY, NOBODY);
  for (const name of await readdir(folder, { recursive: true }))
    await chown(join(folder, name), NOBODY, NOBODY);
}

async function ownersOf(folder: string): Promise<Record<string, number>> {
  const names = await readdir(folder, { recursive: true });
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await lstat(join(folder, name))).uid] as const)),
  );
}
