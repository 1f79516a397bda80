import * as v from 'valibot';
import {
  adviceOnInterview,
  cancelInterview,
  previewInterviewLetter,
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
  change('propose', 'Propose the times', 'times for an interview proposed', proposeInterview),
  change('set', 'Set the interview', 'interview set', setInterview),
  change('cancel', 'Cancel the interview', 'interview cancelled', (deps, reference, { words }, author) =>
    cancelInterview(deps, reference, words, author),
  ),
  changeRoute(
    'application',
    'interview/note',
    noteForm,
    async ({ deps, row, typed, author }) => {
      await writeInterviewNote(deps, row.reference, typed['interview-note'], author.by);
      return { text: 'Your note is saved. The others see it after all interviewers have written theirs.' };
    },
    ({ 'interview-note': note }) => ({ interview: { failed: 'note', note }, errorField: 'interview-note' }),
  ),
];

/** The applicant's email is shown before it is sent. */
function change(
  verb: 'propose' | 'set' | 'cancel',
  label: string,
  says: string,
  run: typeof setInterview,
): RoleRoute {
  const failed = verb === 'cancel' ? 'cancel' : 'times';
  return changeRoute(
    'application',
    `interview/${verb}`,
    interviewForm,
    async ({ deps, row, typed, author, form }) => {
      const { version } = await run(deps, row.reference, interviewIn(typed, form, failed), author);
      return { text: `${row.name}: ${says}. The email is sent in half a minute.`, version };
    },
    (typed, form) => ({
      interview: { failed, typed: interviewIn(typed, form, failed) },
      errorField: failed === 'cancel' ? 'cancel-words' : 'time-1',
    }),
    async ({ deps, row: { reference, name, email }, typed, form, author }) => {
      const asked = interviewIn(typed, form, failed);
      const { subject, text: words } = await previewInterviewLetter(deps, reference, verb, asked, author.by);
      return {
        heading: `${label} and email ${name}?`,
        says: [
          'The email is sent after half a minute. You can undo it until then.',
          ...(await adviceOnInterview(deps, reference, verb, asked)),
        ],
        emails: [{ to: email, subject, text: words }],
        label: `${label} and send`,
      };
    },
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
