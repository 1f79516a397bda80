import * as v from 'valibot';
import {
  cancelInterview,
  proposeInterview,
  setInterview,
  type TypedInterview,
} from '../../server/services/interviews/change-interview.ts';
import { writeInterviewNote } from '../../server/services/interviews/interview-notes.ts';
import { line, seenVersion, text } from '../server/form-fields.ts';
import type { RoleRoute } from '../server/route.ts';
import { changeRoute } from './change-route.ts';
import { SLOT_FIELDS } from './interview-view.ts';

const interviewForm = v.object({
  version: seenVersion,
  minutes: line,
  place: line,
  words: text,
  'cancel-words': text,
});
const noteForm = v.object({ 'interview-note': text });

export const interviewRoutes: readonly RoleRoute[] = [
  change('propose', 'times', 'times for an interview are proposed', proposeInterview),
  change('set', 'times', 'the interview is set', setInterview),
  change('cancel', 'cancel', 'the interview is cancelled', (deps, reference, { words }, author) =>
    cancelInterview(deps, reference, words, author),
  ),
  changeRoute(
    'application',
    'interview/note',
    noteForm,
    async ({ deps, row, typed, author }) => {
      await writeInterviewNote(deps, row.reference, typed['interview-note'], author.by);
      return { text: 'Your note is stored. The others read it once all have written.' };
    },
    ({ 'interview-note': note }) => ({ interview: { failed: 'note', note }, errorField: 'interview-note' }),
  ),
];

function change(verb: string, failed: 'times' | 'cancel', says: string, run: typeof setInterview): RoleRoute {
  return changeRoute(
    'application',
    `interview/${verb}`,
    interviewForm,
    async ({ deps, row, typed, author, form }) => {
      const { version } = await run(deps, row.reference, interviewIn(typed, form, failed), author);
      return { text: `${row.name}: ${says}. The mail leaves in half a minute.`, version };
    },
    (typed, form) => ({
      interview: { failed, typed: interviewIn(typed, form, failed) },
      errorField: failed === 'cancel' ? 'cancel-words' : 'time-1',
    }),
  );
}

function interviewIn(
  { minutes, place, words, 'cancel-words': ofCancel }: v.InferOutput<typeof interviewForm>,
  form: URLSearchParams,
  failed: 'times' | 'cancel',
): TypedInterview {
  return {
    minutes,
    place,
    words: failed === 'cancel' ? ofCancel : words,
    times: SLOT_FIELDS.map((field) => form.get(field) ?? ''),
    interviewers: form.getAll('interviewers'),
  };
}
