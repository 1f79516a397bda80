import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { publishOpening } from '../../server/services/catalogue/opening.ts';
import { deliverDueMails } from '../../server/mail/deliver-outbox.ts';
import { openTransport } from '../../server/mail/transports/open-transport.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { certificateKey } from '../../server/services/certificates/qr-code-key.ts';
import { checkCertificate } from '../../server/services/certificates/check-certificate.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { listJobs } from '../../server/services/jobs/read-jobs.ts';
import { planPurge } from '../../server/services/data/plan-purge.ts';
import { purgeData } from '../../server/services/data/purge-data.ts';
import { verifyBackup } from '../../server/services/data/verify-backup.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { saveResume } from '../../server/services/resumes/read-resume.ts';
import { addNote } from '../../server/services/submissions/add-note.ts';
import { showSubmission } from '../../server/services/submissions/read-submissions.ts';
import { noteUnfinishedBackup, restoreCopy } from '../../server/storage/unfinished-copies.ts';
import { asDatabase, type BackupLine, readBackup, writeBackup } from '../support/backups.ts';
import { fakeS3 } from '../support/fake-s3.ts';
import { bytesBelow } from '../support/bytes-below.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { pdf, received } from '../support/resumes.ts';
import { namesOfResumes } from '../support/resume-folder.ts';
import { answerEnquiry } from '../support/acts.ts';
import { apply as submit, enquire, openSocAnalyst, SOC_ANALYST } from '../support/submissions.ts';

const CANARY = 'canary-7f3a';
const DAY_MS = 24 * 60 * 60 * 1_000;
const PRIYA = { by: 'Priya Nair' };

const apply = (system: TestSystem, email = 'ravi@example.com', text = 'Ravi') =>
  submit(system, { name: text, email, cover_letter: text });

const ask = (system: TestSystem, email = 'asha@example.com', message = 'Asha') =>
  enquire(system, { name: 'Somebody', email, message });

async function openFilled(engine: TestSystem['storage']['engine']) {
  const system = await openTestSystem(engine);
  await openSocAnalyst(system);
  return system;
}

/** What the audit log tells of, oldest first. */
async function actsOf({ storage }: TestSystem): Promise<string[]> {
  const lines = await storage.database.selectFrom('trail').select('act').orderBy('id').execute();
  return lines.map(({ act }) => act);
}

describe.each(engines)('on %s', (engine) => {
  it('a backup is one whole file that only its owner may read', async () => {
    const system = await openFilled(engine);
    await ask(system);
    const reference = await apply(system);
    const file = join(system.config.dataFolder, 'site.backup');
    expect(await backupData(system, file)).toMatchObject({ resumes: 1, withoutResume: [] });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const lines = await readBackup(file);
    const rowsOf = (table: string) =>
      lines.flatMap((line) => ('table' in line && line.table === table ? line.rows : []));
    expect(rowsOf('applications')).toEqual([expect.arrayContaining([reference])]);
    expect(rowsOf('enquiries')).toHaveLength(1);
    expect(lines.filter((line) => 'resume' in line)).toEqual([
      { resume: expect.any(String), content: pdf('Ravi').toString('base64') },
    ]);
    expect(lines.at(-1)).toEqual({ end: { rows: expect.any(Number), resumes: 1 } });
    expect(await readdir(system.config.dataFolder)).not.toContainEqual(expect.stringMatching(/part|backup-/));
    await expect(backupData(system, file)).rejects.toThrow('exists already');
  });

  it('a backup leaves alone what others keep beside it', async () => {
    const system = await openFilled(engine);
    const file = join(system.config.dataFolder, 'site.backup');
    const others = ['site.backup.part', 'site.backup.part-wal', 'site.backup-journal'];
    for (const name of others) await writeFile(join(system.config.dataFolder, name), 'mine');
    await backupData(system, file);
    for (const name of others)
      expect(await readFile(join(system.config.dataFolder, name), 'utf8')).toBe('mine');
  });

  it('a restore brings back rows, resumes and the certificate secret, on another machine and engine too', async () => {
    const system = await openFilled(engine);
    const reference = await apply(system);
    const { number } = await issueCertificate(system, {
      name: 'Anita Sharma',
      course: 'C',
      issued: '2026-01-01',
    });
    const file = join(system.config.dataFolder, 'site.backup');
    await backupData(system, file);
    for (const other of [await openTestSystem('sqlite'), await openFilled(engine)]) {
      await issueCertificate(other, { name: 'Gone', course: 'C', issued: '2026-01-01', number: '1' });
      expect(await restoreData(other, file)).toMatchObject({ resumes: 1, needsRestart: true });
      const restarted = { ...other, storage: await other.openAgain() };
      expect(await showSubmission(restarted, 'application', reference)).toMatchObject({
        name: 'Ravi',
        cover_letter: 'Ravi',
      });
      const saved = join(other.config.dataFolder, 'saved.pdf');
      await saveResume(restarted, reference, saved);
      expect((await readFile(saved)).equals(pdf('Ravi'))).toBe(true);
      await expect(saveResume(restarted, reference, saved)).rejects.toThrow('--out');
      const key = certificateKey(system.storage.certificateSecret, number);
      expect(await checkCertificate(restarted, { number, key })).toMatchObject({ name: 'Anita Sharma' });
      expect(await checkCertificate(restarted, { number: '1' })).toMatchObject({ state: 'unknown' });
    }
  });

  it('a resume that cannot be read fails the backup, and no file is left', async () => {
    const system = await openFilled(engine);
    await apply(system);
    const folder = join(system.config.dataFolder, 'resumes');
    const [name = ''] = namesOfResumes(system.config.dataFolder);
    await rm(join(folder, name));
    await mkdir(join(folder, name));
    const file = join(system.config.dataFolder, 'site.backup');
    await expect(backupData(system, file)).rejects.toMatchObject({ name: 'StorageUnavailable' });
    expect(await readdir(system.config.dataFolder)).not.toContainEqual(expect.stringMatching(/backup|part/));
  });

  it('a resume that the store does not have is named, and a restore keeps the one that came back', async () => {
    const system = await openFilled(engine);
    const reference = await apply(system);
    const folder = join(system.config.dataFolder, 'resumes');
    const [name = ''] = namesOfResumes(system.config.dataFolder);
    const content = await readFile(join(folder, name));
    await rm(join(folder, name));
    const file = join(system.config.dataFolder, 'site.backup');
    expect(await backupData(system, file)).toMatchObject({ resumes: 0, withoutResume: [reference] });
    expect(await restoreData(system, file)).toMatchObject({ withoutResume: [reference] });
    await writeFile(join(folder, name), content);
    expect(await restoreData(system, file)).toMatchObject({ withoutResume: [] });
    expect(namesOfResumes(system.config.dataFolder)).toEqual([name]);
  });

  it('a second backup or restore at the same time is refused', { timeout: 60_000 }, async () => {
    const system = await openFilled(engine);
    const lock = await system.storage.lockMaintenance();
    const busy = {
      ...system,
      storage: { ...system.storage, lockMaintenance: () => system.storage.lockMaintenance() },
    };
    const file = join(system.config.dataFolder, 'site.backup');
    await expect(backupData(busy, file)).rejects.toThrow('is running');
    await expect(restoreData(busy, file)).rejects.toThrow('is running');
    await lock?.release();
    await backupData(system, file);
  });

  it('what killed backups and restores left goes with the next erasure and purge, wherever it lies', async () => {
    const system = await openFilled(engine);
    const elsewhere = await mkdtemp(join(tmpdir(), 'backups-'));
    onTestFinished(() => rm(elsewhere, { recursive: true, force: true }));
    for (const deleteSome of [() => eraseData(system, 'nobody@example.com'), () => purgeData(system)]) {
      const leftovers = [restoreCopy(system.config.dataFolder), join(elsewhere, 'site.backup.part')];
      await noteUnfinishedBackup(system.config.dataFolder, leftovers[1] ?? '');
      for (const file of leftovers) for (const end of ['', '-wal']) await writeFile(`${file}${end}`, CANARY);
      await deleteSome();
      expect(await bytesBelow(system.config.dataFolder)).not.toContain(CANARY);
      expect(await readdir(elsewhere)).toEqual([]);
      expect(await readdir(system.config.dataFolder)).not.toContainEqual(expect.stringContaining('.part'));
    }
  });

  it('a killed backup that the server does not see, or may not remove, is left to a command that may', async () => {
    const system = await openFilled(engine);
    const elsewhere = await mkdtemp(join(tmpdir(), 'backups-'));
    onTestFinished(() => rm(elsewhere, { recursive: true, force: true }));
    const unfinished = join(elsewhere, 'disk', 'site.backup.part');
    await noteUnfinishedBackup(system.config.dataFolder, unfinished);
    await purgeData(system);
    // Like a file on a disk that is only to read: there, and not removed.
    await mkdir(unfinished, { recursive: true });
    await purgeData(system);
    await rmdir(unfinished);
    await writeFile(unfinished, CANARY);
    await purgeData(system);
    expect(await readdir(join(elsewhere, 'disk'))).toEqual([]);
    expect(await readdir(system.config.dataFolder)).not.toContainEqual(expect.stringContaining('.part'));
  });

  it('a file that is no backup, or a damaged one, changes nothing', async () => {
    const system = await openFilled(engine);
    await apply(system);
    const at = (name: string) => join(system.config.dataFolder, name);
    const file = at('site.backup');
    await backupData(system, file);
    const earlier = await asDatabase(file);
    const change = async (name: string, statement: string) => {
      const changed = at(name);
      await copyFile(earlier, changed);
      const database = new DatabaseSync(changed);
      database.exec(statement);
      database.close();
    };
    await change('old resume', "update backup_resumes set content = x'00'");
    await change('old secret', "update backup_facts set value = 'beef' where name = 'certificate_secret'");
    await change('old format', "update backup_facts set value = '7' where name = 'format'");
    await change(
      'old later',
      "insert into kysely_migration values ('9999-later', '2026-11-24T00:00:00.000Z')",
    );
    await change('foreign', 'drop table backup_facts');
    const wholeOld = await readFile(earlier);
    await writeFile(at('old cut'), wholeOld.subarray(0, wholeOld.length / 2));
    await rm(earlier);

    const [facts, ...others] = (await readBackup(file)) as [BackupLine & { done: string[] }, ...BackupLine[]];
    const end = others.pop() as BackupLine;
    const write = (name: string, lines: BackupLine[]) => writeBackup(at(name), lines);
    await write('endless', [facts, ...others]);
    await write('less', [
      facts,
      ...others.filter((line) => !('table' in line && line.table === 'trail')),
      end,
    ]);
    await write('secret', [{ ...facts, certificate_secret: 'beef' }, ...others, end]);
    await write('undated', [{ ...facts, made: 'yesterday' }, ...others, end]);
    await write('format', [{ ...facts, backup: '3' }, ...others, end]);
    await write('later', [{ ...facts, done: [...facts.done, '9999-later'] }, ...others, end]);
    await write('headless', [...others, end]);
    await writeFile(at('other gzip'), gzipSync('hello\n'));
    await writeFile(at('half a line'), gzipSync(`${JSON.stringify(facts)}\n{"ta`));
    await writeFile(at('text'), 'hello');
    await writeFile(at('empty'), '');
    const whole = await readFile(file);
    await writeFile(at('cut'), whole.subarray(0, whole.length / 2));
    await writeFile(at('holed'), whole.fill(0, 300, 900));
    for (const [name, message] of [
      ['old resume', /^\S+ resume is damaged, nothing was changed: resume \S+ was changed\.$/],
      ['old secret', /^\S+ secret is damaged, nothing was changed: its certificate secret is incomplete\.$/],
      ['old format', /^\S+ format is a backup of format 7, which this release does not know\./],
      [
        'old later',
        /^The database schema is that of a later release: this release does not know migration 9999-later\./,
      ],
      ['old cut', /^\S+ cut is damaged, nothing was changed: [^\n]+$/],
      ['endless', /^\S+ is damaged, nothing was changed: it has no end\.$/],
      [
        'less',
        /^\S+ is damaged, nothing was changed: it contains \d+ rows and 1 resume, but \d+ and 1 were written\.$/,
      ],
      ['undated', /^\S+ is damaged, nothing was changed: it does not contain its time\.$/],
      ['headless', /^\S+ was not made by data backup\.$/],
      ['other gzip', /^\S+ gzip was not made by data backup\.$/],
      ['half a line', /line is damaged, nothing was changed: one of its lines is incomplete\.$/],
      ['secret', /^\S+ is damaged, nothing was changed: its certificate secret is incomplete\.$/],
      ['cut', /^\S+ is damaged, nothing was changed: [^\n]+$/],
      ['holed', /^\S+ is damaged, nothing was changed: [^\n]+$/],
      ['format', /^\S+ is a backup of format 3, which this release does not know\./],
      [
        'later',
        /^The database schema is that of a later release: this release does not know migration 9999-later\./,
      ],
      ['foreign', /^\S+ was not made by data backup\.$/],
      ['text', /^\S+ was not made by data backup\.$/],
      ['empty', /^\S+ was not made by data backup\.$/],
      ['missing', /^\S+ cannot be read: /],
      ['resumes', /^\S+ cannot be read: /],
    ] as const) {
      await expect(restoreData(system, at(name)), name).rejects.toThrow(message);
    }
    expect(await listJobs(system)).toHaveLength(1);
    expect(namesOfResumes(system.config.dataFolder)).toHaveLength(1);
    expect(await actsOf(system)).not.toContain('data.restored');
    expect(await readdir(system.config.dataFolder)).not.toContainEqual(expect.stringMatching(/part|before-/));
  });

  it('a backup with anything that the product does not write is refused with its line', async () => {
    const system = await openFilled(engine);
    await ask(system);
    await apply(system);
    const file = join(system.config.dataFolder, 'site.backup');
    await backupData(system, file);
    const lines = await readBackup(file);
    /** The backup with another value in a column of a table's first row. */
    const edited = (table: string, column: string, value: unknown) =>
      lines.map((line) =>
        'table' in line && line.table === table
          ? {
              ...line,
              rows: line.rows.map((row) =>
                row.map((cell, at) => (line.columns[at] === column ? value : cell)),
              ),
            }
          : line,
      );
    const change = (kind: string, of: (line: BackupLine) => object) =>
      lines.map((line) => (kind in line ? of(line) : line));
    const renamed = (column: string) =>
      change('table', (line) =>
        'table' in line && line.table === 'enquiries'
          ? { ...line, columns: line.columns.map((name) => (name === 'reference' ? column : name)) }
          : line,
      );
    const outside = '../../outside-the-store.pdf';
    const rowIn = (table: string, columns: string[]) => ({ table, columns, rows: [['b']] });
    const WRONG: [what: string, changed: object[], where: string][] = [
      [
        'a resume elsewhere',
        change('resume', (line) => ({ ...line, resume: outside })),
        'data backup does not write such a line',
      ],
      ['another resume', edited('applications', 'resume_key', outside), 'resume_key of applications'],
      ['what is gone', [...lines, { gone: outside }], 'data backup does not write such a line'],
      ['a state', edited('enquiries', 'state', 'nonsense'), 'state of enquiries cannot be "nonsense"'],
      ['a time', edited('enquiries', 'received', 'not a time'), 'received of enquiries'],
      ['no moment', edited('enquiries', 'received', '2026-11-31T25:00:00.000Z'), 'received of enquiries'],
      ['no day', edited('enquiries', 'due', '2026-13-01'), 'due of enquiries'],
      ['a reference', edited('enquiries', 'reference', '../E-1'), 'reference of enquiries'],
      ['an object', edited('enquiries', 'message', { a: 1 }), 'data backup does not write such a line'],
      ['a number', edited('enquiries', 'message', 7), 'message of enquiries cannot be 7'],
      ['nothing', edited('enquiries', 'name', null), 'name of enquiries cannot be null'],
      ['a column', renamed('surprise'), 'enquiries has no column surprise'],
      ['an odd column', renamed(`x') --`), 'data backup does not write such a line'],
      ['a column twice', renamed('name'), 'enquiries has a column twice'],
      ['a table', [...lines, rowIn('desk_links', ['a'])], 'there is no table desk_links'],
      ['half a row', [...lines, rowIn('notes', ['id', 'text'])], 'a row of notes is incomplete'],
      ['another line', [...lines, { surprise: true }], 'data backup does not write such a line'],
    ];
    for (const [what, changed, where] of WRONG) {
      await writeBackup(file, changed as BackupLine[]);
      const refusal = `has content that data backup does not write. Nothing was changed\\. See line \\d+: ${where}`;
      for (const reads of [restoreData, verifyBackup])
        await expect(reads(system, file), what).rejects.toThrow(new RegExp(refusal));
    }
    expect(await actsOf(system)).not.toContain('data.restored');
    await expect(stat(join(system.config.dataFolder, '..', '..', 'outside-the-store.pdf'))).rejects.toThrow(
      'ENOENT',
    );
  });

  it('what an earlier release backed up is refused where it holds a stranger’s rows or programs', async () => {
    const system = await openFilled(engine);
    await ask(system);
    const reference = await apply(system);
    const stream = join(system.config.dataFolder, 'site.backup');
    await backupData(system, stream);
    const file = await asDatabase(stream);
    const change = (statement: string) => {
      const database = new DatabaseSync(file);
      database.exec(statement);
      database.close();
    };
    change("update enquiries set state = 'nonsense'");
    await expect(restoreData(system, file)).rejects.toThrow(
      /Nothing was changed\. See state of enquiries cannot be "nonsense", in E-/,
    );
    change("update enquiries set state = 'new'");
    change(
      "create trigger strange after update on outbox begin update applications set resume_key = '../../x'; end",
    );
    await restoreData(system, file);
    expect(await showSubmission(system, 'application', reference)).toMatchObject({ name: 'Ravi' });
    const { resume_key } = await system.storage.database
      .selectFrom('applications')
      .select('resume_key')
      .executeTakeFirstOrThrow();
    expect(resume_key).toMatch(/^[0-9a-f-]{36}\.pdf$/);
    change("update backup_resumes set key = '../../x.pdf'");
    await expect(restoreData(system, file)).rejects.toThrow('"../../x.pdf" is not the name of a resume');
  });

  it('an encrypted backup that is cut within its head is damaged, whatever the passphrase', async () => {
    const system = await openFilled(engine);
    const file = join(system.config.dataFolder, 'site.backup.age');
    await backupData(system, file, { passphrase: 'right' });
    const whole = await readFile(file);
    await expect(restoreData(system, file, { passphrase: 'wrong' })).rejects.toThrow(
      'was encrypted with another passphrase.',
    );
    for (const length of [25, 60, 100]) {
      await writeFile(file, whole.subarray(0, length));
      await expect(restoreData(system, file, { passphrase: 'right' })).rejects.toThrow(
        /is damaged.+[Nn]othing was changed/,
      );
    }
  });

  it('a restore replaces the rows and writes its line in the audit log, or does neither', async () => {
    const system = await openFilled(engine);
    const file = join(system.config.dataFolder, 'site.backup');
    await backupData(system, file);
    await publishOpening(system, { ...SOC_ANALYST, title: 'Later' });
    const nobody = null as unknown as string;
    await expect(restoreData({ ...system, actor: nobody }, file)).rejects.toThrow(/null/i);
    expect(await listJobs(system)).toHaveLength(2);
    await restoreData(system, file);
    expect(await listJobs(system)).toHaveLength(1);
    expect(await actsOf(system)).toEqual(['job.opened', 'job.opened', 'data.restored']);
  });

  it('backups taken while applications come in are whole each', async () => {
    const system = await openFilled(engine);
    const other = { ...system, storage: await system.openAgain() };
    const state = { isDone: false };
    const applying = (async () => {
      for (let index = 0; index < 40; index += 1)
        await apply(system, `r${index}@example.com`, `Ravi ${index}`);
      state.isDone = true;
    })();
    for (let round = 0; !state.isDone; round += 1) {
      const report = await backupData(other, join(system.config.dataFolder, `${round}.backup`));
      expect(report.withoutResume).toEqual([]);
    }
    await applying;
  });

  it('a purge deletes rows, notes, letters, files and mails past retention, and nothing younger', async () => {
    const system = await openFilled(engine);
    const asked = await ask(system, 'old@example.com', CANARY);
    await apply(system, 'old@example.com', CANARY);
    await addNote(system, asked, CANARY, PRIYA);
    await answerEnquiry(system, asked, { subject: CANARY, text: CANARY }, PRIYA);
    system.pass(31_000);
    while ((await deliverDueMails(system, openTransport(system.config))) > 0);
    system.pass(100 * DAY_MS);
    const young = await apply(system, 'young@example.com', 'Young');
    system.pass(81 * DAY_MS);
    expect((await planPurge(system)).found).toEqual({ enquiries: 1, applications: 1 });
    expect(await purgeData(system)).toMatchObject({ enquiries: 1, applications: 1, filesLeft: 0 });
    expect(await purgeData(system)).toMatchObject({ enquiries: 0, applications: 0 });
    expect(await showSubmission(system, 'application', young)).toMatchObject({ name: 'Young' });
    expect(namesOfResumes(system.config.dataFolder)).toHaveLength(1);
    expect(await bytesBelow(system.config.dataFolder)).not.toContain(CANARY);
  });

  it('an erasure leaves nothing of an address in rows, log files, resumes or mails, and leaves others alone', async () => {
    const system = await openFilled(engine);
    for (let round = 0; round < 5; round += 1) {
      await ask(system, `${CANARY}@Example.com`, `${CANARY} ${round} ${'x'.repeat(4_000)}`);
      await apply(system, `${CANARY}@example.com`, `${CANARY} ${round}`);
      await ask(system, 'asha@example.com', `Asha ${round}`);
      // The mails of the other rounds wait.
      if (round === 0) while ((await deliverDueMails(system, openTransport(system.config))) > 0);
    }
    expect(await bytesBelow(system.config.dataFolder)).toContain(CANARY);
    expect(await eraseData(system, ` ${CANARY.toUpperCase()}@EXAMPLE.com `)).toEqual({
      enquiries: 5,
      applications: 5,
      filesBefore: 0,
      filesLeft: 0,
      isOverwritten: true,
    });
    const later = join(system.config.dataFolder, 'later.backup');
    await backupData(system, later);
    const inAnyCase = new RegExp(CANARY, 'i');
    expect(JSON.stringify(await readBackup(later))).not.toMatch(inAnyCase);
    expect(await bytesBelow(system.config.dataFolder)).not.toMatch(inAnyCase);
    const { enquiries } = await eraseData(system, 'asha@example.com');
    expect(enquiries).toBe(5);
  });

  it('the store gives back what it was given, and nothing for what it does not have', async () => {
    const { storage, config } = await openTestSystem(engine);
    const { path } = await received(storage, 'x', Buffer.from('content'));
    const key = '6f1c2d3e-0000-4000-8000-000000000001.pdf';
    await storage.resumeFiles.keep(path, key);
    expect((await buffer(await storage.resumeFiles.read(key))).toString()).toBe('content');
    expect(await Array.fromAsync(storage.resumeFiles.list())).toMatchObject([{ key }]);
    await storage.resumeFiles.remove(key);
    await storage.resumeFiles.remove(key);
    await expect(storage.resumeFiles.read(key)).rejects.toMatchObject({ name: 'ResumeNotFound' });
    await rm(join(config.dataFolder, 'resumes'), { recursive: true });
    await expect(storage.resumeFiles.read(key)).rejects.toMatchObject({ name: 'StorageUnavailable' });
  });
});

describe('with resumes in an S3 store', () => {
  it('a backup asks for several resumes at once', async () => {
    const s3 = await fakeS3();
    const { storage, ...others } = await openTestSystem('sqlite', s3.settings);
    const { resumeFiles } = storage;
    const { promise: isThird, resolve } = Promise.withResolvers<void>();
    let asked = 0;
    const read = async (key: string) => {
      if ((asked += 1) === 3) resolve();
      await isThird;
      return await resumeFiles.read(key);
    };
    const system = { ...others, storage: { ...storage, resumeFiles: { ...resumeFiles, read } } };
    await openSocAnalyst(system);
    for (const name of ['Ravi', 'Asha', 'Meera']) await apply(system, `${name}@example.com`, name);
    const report = await backupData(system, join(system.config.dataFolder, 'whole.backup'));
    expect(report).toMatchObject({ resumes: 3, withoutResume: [] });
  });

  it('a store that cannot be read fails the backup, and a restore of an older one takes nothing away', async () => {
    const s3 = await fakeS3();
    const system = await openTestSystem('sqlite', s3.settings);
    await openSocAnalyst(system);
    for (const name of ['Ravi', 'Asha', 'Meera', 'Anil']) await apply(system, `${name}@example.com`, name);
    const whole = join(system.config.dataFolder, 'whole.backup');
    await backupData(system, whole);
    s3.state.areReadsDown = true;
    const holed = join(system.config.dataFolder, 'holed.backup');
    await expect(backupData(system, holed)).rejects.toThrow(/cannot be read, and nothing was backed up/);
    expect(await readdir(system.config.dataFolder)).not.toContain('holed.backup');
    s3.state.areReadsDown = false;
    // A command of its own: of this one so many reads failed that it leaves the store alone for a second.
    const later = { ...system, storage: await system.openAgain() };

    const lines = (await readBackup(whole)).filter((line) => !('resume' in line));
    const without = lines.map((line) => ('end' in line ? { end: { ...line.end, resumes: 0 } } : line));
    await writeBackup(whole, without);
    expect(await restoreData(later, whole)).toMatchObject({ resumes: 0, withoutResume: [] });
    expect([...s3.objects.keys()].filter((key) => key.endsWith('.pdf'))).toHaveLength(4);
    s3.objects.clear();
    expect((await restoreData(later, whole)).withoutResume).toHaveLength(4);
  });
});
