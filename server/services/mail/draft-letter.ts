import { company } from '../../../content/company.ts';
import type { MailTemplate } from '../../../content/mail-templates.ts';
import { subjectOf } from '../../../contracts/enquiry-subject.ts';
import type { BatchCourse } from '../../../contracts/batch.ts';
import { kindOf, type SubmissionKind } from '../../../domain/submission-kind.ts';
import type { Received } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireReceived } from '../submissions/require-received.ts';
import { courseValues } from './course-values.ts';
import { OperatorError } from '../operator-error.ts';
import { currentTemplates } from '../catalogue/template.ts';
import { fill, openIn } from './template.ts';

/** An email that a person checks before it is sent. */
export interface Draft {
  template: string;
  to: string;
  subject: string;
  text: string;
  /** Placeholders that still have to be filled in. */
  open: string[];
}

interface DraftOptions {
  sender?: string;
  values?: Record<string, string>;
  /** Courses on the site. */
  courses?: readonly BatchCourse[];
  /** Replaces the text of the template. It may contain the same placeholders. */
  words?: Pick<MailTemplate, 'subject' | 'text'>;
}

/** Fills a template of the firm for a submission. `values` are those that only a person knows. */
export async function draftLetter(
  deps: Dependencies,
  reference: string,
  templateId: string,
  { sender = company.name, values = {}, courses = [], words }: DraftOptions = {},
): Promise<Draft> {
  const row = await requireReceived(deps.storage.database, kindOf(reference), reference);
  const ofCourse = row.kind === 'enquiry' ? await courseValues(deps, row, courses) : {};
  const template = words ? { id: templateId, ...words } : await requireTemplate(deps, templateId, row);
  return fillTemplate(template, row, { ...ofCourse, sender, ...values });
}

/** Values that the server knows, by placeholder. */
export async function letterValues(
  deps: Dependencies,
  reference: string,
  { sender = company.name, courses = [] }: DraftOptions = {},
): Promise<Record<string, string>> {
  const row = await requireReceived(deps.storage.database, kindOf(reference), reference);
  const ofCourse = row.kind === 'enquiry' ? await courseValues(deps, row, courses) : {};
  const known = Object.entries({ ...knownValues(row), ...ofCourse, sender });
  return Object.fromEntries(known.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Sample values, for a preview while there are no submissions. */
export function sampleValues(
  about: SubmissionKind,
  { sender = company.name, courses = [] }: DraftOptions = {},
): Record<string, string> {
  const name = 'Asha Rao';
  if (about === 'application') return { name, reference: 'A-4T8W-2H', job_title: 'SOC Analyst', sender };
  const [course] = courses;
  return { name, reference: 'E-7K3M-9Q', sender, ...(course && { course: course.title }) };
}

export function fillTemplate(
  template: Pick<MailTemplate, 'id' | 'subject' | 'text'>,
  row: Received,
  values: Record<string, string>,
): Draft {
  const known = { ...knownValues(row), ...values };
  const subject = fill(template.subject, known);
  // If the firm itself signs, its name is not repeated.
  const text = fill(template.text, known).replace(
    `\n${company.name}\n${company.name}\n`,
    `\n${company.name}\n`,
  );
  return { template: template.id, to: row.email, subject, text, open: openIn(`${subject} ${text}`) };
}

/** Present text of a template. Without a template, the text of an empty email. */
export async function wordsOf(
  deps: Dependencies,
  about: SubmissionKind,
  templateId: string,
): Promise<Pick<MailTemplate, 'subject' | 'text'>> {
  const template = (await templatesFor(deps, about)).find(({ id }) => id === templateId);
  if (template) return template;
  const subject = about === 'enquiry' ? 'Your enquiry' : 'Your application for {job_title}';
  const signature = `{sender}\n${company.name}\n${company.phoneLabel}`;
  return { subject, text: `Dear {name},\n\n\n\nKind regards,\n${signature}` };
}

/** Templates for enquiries, or for applications. */
export async function templatesFor(
  deps: Pick<Dependencies, 'storage' | 'now' | 'config'>,
  about: MailTemplate['about'],
): Promise<MailTemplate[]> {
  return (await currentTemplates(deps)).filter((template) => template.about === about);
}

async function requireTemplate(deps: Dependencies, id: string, row: Received): Promise<MailTemplate> {
  const fitting = await templatesFor(deps, row.kind);
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
