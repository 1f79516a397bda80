import type { Command } from 'commander';
import { operatorCommand } from '../../server/config.ts';
import { loadEnvironment } from '../../server/settings-file.ts';
import { diagnose, type Finding } from '../../server/services/doctor/diagnose.ts';
import { operatorLog } from '../command.ts';
import { leftToDecide, type Undecided } from '../left-to-decide.ts';
import { createOutput } from '../output.ts';
import { terminal } from '../terminal.ts';

const MARKS = { ok: 'ok', warning: 'warning', error: 'ERROR' } as const;

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description(
      'check settings, database, disk, email, resumes, keys and content; fail if an enquiry could be lost',
    )
    .option('--running', 'also fail if the server on this machine does not answer; for a timer')
    .option('--json', 'print machine-readable JSON on standard output, and nothing else')
    .addHelpText('after', `\nExample:\n  ${operatorCommand(terminal().env)} doctor`)
    .action(async ({ json = false, running = false }: { json?: boolean; running?: boolean }) => {
      const findings: Finding[] = [];
      const tell = (finding: Finding) => {
        findings.push(finding);
        if (!json) terminal().stdout.write(lineOf(finding));
      };
      const environment = loadEnvironment(terminal().env);
      const undecided = leftToDecide(environment);
      const left = (about: Undecided['about']) => undecided.find((one) => one.about === about)?.facts ?? [];
      const examination = {
        sampleContent: left('terms'),
        sampleTestimonials: left('testimonials'),
        isRunning: running,
      };
      for await (const finding of diagnose(environment, operatorLog(), examination)) tell(finding);
      tell(checkTrainers(left('trainers')));
      tell(checkSupplierFile(left('supplier file')));
      if (json)
        await createOutput({ json }).list(
          findings.map((finding) => ({ ...finding })),
          {},
        );
      if (findings.some(({ state }) => state === 'error')) terminal().exitCode = 1;
    });
}

function lineOf({ check, state, detail, advice }: Finding): string {
  return `${MARKS[state].padEnd(8)} ${check}: ${detail}${advice && `. ${advice}`}\n`;
}

/** Warns if courses have no trainer, because trainees ask who teaches. */
function checkTrainers(missing: string[]): Finding {
  const check = 'trainers';
  if (missing.length === 0) return { check, state: 'ok', detail: 'the trainers are named', advice: '' };
  return {
    check,
    state: 'warning',
    detail: missing.join(', '),
    advice: 'The pages show no trainers. Fill the list in content/trainers.ts, and build.',
  };
}

/** Warns if facts are missing on the page for suppliers, because purchase departments ask for them. */
function checkSupplierFile(missing: string[]): Finding {
  const check = 'supplier file';
  if (missing.length === 0) return { check, state: 'ok', detail: 'all facts are stated', advice: '' };
  return {
    check,
    state: 'warning',
    detail: `not stated: ${missing.join('; ')}`,
    advice: 'The page says so. Fill supplierFile in content/company.ts, and build.',
  };
}
