import { siteCourses } from '../../content/course-titles.ts';
import type { SubmissionKind } from '../../contracts/submission-kind.ts';
import { isMailable } from '../../server/mail/mail-address.ts';
import { draftLetter, templatesFor } from '../../server/services/mail/draft-letter.ts';
import { openIn } from '../../server/services/mail/template.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { actOn } from '../../server/services/submissions/actions.ts';
import { changeMany, type Chosen, type ManyChanged } from '../../server/services/submissions/change-many.ts';
import { findSubmission } from '../../server/services/submissions/read-submissions.ts';
import type { RouteContext } from '../server/route.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { fillIn, openValue, senderOf, withCoursePage } from './letter-form.ts';

export type BulkLettersView = Awaited<ReturnType<typeof bulkLettersView>>;

interface Asked {
  kind: SubmissionKind;
  list: string;
  chosen: readonly Chosen[];
  template: string;
  values: Record<string, string>;
}

/** Letters to several, as they would leave. */
export async function bulkLettersView(
  { deps, signedIn }: RouteContext,
  { kind, list, chosen, template, values }: Asked,
) {
  const templates = answersFor(kind);
  const known = templates.find(({ id }) => id === template)?.id ?? templates[0]?.id ?? '';
  const typed = withCoursePage(values, deps.config.publicUrl);
  const open = new Set<string>();
  const letters = [];
  for (const { reference } of chosen) {
    const record = await findSubmission(deps, kind, reference);
    if (!record) continue;
    const { name, email } = record;
    const draft = await draftLetter(deps, reference, known, {
      sender: senderOf(signedIn),
      courses: siteCourses,
    });
    for (const one of draft.open) open.add(one);
    letters.push({
      reference,
      name,
      to: email,
      subject: fillIn(draft.subject, typed),
      text: fillIn(draft.text, typed),
      /** False: no mail arrives there. */
      isMailable: isMailable(email),
    });
  }
  const everyText = letters.map(({ text }) => text).join('\n');
  return {
    kind,
    path: LISTS[kind].path,
    /** The list that they were chosen in, as a query. */
    list,
    /** Reference and version of each, separated by spaces. */
    chosen: chosen.map(({ reference, version }) => `${reference}:${version}`).join(' '),
    template: known,
    templates,
    /** What the template leaves open in any of them; the same goes into all. */
    values: [...open].map((name) => openValue(name, values[name] ?? '', everyText)),
    letters,
    errors: {} as Record<string, string>,
  };
}

/** What must be filled in before anything leaves, by the id of its field. */
export function missingInLetters({ letters, values }: BulkLettersView): Record<string, string> {
  const open = new Set(letters.flatMap(({ subject, text }) => openIn(`${subject} ${text}`)));
  return Object.fromEntries(
    values
      .filter(({ name }) => open.has(name))
      .map(({ name, label }) => [`value-${name}`, `Fill in: ${label.toLowerCase()}`]),
  );
}

/** Answers each with its letter, one after the other; one that cannot be answered stops none of the others. */
export async function sendLetters(
  { deps, signedIn }: RouteContext,
  chosen: readonly Chosen[],
  { kind, template, letters }: BulkLettersView,
): Promise<ManyChanged> {
  const letterOf = new Map(
    letters.map(({ reference, subject, text }) => [reference, { subject, text, template }]),
  );
  return await changeMany(deps, chosen, signedIn.name, (all, reference, author) => {
    const letter = letterOf.get(reference);
    if (!letter) throw new OperatorError(`There is no letter for ${reference}.`);
    return actOn(all, kind, 'answer', reference, { letter }, author);
  });
}

/** What answers without deciding. */
function answersFor(kind: SubmissionKind) {
  return templatesFor(kind)
    .filter(({ state }) => state === undefined)
    .map(({ id, label }) => ({ id, label }));
}
