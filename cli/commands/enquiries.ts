import { Option, type Command } from 'commander';
import { eachEnquiry } from '../../server/services/submissions/list-enquiries.ts';
import { showEnquiry } from '../../server/services/submissions/show-enquiry.ts';
import { addVerb, withSystem } from '../command.ts';
import { exportRows, type ExportOptions } from '../export-rows.ts';
import { since } from '../since.ts';

const COLUMNS = { reference: 9, received: 16, name: 22, mobile: 16, message: 60 };
const EXPORTED = ['reference', 'name', 'email', 'mobile', 'message', 'received'];

interface Since {
  since?: string;
}

export function addEnquiries(program: Command): void {
  const enquiries = program
    .command('enquiries')
    .description('what visitors asked through the consultation forms');

  addVerb(enquiries, 'list', 'oldest first', 'list --since 2026-11-01')
    .option('--since <date>', 'only what was received on this day or later, YYYY-MM-DD (UTC)')
    .action(
      withSystem(async (deps, output, options: Since) =>
        output.list(eachEnquiry(deps, since(options.since)), COLUMNS),
      ),
    );

  addVerb(enquiries, 'show <reference>', 'one enquiry in full', 'show E-7K3M-9Q').action(
    withSystem(async (deps, output, reference: string) => output.object(await showEnquiry(deps, reference))),
  );

  addVerb(enquiries, 'export', 'all enquiries as CSV or JSON', 'export --format csv --out enquiries.csv')
    .addOption(new Option('--format <format>', 'of the export').choices(['csv', 'json']).default('csv'))
    .option('--since <date>', 'only what was received on this day or later, YYYY-MM-DD (UTC)')
    .option('--out <file>', 'a new file; default: standard output')
    .action(
      withSystem(async (deps, _output, options: ExportOptions & Since) =>
        exportRows(eachEnquiry(deps, since(options.since)), EXPORTED, options),
      ),
    );
}
