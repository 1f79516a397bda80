import type { Command } from '@commander-js/extra-typings';
import { eachEnquiry } from '../../server/services/submissions/list-enquiries.ts';
import { showEnquiry } from '../../server/services/submissions/show-enquiry.ts';
import { addVerb, withSystem } from '../command.ts';
import { addExport, addList } from '../submission-verbs.ts';

const COLUMNS = { reference: 9, received: 16, name: 22, mobile: 16, message: 60 };
const EXPORTED = ['reference', 'name', 'email', 'mobile', 'message', 'received'];

export function addEnquiries(program: Command): void {
  const enquiries = program
    .command('enquiries')
    .description('what visitors asked through the consultation forms');

  addList(enquiries, eachEnquiry, COLUMNS);

  addVerb(enquiries, 'show <reference>', 'one enquiry in full', 'show E-7K3M-9Q').action(
    withSystem(async (deps, output, reference) => output.object(await showEnquiry(deps, reference))),
  );

  addExport(enquiries, eachEnquiry, {
    columns: EXPORTED,
    description: 'all enquiries as CSV or JSON',
    example: 'export --format csv --out enquiries.csv',
  });
}
