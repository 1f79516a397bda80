import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { RESUMES } from './fill-database.ts';
import type { Installation, Parts, Settings } from './installation.ts';
import { newFolder } from '../../support/new-folder.ts';

export interface Wrong {
  what: string;
  /** By default every kind. */
  where?: (site: Pick<Installation, 'parts'>) => boolean;
  try(site: Installation): Promise<void>;
}

const NOT_ONE_SITE =
  /^The database \S+ and the resume store \S+ do not belong together: [^\n]+ data adopt\n$/;
/** A store refuses what was signed under a wrong clock. */
const TOO_SKEWED = /^The resume store of S3_ENDPOINT failed: /;
const CLOCK = './tests/support/wrong-clock.ts';
const onDisk = ({ parts }: Pick<Installation, 'parts'>) => !parts.objects;
const onS3 = ({ parts }: Pick<Installation, 'parts'>) => parts.objects !== undefined;
const onSqlite = ({ parts }: Pick<Installation, 'parts'>) => !parts.newDatabase;
const onPostgres = ({ parts }: Pick<Installation, 'parts'>) => parts.newDatabase !== undefined;

/** The mistakes that this kind of installation can make. */
export function mistakesOf(parts: Parts): Wrong[] {
  return WRONG.filter(({ where = () => true }) => where({ parts }));
}

async function refused(
  site: Installation,
  says: RegExp,
  changes: Settings = {},
  preload?: string,
): Promise<void> {
  const { isRunning, output } = await site.start(changes, preload);
  expect({ isRunning, output }).toEqual({ isRunning: false, output: expect.stringMatching(says) });
  expect(output).toMatch(/^[^\n]+\n$/);
}

async function runs(site: Installation, changes: Settings = {}, preload?: string): Promise<string> {
  const { isRunning, output } = await site.start(changes, preload);
  expect(isRunning, output).toBe(true);
  return output;
}

/** It runs, and says at error level that it deleted nothing; so do doctor and the next start. */
async function heldBack(site: Installation, says: RegExp, changes: Settings = {}, preload?: string) {
  const output = await runs(site, changes, preload);
  const errors = output.split('\n').filter((line) => line.includes('"level":"error"'));
  expect(errors.join('\n')).toMatch(says);
  const { stdout } = await site.operator(['doctor', '--json'], changes);
  expect(stdout).toMatch(/Nothing was deleted/);
}

/** Does something with the database's file away, and puts it back. */
async function withoutDatabaseFile(site: Installation, work: () => Promise<void>): Promise<void> {
  const away = await newFolder();
  const names = ['site.db', 'site.db-wal', 'site.db-shm'];
  const move = async (from: string, to: string) => {
    for (const name of names) await rename(join(from, name), join(to, name)).catch(() => undefined);
  };
  await move(site.dataFolder, away);
  await work();
  for (const name of names) await rm(join(site.dataFolder, name), { force: true });
  await move(away, site.dataFolder);
}

async function emptyDatabase({ parts }: Installation): Promise<Settings> {
  return { DATABASE_URL: await parts.newDatabase?.() };
}

const atPrefix = (site: Installation, prefix: string): Settings => ({
  RESUME_STORE: `s3://${site.parts.objects?.bucket}${prefix}`,
});

const WRONG: Wrong[] = [
  {
    what: 'the database’s file is gone',
    where: onSqlite,
    try: (site) => withoutDatabaseFile(site, () => refused(site, NOT_ONE_SITE)),
  },
  {
    what: 'DATABASE_URL of an empty database',
    where: onPostgres,
    try: async (site) => refused(site, NOT_ONE_SITE, await emptyDatabase(site)),
  },
  {
    what: 'DATABASE_URL left out',
    where: onPostgres,
    try: (site) => refused(site, NOT_ONE_SITE, { DATABASE_URL: undefined }),
  },
  {
    what: 'another database with rows of its own beside the store',
    where: onPostgres,
    async try(site) {
      const other = await emptyDatabase(site);
      await runs(site, { ...other, DATA_DIR: await newFolder(), RESUME_STORE: undefined });
      await refused(site, NOT_ONE_SITE, other);
    },
  },
  {
    what: 'DATA_DIR of an empty folder',
    async try(site) {
      const changes = { DATA_DIR: await newFolder() };
      if (onSqlite(site) && onDisk(site)) await runs(site, changes);
      else await refused(site, /do not belong together|certificate-secret is missing/, changes);
    },
  },
  {
    what: 'an empty folder in the place of the resumes',
    where: onDisk,
    async try(site) {
      const [folder, away] = [join(site.dataFolder, 'resumes'), join(site.dataFolder, 'away')];
      await rename(folder, away);
      await mkdir(folder);
      await refused(site, NOT_ONE_SITE);
      await rm(folder, { recursive: true });
      await rename(away, folder);
    },
  },
  {
    what: 'a prefix that nobody has used',
    where: onS3,
    try: (site) => refused(site, NOT_ONE_SITE, atPrefix(site, '/site/resume')),
  },
  {
    what: 'a bucket without a prefix, with objects of strangers',
    where: onS3,
    async try(site) {
      await site.parts.objects?.put('accounts/2026.xlsx', Buffer.from('theirs'));
      await site.parts.objects?.put('notes.pdf', Buffer.from('theirs'));
      await refused(site, NOT_ONE_SITE, atPrefix(site, ''));
      expect(await site.parts.objects?.keys('accounts/')).toEqual(['accounts/2026.xlsx']);
    },
  },
  {
    what: 'a first start in a bucket without a prefix, with objects of strangers',
    where: onS3,
    async try(site) {
      const theirs = ['accounts/2026.xlsx', 'notes.pdf', `backup/${randomUUID()}.pdf`];
      for (const key of theirs) await site.parts.objects?.put(key, Buffer.from('theirs'));
      const changes = {
        ...atPrefix(site, ''),
        DATA_DIR: await newFolder(),
        ...(await emptyDatabase(site)),
      };
      await runs(site, changes);
      expect(await site.parts.objects?.keys('')).toEqual(expect.arrayContaining(theirs));
      await site.parts.objects?.remove('.store');
    },
  },
  {
    what: 'RESUME_STORE left out',
    where: onS3,
    try: (site) => refused(site, NOT_ONE_SITE, { RESUME_STORE: undefined }),
  },
  {
    what: 'a bucket that is not there',
    where: onS3,
    try: (site) =>
      refused(site, /has no bucket no-such-bucket|failed/, { RESUME_STORE: 's3://no-such-bucket' }),
  },
  {
    what: 'keys of the store that are wrong',
    where: onS3,
    try: (site) => refused(site, /S3_ENDPOINT failed/, { S3_ACCESS_KEY_ID: 'nobody' }),
  },
  {
    what: 'the resume folders of two sites swapped',
    where: onDisk,
    async try(site) {
      const other = await newFolder();
      await runs(site, { DATA_DIR: other, ...(await emptyDatabase(site)) });
      const swap = async () => {
        await rename(join(site.dataFolder, 'resumes'), join(site.dataFolder, 'away'));
        await rename(join(other, 'resumes'), join(site.dataFolder, 'resumes'));
        await rename(join(site.dataFolder, 'away'), join(other, 'resumes'));
      };
      await swap();
      await refused(site, NOT_ONE_SITE);
      await swap();
    },
  },
  {
    what: 'a second installation with the same .env and a data folder of its own',
    where: (site) => onSqlite(site) && onS3(site),
    try: async (site) => refused(site, NOT_ONE_SITE, { DATA_DIR: await newFolder() }),
  },
  {
    what: 'tables and a store of the release before, which knew no id',
    async try(site) {
      await forgetIds(site);
      await site.query('drop table removals').catch(() => undefined);
      await site.query("delete from kysely_migration where name like '0013%' returning name");
      const { status, stderr } = await site.operator(['openings', 'list']);
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: expect.stringMatching(
          /^The database schema is that of an earlier release: [^\n]+ Start the server/,
        ),
      });
      await runs(site);
      expect(await site.query("select value from site_facts where name = 'store_id'")).toHaveLength(1);
    },
  },
  {
    what: 'an upgrade from the release before with the store of somebody else',
    where: onS3,
    async try(site) {
      await forgetIds(site);
      const theirs = `theirs-${randomUUID()}`;
      for (let count = 0; count < 5; count += 1)
        await site.parts.objects?.put(`${theirs}/${randomUUID()}.pdf`, Buffer.from('theirs'));
      await refused(site, NOT_ONE_SITE, atPrefix(site, `/${theirs}`));
      expect(await site.parts.objects?.keys(`${theirs}/`)).toHaveLength(5);
    },
  },
  {
    what: 'a store whose id was deleted',
    async try(site) {
      await site.removeFromStore('.store');
      await refused(site, NOT_ONE_SITE);
    },
  },
  {
    what: 'a database whose id was deleted',
    async try(site) {
      await site.query("delete from site_facts where name = 'store_id' returning name");
      await refused(site, NOT_ONE_SITE);
    },
  },
  {
    what: 'an id of the store that is damaged',
    where: onDisk,
    async try(site) {
      await writeFile(join(site.dataFolder, 'resumes/.store'), '');
      await refused(site, NOT_ONE_SITE);
    },
  },
  {
    what: 'a folder in the place of the store’s id',
    where: onDisk,
    async try(site) {
      await site.removeFromStore('.store');
      await mkdir(join(site.dataFolder, 'resumes/.store'));
      await refused(site, /^The resume store failed: EISDIR/);
    },
  },
  {
    what: 'files of others and folders among the resumes',
    where: onDisk,
    async try(site) {
      const folder = join(site.dataFolder, 'resumes');
      await mkdir(join(folder, 'lost+found'));
      await writeFile(join(folder, 'README-backup.txt'), 'ours');
      await writeFile(join(folder, 'asha.pdf'), 'ours');
      await runs(site);
      expect(await readFile(join(folder, 'README-backup.txt'), 'utf8')).toBe('ours');
      expect(await readFile(join(folder, 'asha.pdf'), 'utf8')).toBe('ours');
    },
  },
  {
    what: 'a file in the place of the resumes',
    where: onDisk,
    async try(site) {
      const [folder, away] = [join(site.dataFolder, 'resumes'), join(site.dataFolder, 'away')];
      await rename(folder, away);
      await writeFile(folder, '');
      await refused(site, /^The resume store failed: /);
      await rm(folder);
      await rename(away, folder);
    },
  },
  {
    what: 'resumes that are only to be read',
    where: (site) => onDisk(site) && process.getuid?.() !== 0,
    async try(site) {
      await chmod(join(site.dataFolder, 'resumes'), 0o500);
      await runs(site);
      await chmod(join(site.dataFolder, 'resumes'), 0o700);
    },
  },
  {
    what: 'a clock that is 181 days ahead',
    async try(site) {
      await runs(site);
      const clock = { CLOCK_AHEAD_HOURS: String(24 * 181) };
      if (onDisk(site)) await heldBack(site, /clock/i, clock, CLOCK);
      else await refused(site, TOO_SKEWED, clock, CLOCK);
    },
  },
  {
    what: 'RETENTION_DAYS=18 for 180',
    async try(site) {
      await runs(site);
      await heldBack(site, /RETENTION_DAYS/, { RETENTION_DAYS: '18' });
      const { status, stderr } = await site.operator(['data', 'purge'], { RETENTION_DAYS: '18' });
      expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('add --yes') });
      await runs(site);
    },
  },
  {
    what: 'DEMO=on on a site that has rows',
    try: async (site) => void (await runs(site, { DEMO: 'on' })),
  },
  {
    what: 'a command that writes beside the store of another database',
    async try(site) {
      await site.query("update site_facts set value = 'other' where name = 'store_id' returning name");
      const close = await site.operator(['openings', 'close', 'soc-analyst']);
      expect(close).toMatchObject({ status: 2, stderr: expect.stringMatching(NOT_ONE_SITE) });
      const erase = await site.operator(['data', 'erase', '--email', 'a-2000-aa@example.com', '--yes']);
      expect(erase).toMatchObject({ status: 2, stderr: expect.stringMatching(NOT_ONE_SITE) });
      expect(await site.operator(['applications', 'list'])).toMatchObject({ status: 0 });
    },
  },
  {
    what: 'data adopt, first without and then with the word',
    async try(site) {
      await site.removeFromStore('.store');
      const asked = await site.operator(['data', 'adopt']);
      expect(asked).toMatchObject({ status: 1, stderr: expect.stringContaining(`of ${RESUMES} resumes`) });
      await refused(site, NOT_ONE_SITE);
      expect(await site.operator(['data', 'adopt', '--yes'])).toMatchObject({ status: 0 });
      await runs(site);
    },
  },
  {
    what: 'data adopt of a store that belongs to another database',
    where: onPostgres,
    async try(site) {
      const other = await emptyDatabase(site);
      expect(await site.operator(['data', 'adopt', '--yes'], other)).toMatchObject({ status: 0 });
      if (onDisk(site)) await heldBack(site, new RegExp(`${RESUMES} of ${RESUMES} resumes`), other);
      else await runs(site, other);
      await refused(site, NOT_ONE_SITE);
      expect(await site.operator(['data', 'adopt', '--yes'])).toMatchObject({ status: 0 });
    },
  },
  {
    what: 'a restore on another machine, in the order of docs/host/moving.md',
    async try(site) {
      const elsewhere = await anotherMachine(site);
      await restored(site, await backUp(site), elsewhere);
      await runs(site, elsewhere);
      const { stdout } = await site.operator(['applications', 'list', '--json'], elsewhere);
      expect(JSON.parse(stdout)).toHaveLength(RESUMES);
      expect((await site.operator(['doctor'], elsewhere)).stdout).toContain(
        `resumes: ${RESUMES} in the store, none missing`,
      );
    },
  },
  {
    what: 'a server that is started before the restore, beside the store that is left',
    where: onS3,
    async try(site) {
      const elsewhere = await anotherMachine(site);
      const file = await backUp(site);
      await refused(site, NOT_ONE_SITE, elsewhere);
      await restored(site, file, elsewhere);
      await runs(site, elsewhere);
    },
  },
  {
    what: 'a restore into the store of another site',
    where: onS3,
    async try(site) {
      const file = await backUp(site);
      const other = `/other-${randomUUID()}`;
      const theirs = { ...(await anotherMachine(site)), ...atPrefix(site, other) };
      await runs(site, theirs);
      await site.parts.objects?.put(`${other.slice(1)}/${randomUUID()}.pdf`, Buffer.from('theirs'));
      const { status, stderr } = await site.operator(['data', 'restore', file, '--yes'], {
        ...(await anotherMachine(site)),
        ...atPrefix(site, other),
      });
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: expect.stringContaining('belongs to another site'),
      });
    },
  },
];

async function anotherMachine(site: Installation): Promise<Settings> {
  return { DATA_DIR: await newFolder(), ...(site.parts.newDatabase && (await emptyDatabase(site))) };
}

async function backUp(site: Installation): Promise<string> {
  const file = join(await newFolder(), 'site.backup');
  expect(await site.operator(['data', 'backup', file])).toMatchObject({ status: 0 });
  return file;
}

async function restored(site: Installation, file: string, changes: Settings = {}) {
  const answer = await site.operator(['data', 'restore', file, '--yes', '--json'], changes);
  expect(answer).toMatchObject({ status: 0 });
  return answer;
}

async function forgetIds(site: Installation): Promise<void> {
  await site.removeFromStore('.store');
  await site.query("delete from site_facts where name = 'store_id' returning name");
}
