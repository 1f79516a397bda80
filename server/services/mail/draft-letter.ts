import { company } from '../../../content/company.ts';
import { mailTemplates, type MailTemplate } from '../../../content/mail-templates.ts';
import { subjectOf } from '../../../contracts/enquiry-subject.ts';
import type { BatchCourse } from '../../../contracts/batch.ts';
import { kindOf } from '../../../contracts/submission-kind.ts';
import type { Received } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireReceived } from '../submissions/require-received.ts';
import { courseValues } from './course-values.ts';
import { OperatorError } from '../operator-error.ts';
import { fill, openIn } from './template.ts';

/** A mail to be looked at before it is sent. */
export interface Draft {
  template: string;
  to: string;
  subject: string;
  text: string;
  /** The names of what is still to be filled in. */
  open: string[];
}

interface DraftOptions {
  sender?: string;
  values?: Record<string, string>;
  /** Those of the site. */
  courses?: readonly BatchCourse[];
}

/** The firm's template filled for one enquiry or application; `values` fills what only a person knows. */
export async function draftLetter(
  deps: Dependencies,
  reference: string,
  templateId: string,
  { sender = company.name, values = {}, courses = [] }: DraftOptions = {},
): Promise<Draft> {
  const row = await requireReceived(deps.storage.database, kindOf(reference), reference);
  const ofCourse = row.kind === 'enquiry' ? await courseValues(deps, row, courses) : {};
  return fillTemplate(requireTemplate(templateId, row), row, { ...ofCourse, sender, ...values });
}

export function fillTemplate(template: MailTemplate, row: Received, values: Record<string, string>): Draft {
  const known = { ...knownValues(row), ...values };
  const subject = fill(template.subject, known);
  // Signed by the firm itself, the firm's name stands once.
  const text = fill(template.text, known).replace(
    `\n${company.name}\n${company.name}\n`,
    `\n${company.name}\n`,
  );
  return { template: template.id, to: row.email, subject, text, open: openIn(`${subject} ${text}`) };
}

/** The templates for an enquiry or an application. */
export function templatesFor(about: MailTemplate['about']): MailTemplate[] {
  return mailTemplates.filter((template) => template.about === about);
}

function requireTemplate(id: string, row: Received): MailTemplate {
  const fitting = templatesFor(row.kind);
  const template = fitting.find((known) => known.id === id);
  if (template) return template;
  const names = fitting.map((known) => known.id).join(', ');
  throw new OperatorError(`There is no template ${id} for ${row.reference}. There are: ${names}.`);
}

function knownValues(row: Received): Record<string, string | undefined> {
  const { name, reference } = row;
  if (row.kind === 'application') return { name, reference, job_title: row.job_title };
  return { name, reference, subject: subjectOf(row.message) };
}
