import { company } from '../../../content/company.ts';
import { mailTemplates, type MailTemplate } from '../../../content/mail-templates.ts';
import { subjectOf } from '../../../contracts/enquiry-subject.ts';
import { isMailable } from '../../mail/mail-address.ts';
import type { ApplicationRow, EnquiryRow } from '../../storage/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireReceived, tableOf } from '../submissions/require-received.ts';
import { WrongRequest } from '../wrong-request.ts';

export { isMailable };

/** A mail to be looked at before it is sent. */
export interface Draft {
  template: string;
  to: string;
  subject: string;
  text: string;
  /** What is still to be filled in, such as {day}. */
  open: string[];
}

const PLACEHOLDER = /\{([a-z_]+)\}/g;

/** The firm's template filled for one enquiry or application; `values` fills what only a person knows. */
export async function draftLetter(
  { storage }: Dependencies,
  reference: string,
  templateId: string,
  { sender = company.name, values = {} }: { sender?: string; values?: Record<string, string> } = {},
): Promise<Draft> {
  const row = await requireReceived(storage.database, tableOf(reference), reference);
  return fillTemplate(requireTemplate(templateId, row), row, { sender, ...values });
}

export function fillTemplate(
  template: MailTemplate,
  row: EnquiryRow | ApplicationRow,
  values: Record<string, string>,
): Draft {
  const known: Record<string, string | undefined> = { ...knownValues(row), ...values };
  const fill = (text: string) => text.replace(PLACEHOLDER, (open, name: string) => known[name] ?? open);
  const subject = fill(template.subject);
  // Signed by the firm itself, the firm's name stands once.
  const text = fill(template.text).replace(`\n${company.name}\n${company.name}\n`, `\n${company.name}\n`);
  return {
    template: template.id,
    to: row.email,
    subject,
    text,
    open: openPlaceholders(`${subject} ${text}`),
  };
}

export function openPlaceholders(text: string): string[] {
  return [...new Set(text.match(PLACEHOLDER))];
}

/** The templates for an enquiry or an application. */
export function templatesFor(about: MailTemplate['about']): MailTemplate[] {
  return mailTemplates.filter((template) => template.about === about);
}

function requireTemplate(id: string, row: EnquiryRow | ApplicationRow): MailTemplate {
  const fitting = templatesFor('job_title' in row ? 'application' : 'enquiry');
  const template = fitting.find((known) => known.id === id);
  if (template) return template;
  const names = fitting.map((known) => known.id).join(', ');
  throw new WrongRequest(`There is no template ${id} for ${row.reference}. There are: ${names}.`);
}

function knownValues(row: EnquiryRow | ApplicationRow): Record<string, string | undefined> {
  const { name, reference } = row;
  if ('job_title' in row) return { name, reference, job_title: row.job_title };
  const subject = subjectOf(row.message);
  return { name, reference, subject, course: /^Course: (.+)$/.exec(subject ?? '')?.[1] };
}
