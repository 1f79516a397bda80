import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { applicationMail, enquiryMail } from '../../mail/compose-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import { fileTransport } from '../../mail/transports/file-transport.ts';
import { MAIL_KINDS, type ApplicationRow, type EnquiryRow, type MailKind } from '../../storage/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { WrongRequest } from '../wrong-request.ts';

const VISITOR = { name: 'Asha Rao', email: 'asha.rao@example.com', email_lookup: 'asha.rao@example.com' };
const PHONE = '+91 98765 43210';

/** A mail as it would leave, filled with sample data. */
export type MailPreview = {
  template: MailKind;
  from: string;
  to: string;
  reply_to: string | null;
  subject: string;
  attachment: string | null;
  text: string;
};

export function previewMails(deps: Dependencies): MailPreview[] {
  return MAIL_KINDS.map((kind) => preview(kind, sampleMail(deps, kind)));
}

export function previewMail(deps: Dependencies, template: string): MailPreview {
  const kind = requireKind(template);
  return preview(kind, sampleMail(deps, kind));
}

/** Writes one template, or all, as files that mail programs open; what is sent as HTML too, also as a page. */
export async function writePreviews(
  deps: Dependencies,
  folder: string,
  template?: string,
): Promise<string[]> {
  const kinds = template === undefined ? MAIL_KINDS : [requireKind(template)];
  const mails = kinds.map((kind) => sampleMail(deps, kind));
  const files = mails.flatMap(({ fileName, html }) => [
    `${fileName}.eml`,
    ...(html === undefined ? [] : [`${fileName}.html`]),
  ]);
  const taken = (await readdir(folder).catch(() => [])).find((name) => files.includes(name));
  if (taken) throw new WrongRequest(`${join(folder, taken)} exists already. Give --out another folder.`);
  const transport = fileTransport(folder);
  for (const mail of mails) {
    await transport.send(mail);
    if (mail.html !== undefined) await writeFile(join(folder, `${mail.fileName}.html`), mail.html);
  }
  return files;
}

function requireKind(template: string): MailKind {
  const kind = MAIL_KINDS.find((known) => known === template);
  if (kind) return kind;
  throw new WrongRequest(`There is no mail ${template}. There are: ${MAIL_KINDS.join(', ')}.`);
}

function sampleMail({ config, now }: Dependencies, kind: MailKind): Mail {
  const time = now().toISOString();
  const entry = {
    id: 'preview',
    kind,
    reference: kind.startsWith('enquiry') ? 'E-7K3M-9Q' : 'A-4T8W-2H',
    recipient_lookup: VISITOR.email_lookup,
    state: 'waiting' as const,
    attempts: 0,
    due: time,
    last_error: null,
    created: time,
    sent: null,
  };
  const mail = kind.startsWith('enquiry')
    ? enquiryMail(config, entry, sampleEnquiry(entry.reference, time))
    : {
        ...applicationMail(config, entry, sampleApplication(entry.reference, time)),
        attachment: attachment(kind),
      };
  return { ...mail, fileName: kind };
}

function sampleEnquiry(reference: string, received: string): EnquiryRow {
  const message =
    'We are forty people and keep patient records.\nWhat would a first test of our portal cost?';
  return { ...VISITOR, reference, mobile: PHONE, message, received };
}

function sampleApplication(reference: string, received: string): ApplicationRow {
  return {
    ...VISITOR,
    reference,
    phone: PHONE,
    cover_letter: 'I have watched networks for three years.\nI can start in January.',
    job_id: 'soc-analyst-k3m7',
    job_title: 'SOC Analyst',
    resume_key: 'sample.pdf',
    resume_name: 'Asha Rao.pdf',
    resume_bytes: 0,
    resume_sha256: '',
    received,
  };
}

function attachment(kind: MailKind): Mail['attachment'] {
  if (kind !== 'application-notification') return undefined;
  const content = Readable.from(['Here the resume would be, as it was sent.\n']);
  return { fileName: 'Resume-A-4T8W-2H.txt', type: 'text/plain', content };
}

function preview(
  template: MailKind,
  { from, to, replyTo, subject, text, attachment: file }: Mail,
): MailPreview {
  return {
    template,
    from,
    to: to.join(', '),
    reply_to: replyTo ?? null,
    subject,
    attachment: file?.fileName ?? null,
    text,
  };
}
