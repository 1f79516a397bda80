import path from 'node:path';
import { plural } from '../../contracts/plural.ts';
import type { Command } from 'commander';
import { adoptData, type Joined } from '../../server/services/data/adopt-data.ts';
import {
  type BackupPlace,
  nameOf,
  PIPE,
  pipePlace,
  s3BackupPlace,
} from '../../server/services/data/backup-places.ts';
import { backupData } from '../../server/services/data/backup-data.ts';
import { whatGoes, whatStays } from '../../domain/person-data.ts';
import { backUpNow } from '../../server/services/backups/nightly-backup.ts';
import { readPassphrase } from '../../server/services/data/encrypted-backup.ts';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { findPersonData } from '../../server/services/data/find-person-data.ts';
import { planPurge, type PurgePlan } from '../../server/services/data/plan-purge.ts';
import { moveData } from '../../server/services/data/move-data.ts';
import { purgeData } from '../../server/services/data/purge-data.ts';
import { verifyBackup } from '../../server/services/data/verify-backup.ts';
import { rekeyData } from '../../server/services/data/rekey-data.ts';
import { previewRestore, restoreData } from '../../server/services/data/restore-data.ts';
import { type DeletionReport, tellOfFiles } from '../../server/services/data/work-off-removals.ts';
import { readableFile } from '../../server/services/readable-file.ts';
import { recordWhole } from '../../server/services/audit-log/record-act.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { type Config, ConfigError, readConfig, s3Place } from '../../server/config.ts';
import { loadEnvironment } from '../../server/settings-file.ts';
import { addVerb, withSystem } from '../command.ts';
import type { ActingDependencies } from '../../server/services/dependencies.ts';
import type { Output } from '../output.ts';
import { confirm } from '../confirm.ts';
import { startProgress } from '../long-command.ts';
import { joined, restoreAdvice, restoreFields } from '../restore-report.ts';
import { terminal } from '../terminal.ts';

const PASSPHRASE_FILE = '--passphrase-file <file>';
interface PassphraseOption {
  passphraseFile?: string;
}

export function addData(program: Command): void {
  const data = program.command('data').description('backup, restore, retention and erasure');

  addVerb(
    data,
    'backup [file]',
    'back up everything, including resumes, to BACKUP_DIR and verify it, or to a new file, a pipe or an S3 store',
    'backup',
    'backup site-2026-11-21.backup',
    'backup site-2026-11-21.backup.age --passphrase-file /root/backup-passphrase',
    'backup --out - | ssh other-machine "cat > site-2026-11-21.backup"',
    'backup --to s3://bucket/site-2026-11-21.backup.age --passphrase-file /root/backup-passphrase',
  )
    .option('--out <file>', 'path of the new file; - is standard output')
    .option(
      '--to <place>',
      's3://bucket/name in the store of S3_ENDPOINT; if the name ends with /, the time is added',
    )
    .option(
      PASSPHRASE_FILE,
      'encrypt it with the passphrase in the first line of this file; age --decrypt can decrypt it too',
    )
    .action(
      withSystem(async (deps, output, file, options: PassphraseOption & { out?: string; to?: string }) => {
        if ([file, options.out, options.to, options.passphraseFile].every((each) => each === undefined))
          return await verifiedBackup(deps, output);
        const target = placeOf(withTime(theOne(file, options.out, options.to), deps.now(), options));
        const passphrase = await passphraseOf(options);
        const report = await countingRows('Backing up', (onRows) =>
          backupData(deps, target, { onRows, passphrase }),
        );
        await recordWhole(deps, 'data.backed-up');
        // The backup is on standard output, so the report is on standard error.
        if (nameOf(target) === PIPE) {
          for (const reference of report.withoutResume)
            terminal().stderr.write(`The resume of ${reference} is missing in the store. Run doctor.\n`);
          return;
        }
        await output.object({ ...report, withoutResume: report.withoutResume.join(', ') || null });
        if (report.withoutResume.length > 0)
          output.say('The resumes of these applications are missing in the store. Run doctor.');
        output.say(
          passphrase === undefined
            ? 'It contains personal data and the certificate secret: keep it where only you can read it.'
            : 'Keep the passphrase elsewhere: without it nobody can restore this backup.',
        );
      }),
    );

  addVerb(
    data,
    'restore <file>',
    'replace all data by a backup: a file, - for standard input, or s3://bucket/name',
    'restore site-2026-11-21.backup',
    'restore s3://bucket/site-2026-11-21.backup.age --passphrase-file /root/backup-passphrase',
    'restore - --yes < site-2026-11-21.backup',
  )
    .option('--dry-run', 'show what would be done and change nothing')
    .option(PASSPHRASE_FILE, 'file with the passphrase of an encrypted backup')
    .option('--no-copy', 'do not back up the present data first, as DATA_DIR/before-restore-….backup')
    .option('--yes', 'skip the confirmation')
    .addHelpText('after', ABOUT_RESTORE)
    .action(async (file, options, command) => {
      if (options.dryRun) {
        await requireReadable(file);
        return await preview(file, options, command);
      }
      await confirm(`This replaces all stored data by ${file}.`, options);
      await requireReadable(file);
      await restore(file, options, command);
    });

  addVerb(
    data,
    'verify <file>',
    'restore a backup into a separate place, check it, and delete it again',
    'verify site-2026-11-21.backup',
  )
    .option(PASSPHRASE_FILE, 'file with the passphrase of an encrypted backup')
    .action(
      withSystem(async (deps, output, file, options: PassphraseOption) => {
        await requireReadable(file);
        const passphrase = await passphraseOf(options);
        const report = await countingRows('Verifying', (onRows) =>
          verifyBackup(deps, placeOf(file), { onRows, passphrase }),
        );
        const { withoutResume, damaged } = report;
        await output.object({ ...report, withoutResume: joined(withoutResume), damaged: joined(damaged) });
        if (withoutResume.length + damaged.length > 0)
          throw new OperatorError(
            `Resumes of these applications are missing or damaged in the backup: ${joined([...withoutResume, ...damaged])}. Run doctor, then make a new backup.`,
          );
        output.say('It can be restored. The present data was not changed.');
      }),
    );

  addVerb(
    data,
    'move',
    'copy all data to another database and store, and compare both; the present data is kept',
    'move --to-database postgres://site:PASSWORD@localhost/site --to-store s3://bucket/resumes',
    'move --to-database sqlite:/var/lib/site --to-store disk',
  )
    .requiredOption('--to-database <url>', 'postgres://…, or sqlite: with the DATA_DIR for site.db')
    .option(
      '--to-store <place>',
      's3://bucket/prefix, or disk for resumes in DATA_DIR; default: the present store',
    )
    .addHelpText('after', ABOUT_MOVE)
    .action(
      withSystem(async (deps, output, options) => {
        const settings = settingsOf(options);
        const progress = startProgress('Moving');
        const report = await moveData(deps, targetOf(settings), progress.update);
        progress.end();
        await output.object({ ...report, withoutResume: joined(report.withoutResume) });
        const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
        output.say(
          `All rows and resumes were copied and compared. Set this, and start the server and the desk:`,
        );
        for (const line of lines) output.say(line);
        output.say('When everything works, delete the data here. It contains personal data.');
      }),
    );

  addVerb(
    data,
    'purge',
    'delete data past RETENTION_DAYS and TRAINEE_RETENTION_DAYS, including deletions that wait for a person',
    'purge --dry-run',
  )
    .option('--dry-run', 'show what would be deleted and delete nothing')
    .option('--yes', 'skip the confirmation')
    .action(
      withSystem(async (deps, output, options) => {
        if (options.dryRun) {
          const plan = await planPurge(deps);
          const { found, keptTrainees } = plan;
          await output.object({ ...found, keptTrainees, doubts: plan.doubts.join(' ') || null });
          output.say(question(plan, 'would delete'));
          return;
        }
        const report = await purgeData(deps, (plan) => confirm(question(plan, 'deletes'), options));
        await output.object(counts(report));
        for (const sentence of tellOfFiles(report)) output.say(sentence);
      }),
    );

  addVerb(
    data,
    'erase [reference]',
    'erase all data of a person, by email address or by the reference of a submission',
    'erase --email someone@example.com',
    'erase E-7K3M-9Q --dry-run',
  )
    .option('--email <address>', 'email address of the person')
    .option('--dry-run', 'show what would be deleted and delete nothing')
    .option('--yes', 'skip the confirmation')
    .addHelpText('after', ABOUT_ERASURE)
    .action(
      withSystem(async (deps, output, reference, options) => {
        const { email, dryRun } = options;
        const whose = reference ?? email;
        if (whose === undefined || (reference !== undefined && email !== undefined))
          throw new OperatorError('Give --email or the reference of a submission.');
        const person = await findPersonData(deps, whose);
        const agree = () => confirm(`This deletes ${person.erased.join(' and ')} of ${whose}.`, options);
        const report = await eraseData(deps, whose, { dryRun, agree });
        if (person.erased.length === 0 && report.filesBefore === 0 && report.isOverwritten) {
          throw new OperatorError(
            `Nothing is stored from ${person.email}. The person may have used another address: ` +
              'look for the name with enquiries list --search or applications list --search.',
          );
        }
        await output.object(counts(report));
        for (const sentence of tellOfFiles(report)) output.say(sentence);
        if (dryRun)
          for (const line of ['This would be deleted:', ...whatGoes(person).map(item)]) output.say(line);
        for (const line of ['This is kept:', ...whatStays(person).map(item)]) output.say(line);
      }),
    );

  addVerb(
    data,
    'adopt',
    'use this database with this resume store, after a start was refused because they do not belong together',
    'adopt',
  )
    .option('--yes', 'skip the confirmation')
    .action(adopt);

  addVerb(data, 'rekey', 'continue with a new certificate secret after the old one was lost', 'rekey')
    .option('--yes', 'skip the confirmation')
    .action(
      withSystem(async (deps, output, options) => {
        await confirm(
          'The QR codes of all certificates printed so far no longer show the full name.',
          options,
        );
        const report = await rekeyData(deps);
        await recordWhole(deps, 'data.rekeyed');
        await output.object(report);
        output.say('Restart every server with this secret, and make a new backup.');
      }),
    );
}

/** Creates missing data as a restore does, because the database may be lost while the resume store still exists. */
const adopt = withSystem(async (deps, output, options: { yes?: boolean }) => {
  const pair = await adoptData(deps, async (found, mismatch) => {
    if (mismatch !== undefined) await confirm(describePair(found, mismatch), options);
  });
  await output.object({ ...pair });
  output.say('They are linked. Restart the server and the desk.');
}, 'adopt');

function describePair({ database, store, resumes, found, others }: Joined, mismatch: string): string {
  return (
    `${mismatch[0]?.toUpperCase()}${mismatch.slice(1)}. This makes ${database} and ${store} belong together: of ${plural(resumes, 'resume')} ` +
    `in the database the store has ${found}, and ${plural(others, 'other')}.`
  );
}

const ABOUT_MOVE = `
Stop the server and the desk first; the command refuses to run beside a running server. If it is interrupted, run
it again: nothing is copied twice. Everybody has to sign in to the desk again.`;

/** Settings with which a server uses the moved data. */
function settingsOf({
  toDatabase,
  toStore,
}: {
  toDatabase: string;
  toStore?: string;
}): Record<string, string> {
  const folder = /^sqlite:(.+)$/.exec(toDatabase)?.[1];
  const store: Record<string, string> =
    toStore === undefined ? {} : { RESUME_STORE: toStore === 'disk' ? '' : toStore };
  return folder === undefined
    ? { DATABASE_URL: toDatabase, ...store }
    : { DATABASE_URL: '', DATA_DIR: folder, ...store };
}

function targetOf(settings: Record<string, string>): Config {
  try {
    return readConfig({ ...loadEnvironment(terminal().env), ...settings });
  } catch (error) {
    throw error instanceof ConfigError ? new OperatorError(error.message, { cause: error }) : error;
  }
}

const ABOUT_ERASURE = `
Rows are deleted at once. The database then overwrites them in its files: SQLite leaves nothing. PostgreSQL overwrites them
when it uses their space again; its write-ahead log, archives of that log and copies of its files keep them until you delete
those. While another program such as pg_dump reads the database, overwriting waits until it has finished.`;

const ABOUT_RESTORE = `
On another machine, restore before the first start of the server. A running server continues, and new submissions are kept.
Unsent emails in the backup are not sent until you run outbox retry. The restore repeats what the audit log here records
since the backup: erased people, ended access, revoked certificates, restored templates. People and certificates added
since the backup are kept. Everybody has to sign in to the desk again.`;

type RestoreChoice = PassphraseOption & { copy: boolean };

const restore = withSystem(async (deps, output, file: string, options: RestoreChoice) => {
  const passphrase = await passphraseOf(options);
  const report = await countingRows('Restoring', (onRows) =>
    restoreData(deps, placeOf(file), { onRows, isCopyWanted: options.copy, passphrase }),
  );
  const { withoutResume, needsRestart, needsSetting, secretFile } = report;
  await output.object({
    ...restoreFields(report),
    copy: report.copy,
    withoutResume: joined(withoutResume),
    needsRestart: needsRestart ? 'yes' : 'no',
    needsSetting: needsSetting ? 'CERTIFICATE_SECRET' : null,
  });
  for (const sentence of restoreAdvice(report)) output.say(sentence);
  if (report.copy !== null) {
    output.say(
      `The replaced data is in ${report.copy}. It contains personal data. Delete it once you have checked the restore.`,
    );
  }
  if (needsSetting) output.say(`Set CERTIFICATE_SECRET to the value in ${secretFile}, or unset it.`);
  if (needsRestart) output.say('Restart the server: the certificate secret has changed.');
  if (withoutResume.length === 0) return;
  throw new OperatorError(
    `Restored, but without the resumes of ${withoutResume.join(', ')}: they are missing in the backup, ` +
      'and in the store. Look for an older backup.',
  );
}, 'restore');

const preview = withSystem(async (deps, output, file: string, options: PassphraseOption) => {
  const report = await previewRestore(deps, placeOf(file), await passphraseOf(options));
  await output.object(restoreFields(report));
  for (const sentence of restoreAdvice(report)) output.say(sentence);
  output.say('Nothing was changed.');
}, 'preview');

/** Shows how many rows have been read. */
async function countingRows<Report>(
  doing: string,
  work: (onRows: (count: number) => void) => Promise<Report>,
): Promise<Report> {
  const progress = startProgress(doing);
  let rows = 0;
  const report = await work((count) => progress.update(plural((rows += count), 'row')));
  progress.end();
  return report;
}

async function passphraseOf({ passphraseFile }: PassphraseOption): Promise<string | undefined> {
  return passphraseFile === undefined ? undefined : await readPassphrase(passphraseFile);
}

/** Makes a backup in the same way as the server does at night. */
async function verifiedBackup(deps: ActingDependencies, output: Output): Promise<void> {
  const { withoutResume, ...good } = await backUpNow(deps);
  const file = path.join(deps.config.backups.folder ?? '', good.name);
  await output.object({ file, ...good, withoutResume: joined(withoutResume) });
  if (withoutResume.length > 0)
    output.say('The resumes of these applications are missing in the store. Run doctor.');
  output.say('It was restored into a scratch place and checked. It is deleted after two weeks.');
}

function theOne(...targets: (string | undefined)[]): string {
  const [target, ...others] = targets.filter((each) => each !== undefined);
  if (target !== undefined && others.length === 0) return target;
  throw new OperatorError('Give one place for the backup: a file, --out -, or --to s3://bucket/name.');
}

/** Adds the time to a name that ends in /. A timer needs a new name each time, and may have no shell to make one. */
function withTime(target: string, now: Date, { passphraseFile }: PassphraseOption): string {
  if (!/^s3:.*\/$/.test(target)) return target;
  const time = now.toISOString().replaceAll(/[-:]|\..*/g, '');
  return `${target}site-${time}Z.backup${passphraseFile === undefined ? '' : '.age'}`;
}

/** Place of a backup: a file, standard output or input if it is `-`, or an object in the S3 store of the settings. */
function placeOf(text: string): string | BackupPlace {
  const { env, stdin, stdout } = terminal();
  if (text === '-') return pipePlace(stdin, stdout);
  if (!text.startsWith('s3://')) return text;
  if (!/^s3:\/\/[^/]+\/./.test(text))
    throw new OperatorError(`${text} is not a place in a store. Write it as s3://bucket/name.`);
  const place = s3Place(loadEnvironment(env), 'the backup', text);
  if (place) return s3BackupPlace(place);
  throw new OperatorError(
    `The bucket name in ${text} is not valid. Use lower-case letters, digits, dots and hyphens.`,
  );
}

async function requireReadable(text: string): Promise<void> {
  if (typeof placeOf(text) === 'string') await readableFile(text);
}

function item(text: string): string {
  return `- ${text}`;
}

function question({ what, doubts, remarks }: PurgePlan, deletes: string): string {
  return [`This ${deletes} ${what}.`, ...doubts, ...remarks].join(' ');
}

function counts({ enquiries, applications, filesLeft, isOverwritten }: DeletionReport) {
  return { enquiries, applications, filesLeft, overwriting: isOverwritten ? 'done' : 'follows' };
}
