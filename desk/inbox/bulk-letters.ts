import { siteCourses } from '../../content/course-titles.ts';
import type { SubmissionKind } from '../../domain/submission-kind.ts';
import { isMailable } from '../../server/mail/mail-address.ts';
import { draftLetter, templatesFor, wordsOf } from '../../server/services/mail/draft-letter.ts';
import { openIn } from '../../server/services/mail/template.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { actOn } from '../../server/services/submissions/actions.ts';
import { changeMany, type Chosen, type ManyChanged } from '../../server/services/submissions/change-many.ts';
import { findSubmission } from '../../server/services/submissions/read-submissions.ts';
import type { RouteContext } from '../server/route.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { fillIn, openValue, senderOf, withCoursePage } from './letter-form.ts';

export type BulkLettersView = Awaited<ReturnType<typeof bulkLettersView>>;
/** Rejections are for applications only. */
export type BulkLetterAct = 'answer' | 'reject';

interface Asked {
  kind: SubmissionKind;
  act: BulkLetterAct;
  list: string;
  chosen: readonly Chosen[];
  /** Number of people on the following pages. */
  others?: number;
  /** References of the recipients. Undefined means all. */
  ticked?: ReadonlySet<string>;
  /** Empty means a blank email. Undefined means the suggested template. */
  template?: string;
  /** Typed subject and text with placeholders. Undefined means those of the template. */
  words?: { subject: string; text: string };
  values: Record<string, string>;
}

const BLANK = { id: '', label: 'Blank email' };

/** Emails to several people, as they would be sent. */
export async function bulkLettersView(
  { deps, signedIn }: RouteContext,
  { kind, act, list, chosen, others = 0, ticked, template, words: typedWords, values }: Asked,
) {
  const templates = [...(await fittingFor(deps, kind, act)), BLANK];
  const known = templates.find(({ id }) => id === template)?.id ?? templates[0]?.id ?? '';
  const words = typedWords ?? (await wordsOf(deps, kind, known));
  const typed = withCoursePage(values, deps.config.publicUrl);
  const open = new Set<string>();
  const letters = [];
  for (const { reference, version } of chosen) {
    const record = await findSubmission(deps, kind, reference);
    if (!record) continue;
    const { name, email } = record;
    const draft = await draftLetter(deps, reference, known, {
      sender: senderOf(signedIn),
      courses: siteCourses,
      words,
    });
    for (const one of draft.open) open.add(one);
    letters.push({
      reference,
      name,
      to: email,
      /** Reference and version, as the form posts them. */
      chosen: `${reference}:${version}`,
      isTicked: ticked?.has(reference) ?? true,
      subject: fillIn(draft.subject, typed),
      text: fillIn(draft.text, typed),
      /** False if no email can be sent to this address. */
      isMailable: isMailable(email),
    });
  }
  const everyText = letters.map(({ text }) => text).join('\n');
  return {
    kind,
    act,
    path: LISTS[kind].path,
    /** The list from which they were chosen, as a query. */
    list,
    others,
    /** Reference and version of each, separated by spaces. */
    chosen: letters.map((letter) => letter.chosen).join(' '),
    template: known,
    templates,
    /** Subject and text with placeholders. */
    words,
    values: [...open].map((name) => openValue(name, values[name] ?? '', everyText)),
    letters,
    errors: {} as Record<string, string>,
  };
}

/** Missing values before sending, by field id. */
export function missingInLetters({ letters, values, words }: BulkLettersView): Record<string, string> {
  const open = new Set(letters.flatMap(({ subject, text }) => openIn(`${subject} ${text}`)));
  return {
    ...(words.subject.trim() === '' && { subject: 'Give the email a subject' }),
    ...(words.text.trim() === '' && { text: 'Write the text of the email' }),
    ...Object.fromEntries(
      values
        .filter(({ name }) => open.has(name))
        .map(({ name, label }) => [`value-${name}`, `Fill in: ${label.toLowerCase()}`]),
    ),
  };
}

/** Answers or rejects each submission with its email, one after the other; a failure does not stop the others. */
export async function sendLetters(
  { deps, signedIn }: RouteContext,
  chosen: readonly Chosen[],
  { kind, act, template, letters }: BulkLettersView,
  { isWithout = false } = {},
): Promise<ManyChanged> {
  const letterOf = new Map(
    letters.map(({ reference, subject, text }) => [
      reference,
      { subject, text, template: template || undefined },
    ]),
  );
  return await changeMany(deps, chosen, signedIn.name, (all, reference, author) => {
    const letter = letterOf.get(reference);
    if (!letter) throw new OperatorError(`There is no email for ${reference}.`);
    return actOn(all, kind, act, reference, { letter: isWithout ? undefined : letter }, author);
  });
}

async function fittingFor(deps: RouteContext['deps'], kind: SubmissionKind, act: BulkLetterAct) {
  return (await templatesFor(deps, kind))
    .filter(({ state }) => state === (act === 'reject' ? 'rejected' : undefined))
    .map(({ id, label }) => ({ id, label }));
}
