import { siteCourses } from '../../content/course-titles.ts';
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
import type { Conflict } from '../server/or-shown-again.ts';
import type { RouteContext } from '../server/route.ts';

export type LettersView = Awaited<ReturnType<typeof lettersView>>;
export type LetterView = Awaited<ReturnType<typeof letterView>> & { conflict?: Conflict };

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

export async function letterView({ deps, params, query, form, signedIn }: RouteContext) {
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
    /** The change that an undo reverses. */
    last: version > 0 ? changed : undefined,
    /** The one that the person saw; 0 while nobody has changed it. */
    version,
    values: { subject, text },
    /** As letters are written now. */
    stored: { subject, text },
    placeholders: placeholdersFor(about),
    errors: {} as Record<string, string>,
    /** Whose values fill the preview, and those to choose from; none: sample values. */
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
