import { globSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { trainings } from '../../content/trainings.ts';
import type { Testimonial } from '../../content/types.ts';
import { loadEnvironment } from '../../server/config.ts';
import { diagnose, type Finding } from '../../server/services/doctor/diagnose.ts';
import { operatorLog } from '../command.ts';
import { createOutput } from '../output.ts';

const MARKS = { ok: 'ok', warning: 'warning', error: 'ERROR' } as const;

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description(
      'examine settings, database, disk, mail, resumes, keys and content; fails when something would lose a lead',
    )
    .option('--json', 'print machine-readable JSON on standard output, and nothing else')
    .addHelpText('after', '\nExample:\n  npm run -s operator -- doctor')
    .action(async ({ json = false }: { json?: boolean }) => {
      const findings: Finding[] = [];
      for await (const finding of diagnose(loadEnvironment(), operatorLog(), [
        ...sampleTestimonials(),
        ...sampleTerms(),
      ])) {
        findings.push(finding);
        if (!json) process.stdout.write(lineOf(finding));
      }
      if (json)
        await createOutput({ json }).list(
          findings.map((finding) => ({ ...finding })),
          {},
        );
      if (findings.some(({ state }) => state === 'error')) process.exitCode = 1;
    });
}

function lineOf({ check, state, detail, advice }: Finding): string {
  return `${MARKS[state].padEnd(8)} ${check}: ${detail}${advice && `. ${advice}`}\n`;
}

function sampleTestimonials(): string[] {
  const items: Testimonial[] = trainings.testimonials.items;
  const count = items.filter(({ sample }) => sample).length;
  return count === 0 ? [] : [`${count} testimonials`];
}

/** Durations, hours and the like that nobody at the firm has confirmed: the files say so in a comment. */
function sampleTerms(): string[] {
  const files = globSync('content/**/*.ts').filter((file) =>
    /^\/\/ Sample:/m.test(readFileSync(file, 'utf8')),
  );
  return files.length === 0 ? [] : [`terms marked "// Sample:" in ${files.length} files of content/`];
}
