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
  const certificates = program.command('certificates').description('certificates that visitors can check');

  addVerb(
    certificates,
    'issue',
    'record a certificate and print its number',
    'issue --name "Anita Sharma" --course "Cybersecurity Training" --issued 2026-11-21',
  )
    .requiredOption('--name <name>', 'as it stands on the certificate')
    .requiredOption('--course <course>', 'as it stands on the certificate')
    .option('--issued <date>', 'YYYY-MM-DD; default: today')
    .option('--expires <date>', 'YYYY-MM-DD, the last day on which it is valid; default: never')
    .option('--number <number>', 'an old number; default: a new one of 12 digits')
    .option('--class <name>', 'the class with which it is listed and printed')
    .option('--email <address>', 'of its holder, for certificates mail')
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
    'add the certificates of a CSV file or an Excel workbook (.xlsx): name, course, issued, number, expires, email ' +
      '(optional all three); one of the first six lines names these columns, others are passed over. Of a workbook up to 20,000 rows are read',
    'import certificates.csv --dry-run',
    'import class.csv --class "Pune, autumn 2026" --dates dmy --encoding windows-1252',
  )
    .option('--class <name>', 'kept with each certificate that is added; list --class finds them')
    .addOption(datesOption())
    .addOption(encodingOption())
    .option('--dry-run', 'say what would happen and store nothing')
    .option('--all-or-nothing', 'store nothing when a line is bad; default: keep the good lines')
    .action(
      withSystem(async (deps, output, path, { dryRun, allOrNothing, class: group, dates, encoding }) => {
        const { open: file, unit } = await readableRoster(path, encoding, (sheet) =>
          warn(
            `The sheet “${sheet}” was read. The workbook has other sheets with rows: save each in a file of its own, and import that too.`,
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
    'issue certificates to everybody on a batch with a taken seat who passed (enquiries pass), as the class of that batch',
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
    'certificates, newest first',
    'list --search "anita dev"',
    'list --class "Pune, autumn 2026"',
  )
    .option('--search <words>', 'beginnings of words: number, name, course, class')
    .option('--class <name>', 'those of a class')
    .action(
      withSystemToRead(async (deps, output, { search, class: name }) =>
        output.list(eachCertificate(deps, { search, class: name }), COLUMNS),
      ),
    );

  addVerb(
    certificates,
    'classes',
    'the classes with how many certificates each has, the newest first',
    'classes --search devops',
  )
    .option('--search <text>', 'a part of its name')
    .action(
      withSystemToRead(async (deps, output, { search }) =>
        output.list(await listClasses(deps, search), { name: 40, certificates: 12, newest: 24 }),
      ),
    );

  addVerb(
    certificates,
    'rename-class <class>',
    'give a class another name, or join it with the class of that name',
    'rename-class "DevOps, Nov" --to "DevOps, November 2026"',
  )
    .requiredOption('--to <name>', 'its new name')
    .option('--yes', 'do not ask whether two classes may become one')
    .action(
      withSystem(async (deps, output, from, { to, ...options }) =>
        output.object(
          await renameClass(deps, from, to, async ({ joined }) => {
            if (joined > 0)
              await confirm(
                `“${to}” has ${plural(joined, 'certificate')}: the two classes become one.`,
                options,
              );
          }),
        ),
      ),
    );

  addVerb(
    certificates,
    'undo-import <class>',
    'remove what was stored for a class in the last half hour, if none of it was printed, checked or changed',
    'undo-import "DevOps, November 2026"',
  )
    .option('--yes', 'do not ask')
    .action(
      withSystem(async (deps, output, name, options) => {
        const agree = ({ length: count }: { length: number }) =>
          confirm(
            `This takes back ${count === 1 ? '1 certificate' : `${count} certificates`} of “${name}”, as if never issued.`,
            options,
          );
        await output.object({ takenBack: await takeBackClass(deps, name, agree) });
      }),
    );

  addVerb(certificates, 'show <number>', 'one certificate in full', 'show 482109375514').action(
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
    'draw certificates on A4, each with its number and a QR code that leads to the check',
    'pdf 482109375514 --out certificate.pdf',
    'pdf --from roster.csv --out certificates.zip',
    'pdf --class "Pune, autumn 2026" --out class.pdf',
    'pdf --course "DevOps Automation" --issued-since 2026-11-01 --out certificates/',
  )
    .option('--from <file>', 'those of a CSV file or a workbook that was imported or exported')
    .addOption(datesOption())
    .addOption(encodingOption())
    .option('--class <name>', 'those of a class')
    .option('--course <course>', 'those of a course')
    .option('--issued-since <date>', 'those issued on this day or later, YYYY-MM-DD')
    .option('--all', 'all of them')
    .requiredOption(
      '--out <path>',
      'a new .pdf, with a page for each of up to 500; a folder or a new .zip for any number',
    )
    .option('--dry-run', 'say how many would be drawn and draw none')
    .action(withSystem(async (deps, output, numbers, request) => runPrint(deps, output, numbers, request)));

  addVerb(
    certificates,
    'credential [number]',
    'sign a certificate as an Open Badges 3.0 credential: a file that wallets take and that can be checked without this site',
    'credential 482109375514 --out anita-sharma.json',
    'credential --class "Pune, autumn 2026" --out class.zip',
  )
    .option('--class <name>', 'those of a class that are not withdrawn, in a zip')
    .requiredOption('--out <file>', 'a new file')
    .action(
      withSystem(async (deps, output, number, { class: name, out }) => {
        const progress = startProgress('Signing credentials');
        const report = await writeCredentials(
          deps,
          { number, class: name },
          { out, onProgress: (done, all) => progress.update(`${done} of ${all} done`) },
        ).finally(() => progress.end());
        output.say('Each holds the full name: give it to its holder alone.');
        await output.object(report);
      }),
    );

  addVerb(
    certificates,
    'revoke <number>',
    'make checks answer that it was withdrawn; the reason stays here',
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
    'issue it again under a new number and revoke the old one',
    'reissue 482109375514 --name "Anita Sharma Rao"',
  )
    .option('--name <name>', 'the corrected name')
    .option('--course <course>', 'the corrected course')
    .option('--expires <date>', 'a new last day, YYYY-MM-DD, or never')
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
    'erase its holder: name and course go, also from certificates that it replaces or that replace it; the numbers stay ' +
      'taken, and a check answers as for a number that was never issued',
    'erase 482109375514',
  )
    .option('--yes', 'do not ask')
    .action(
      withSystem(async (deps, output, number, options) => {
        const found = await findHolderToErase(deps, number);
        await confirm(`This erases ${found.name} from ${found.numbers.join(', ')}.`, options);
        const { numbers, isOverwritten } = await eraseCertificate(deps, number);
        await output.object({ erased: numbers.join(', ') });
        output.say(
          'Backups that were made before still hold it until they are deleted; a restore leaves it erased.',
        );
        if (!isOverwritten) output.say(OVERWRITING_FOLLOWS);
      }),
    );

  addVerb(
    certificates,
    'mail [number]',
    'write to the holder: the page with the certificate, its PDF and its credential, or that it was withdrawn or replaced',
    'mail 482109375514 --to anita@example.com',
    'mail --class "Pune, autumn 2026"',
  )
    .option('--to <address>', 'kept as the address of the holder of this certificate')
    .option('--class <name>', 'all of a class that are not withdrawn, once each')
    .action(
      withSystem(async (deps, output, number, { to, class: name }) => {
        if ((number === undefined) === (name === undefined) || (name !== undefined && to !== undefined))
          throw new OperatorError('Name one certificate by its number, or all of a class with --class.');
        if (number !== undefined) {
          const { written: _written, ...sent } = await mailCertificate(deps, number, to);
          await output.object(sent);
          output.say('It leaves within seconds: see outbox list.');
          return;
        }
        const { queued, before, without } = await mailClass(deps, name ?? '');
        await output.object({ queued, before, without: without.join(', ') || null });
        if (without.length > 0)
          output.say('Without an address: give it with certificates mail NUMBER --to ADDRESS.');
      }),
    );

  addPapers(certificates);

  addVerb(
    certificates,
    'rotate-key',
    'sign credentials with a new key from now on; what the old one signed still counts',
    'rotate-key',
    'rotate-key --withdraw',
  )
    .option('--withdraw', 'somebody else has the old key: nothing counts any more that it signed')
    .option('--yes', 'do not ask')
    .action(
      withSystem(async (deps, output, { withdraw, yes }) => {
        if (withdraw) await confirm('All credentials that were given out so far stop counting.', { yes });
        await output.object(await rotateCredentialKey(deps, { withdraw }));
        output.say(
          withdraw
            ? 'Holders get a new credential from the page behind the QR code of their certificate.'
            : 'All servers use it at once. Make a new backup.',
        );
      }),
    );

  addExport(
    certificates,
    'certificates',
    ['all certificates as CSV or JSON', 'export --format csv --out certificates-2026.csv'],
    EXPORTED,
    (deps) => eachExported(deps),
  );
}

/** A name that has the course already, a course that looks misspelt, letters that no font holds: told, and issued all the same. */
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
  warn(`${number} was withdrawn on ${day} (${reason}): withdraw the new one if that still holds.`);
}

function warn(sentence: string): void {
  terminal().stderr.write(`warning: ${sentence}\n`);
}

function datesOption() {
  return new Option('--dates <order>', 'how dates are written; default: what the file itself tells').choices(
    DATE_ORDERS,
  );
}

function encodingOption() {
  return new Option('--encoding <encoding>', 'of the file').choices(ENCODINGS).default('utf-8' as const);
}
