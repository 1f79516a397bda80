import { OVERWRITING_FOLLOWS } from '../../server/services/data/overwrite-noted.ts';
import { plural } from '../../contracts/plural.ts';
import { Option, type Command } from 'commander';
import { courseTitles } from '../../content/course-titles.ts';
import { groupNumber } from '../../contracts/certificate.ts';
import { dayIn } from '../../server/services/calendar.ts';
import { DATE_ORDERS } from '../../server/services/certificates/roster.ts';
import {
  eachCertificate,
  eachExported,
  showCertificate,
} from '../../server/services/certificates/read-certificates.ts';
import type { ImportLines } from '../../server/services/import-file.ts';
import { ENCODINGS } from '../../server/services/readable-file.ts';
import { listClasses, renameClass, takeBackClass } from '../../server/services/certificates/classes.ts';
import { daysIn, peopleOf, rowsOf } from '../../server/services/certificates/read-roster.ts';
import { readableRoster } from '../../server/services/certificates/readable-roster.ts';
import { importCertificates } from '../../server/services/certificates/import-certificates.ts';
import { namesakeWarnings } from '../../server/services/certificates/namesakes.ts';
import { unprintableWords } from '../../server/services/certificates/unprintable-words.ts';
import { misspeltCourse } from '../../server/services/certificates/near-course.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { writeCredentials } from '../../server/services/credentials/make-credentials.ts';
import { rotateCredentialKey } from '../../server/services/credentials/rotate-key.ts';
import { eraseCertificate, findHolderToErase } from '../../server/services/certificates/erase-certificate.ts';
import { readHolderMails } from '../../server/services/certificates/read-holder-mails.ts';
import { mailCertificate, mailClass } from '../../server/services/certificates/mail-certificates.ts';
import { lookOfIssued } from '../../server/services/certificates/printable-certificates.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { issueFromBatch } from '../../server/services/certificates/issue-from-batch.ts';
import { reissueCertificate } from '../../server/services/certificates/reissue-certificate.ts';
import {
  REVOCATION_REASONS,
  revokeCertificate,
} from '../../server/services/certificates/revoke-certificate.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { addPapers } from './papers.ts';
import { addVerb, withSystem, withSystemToRead } from '../command.ts';
import { confirm } from '../confirm.ts';
import { addExport } from '../export-rows.ts';
import { startProgress } from '../long-command.ts';
import { runImport } from '../run-import.ts';
import { runPrint } from '../run-print.ts';
import { terminal } from '../terminal.ts';

const COLUMNS = { number: 12, state: 7, issued: 10, expires: 10, name: 26, course: 60 };
const EXPORTED = ['number', 'name', 'course', 'issued', 'expires', 'state', 'class', 'email'];

export function addCertificates(program: Command): void {
  const certificates = program.command('certificates').description('certificates of trainees');

  addVerb(
    certificates,
    'issue',
    'issue a certificate and print its number',
    'issue --name "Anita Sharma" --course "Cybersecurity Training" --issued 2026-11-21',
  )
    .requiredOption('--name <name>', 'name as printed on the certificate')
    .requiredOption('--course <course>', 'course as printed on the certificate')
    .option('--issued <date>', 'date of issue, YYYY-MM-DD; default: today')
    .option('--expires <date>', 'last day on which it is valid, YYYY-MM-DD; default: never expires')
    .option(
      '--number <number>',
      'number that the certificate already has; default: a new number of 12 digits',
    )
    .option('--class <name>', 'class to add it to')
    .option('--email <address>', 'email address of the holder, for certificates mail')
    .action(
      withSystem(async (deps, output, { name, course, issued, expires, number, email, class: group }) => {
        await warnOfIssue(deps, { name, course });
        const certificate = await issueCertificate(deps, {
          name,
          course,
          issued,
          expires,
          number,
          class: group,
          email,
        });
        output.say(`Number to print: ${groupNumber(certificate.number)}`);
        await output.object(certificate);
      }),
    );

  addVerb(
    certificates,
    'import <file>',
    'issue certificates from a CSV file or an Excel workbook (.xlsx, up to 20,000 rows). The columns are named in one of the ' +
      'first six lines: name, course, issued, and the optional number, expires and email. Other columns are ignored',
    'import certificates.csv --dry-run',
    'import class.csv --class "Pune, autumn 2026" --dates dmy --encoding windows-1252',
  )
    .option('--class <name>', 'class to add the certificates to')
    .addOption(datesOption())
    .addOption(encodingOption())
    .option('--dry-run', 'show what would happen and store nothing')
    .option('--all-or-nothing', 'store nothing if any line is invalid; default: store the valid lines')
    .action(
      withSystem(async (deps, output, path, { dryRun, allOrNothing, class: group, dates, encoding }) => {
        const { open: file, unit } = await readableRoster(path, encoding, (sheet) =>
          warn(
            `The sheet “${sheet}” was read. The workbook has other sheets with rows: save each as a separate file, and import that too.`,
          ),
        );
        const { order, swapped } = await daysIn(peopleOf(rowsOf(file())));
        const importThese: ImportLines = (each, stream, options) =>
          importCertificates(each, stream, {
            ...options,
            class: group,
            dates: dates ?? order,
            swapped,
            unit,
            courses: courseTitles,
          });
        await runImport(deps, output, importThese, path, { dryRun, allOrNothing, file, unit });
      }),
    );

  addVerb(
    certificates,
    'from-batch <id>',
    'issue certificates to the people of a batch who have a taken seat and passed (see enquiries pass), as one class',
    'from-batch devops-k3m7 --dry-run',
    'from-batch devops-k3m7',
  )
    .option('--dry-run', 'show who would get a certificate, and store nothing')
    .action(
      withSystem(async (deps, output, id, { dryRun }) => {
        const { warnings, names, before, notPassed, ...issued } = await issueFromBatch(deps, id, { dryRun });
        for (const warning of warnings) warn(warning);
        await output.object({
          ...issued,
          names: names.join(', ') || null,
          issued_before: before.join(', ') || null,
          not_passed: notPassed.join(', ') || null,
        });
        output.say(
          dryRun
            ? 'Nothing was stored.'
            : `Nobody was emailed: look at the class, then certificates mail --class "${issued.class}".`,
        );
      }),
    );

  addVerb(
    certificates,
    'list',
    'list certificates, newest first',
    'list --search "anita dev"',
    'list --class "Pune, autumn 2026"',
  )
    .option('--search <words>', 'search by beginnings of words in number, name, course and class')
    .option('--class <name>', 'only certificates of this class')
    .action(
      withSystemToRead(async (deps, output, { search, class: name }) =>
        output.list(eachCertificate(deps, { search, class: name }), COLUMNS),
      ),
    );

  addVerb(
    certificates,
    'classes',
    'list classes with their number of certificates, newest first',
    'classes --search devops',
  )
    .option('--search <text>', 'part of the name of the class')
    .action(
      withSystemToRead(async (deps, output, { search }) =>
        output.list(await listClasses(deps, search), { name: 40, certificates: 12, newest: 24 }),
      ),
    );

  addVerb(
    certificates,
    'rename-class <class>',
    'rename a class, or merge it into the class of that name',
    'rename-class "DevOps, Nov" --to "DevOps, November 2026"',
  )
    .requiredOption('--to <name>', 'new name of the class')
    .option('--yes', 'merge two classes without asking')
    .action(
      withSystem(async (deps, output, from, { to, ...options }) =>
        output.object(
          await renameClass(deps, from, to, async ({ joined }) => {
            if (joined > 0)
              await confirm(
                `“${to}” has ${plural(joined, 'certificate')}: the two classes are merged.`,
                options,
              );
          }),
        ),
      ),
    );

  addVerb(
    certificates,
    'undo-import <class>',
    'delete the certificates imported into a class in the last half hour, unless one was printed, checked or changed',
    'undo-import "DevOps, November 2026"',
  )
    .option('--yes', 'skip the confirmation')
    .action(
      withSystem(async (deps, output, name, options) => {
        const agree = ({ length: count }: { length: number }) =>
          confirm(
            `This deletes ${count === 1 ? '1 certificate' : `${count} certificates`} of “${name}”, as if never issued.`,
            options,
          );
        await output.object({ takenBack: await takeBackClass(deps, name, agree) });
      }),
    );

  addVerb(certificates, 'show <number>', 'show one certificate', 'show 482109375514').action(
    withSystemToRead(async (deps, output, number) => {
      const { design, signatories } = await lookOfIssued(deps, number);
      const signed_by = signatories.map(({ name }) => name).join(', ') || null;
      const { address, mails, leaves } = await readHolderMails(deps, number);
      await output.object({
        ...(await showCertificate(deps, number)),
        design,
        signed_by,
        email: address || null,
        mails: mails.map(({ told, state, time }) => `${told}: ${state} ${time}`).join(', ') || null,
        mail_leaves_after: leaves,
      });
    }),
  );

  addVerb(
    certificates,
    'pdf [numbers...]',
    'write certificates as A4 PDFs, each with its number and a QR code for the check',
    'pdf 482109375514 --out certificate.pdf',
    'pdf --from roster.csv --out certificates.zip',
    'pdf --class "Pune, autumn 2026" --out class.pdf',
    'pdf --course "DevOps Automation" --issued-since 2026-11-01 --out certificates/',
  )
    .option('--from <file>', 'certificates in a CSV file or workbook that was imported or exported')
    .addOption(datesOption())
    .addOption(encodingOption())
    .option('--class <name>', 'only certificates of this class')
    .option('--course <course>', 'only certificates of this course')
    .option('--issued-since <date>', 'only certificates issued on or after this day, YYYY-MM-DD')
    .option('--all', 'all certificates')
    .requiredOption(
      '--out <path>',
      'new .pdf with one page for each of up to 500 certificates, or a folder or new .zip for any number',
    )
    .option('--dry-run', 'show how many would be written and write none')
    .action(withSystem(async (deps, output, numbers, request) => runPrint(deps, output, numbers, request)));

  addVerb(
    certificates,
    'credential [number]',
    'sign a certificate as an Open Badges 3.0 credential, a file for wallets that can be verified without this site',
    'credential 482109375514 --out anita-sharma.json',
    'credential --class "Pune, autumn 2026" --out class.zip',
  )
    .option('--class <name>', 'all certificates of a class that are not revoked, in a zip')
    .requiredOption('--out <file>', 'path of the new file')
    .action(
      withSystem(async (deps, output, number, { class: name, out }) => {
        const progress = startProgress('Signing credentials');
        const report = await writeCredentials(
          deps,
          { number, class: name },
          { out, onProgress: (done, all) => progress.update(`${done} of ${all} done`) },
        ).finally(() => progress.end());
        output.say('Each contains the full name. Give it only to its holder.');
        await output.object(report);
      }),
    );

  addVerb(
    certificates,
    'revoke <number>',
    'revoke a certificate; the reason is not shown publicly',
    'revoke 482109375514 --reason issued-in-error',
  )
    .addOption(new Option('--reason <reason>', 'why').choices(REVOCATION_REASONS).makeOptionMandatory())
    .action(
      withSystem(async (deps, output, number, { reason }) =>
        output.object(await revokeCertificate(deps, number, reason)),
      ),
    );

  addVerb(
    certificates,
    'reissue <number>',
    'replace a certificate by one with a new number, and revoke the old one',
    'reissue 482109375514 --name "Anita Sharma Rao"',
  )
    .option('--name <name>', 'corrected name')
    .option('--course <course>', 'corrected course')
    .option('--expires <date>', 'new last day, YYYY-MM-DD, or never')
    .action(
      withSystem(async (deps, output, number, { name, course, expires }) => {
        await warnOfReissue(deps, number, { name, course });
        const corrections = { name, course, expires: expires === 'never' ? '' : expires };
        const certificate = await reissueCertificate(deps, number, corrections);
        output.say(`Number to print: ${groupNumber(certificate.number)}`);
        await output.object(certificate);
      }),
    );

  addVerb(
    certificates,
    'erase <number>',
    'erase the name and course from a certificate and from those it replaces or that replace it. The numbers are not reused, ' +
      'and a check answers as for a number that was never issued',
    'erase 482109375514',
  )
    .option('--yes', 'skip the confirmation')
    .action(
      withSystem(async (deps, output, number, options) => {
        const found = await findHolderToErase(deps, number);
        await confirm(`This erases ${found.name} from ${found.numbers.join(', ')}.`, options);
        const { numbers, isOverwritten } = await eraseCertificate(deps, number);
        await output.object({ erased: numbers.join(', ') });
        output.say(
          'Earlier backups contain the name until they are deleted. A restore does not bring it back.',
        );
        if (!isOverwritten) output.say(OVERWRITING_FOLLOWS);
      }),
    );

  addVerb(
    certificates,
    'mail [number]',
    'email the holder the certificate with its PDF and credential, or tell them that it was revoked or replaced',
    'mail 482109375514 --to anita@example.com',
    'mail --class "Pune, autumn 2026"',
  )
    .option('--to <address>', 'email address of the holder, stored with the certificate')
    .option('--class <name>', 'email all holders of a class once, except for revoked certificates')
    .action(
      withSystem(async (deps, output, number, { to, class: name }) => {
        if ((number === undefined) === (name === undefined) || (name !== undefined && to !== undefined))
          throw new OperatorError('Give the number of one certificate, or a class with --class.');
        if (number !== undefined) {
          const { written: _written, ...sent } = await mailCertificate(deps, number, to);
          await output.object(sent);
          output.say('It is sent within seconds. See outbox list.');
          return;
        }
        const { queued, before, without } = await mailClass(deps, name ?? '');
        await output.object({ queued, before, without: without.join(', ') || null });
        if (without.length > 0)
          output.say('Some have no email address. Give it with certificates mail NUMBER --to ADDRESS.');
      }),
    );

  addPapers(certificates);

  addVerb(
    certificates,
    'rotate-key',
    'create a new key for signing credentials; credentials signed with the old key stay valid',
    'rotate-key',
    'rotate-key --withdraw',
  )
    .option('--withdraw', 'the old key was stolen: make all credentials signed with it invalid')
    .option('--yes', 'skip the confirmation')
    .action(
      withSystem(async (deps, output, { withdraw, yes }) => {
        if (withdraw) await confirm('All credentials issued so far become invalid.', { yes });
        await output.object(await rotateCredentialKey(deps, { withdraw }));
        output.say(
          withdraw
            ? 'Holders get a new credential from the page behind the QR code of their certificate.'
            : 'All servers use the new key immediately. Make a new backup.',
        );
      }),
    );

  addExport(
    certificates,
    'certificates',
    ['export all certificates as CSV or JSON', 'export --format csv --out certificates-2026.csv'],
    EXPORTED,
    (deps) => eachExported(deps),
  );
}

/**
 * Warns if the person already has a certificate of the course, if the course looks misspelt, or if no font has a
 * letter. The certificate is issued anyway.
 */
async function warnOfIssue(
  deps: Dependencies,
  fields: { name: string; course: string },
  replaced?: string,
): Promise<void> {
  const namesakesOf = await namesakeWarnings(deps.storage.database, [fields], replaced);
  const lettersOf = await unprintableWords(deps, [fields]);
  const misspelt = misspeltCourse(fields.course, courseTitles);
  const said = misspelt === undefined ? [] : [misspelt];
  for (const warning of [...said, ...namesakesOf(fields), ...lettersOf(fields)]) warn(warning);
}

async function warnOfReissue(
  deps: Dependencies,
  number: string,
  corrections: { name?: string; course?: string },
): Promise<void> {
  const { state, replaced_by, reason, revoked, ...old } = await showCertificate(deps, number);
  const { name = old.name, course = old.course } = corrections;
  if (name !== old.name || course !== old.course) await warnOfIssue(deps, { name, course }, old.number);
  if (state !== 'revoked' || revoked === null || replaced_by !== null) return;
  const day = dayIn(new Date(revoked), deps.config.timeZone);
  warn(`${number} was revoked on ${day} (${reason}). Revoke the new one if the reason still applies.`);
}

function warn(sentence: string): void {
  terminal().stderr.write(`warning: ${sentence}\n`);
}

function datesOption() {
  return new Option('--dates <order>', 'order of day, month and year in dates; default: detected').choices(
    DATE_ORDERS,
  );
}

function encodingOption() {
  return new Option('--encoding <encoding>', 'encoding of the file')
    .choices(ENCODINGS)
    .default('utf-8' as const);
}
