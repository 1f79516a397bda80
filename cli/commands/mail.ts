import type { Command } from 'commander';
import { currentTemplates } from '../../server/services/catalogue/template.ts';
import { previewMail, previewMails, writePreviews } from '../../server/services/mail/preview-mail.ts';
import { addVerb, withSystemToRead } from '../command.ts';

const COLUMNS = { template: 24, to: 34, subject: 36 };

export function addMail(program: Command): void {
  const mail = program.command('mail').description('what the site writes by mail');

  addVerb(
    mail,
    'preview [template]',
    'show a mail filled with sample data, or list them all; nothing is sent',
    'preview enquiry-confirmation',
    'preview --out previews/',
  )
    .option(
      '--out <folder>',
      'write them as .eml files, which mail programs open, and as .html where they have that',
    )
    .action(
      withSystemToRead(async (deps, output, template, { out }) => {
        const templates = await currentTemplates(deps);
        if (out !== undefined) {
          const files = await writePreviews(deps, out, template, templates);
          await output.object({ folder: out, files: files.join(', ') });
        } else if (template === undefined) {
          await output.list(previewMails(deps, templates), COLUMNS);
        } else {
          await output.object(previewMail(deps, template, templates));
        }
      }),
    );
}
