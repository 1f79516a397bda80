import type { Command } from 'commander';
import { backupData } from '../../server/services/data/backup-data.ts';
import { countOf, eraseData } from '../../server/services/data/erase-data.ts';
import { countExpired, purgeData, type Deleted } from '../../server/services/data/purge-data.ts';
import { restoreData } from '../../server/services/data/restore-data.ts';
import { WrongRequest } from '../../server/services/wrong-request.ts';
import { certificateSecretFile, replaceFingerprint } from '../../server/storage/certificate-secret.ts';
import { addVerb, withSystem } from '../command.ts';
import { confirm } from '../confirm.ts';
import { startProgress } from '../progress.ts';
import { readableFile } from '../readable-file.ts';

interface Destructive {
  yes?: boolean;
  dryRun?: boolean;
}

export function addData(program: Command): void {
  const data = program.command('data').description('backup, restore, retention and erasure');

  addVerb(
    data,
    'backup <file>',
    'write everything, resumes included, to one new file',
    'backup site-2026-11-21.backup',
  ).action(
    withSystem(async (deps, output, file: string) => {
      const progress = startProgress('Backing up');
      let rows = 0;
      const report = await backupData(deps, file, (count) => progress.update(`${(rows += count)} rows`));
      progress.end();
      await output.object({ ...report, withoutResume: report.withoutResume.join(', ') || null });
      if (report.withoutResume.length > 0)
        output.say('The store has no resume of these applications: see doctor.');
      output.say('It holds personal data and the certificate secret: keep it where only you can read it.');
    }),
  );

  addVerb(
    data,
    'restore <file>',
    'replace everything by what a backup holds',
    'restore site-2026-11-21.backup',
  )
    .option('--yes', 'do not ask')
    .action(async (file: string, options: Destructive, command: Command) => {
      await confirm(`This replaces everything that is stored now by ${file}.`, options);
      await readableFile(file);
      await restore(file, options, command);
    });

  addVerb(data, 'purge', 'delete enquiries and applications past RETENTION_DAYS', 'purge --dry-run')
    .option('--dry-run', 'say what would be deleted and delete nothing')
    .option('--yes', 'do not ask')
    .action(
      withSystem(async (deps, output, options: Destructive) => {
        const expired = await countExpired(deps);
        if (options.dryRun) return await output.object({ ...expired });
        const age = `${deps.config.retentionDays} days`;
        if (sum(expired) > 0) await confirm(`This deletes ${describe(expired)} older than ${age}.`, options);
        await output.object({ ...(await purgeData(deps)) });
      }),
    );

  addVerb(
    data,
    'erase',
    'delete everything that was sent from an address',
    'erase --email someone@example.com',
  )
    .requiredOption('--email <address>', 'in any case')
    .option('--dry-run', 'say what would be deleted and delete nothing')
    .option('--yes', 'do not ask')
    .action(
      withSystem(async (deps, output, options: Destructive & { email: string }) => {
        const found = await countOf(deps, options.email);
        if (options.dryRun) return await output.object({ ...found });
        if (sum(found) > 0) await confirm(`This deletes ${describe(found)} from ${options.email}.`, options);
        await output.object({ ...(await eraseData(deps, options.email)) });
        output.say('Backups and mails that were sent are out of reach: delete those by hand.');
      }),
    );

  addVerb(data, 'rekey', 'go on with another certificate secret, when the old one is lost', 'rekey')
    .option('--yes', 'do not ask')
    .action(
      withSystem(async ({ config, storage }, output, options: Destructive) => {
        await confirm(
          'The QR codes of all certificates that were printed so far lose the full name.',
          options,
        );
        await replaceFingerprint(config, storage.database);
        const place = config.certificateSecret
          ? 'CERTIFICATE_SECRET'
          : certificateSecretFile(config.dataFolder);
        await output.object({ secret: place });
        output.say('Restart every server with this secret, and make a new backup.');
      }),
    );
}

/** The one command that makes data where there is none. */
const restore = withSystem(async (deps, output, file: string) => {
  const progress = startProgress('Restoring');
  let rows = 0;
  const report = await restoreData(deps, file, (count) => progress.update(`${(rows += count)} rows`));
  progress.end();
  await output.object({
    ...report,
    withoutResume: report.withoutResume.join(', ') || null,
    needsRestart: report.needsRestart ? 'yes' : 'no',
    needsSetting: report.needsSetting ? 'CERTIFICATE_SECRET' : null,
  });
  if (report.needsSetting) {
    const secret = certificateSecretFile(deps.config.dataFolder);
    output.say(`Set CERTIFICATE_SECRET to what ${secret} holds now, or empty it.`);
  }
  if (report.needsRestart) output.say('Restart the server: the certificate secret has changed.');
  if (report.withoutResume.length === 0) return;
  throw new WrongRequest(
    `Restored, but without the resumes of ${report.withoutResume.join(', ')}: the backup does not hold them, ` +
      'and neither does the store. Look for an older backup.',
  );
}, 'restore');

function sum({ enquiries, applications }: Deleted): number {
  return enquiries + applications;
}

function describe({ enquiries, applications }: Deleted): string {
  return `${enquiries} ${enquiries === 1 ? 'enquiry' : 'enquiries'} and ${applications} ${
    applications === 1 ? 'application' : 'applications'
  }`;
}
