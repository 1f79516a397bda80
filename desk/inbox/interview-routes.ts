import * as v from 'valibot';
import {
  cancelInterview,
  proposeInterview,
  setInterview,
  type TypedInterview,
} from '../../server/services/interviews/change-interview.ts';
import { writeInterviewNote } from '../../server/services/interviews/interview-notes.ts';
import type { Author, Changed } from '../../server/services/submissions/change-submission.ts';
import { line, readForm, seenVersion, text } from '../server/form-fields.ts';
import { post, type RoleRoute, type RouteContext } from '../server/route.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { giveBack } from './give-back.ts';
import { SLOT_FIELDS, type ReturnedInterview } from './interview-view.ts';
import { SEES } from '../../contracts/kinds-of-role.ts';
import { queryOf, readFilter } from './list-choice.ts';
import { requireSubmission } from './load-submission.ts';

const interviewForm = v.object({
  version: seenVersion,
  minutes: line,
  place: line,
  words: text,
  'cancel-words': text,
});
const noteForm = v.object({ 'interview-note': text });

const KIND = 'application';
const base = `${LISTS[KIND].path}/:reference/interview`;
const roles = SEES[KIND];

export const interviewRoutes: readonly RoleRoute[] = [
  change('propose', 'times', 'times for an interview are proposed', (context, reference, typed, author) =>
    proposeInterview(context.deps, reference, typed, author),
  ),
  change('set', 'times', 'the interview is set', (context, reference, typed, author) =>
    setInterview(context.deps, reference, typed, author),
  ),
  change('cancel', 'cancel', 'the interview is cancelled', (context, reference, { words }, author) =>
    cancelInterview(context.deps, reference, words, author),
  ),
  post(`${base}/note`, roles, async (context) => {
    const { deps, form, query, signedIn, done } = context;
    const { reference } = await requireSubmission(context, KIND);
    const { 'interview-note': note } = readForm(form, noteForm);
    try {
      await writeInterviewNote(deps, reference, note, signedIn.name);
    } catch (error) {
      return await giveBack(context, KIND, error, {
        interview: { failed: 'note', note },
        errorField: 'interview-note',
      });
    }
    return done(`${LISTS[KIND].path}/${reference}${queryOf(readFilter(KIND, query))}`, {
      text: 'Your note is stored. The others read it once all have written.',
    });
  }),
];

function change(
  verb: string,
  failed: ReturnedInterview['failed'],
  says: string,
  run: (context: RouteContext, reference: string, typed: TypedInterview, author: Author) => Promise<Changed>,
): RoleRoute {
  return post(`${base}/${verb}`, roles, async (context) => {
    const { form, query, signedIn, done } = context;
    const { reference, name } = await requireSubmission(context, KIND);
    const { version: seen, words, 'cancel-words': ofCancel, ...fields } = readForm(form, interviewForm);
    const typed: TypedInterview = {
      ...fields,
      words: failed === 'cancel' ? ofCancel : words,
      times: SLOT_FIELDS.map((field) => form.get(field) ?? ''),
      interviewers: form.getAll('interviewers'),
    };
    try {
      const { version } = await run(context, reference, typed, { by: signedIn.name, version: seen });
      const list = queryOf(readFilter(KIND, query));
      const path = `${LISTS[KIND].path}/${reference}`;
      return done(`${path}${list}`, {
        text: `${name}: ${says}. The mail leaves in half a minute.`,
        undo: { action: `${path}/undo${list}`, fields: { version: String(version) } },
      });
    } catch (error) {
      return await giveBack(context, KIND, error, {
        interview: { failed, typed },
        errorField: failed === 'cancel' ? 'cancel-words' : 'time-1',
      });
    }
  });
}
