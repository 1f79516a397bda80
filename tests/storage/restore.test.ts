import { mkdir, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Mail } from '../../server/mail/mail.ts';
import { checkCertificate } from '../../server/services/certificates/check-certificate.ts';
import { eraseCertificate } from '../../server/services/certificates/erase-certificate.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { reissueCertificate } from '../../server/services/certificates/reissue-certificate.ts';
import { revokeCertificate } from '../../server/services/certificates/revoke-certificate.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { purgeData } from '../../server/services/data/purge-data.ts';
import { previewRestore, restoreData } from '../../server/services/data/restore-data.ts';
import { removeOwnPasskey } from '../../desk/access/account.ts';
import { addPasskey } from '../../desk/access/add-passkey.ts';
import { changeRole, endPerson, invitePerson, resetPerson } from '../../desk/access/people.ts';
import { resendMails } from '../../server/services/mail/unsent-mails.ts';
import { addNote } from '../../server/services/submissions/add-note.ts';
import { undoChange } from '../../server/services/submissions/undo-change.ts';
import { listSubmissions } from '../../server/services/submissions/read-submissions.ts';
import { selectPasskeys } from '../../server/storage/passkeys.ts';
import { selectPerson } from '../../server/storage/people.ts';
import { bytesBelow } from '../support/bytes-below.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { namesOfResumes, namesSetAside } from '../support/resume-folder.ts';
import { apply as submit, deliver, enquire, openSocAnalyst } from '../support/submissions.ts';
import { newFolder } from '../support/new-folder.ts';
import { answerEnquiry } from '../support/acts.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const PRIYA = { by: 'Priya Nair' };
const LETTER = { subject: 'We must say no', text: 'There is no place left.' };
const COURSE = { course: 'DevOps Automation', issued: '2026-03-01' };
const CANARY = 'canary-9c41';
const SIGNED_IN = { sessionId: 's', name: 'Meera Nair', role: 'office' };

const OFFICE = { NOTIFY_EMAIL: 'office@firm.example', TIME_ZONE: 'Asia/Kolkata' };

async function openFilled(engine: TestSystem['storage']['engine'] = 'sqlite'): Promise<TestSystem> {
  const system = await openTestSystem(engine, OFFICE);
  await openSocAnalyst(system);
  return system;
}

const ask = (system: TestSystem, name = 'Asha') =>
  enquire(system, { name, email: `${name}@example.com`, message: `From ${name}` });

const apply = (system: TestSystem, name = 'Ravi') =>
  submit(system, { name, email: `${name}@example.com`, cover_letter: `From ${name}` });

async function invite(
  system: TestSystem,
  name: string,
  role: string,
  ...passkeys: string[]
): Promise<string> {
  const { person } = await invitePerson(system, { name, role });
  for (const id of passkeys) await register(system, person.id, id);
  return person.id;
}

async function register(system: TestSystem, personId: string, id: string): Promise<void> {
  const passkey = { id, public_key: 'key', counter: 0, transports: '' };
  const { database } = system.storage;
  await addPasskey(database, system, personId, passkey, 'Phone');
  await database.updateTable('people').set({ state: 'active' }).where('id', '=', personId).execute();
}

/** Of the state at this moment, outside of the data folder. */
async function backUp(system: TestSystem): Promise<string> {
  const folder = await newFolder();
  const file = join(folder, 'site.backup');
  await backupData(system, file);
  return file;
}

const subjectsOf = (mails: Mail[]) => mails.map(({ subject }) => subject);

async function mailsAbout({ storage }: TestSystem, reference: string) {
  return await storage.database
    .selectFrom('outbox')
    .select(['kind', 'state', 'last_error'])
    .where('reference', '=', reference)
    .orderBy('kind')
    .execute();
}

async function rowsOf({ storage }: TestSystem, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    storage.database,
  );
  return Number(rows[0]?.count);
}

async function accessOf({ storage }: TestSystem, id: string) {
  const person = await selectPerson(storage.database, id);
  const passkeys = await selectPasskeys(storage.database, id);
  return {
    state: person?.state,
    role: person?.role,
    passkeys: passkeys.map((passkey) => passkey.id).toSorted(),
  };
}

const stateOf = async (system: TestSystem, number: string) =>
  (await checkCertificate(system, { number })).state;

/** Where a restore holds the maintenance lock, an erasure leaves the copies of others alone. */
function besideTheRestore(system: TestSystem): TestSystem {
  return { ...system, storage: { ...system.storage, lockMaintenance: async () => undefined } };
}

/** What a restore puts its tables into, beside those that are used. */
async function leftBeside({ storage, config }: TestSystem): Promise<string[]> {
  if (storage.engine === 'postgres') {
    const { rows } = await sql<{ nspname: string }>`
      select nspname from pg_namespace where nspname like 'site%'`.execute(storage.database);
    return rows.map(({ nspname }) => nspname);
  }
  const current = await readlink(join(config.dataFolder, 'site.db'));
  const names = await readdir(config.dataFolder);
  return names.filter(
    (name) => name.startsWith('site.db') && name !== 'site.db' && !name.startsWith(current),
  );
}

const copiesIn = async ({ config }: TestSystem) =>
  (await readdir(config.dataFolder)).filter((name) => name.startsWith('before-restore-'));

describe.each(engines)('on %s, a restore', (engine) => {
  it('that fails after the rows says so, and what was stored before stays saved', async () => {
    const system = await openFilled(engine);
    const reference = await ask(system);
    const file = await backUp(system);
    const other = await openFilled(engine);
    await ask(other, 'Meera');
    const secret = join(other.config.dataFolder, 'certificate-secret');
    const whileCopied = async () => {
      await rm(secret);
      await mkdir(secret);
    };
    await expect(restoreData(other, file, { whileCopied })).rejects.toThrow(
      /^The rows of the backup were restored, but a later step failed: .+ Restore the same backup again, with --no-copy\. The replaced data is in .+\.$/,
    );
    const { storage, config } = other;
    const rows = await storage.database.selectFrom('enquiries').select('reference').execute();
    expect(rows).toEqual([{ reference }]);
    expect(await readdir(config.dataFolder)).toContainEqual(expect.stringMatching(/^before-restore-/));
    await rm(secret, { recursive: true });
    expect(await restoreData(other, file, { isCopyWanted: false })).toMatchObject({ needsRestart: true });
  });
});

describe.each(engines)('on %s, mail', (engine) => {
  it('that waited in a backup does not leave by itself, says why, and leaves when it is retried', async () => {
    const system = await openFilled(engine);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:35:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const reference = await ask(system);
    const file = await backUp(system);
    const trial = await openFilled(engine);
    const { mails } = await restoreData(trial, file);
    expect(mails.held).toHaveLength(2);
    trial.pass(DAY_MS);
    expect(subjectsOf(await deliver(trial))).toEqual([]);
    const held = {
      state: 'failed',
      last_error: `Restored from a backup of 21 November 2026 at 14:05: send it with outbox retry ${reference} if it is still wanted.`,
    };
    expect(await mailsAbout(trial, reference)).toMatchObject([held, held]);
    expect(await resendMails(trial, reference)).toBe(2);
    expect(subjectsOf(await deliver(trial))).toHaveLength(2);
  });

  it('that was being sent when the backup was made does not leave by itself either', async () => {
    const system = await openFilled(engine);
    const reference = await ask(system);
    await system.storage.database.updateTable('outbox').set({ state: 'sending' }).execute();
    const file = await backUp(system);
    await restoreData(system, file);
    system.pass(DAY_MS);
    expect(subjectsOf(await deliver(system))).toEqual([]);
    expect(await mailsAbout(system, reference)).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
  });

  it('that was sent since stays sent', async () => {
    const system = await openFilled(engine);
    const reference = await ask(system);
    const file = await backUp(system);
    subjectsOf(await deliver(system));
    const { mails } = await restoreData(system, file);
    expect([mails.held.length, mails.sentSince.length]).toEqual([0, 2]);
    expect(await mailsAbout(system, reference)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    await expect(resendMails(system, reference)).rejects.toThrow('has failed');
  });

  it('that was a letter and was taken back since is gone, and what it answered is not answered', async () => {
    const system = await openFilled(engine);
    const reference = await ask(system);
    subjectsOf(await deliver(system));
    await answerEnquiry(system, reference, LETTER, PRIYA);
    const file = await backUp(system);
    await undoChange(system, reference, PRIYA);
    const { mails } = await restoreData(system, file);
    expect(mails.withdrawn.map((mail) => mail.reference)).toEqual([reference]);
    expect((await mailsAbout(system, reference)).map(({ kind }) => kind)).toEqual([
      'enquiry-confirmation',
      'enquiry-notification',
    ]);
    expect(await rowsOf(system, 'letters')).toBe(0);
    const row = await system.storage.database.selectFrom('enquiries').select('state').executeTakeFirst();
    expect(row).toEqual({ state: 'new' });
  });

  it('that was a letter is known to be taken back by the audit log alone', async () => {
    const system = await openFilled(engine);
    const reference = await ask(system);
    subjectsOf(await deliver(system));
    await answerEnquiry(system, reference, LETTER, PRIYA);
    const file = await backUp(system);
    await undoChange(system, reference, PRIYA);
    system.pass(200 * DAY_MS);
    await purgeData(system);
    const { mails } = await restoreData(system, file);
    expect(mails.withdrawn).toHaveLength(1);
    expect(await rowsOf(system, 'letters')).toBe(0);
  });

  it('that was a letter and was still to leave when another backup was restored by mistake is held, not gone', async () => {
    const system = await openFilled(engine);
    const reference = await ask(system);
    subjectsOf(await deliver(system));
    const file = await backUp(system);
    await answerEnquiry(system, reference, LETTER, PRIYA);
    const { copy } = await restoreData(system, file);
    expect(await rowsOf(system, 'letters')).toBe(0);
    const { mails } = await restoreData(system, copy ?? '');
    expect([mails.held.length, mails.withdrawn.length]).toEqual([1, 0]);
    expect(await rowsOf(system, 'letters')).toBe(1);
  });
});

describe.each(engines)('on %s, people who were erased since', (engine) => {
  it('do not come back: no row, note, letter, mail, saved answer or resume; their days keep the numbers', async () => {
    const system = await openFilled(engine);
    const enquiry = await ask(system, CANARY);
    const application = await apply(system, CANARY);
    await addNote(system, application, `${CANARY} called`, PRIYA);
    await answerEnquiry(system, enquiry, { subject: 'Hello', text: CANARY }, PRIYA);
    const other = await ask(system, 'Meera');
    const file = await backUp(system);
    const total = await rowsOf(system, 'daily_totals');
    await eraseData(system, `${CANARY}@example.com`);
    const written = vi.spyOn(system.storage.resumeFiles, 'keep');
    const { erasures, resumes } = await restoreData(system, file);
    expect(erasures.submissions.map(({ reference }) => reference).toSorted()).toEqual([application, enquiry]);
    expect(resumes).toBe(0);
    expect(written).not.toHaveBeenCalled();
    for (const table of ['applications', 'notes', 'letters', 'submission_changes'])
      expect([table, await rowsOf(system, table)]).toEqual([table, 0]);
    expect(await mailsAbout(system, enquiry)).toEqual([]);
    const kept = await system.storage.database.selectFrom('enquiries').select('reference').execute();
    expect(kept).toEqual([{ reference: other }]);
    const saved = await system.storage.database.selectFrom('idempotency_keys').select('reference').execute();
    expect(new Set(saved.map(({ reference }) => reference))).toEqual(new Set([other]));
    expect(await rowsOf(system, 'daily_totals')).toBe(total + 2);
    expect(await bytesBelow(system.config.dataFolder)).not.toContain(CANARY);
  });

  it('do not come back either when they were erased while the resumes were being written', async () => {
    const system = await openFilled(engine);
    await apply(system);
    const file = await backUp(system);
    const { resumeFiles } = system.storage;
    const keep = resumeFiles.keep.bind(resumeFiles);
    vi.spyOn(resumeFiles, 'keep').mockImplementation(async (temporaryPath, key) => {
      await eraseData(besideTheRestore(system), 'ravi@example.com');
      await keep(temporaryPath, key);
    });
    await restoreData(system, file, { isCopyWanted: false });
    expect(await rowsOf(system, 'applications')).toBe(0);
    expect(namesOfResumes(system.config.dataFolder)).toEqual([]);
    expect(namesSetAside(system.config.dataFolder)).toEqual([]);
  });
});

describe.each(engines)('on %s, an access', (engine) => {
  it.each<{
    what: string;
    role: string;
    passkeys: string[];
    since: (system: TestSystem, id: string) => Promise<unknown>;
    after: Awaited<ReturnType<typeof accessOf>>;
  }>([
    {
      what: 'was ended since stays ended, without passkeys',
      role: 'owner',
      passkeys: ['phone'],
      since: endPerson,
      after: { state: 'ended', role: 'owner', passkeys: [] },
    },
    {
      what: 'was reset since has no passkey',
      role: 'office',
      passkeys: ['stolen'],
      since: resetPerson,
      after: { state: 'invited', role: 'office', passkeys: [] },
    },
    {
      what: 'was reset since and came back has the new passkey alone',
      role: 'office',
      passkeys: ['old'],
      async since(system, id) {
        await resetPerson(system, id);
        await register(system, id, 'new');
      },
      after: { state: 'active', role: 'office', passkeys: ['new'] },
    },
    {
      what: 'lost a passkey since by its owner does not have it again',
      role: 'office',
      passkeys: ['lost', 'phone'],
      since: (system, personId) => removeOwnPasskey(system, { ...SIGNED_IN, personId } as never, 'lost'),
      after: { state: 'active', role: 'office', passkeys: ['phone'] },
    },
    {
      what: 'was lowered since stays low',
      role: 'owner',
      passkeys: ['phone'],
      since: (system, id) => changeRole(system, id, 'trainer'),
      after: { state: 'active', role: 'trainer', passkeys: ['phone'] },
    },
  ])('that $what', async ({ role, passkeys, since, after }) => {
    const system = await openFilled(engine);
    const id = await invite(system, 'Meera Nair', role, ...passkeys);
    const file = await backUp(system);
    await since(system, id);
    const { people } = await restoreData(system, file);
    expect(people.changed.map(({ name }) => name)).toEqual(['Meera Nair']);
    expect(await accessOf(system, id)).toEqual(after);
  });

  it('that was given since stays, with its passkeys', async () => {
    const system = await openFilled(engine);
    const file = await backUp(system);
    const id = await invite(system, 'Meera Nair', 'office', 'phone');
    await restoreData(system, file);
    expect(await accessOf(system, id)).toEqual({ state: 'active', role: 'office', passkeys: ['phone'] });
  });

  it('of whom the audit log alone tells is ended', async () => {
    const system = await openFilled(engine);
    const id = await invite(system, 'Meera Nair', 'owner', 'phone');
    const file = await backUp(system);
    await changeRole(system, id, 'trainer');
    await system.storage.database.deleteFrom('passkeys').execute();
    await system.storage.database.deleteFrom('people').execute();
    const { people } = await restoreData(system, file);
    expect(people.ended.map(({ name }) => name)).toEqual(['Meera Nair']);
    expect(await accessOf(system, id)).toEqual({ state: 'ended', role: 'owner', passkeys: [] });
  });

  it('of another person with the name of one who is here comes back under a name of its own', async () => {
    const system = await openFilled(engine);
    const before = await invite(system, 'Meera Nair', 'office', 'phone');
    const file = await backUp(system);
    const other = await openFilled(engine);
    const here = await invite(other, 'Meera Nair', 'owner', 'laptop');
    await restoreData(other, file);
    expect((await selectPerson(other.storage.database, here))?.name).toBe('Meera Nair');
    expect((await selectPerson(other.storage.database, before))?.name).toBe('Meera Nair (2)');
    expect(await accessOf(other, before)).toMatchObject({ passkeys: ['phone'] });
  });

  it('has no session and no one-time link left', async () => {
    const system = await openFilled(engine);
    const id = await invite(system, 'Meera Nair', 'owner', 'phone');
    const file = await backUp(system);
    const time = system.now().toISOString();
    await system.storage.database
      .insertInto('desk_sessions')
      .values({
        id: 's',
        token_hash: 'h',
        person_id: id,
        browser: 'B',
        created: time,
        seen: time,
        confirmed: time,
      })
      .execute();
    expect(await rowsOf(system, 'desk_links')).toBe(1);
    expect(await restoreData(system, file)).toMatchObject({ sessions: 1, links: 1 });
    expect([await rowsOf(system, 'desk_sessions'), await rowsOf(system, 'desk_links')]).toEqual([0, 0]);
  });
});

describe.each(engines)('on %s, a certificate', (engine) => {
  it('that was withdrawn since stays withdrawn, for the same reason', async () => {
    const system = await openFilled(engine);
    const { number } = await issueCertificate(system, { name: 'Anita', ...COURSE });
    const file = await backUp(system);
    await revokeCertificate(system, number, 'issued-in-error');
    const { certificates } = await restoreData(system, file);
    expect(certificates.withdrawn.map((each) => each.number)).toEqual([number]);
    expect(await stateOf(system, number)).toBe('revoked');
    const row = await system.storage.database.selectFrom('certificates').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ revocation_reason: 'issued-in-error' });
  });

  it('that was replaced since stays replaced, and the one in its place stays valid', async () => {
    const system = await openFilled(engine);
    const { number } = await issueCertificate(system, { name: 'Anitta', ...COURSE });
    const file = await backUp(system);
    const corrected = await reissueCertificate(system, number, { name: 'Anita' });
    const { certificates } = await restoreData(system, file);
    expect(certificates.kept.map((each) => each.number)).toEqual([corrected.number]);
    expect(await stateOf(system, number)).toBe('revoked');
    expect(await stateOf(system, corrected.number)).toBe('valid');
    const row = await system.storage.database
      .selectFrom('certificates')
      .select('replaced_by')
      .where('number', '=', number)
      .executeTakeFirst();
    expect(row).toEqual({ replaced_by: corrected.number });
  });

  it('whose holder was erased since stays erased, and the name is not in the restored database', async () => {
    const system = await openFilled(engine);
    const { number } = await issueCertificate(system, { name: CANARY, ...COURSE });
    const file = await backUp(system);
    const newer = await reissueCertificate(system, number, { name: `${CANARY} Rao` });
    await eraseCertificate(system, number);

    const { certificates } = await restoreData(system, file);

    expect(certificates.erased.map((each) => each.number)).toEqual([number]);
    expect(await stateOf(system, number)).toBe('unknown');
    expect(await stateOf(system, newer.number)).toBe('unknown');
    const rows = await system.storage.database.selectFrom('certificates').selectAll().execute();
    expect(rows.map((row) => row.number).toSorted()).toEqual([number, newer.number].toSorted());
    expect(JSON.stringify(rows)).not.toContain(CANARY);
  });

  it('that was issued since stays valid: its paper is in somebody’s hands', async () => {
    const system = await openFilled(engine);
    const file = await backUp(system);
    const { number } = await issueCertificate(system, { name: 'Anita', ...COURSE });
    await restoreData(system, file);
    expect(await stateOf(system, number)).toBe('valid');
  });

  it('is known to be withdrawn by the audit log alone', async () => {
    const system = await openFilled(engine);
    const { number } = await issueCertificate(system, { name: 'Anita', ...COURSE });
    const file = await backUp(system);
    await revokeCertificate(system, number, 'issued-in-error');
    await system.storage.database.deleteFrom('certificates').execute();
    await restoreData(system, file);
    expect(await stateOf(system, number)).toBe('revoked');
    const row = await system.storage.database.selectFrom('certificates').selectAll().executeTakeFirst();
    expect(row).toMatchObject({ revocation_reason: 'other' });
  });

  it('of another site goes, and is named', async () => {
    const file = await backUp(await openFilled(engine));
    const other = await openFilled(engine);
    const { number } = await issueCertificate(other, { name: 'Anita', ...COURSE });
    const { certificates, isTrailKnown } = await restoreData(other, file);
    expect(isTrailKnown).toBe(false);
    expect(certificates.removed.map((each) => each.number)).toEqual([number]);
    expect(await stateOf(other, number)).toBe('unknown');
  });
});

describe.each(engines)('on %s, what is replaced', (engine) => {
  it('is saved first, for the owner of the folder alone, and comes back from there with its resumes', async () => {
    const system = await openFilled(engine);
    const file = await backUp(system);
    const application = await apply(system);
    const { copy, lost } = await restoreData(system, file);
    expect(lost).toEqual([application]);
    expect(copy).toMatch(/before-restore-\d{4}-\d\d-\d\dT\d{4}\.backup$/);
    expect((await stat(copy ?? '')).mode & 0o777).toBe(0o600);
    expect(namesOfResumes(system.config.dataFolder)).toEqual([]);
    expect(namesSetAside(system.config.dataFolder)).toHaveLength(1);
    expect(await restoreData(system, copy ?? '')).toMatchObject({ resumes: 1, withoutResume: [] });
    const row = await system.storage.database.selectFrom('applications').select('reference').execute();
    expect(row).toEqual([{ reference: application }]);
    expect(await copiesIn(system)).toHaveLength(2);
  });

  it('is not saved when that is not wanted, nor where there is nothing', async () => {
    const system = await openFilled(engine);
    const file = await backUp(system);
    expect(await restoreData(system, file, { isCopyWanted: false })).toMatchObject({ copy: null });
    const empty = await openTestSystem(engine);
    expect(await restoreData(empty, file)).toMatchObject({ copy: null });
    expect([...(await copiesIn(system)), ...(await copiesIn(empty))]).toEqual([]);
  });

  it('stops the restore when it cannot be saved, and nothing is changed', async () => {
    const system = await openFilled(engine);
    const file = await backUp(system);
    await apply(system);
    vi.spyOn(system.storage.resumeFiles, 'read').mockRejectedValue(new Error('EIO: i/o error.'));
    await expect(restoreData(system, file)).rejects.toThrow(
      /^The present data could not be copied first, so nothing was changed: .*EIO.* --no-copy\.$/,
    );
    expect(await rowsOf(system, 'applications')).toBe(1);
    expect(await copiesIn(system)).toEqual([]);
  });

  it('is what came since the backup: what visitors send while it is being restored stays, with mails and a new opening', async () => {
    const system = await openTestSystem(engine, OFFICE);
    const before = await ask(system, 'Before');
    const file = await backUp(system);
    const replaced = await ask(system, 'Replaced');
    await openSocAnalyst(system);
    // As the server has it, beside the process of the command.
    const server = { ...system, storage: await system.openAgain() };
    const sent: string[] = [];
    await restoreData(system, file, {
      async whileCopied() {
        sent.push(await ask(server, 'During'), await apply(server));
      },
    });
    expect(sent).toHaveLength(2);
    sent.push(await ask(server, 'After'));
    const references = (table: 'enquiries' | 'applications') =>
      server.storage.database.selectFrom(table).select('reference').execute();
    const found = [...(await references('enquiries')), ...(await references('applications'))];
    expect(found.map(({ reference }) => reference).toSorted()).toEqual([before, ...sent].toSorted());
    expect(found).not.toContainEqual({ reference: replaced });
    for (const reference of sent) expect(await mailsAbout(system, reference)).toHaveLength(2);
    expect(subjectsOf(await deliver(server))).toHaveLength(6);
    const { rows } = await listSubmissions(server, 'enquiry', { search: 'during' });
    expect(rows.map(({ reference }) => reference)).toEqual([sent[0]]);
    expect(namesOfResumes(system.config.dataFolder)).toHaveLength(1);
    // The same submission again gets the same answer.
    expect(await ask(server, 'During')).toBe(sent[0]);
  });

  it('keeps what the audit log tells of visitors while it is being restored', async () => {
    const system = await openFilled(engine);
    const file = await backUp(system);
    const server = { ...system, storage: await system.openAgain() };
    const line = {
      id: `${new Date().toISOString()}-0a1b2c3d`,
      time: '',
      actor: 'visitor',
      act: 'certificate.checked',
    };
    const whileCopied = async () =>
      void (await server.storage.database
        .insertInto('trail')
        .values({ ...line, reference: '482109375514' })
        .execute());
    await restoreData(system, file, { whileCopied });
    const lines = await server.storage.database.selectFrom('trail').select('id').execute();
    expect(lines).toContainEqual({ id: line.id });
  });

  it('marks a mail as sent that leaves while it is being restored', async () => {
    const system = await openFilled(engine);
    const reference = await ask(system);
    const file = await backUp(system);
    const server = { ...system, storage: await system.openAgain() };
    await restoreData(system, file, { whileCopied: async () => void subjectsOf(await deliver(server)) });
    expect(await mailsAbout(system, reference)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  });

  it('stays when the desk or a command changed something meanwhile: nothing is restored, nothing is left of it', async () => {
    const system = await openFilled(engine);
    const reference = await ask(system);
    const file = await backUp(system);
    await ask(system, 'Since');
    const server = { ...system, storage: await system.openAgain() };
    const acts: (() => Promise<unknown>)[] = [
      () => addNote(server, reference, 'Called', PRIYA),
      () => issueCertificate(server, { name: 'Anita', ...COURSE }),
      () => eraseData(besideTheRestore(server), 'nobody-of-these@example.com').then(() => ask(server, 'X')),
    ];
    for (const [index, act] of acts.entries()) {
      const restoring = restoreData(system, file, { whileCopied: async () => void (await act()) });
      if (index < 2)
        await expect(restoring).rejects.toThrow('something was changed at the desk or by a command');
      else await restoring;
      expect(await rowsOf(system, 'enquiries')).toBe(2);
    }
    expect(await rowsOf(system, 'notes')).toBe(0);
    expect(await copiesIn(system)).toHaveLength(1);
    expect(await leftBeside(system)).toEqual([]);
  });

  it('goes with the next erasure where a killed restore left it', async () => {
    const system = await openFilled(engine);
    await restoreData(system, await backUp(system));
    const folder = system.config.dataFolder;
    if (engine === 'postgres')
      await sql`create schema site_restore create table enquiries (name text)`.execute(
        system.storage.database,
      );
    else
      for (const name of ['site.db.0123abcd', 'site.db.0123abcd-wal', 'site.db-wal'])
        await writeFile(join(folder, name), CANARY);
    await eraseData(system, 'nobody@example.com');
    expect(await leftBeside(system)).toEqual([]);
    expect(await bytesBelow(system.config.dataFolder)).not.toContain(CANARY);
    await ask(system);
    expect(
      await rowsOf(await system.openAgain().then((storage) => ({ ...system, storage })), 'enquiries'),
    ).toBe(1);
  });

  it('shows in a preview, which plans the same and changes nothing', async () => {
    const system = await openFilled(engine);
    const reference = await ask(system, 'Ravi');
    await answerEnquiry(system, reference, LETTER, PRIYA);
    await ask(system, CANARY);
    const id = await invite(system, 'Meera Nair', 'owner', 'phone');
    const { number } = await issueCertificate(system, { name: 'Anita', ...COURSE });
    const file = await backUp(system);
    await undoChange(system, reference, PRIYA);
    await eraseData(system, `${CANARY}@example.com`);
    await endPerson(system, id);
    await revokeCertificate(system, number, 'other');
    await apply(system);
    const tables = ['enquiries', 'applications', 'outbox', 'letters', 'trail', 'certificates', 'desk_links'];
    const rows = () => Promise.all(tables.map((table) => rowsOf(system, table)));
    const files = () => readdir(system.config.dataFolder, { recursive: true });
    const [rowsBefore, filesBefore] = [await rows(), await files()];
    const planned = await previewRestore(system, file);
    expect(await rows()).toEqual(rowsBefore);
    expect((await files()).toSorted()).toEqual(filesBefore.toSorted());
    expect(await restoreData(system, file)).toMatchObject(planned);
  });

  it('loses no resume that a removal was still to take when the row comes back', async () => {
    const system = await openFilled(engine);
    const application = await apply(system);
    const { database } = system.storage;
    const row = await database.selectFrom('applications').select('resume_key').executeTakeFirstOrThrow();
    const file = await backUp(system);
    const removal = {
      id: '1',
      kind: 'resume' as const,
      requested: system.now().toISOString(),
      last_error: null,
    };
    await database
      .insertInto('removals')
      .values({ ...removal, key: row.resume_key })
      .execute();
    await database
      .insertInto('removals')
      .values({ ...removal, id: '2', key: 'other.pdf' })
      .execute();
    await restoreData(system, file);
    expect(await database.selectFrom('removals').select('key').execute()).toEqual([{ key: 'other.pdf' }]);
    expect(application).toMatch(/^A-/);
  });
});
