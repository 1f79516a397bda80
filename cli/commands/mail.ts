import type { Command } from 'commander';
import { currentTemplates } from '../../server/services/catalogue/template.ts';
import { previewMail, previewMails, writePreviews } from '../../server/services/mail/preview-mail.ts';
import { addVerb, withSystemToRead } from '../command.ts';

const COLUMNS = { template: 24, to: 34, subject: 36 };

export function addMail(program: Command): void {
  const mail = program.command('mail').description('previews of all emails that the site sends');

  addVerb(
    mail,
    'preview [template]',
    'show an email with sample data, or list all emails; nothing is sent',
    'preview enquiry-confirmation',
    'preview --out previews/',
  )
    .option(
      '--out <folder>',
      'write them as .eml files, which email programs open, and as .html if they have HTML',
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
