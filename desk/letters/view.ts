import { siteCourses } from '../../content/course-titles.ts';
import type { SubmissionKind } from '../../contracts/submission-kind.ts';
import { HttpError } from '../../server/http/http-error.ts';
import { letterValues, sampleValues } from '../../server/services/mail/draft-letter.ts';
import {
  currentTemplate,
  type LetterTemplate,
  listTemplates,
  placeholdersFor,
  readTemplateVersions,
  requireOriginal,
} from '../../server/services/mail/letter-templates.ts';
import { listSubmissions } from '../../server/services/submissions/read-submissions.ts';
import type { RouteContext } from '../server/route.ts';
import type { LetterValues } from './letter-preview.tsx';

export type LettersView = Awaited<ReturnType<typeof lettersView>>;

export interface LetterView {
  id: string;
  label: string;
  about: SubmissionKind;
  isChanged: boolean;
  changed?: { name: string; time: string };
  /** The one that the person saw; 0 while nobody has changed it. */
  version: number;
  values: LetterValues;
  /** As letters are written now. */
  stored: LetterValues;
  placeholders: string[];
  errors: Record<string, string>;
  conflict?: { name: string; time: string };
  /** Whose values fill the preview, and those to choose from; none: sample values. */
  with: string;
  submissions: { reference: string; label: string }[];
  known: Record<string, string>;
  history: {
    version: number;
    name: string;
    time: string;
    isOriginal: boolean;
    subject: string;
    text: string;
  }[];
}

const SUBMISSIONS_OFFERED = 4;

export async function lettersView({ deps }: RouteContext) {
  const templates = await listTemplates(deps);
  return {
    groups: (['enquiry', 'application'] as const).map((about) => ({
      about,
      letters: templates
        .filter((template) => template.about === about)
        .map(({ id, label, subject, isChanged, changed }) => ({ id, label, subject, isChanged, changed })),
    })),
  };
}

export async function letterView({ deps, params, query, form, signedIn }: RouteContext): Promise<LetterView> {
  const template = await requireTemplate(deps, params.id);
  const { id, label, about, isChanged, changed, version, subject, text } = template;
  const { rows } = await listSubmissions(deps, about);
  const submissions = rows.slice(0, SUBMISSIONS_OFFERED).map(({ reference, name }) => ({
    reference,
    label: `${name}, ${reference}`,
  }));
  const asked = form.get('with') ?? query.get('with') ?? '';
  const chosen = submissions.find(({ reference }) => reference === asked) ?? submissions[0];
  const sender = signedIn.personId === undefined ? undefined : signedIn.name;
  const options = { sender, courses: siteCourses };
  return {
    id,
    label,
    about,
    isChanged,
    changed: isChanged ? changed : undefined,
    version,
    values: { subject, text },
    stored: { subject, text },
    placeholders: placeholdersFor(about),
    errors: {},
    with: chosen?.reference ?? '',
    submissions,
    known: chosen ? await letterValues(deps, chosen.reference, options) : sampleValues(about, options),
    history: (await readTemplateVersions(deps, id)).map((fact) => ({
      version: fact.version,
      name: fact.changedBy,
      time: fact.changedAt,
      isOriginal: fact.state !== 'published',
      ...fact.value,
    })),
  };
}

async function requireTemplate(deps: RouteContext['deps'], id = ''): Promise<LetterTemplate> {
  try {
    return await currentTemplate(deps, requireOriginal(id));
  } catch {
    throw new HttpError(404, 'There is no such letter', 'The address may be mistyped. See the letters.');
  }
}
