import * as v from 'valibot';
import { company } from '../../../content/company.ts';
import { mailTemplates, type MailTemplate } from '../../../content/mail-templates.ts';
import { nameLine, optionalText } from '../../../contracts/text.ts';
import { SUBMISSION_KINDS, type SubmissionKind } from '../../../domain/submission-kind.ts';
import { OFFICE_THINGS } from '../../../domain/things.ts';
import type { Dependencies } from '../dependencies.ts';
import { openIn, placeholder } from '../mail/template.ts';
import { randomCharacters } from '../submissions/reference.ts';
import { factRecords, factRecordsFrom, type FactState } from './fact-records.ts';
import type { Stored, Thing, Values } from './thing.ts';
import { listThings } from './versions.ts';

type Name = 'label' | 'about' | 'subject' | 'text';
type TemplateValues = Values<Name>;
/** States for display. */
type Shown = 'original' | 'changed' | 'own' | 'removed';

const SUBJECT_MAX_LENGTH = 200;
const TEXT_MAX_LENGTH = 5_000;
const LABEL_MAX_LENGTH = 80;
/** Prefix for ids of templates that the office made. */
const OWN = 'template-';

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

const own = factRecords<TemplateValues>('letter');
const built = factRecordsFrom<TemplateValues>('letter', () =>
  mailTemplates.map((each) => ({ id: each.id, reference: `letter-${each.id}`, value: valuesOf(each) })),
);
const NEW_TEXT = `Dear {name},\n\n\n\nKind regards,\n{sender}\n${company.name}\n${company.phoneLabel}`;

/** The text with which an email to a visitor begins. The original is in the content. */
export const template: Thing<Name, FactState, Shown> = {
  kind: 'letter',
  name: 'template',
  noun: OFFICE_THINGS.letter.noun,
  roles: ['owner', 'office', 'recruiter'],
  records: {
    find: async (database, id) =>
      isOwn(id) ? own.find(database, id) : withLabel(await built.find(database, id)),
    list: async (database) => [
      ...(await built.list(database)).flatMap((stored) => withLabel(stored) ?? []),
      ...(await own.list(database)).filter(({ id }) => isOwn(id)),
    ],
    insert: own.insert,
    update: async (transaction, next, before, deps) =>
      (isOwn(next.id) ? own : built).update(transaction, next, before, deps),
  },
  fields: {
    label: {
      rule: nameLine('Name the template', LABEL_MAX_LENGTH),
      label: 'Name',
      hint: 'Such as Payment details.',
      isFor: isOwn,
      option: { flags: '--label <name>', help: 'name in the list of templates', isRequired: true },
    },
    about: {
      rule: v.picklist(SUBMISSION_KINDS, 'Choose what the template is for'),
      label: 'For',
      input: {
        choices: [
          { value: 'enquiry', label: 'Enquiries' },
          { value: 'application', label: 'Applications' },
        ],
      },
      isBeside: true,
      isFor: isOwn,
      option: { flags: '--about <kind>', help: 'enquiry or application', isRequired: true },
    },
    subject: {
      rule: nameLine('Give the email a subject', SUBJECT_MAX_LENGTH),
      label: 'Subject',
      hint: 'The reference number is added.',
      option: { flags: '--subject <subject>', help: 'subject; the reference is added', isRequired: true },
    },
    text: {
      rule: v.pipe(optionalText(TEXT_MAX_LENGTH), v.nonEmpty('Write the email')),
      label: 'Text',
      input: { lines: 18 },
      option: { flags: '--text <text>', help: 'text with placeholders such as {name}', isRequired: true },
    },
  },
  origin: 'withdrawn',
  states: {
    original: ['Original', 'plain'],
    changed: ['Changed', 'good'],
    own: ['Your own', 'good'],
    removed: ['Removed', 'bad'],
  },
  shownState: ({ id, state }) =>
    state === 'published' ? (isOwn(id) ? 'own' : 'changed') : isOwn(id) ? 'removed' : 'original',
  check: ({ value, before }) => ({ ...wrongPlaceholders(value), ...wrongNames(value, before?.id) }),
  edited({ state, value, before }) {
    if (before === undefined || isOwn(before.id)) return { state, audit: 'letter.edited' };
    const { subject, text } = originalOf(before.id);
    return value.subject === subject && value.text === text
      ? { state: 'withdrawn', audit: 'letter.restored' }
      : { state: 'published', audit: 'letter.edited' };
  },
  acts: {
    restore: {
      label: 'Restore the original',
      from: ['changed'],
      change({ id }) {
        return { state: 'withdrawn', value: valuesOf(originalOf(id)) };
      },
      audit: 'letter.restored',
      done: 'The original is restored.',
      help: 'restore the original template',
    },
    remove: {
      label: 'Remove',
      from: ['own'],
      change: () => ({ state: 'withdrawn' }),
      audit: 'letter.removed',
      done: 'The template is no longer offered.',
      help: 'stop offering a template that you added',
    },
    reuse: {
      label: 'Use it again',
      from: ['removed'],
      change: () => ({ state: 'published' }),
      isChecked: true,
      audit: 'letter.reused',
      done: 'The template is offered again.',
      help: 'offer a removed template again',
    },
  },
  making: {
    initial: { about: 'enquiry', text: NEW_TEXT },
    newId: () => `${OWN}${randomCharacters(6).toLowerCase()}`,
    published: {
      state: 'published',
      audit: 'letter.made',
      done: () => 'The template is saved. You can choose it when you write an email.',
    },
    desk: {
      heading: 'New template',
      intro: 'A text that you send often, such as payment details or the way to you.',
    },
    command: {
      verb: 'add',
      help: 'add a template',
      examples: ['--label "Payment details" --about enquiry --subject "How to pay" --text "Dear {name}, …"'],
    },
  },
  desk: {
    path: '/site/templates',
    place: 'As the email begins',
    sees: (role, { about }) => role !== 'recruiter' || about === 'application',
    heading: ({ value }) => value.label,
    field: 'text',
    saved: () => 'Emails begin with this text from now on.',
    list: {
      ...OFFICE_THINGS.letter,
      intro: 'The text with which a reply begins. You can change it before you send the email.',
      columns: { template: 'Template', subject: 'Subject' },
      cells: ({ value }) => ({ template: value.label, subject: value.subject }),
      groups: [
        { heading: 'About enquiries', has: ({ value }) => value.about === 'enquiry' },
        { heading: 'About applications', has: ({ value }) => value.about === 'application' },
      ],
    },
  },
  command: {
    help: 'templates for emails to visitors',
    example: 'course-details',
    list: 'list all templates; --json includes their texts',
    hasShow: true,
    columns: { template: 26, about: 11, words: 8, subject: 50 },
    print: ({ id, shown, value: { label, about, subject, text } }) => {
      const placeholders = placeholdersFor(kindIn(about)).map(placeholder).join(' ');
      return { template: id, about, words: shown, label, subject, text, placeholders };
    },
    edit: {
      verb: 'set',
      help: 'change a template for future emails',
      examples: ['--subject "A call on {day}"', '--text-file call.txt'],
    },
  },
};

/** All templates in their current version. */
export async function currentTemplates(
  deps: Pick<Dependencies, 'storage' | 'now' | 'config'>,
): Promise<MailTemplate[]> {
  const offered = (await listThings(deps, template)).filter(({ shown }) => shown !== 'removed');
  return offered.map(({ id, value }) => {
    const words = { ...value, about: kindIn(value.about) };
    return isOwn(id) ? { id, ...words } : { ...originalOf(id), ...words };
  });
}

/** All placeholders for emails about this kind of submission, whether the server or the writer fills them in. */
export function placeholdersFor(about: SubmissionKind): string[] {
  const asked = mailTemplates.filter((each) => each.about === about);
  return [
    ...new Set([...FILLED[about], ...asked.flatMap(({ subject, text }) => openIn(`${subject} ${text}`))]),
  ];
}

/** True for templates that the office made; a new one has no id yet. */
export function isOwn(id: string | undefined): boolean {
  return id === undefined || id.startsWith(OWN);
}

export function kindIn(about: string): SubmissionKind {
  return about === 'application' ? 'application' : 'enquiry';
}

function originalOf(id: string): MailTemplate {
  const original = mailTemplates.find((each) => each.id === id);
  if (original) return original;
  throw new Error(`There is no template ${id}.`);
}

function valuesOf({ label, about, subject, text }: MailTemplate): TemplateValues {
  return { label, about, subject, text };
}

/** Adds name and use of an original from the content; only subject and text are stored. */
function withLabel(
  stored: Stored<TemplateValues, FactState> | undefined,
): Stored<TemplateValues, FactState> | undefined {
  if (!stored) return undefined;
  const { label, about } = originalOf(stored.id);
  return { ...stored, value: { ...stored.value, label, about } };
}

function wrongNames({ label, about }: TemplateValues, id: string | undefined): Partial<TemplateValues> {
  if (id === undefined || isOwn(id)) return {};
  const original = originalOf(id);
  return {
    ...(label !== original.label && { label: 'The name of this template cannot be changed' }),
    ...(about !== original.about && { about: 'The use of this template cannot be changed' }),
  };
}

function wrongPlaceholders(value: TemplateValues): Partial<TemplateValues> {
  const known = placeholdersFor(kindIn(value.about)).map(placeholder);
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
