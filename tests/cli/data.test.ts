import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readRun } from '../../server/services/backups/backup-run.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { expect, it } from 'vitest';
import { operatorWithData } from '../support/operator-with-data.ts';
import { fakeS3 } from '../support/fake-s3.ts';
import { newOperator, runHere } from '../support/operator.ts';

it('a backup fails, and says so, when its reader goes away', async () => {
  const { settings } = await operatorWithData();
  const args = ['cli/main.ts', 'data', 'backup', '--out', '-'];
  const child = spawn(process.execPath, args, { env: settings, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(said).toMatch(/^The output is incomplete: .*EPIPE/);
  expect(status).toBe(2);
});

it('the site goes on with another certificate secret once the operator says that the old one is lost', async () => {
  const operator = await newOperator();
  const certificate = await operator.json<{ number: string }>(
    'certificates',
    'issue',
    '--name',
    'A',
    '--course',
    'B',
  );
  const paper = ['certificates', 'pdf', certificate.number, '--out', join(operator.dataFolder, 'a.pdf')];
  await rm(join(operator.dataFolder, 'certificate-secret'));
  const refused = await operator.run(...paper);
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('data rekey') });
  await operator.json('data', 'rekey', '--yes');
  expect(await operator.run(...paper)).toMatchObject({ status: 0 });
});

it('what is past retention is purged, and a dry run only counts', async () => {
  const office = await operatorWithData({ RETENTION_DAYS: '1' });
  const long = { received: '2020-01-01T00:00:00.000Z' };
  await office.site.storage.database.updateTable('enquiries').set(long).execute();
  expect(await office.json('data', 'purge', '--dry-run')).toEqual({
    enquiries: 1,
    applications: 0,
    keptTrainees: 0,
    doubts: null,
  });
  const report = { enquiries: 1, applications: 0, filesLeft: 0, overwriting: 'done' };
  expect(await office.json('data', 'purge', '--yes')).toEqual(report);
  expect(await office.json('data', 'purge')).toEqual({ ...report, enquiries: 0 });
  expect(JSON.stringify(await office.json('desk', 'audit-log'))).toContain(
    'purged data past its retention period',
  );
  expect(await office.json('applications', 'list')).toHaveLength(1);
});

it('data is purged by a lowered RETENTION_DAYS only when a person agrees, who is told what changed', async () => {
  const office = await operatorWithData();
  await office.json('data', 'purge');
  const lowered = (...args: string[]) =>
    runHere(['data', 'purge', ...args], { ...office.settings, RETENTION_DAYS: '18' });
  const what = 'nothing older than 18 days. RETENTION_DAYS is 18; it was 180 at the last purge.';
  expect(await lowered('--dry-run')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(`This would delete ${what}\n`),
  });
  expect(await lowered()).toMatchObject({
    status: 1,
    stderr: `This deletes ${what} Nothing was done: add --yes to go ahead.\n`,
  });
  expect(await lowered('--yes')).toMatchObject({ status: 0 });
  expect(await lowered()).toMatchObject({ status: 0 });
});

it('erasing says what goes and what stays, by address or by reference', async () => {
  const office = await operatorWithData();
  const { number } = await issueCertificate(office.site, {
    name: 'Ravi, "R"',
    course: 'DevOps Automation',
    issued: '2026-03-01',
  });
  const erase = ['data', 'erase', '--email', 'ravi@example.com'];
  const { stdout: asked } = await office.run(...erase, '--dry-run');
  expect(asked).toContain('This would be deleted:\n- 1 application\n- 1 resume\n');
  const { stdout } = await office.run(...erase, '--yes');
  expect(stdout).toContain('This is kept:\n- In the audit log only the references');
  expect(stdout).toContain(
    `- Certificate ${number}: Ravi, "R", DevOps Automation. Only the office can tell whether it is the same person.`,
  );
  expect(await office.json('certificates', 'show', number)).toMatchObject({ state: 'valid' });
  await office.json('data', 'erase', office.enquiry, '--yes');
  expect(await office.json('enquiries', 'list')).toEqual([]);
});

it('verify says that a backup can be restored, and how long that took', async () => {
  const office = await operatorWithData();
  const file = join(office.dataFolder, 'site.backup');
  await office.json('data', 'backup', file);
  expect(await office.json('data', 'verify', file)).toMatchObject({
    resumes: 1,
    withoutResume: null,
    damaged: null,
    seconds: expect.any(Number),
  });
});

it('move says what to set afterwards', async () => {
  const office = await operatorWithData();
  const folder = join(office.dataFolder, 'other');
  const { status, stdout } = await office.run('data', 'move', '--to-database', `sqlite:${folder}`);
  expect(status).toBe(0);
  expect(stdout).toContain(`DATA_DIR=${folder}`);
});

it('a backup with a passphrase is restored with it, and the passphrase is asked for', async () => {
  const office = await operatorWithData();
  const at = (name: string) => join(office.dataFolder, name);
  await writeFile(at('passphrase'), 'Zb3pQ2mXv8kLr6tN\n');
  await writeFile(at('empty'), '\n');
  const withIt = ['--passphrase-file', at('passphrase')];
  await office.json('data', 'backup', at('site.age'), ...withIt);
  const restore = ['data', 'restore', at('site.age'), '--yes', '--no-copy'];
  expect(await office.refused(...restore)).toContain('--passphrase-file');
  expect(await office.refused(...restore, '--passphrase-file', at('empty'))).toContain('has no passphrase');
  expect(await office.json('data', 'restore', at('site.age'), '--dry-run', ...withIt)).toMatchObject({
    resumes: 1,
  });
  expect(await office.json(...restore, ...withIt)).toMatchObject({ resumes: 1 });
});

it('a backup on standard output is all that stands there, and is restored from standard input', async () => {
  const office = await operatorWithData();
  const [cli, env] = [['cli/main.ts', 'data'], office.settings];
  const backup = spawnSync(process.execPath, [...cli, 'backup', '--out', '-'], { env });
  expect([backup.status, backup.stderr.toString()]).toEqual([0, '']);
  const restore = spawnSync(process.execPath, [...cli, 'restore', '-', '--yes', '--no-copy', '--json'], {
    env,
    input: backup.stdout,
  });
  expect([restore.status, restore.stderr.toString()]).toEqual([0, '']);
  expect(JSON.parse(restore.stdout.toString())).toMatchObject({ resumes: 1, withoutResume: null });
});

it('data is backed up without a file name as the server does it at night: verified, and among those that the desk shows', async () => {
  const office = await operatorWithData();
  const made = await office.json<{ file: string }>('data', 'backup');
  expect(made).toMatchObject({ resumes: 1, withoutResume: null, seconds: expect.any(Number) });
  expect(made.file).toMatch(/\/backups\/site-\d{4}-\d\d-\d\dT\d{4}\.backup$/);
  expect(await readRun(office.site.storage.database)).toMatchObject({
    state: 'good',
    good: { name: basename(made.file), resumes: 1 },
  });
  expect(await office.json('data', 'verify', made.file)).toMatchObject({ resumes: 1 });
});

it('nothing is backed up without a file name where the server keeps none', async () => {
  const office = await operatorWithData({ BACKUP_DIR: 'off' });
  expect(await office.refused('data', 'backup')).toContain('BACKUP_DIR is off. Name a file');
});

it('a backup goes to one place, which the settings know', async () => {
  const office = await operatorWithData();
  const file = join(office.dataFolder, 'site.backup');
  const { status, stderr } = await office.run('data', 'backup', '--to', 's3://bucket/site.backup');
  expect([status, stderr]).toEqual([
    2,
    'S3_ENDPOINT must be set, because the backup is "s3://bucket/site.backup".\n',
  ]);
  expect(await office.json('data', 'backup', '--out', file)).toMatchObject({ file, resumes: 1 });

  const s3 = await fakeS3();
  const inStore = await operatorWithData({ ...s3.settings, RESUME_STORE: '' });
  const passphrase = join(inStore.dataFolder, 'passphrase');
  await writeFile(passphrase, 'Zb3pQ2mXv8kLr6tN\n');
  const nightly = ['data', 'backup', '--to', 's3://bucket/nightly/', '--passphrase-file', passphrase];
  const { file: name } = await inStore.json<{ file: string }>(...nightly);
  expect(name).toMatch(/^s3:\/\/bucket\/nightly\/site-\d{8}T\d{6}Z\.backup\.age$/);
  expect([...s3.objects.keys()].map((key) => `s3://bucket/${key}`)).toEqual([name]);
  const read = ['data', 'verify', name, '--passphrase-file', passphrase];
  expect(await inStore.json(...read)).toMatchObject({ resumes: 1, damaged: null });
});
