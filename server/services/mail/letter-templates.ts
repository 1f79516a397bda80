import * as v from 'valibot';
import { mailTemplates, type MailTemplate } from '../../../content/mail-templates.ts';
import { nameLine, optionalText } from '../../../contracts/text.ts';
import type { SubmissionKind } from '../../../contracts/submission-kind.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import {
  changeFact,
  type Fact,
  findFact,
  makeFact,
  readVersions,
  undoFact,
} from '../office-facts/change-fact.ts';
import { OperatorError, refuseWrong } from '../operator-error.ts';
import { parseRequest } from '../parse-request.ts';
import { openIn, placeholder } from './template.ts';

const SUBJECT_MAX_LENGTH = 200;
const TEXT_MAX_LENGTH = 5_000;

/** What the server fills in by itself, in letters about each kind. */
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

const wordsSchema = v.object({
  subject: nameLine('Give the letter a subject', SUBJECT_MAX_LENGTH),
  text: v.pipe(optionalText(TEXT_MAX_LENGTH), v.nonEmpty('Write the letter')),
});

/** What the office changes of a template. */
export type LetterWords = v.InferOutput<typeof wordsSchema>;

/** A template as letters are written with it; version 0 while nobody has changed it. */
export interface LetterTemplate extends MailTemplate {
  isChanged: boolean;
  version: number;
  changed?: { name: string; time: string };
}

/** The words of the office in place of the original ones, where it has changed them. */
export async function currentTemplate(
  deps: Pick<Dependencies, 'storage'>,
  original: MailTemplate,
): Promise<LetterTemplate> {
  const fact = await findFact<LetterWords>(deps, keyOf(original));
  if (!fact) return { ...original, isChanged: false, version: 0 };
  const isChanged = fact.state === 'published';
  return {
    ...original,
    ...(isChanged && fact.value),
    isChanged,
    version: fact.version,
    changed: { name: fact.changedBy, time: fact.changedAt },
  };
}

export async function listTemplates(deps: Pick<Dependencies, 'storage'>): Promise<LetterTemplate[]> {
  return await Promise.all(mailTemplates.map((template) => currentTemplate(deps, template)));
}

export async function requireLetterTemplate(
  deps: Pick<Dependencies, 'storage'>,
  id: string,
): Promise<LetterTemplate> {
  return await currentTemplate(deps, requireOriginal(id));
}

/** Letters are written with these words from now on. Those of the original count as unchanged. */
export async function saveTemplate(
  deps: ActingDependencies,
  id: string,
  typed: LetterWords,
  seen?: number,
): Promise<{ version: number }> {
  const original = requireOriginal(id);
  return await writeWords(deps, original, readWords(original, typed), seen);
}

export async function restoreTemplate(
  deps: ActingDependencies,
  id: string,
  seen?: number,
): Promise<{ version: number }> {
  const original = requireOriginal(id);
  const { subject, text } = original;
  return await writeWords(deps, original, { subject, text }, seen);
}

export async function undoTemplate(
  deps: ActingDependencies,
  id: string,
  seen?: number,
): Promise<Fact<LetterWords>> {
  const key = keyOf(requireOriginal(id));
  if (!(await findFact(deps, key))) throw new OperatorError(`Nobody has changed the letter ${id} yet.`);
  return await undoFact(deps, { ...key, seen }, { act: 'letter.undone', origin: 'withdrawn' });
}

/** The newest first; the original is not among them. */
export async function readTemplateVersions(deps: Dependencies, id: string): Promise<Fact<LetterWords>[]> {
  return await readVersions(deps, keyOf(requireOriginal(id)).id);
}

/** The names that may stand in braces: what the server fills in, and what people are asked for in letters about this. */
export function placeholdersFor(about: SubmissionKind): string[] {
  const asked = mailTemplates.filter((template) => template.about === about);
  return [
    ...new Set([...FILLED[about], ...asked.flatMap(({ subject, text }) => openIn(`${subject} ${text}`))]),
  ];
}

function keyOf({ id }: MailTemplate) {
  return { id: `letter-${id}`, kind: 'letter' } as const;
}

export function requireOriginal(id: string): MailTemplate {
  const template = mailTemplates.find((known) => known.id === id);
  if (template) return template;
  const names = mailTemplates.map((known) => known.id).join(', ');
  throw new OperatorError(`There is no letter ${id}. There are: ${names}.`);
}

function isOriginal(original: MailTemplate, { subject, text }: LetterWords): boolean {
  return subject === original.subject && text === original.text;
}

async function writeWords(
  deps: ActingDependencies,
  original: MailTemplate,
  value: LetterWords,
  seen?: number,
): Promise<{ version: number }> {
  const isRestored = isOriginal(original, value);
  const change = {
    act: isRestored ? 'letter.restored' : 'letter.edited',
    state: isRestored ? 'withdrawn' : 'published',
    value,
  } as const;
  const key = keyOf(original);
  const known = await findFact<LetterWords>(deps, key);
  if (!known) return isRestored ? { version: 0 } : await makeFact(deps, key, change);
  return await changeFact<LetterWords>(deps, { ...key, seen }, (fact) => {
    const isSame = fact.value.subject === value.subject && fact.value.text === value.text;
    return fact.state === change.state && (isRestored || isSame) ? undefined : change;
  });
}

/** What is stored, or an OperatorError that names each placeholder which does not exist. */
function readWords(original: MailTemplate, typed: LetterWords): LetterWords {
  const words = parseRequest(wordsSchema, typed);
  const known = placeholdersFor(original.about);
  const wrong: Partial<LetterWords> = {};
  for (const field of ['subject', 'text'] as const) {
    const unknown = [...words[field].matchAll(/\{[^{}\n]{0,40}\}?|\}/g)]
      .map(([found]) => found)
      .find((found) => !known.some((name) => found === placeholder(name)));
    if (unknown !== undefined)
      wrong[field] = `There is no placeholder ${unknown}. There are: ${known.map(placeholder).join(', ')}`;
  }
  refuseWrong(wrong);
  return words;
}
