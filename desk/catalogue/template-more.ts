import { siteCourses } from '../../content/course-titles.ts';
import { isOwn, kindIn, placeholdersFor, template } from '../../server/services/catalogue/template.ts';
import { findThing, listVersions } from '../../server/services/catalogue/versions.ts';
import { letterValues, sampleValues } from '../../server/services/mail/draft-letter.ts';
import { listSubmissions } from '../../server/services/submissions/read-submissions.ts';
import type { RouteContext } from '../server/route.ts';

export type TemplateMore = Awaited<ReturnType<typeof templateMore>>['more'];

const SUBMISSIONS_OFFERED = 4;

/** Values for the preview, submissions to choose them from, and earlier versions. */
export async function templateMore({ deps, query, signedIn }: RouteContext, id: string) {
  const stored = await findThing(deps, template, id);
  const about = kindIn(stored?.value.about ?? '');
  const { rows } = await listSubmissions(deps, about);
  const submissions = rows.slice(0, SUBMISSIONS_OFFERED).map(({ reference, name }) => ({
    reference,
    label: `${name}, ${reference}`,
  }));
  const chosen = submissions.find(({ reference }) => reference === query.get('with')) ?? submissions[0];
  const sender = signedIn.personId === undefined ? undefined : signedIn.name;
  const options = { sender, courses: siteCourses };
  const versions = stored ? await listVersions(deps, stored) : [];
  const more = {
    placeholders: placeholdersFor(about),
    /** Empty means sample values. */
    with: chosen?.reference ?? '',
    submissions,
    history: versions.map(({ state, version, changed, value }) => ({
      version,
      changed,
      isOriginal: state !== 'published' && !isOwn(id),
      values: value,
    })),
  };
  return {
    known: chosen ? await letterValues(deps, chosen.reference, options) : sampleValues(about, options),
    more,
  };
}
