import * as v from 'valibot';
import { mailTemplates, type MailTemplate } from '../../../content/mail-templates.ts';
import { nameLine, optionalText } from '../../../contracts/text.ts';
import type { SubmissionKind } from '../../../contracts/submission-kind.ts';
import type { Dependencies } from '../dependencies.ts';
import { openIn, placeholder } from '../mail/template.ts';
import { factRecordsFrom, type FactState } from './fact-records.ts';
import type { Thing, Values } from './thing.ts';
import { listThings, requireThing } from './versions.ts';

type Name = 'subject' | 'text';
type TemplateValues = Values<Name>;
/** The states that people see. */
type Shown = 'original' | 'changed';

const SUBJECT_MAX_LENGTH = 200;
const TEXT_MAX_LENGTH = 5_000;

/** Placeholders that the server fills in automatically. */
const FILLED: Record<SubmissionKind, readonly string[]> = {
  enquiry: [
    'name',
    'reference',
    'subject',
    'sender',
    'course',
    'course_page',
    'start',
    'days',
    'place',
    'fee',
  ],
  application: ['name', 'reference', 'job_title', 'sender'],
};

/** The text with which an email to a visitor begins. The original is in the content. */
export const template: Thing<Name, FactState, Shown> = {
  kind: 'letter',
  name: 'template',
  noun: 'templates',
  roles: ['owner', 'office'],
  records: factRecordsFrom<TemplateValues>('letter', () =>
    mailTemplates.map(({ id, subject, text }) => ({
      id,
      reference: `letter-${id}`,
      value: { subject, text },
    })),
  ),
  fields: {
    subject: {
      rule: nameLine('Give the email a subject', SUBJECT_MAX_LENGTH),
      label: 'Subject',
      hint: 'The reference number is added.',
      option: { flags: '--subject <subject>', help: 'subject; the reference is added' },
    },
    text: {
      rule: v.pipe(optionalText(TEXT_MAX_LENGTH), v.nonEmpty('Write the email')),
      label: 'Text',
      input: { lines: 18 },
      option: { flags: '--text <text>', help: 'text with placeholders such as {name}' },
    },
  },
  origin: 'withdrawn',
  states: { original: ['Original', 'plain'], changed: ['Changed', 'good'] },
  shownState: ({ state }) => (state === 'published' ? 'changed' : 'original'),
  check: ({ value, before }) => wrongPlaceholders(value, before?.id ?? ''),
  edited({ value, before }) {
    const { subject, text } = originalOf(before?.id ?? '');
    return value.subject === subject && value.text === text
      ? { state: 'withdrawn', audit: 'letter.restored' }
      : { state: 'published', audit: 'letter.edited' };
  },
  acts: {
    restore: {
      label: 'Restore the original',
      from: ['changed'],
      change({ id }) {
        const { subject, text } = originalOf(id);
        return { state: 'withdrawn', value: { subject, text } };
      },
      audit: 'letter.restored',
      done: 'The original is restored.',
      help: 'restore the original template',
    },
  },
  undone: 'letter.undone',
  desk: {
    path: '/site/templates',
    heading: ({ id }) => originalOf(id).label,
    field: 'text',
    saved: () => 'Emails begin with this text from now on.',
    list: {
      path: '/site/templates',
      heading: 'Templates',
      intro: 'The text with which a reply begins. You can change it before you send the email.',
      columns: { template: 'Template', subject: 'Subject' },
      cells: ({ id, value }) => ({ template: originalOf(id).label, subject: value.subject }),
      groups: [
        { heading: 'About enquiries', has: ({ id }) => originalOf(id).about === 'enquiry' },
        { heading: 'About applications', has: ({ id }) => originalOf(id).about === 'application' },
      ],
    },
  },
  command: {
    help: 'templates for emails to visitors',
    example: 'course-details',
    list: 'list all templates; --json includes their texts',
    columns: { template: 26, about: 11, words: 8, subject: 50 },
    print: ({ id, shown, value: { subject, text } }) => {
      const { about } = originalOf(id);
      const placeholders = placeholdersFor(about).map(placeholder).join(' ');
      return { template: id, about, words: shown, subject, text, placeholders };
    },
    edit: {
      verb: 'set',
      help: 'change a template for future emails',
      examples: ['--subject "A call on {day}"', '--text-file call.txt'],
    },
  },
};

/** The template as emails are written with it. */
export async function currentTemplate(
  deps: Pick<Dependencies, 'storage' | 'now' | 'config'>,
  original: MailTemplate,
): Promise<MailTemplate> {
  return { ...original, ...(await requireThing(deps, template, original.id)).value };
}

/** All templates as emails are written with them. */
export async function currentTemplates(
  deps: Pick<Dependencies, 'storage' | 'now' | 'config'>,
): Promise<MailTemplate[]> {
  return (await listThings(deps, template)).map(({ id, value }) => ({ ...originalOf(id), ...value }));
}

/** Placeholders that the server fills in, and those that a person is asked for in emails about this. */
export function placeholdersFor(about: SubmissionKind): string[] {
  const asked = mailTemplates.filter((each) => each.about === about);
  return [
    ...new Set([...FILLED[about], ...asked.flatMap(({ subject, text }) => openIn(`${subject} ${text}`))]),
  ];
}

export function originalOf(id: string): MailTemplate {
  const original = mailTemplates.find((each) => each.id === id);
  if (original) return original;
  throw new Error(`There is no template ${id}.`);
}

function wrongPlaceholders(value: TemplateValues, id: string): Partial<TemplateValues> {
  const known = placeholdersFor(originalOf(id).about).map(placeholder);
  const wrong: Partial<TemplateValues> = {};
  for (const field of ['subject', 'text'] as const) {
    const unknown = [...value[field].matchAll(/\{[^{}\n]{0,40}\}?|\}/g)]
      .map(([found]) => found)
      .find((found) => !known.includes(found));
    if (unknown !== undefined)
      wrong[field] = `There is no placeholder ${unknown}. There are: ${known.join(', ')}`;
  }
  return wrong;
}
