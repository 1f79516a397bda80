import { Option, type Command } from 'commander';
import { ENQUIRY_OUTCOMES, type EnquiryOutcome } from '../domain/enquiry-outcome.ts';
import { PLURALS, SUBMISSION_KINDS, type SubmissionKind } from '../domain/submission-kind.ts';
import { HIRING_STEPS, type HiringStep } from '../domain/submission-state.ts';
import type { Dependencies } from '../server/services/dependencies.ts';
import { assignSubmission } from '../server/services/submissions/assign-submission.ts';
import { addNote } from '../server/services/submissions/add-note.ts';
import type { Changed } from '../server/services/submissions/change-submission.ts';
import { correctAddress } from '../server/services/submissions/correct-address.ts';
import { readHistory } from '../server/services/submissions/read-history.ts';
import {
  eachSubmission,
  RECORD_FIELDS,
  showSubmission,
  type SubmissionFilter,
  type SubmissionRecord,
} from '../server/services/submissions/read-submissions.ts';
import { describeChange } from '../server/services/submissions/describe-change.ts';
import { ACTIONS, actOn, type Verb } from '../server/services/submissions/actions.ts';
import { joinPersons, separatePerson } from '../server/services/submissions/join-persons.ts';
import { undoChange } from '../server/services/submissions/undo-change.ts';
import { replyInWords, withNotes } from '../server/services/submissions/with-notes.ts';
import { listReplies } from '../server/services/replies/read-replies.ts';
import { OperatorError } from '../server/services/operator-error.ts';
import { addVerb, withSystem, withSystemToRead } from './command.ts';
import { addExport, SINCE, startOf } from './export-rows.ts';
import { BY_COMMAND, letterOf, type LetterOptions, requireAnswer } from './letter-options.ts';
import type { Columns, Fields, Output } from './output.ts';

export function addList(
  noun: Command,
  kind: SubmissionKind,
  states: readonly NonNullable<SubmissionFilter['state']>[],
  columns: Columns,
): Command {
  return addVerb(
    noun,
    'list',
    `list ${PLURALS[kind]}, oldest first`,
    'list --since 2026-11-01',
    'list --state new --search "asha rao"',
  )
    .option(...SINCE)
    .addOption(new Option('--state <state>', `only ${PLURALS[kind]} in this state`).choices(states))
    .option('--search <words>', 'search by beginnings of words in name, email, phone, reference and text')
    .action(
      withSystemToRead(async (deps, output, { since, json: _json, ...filter }) =>
        output.list(
          eachFields(deps, kind, { ...filter, since: startOf(since, deps.config.timeZone) }),
          columns,
        ),
      ),
    );
}

/** Adds the verb that shows a submission with its history. */
export function addShow(
  noun: Command,
  kind: SubmissionKind,
  { description, example }: { description: string; example: string },
): void {
  addVerb(noun, 'show <reference>', description, example).action(
    withSystemToRead(async (deps, output, reference) =>
      output.object({
        ...fieldsOf(await showSubmission(deps, kind, reference)),
        ...(await historyOf(deps, reference)),
      }),
    ),
  );
}

/** Fields of a submission, without its kind, which is clear from the command. */
function fieldsOf({ kind: _kind, ...fields }: SubmissionRecord) {
  return fields;
}

async function* eachFields(
  deps: Dependencies,
  kind: SubmissionKind,
  filter: SubmissionFilter,
): AsyncGenerator<Fields & { reference: string }> {
  for await (const record of eachSubmission(deps, kind, filter)) yield fieldsOf(record);
}

/** History of a submission, one line per entry; null if there is none. */
async function historyOf(deps: Dependencies, reference: string): Promise<Fields> {
  const { changes, notes, letters, batchNames } = await readHistory(deps, reference);
  return {
    history: lines(
      changes.map((change) => `${change.made_at} ${change.made_by}: ${describeChange(change, batchNames)}`),
    ),
    notes: lines(notes.map(({ written_at, written_by, text }) => `${written_at} ${written_by}: ${text}`)),
    answers: lines(
      letters.map(
        ({ written_at, written_by, subject, text, mail }) =>
          `${written_at} ${written_by} (${mail?.state ?? 'unknown'}): ${subject}\n${text}`,
      ),
    ),
    replies: lines((await listReplies(deps, reference)).map(replyInWords)),
  };
}

function lines(texts: string[]): string | null {
  return texts.length === 0 ? null : texts.join('\n');
}

export function addSubmissionExport(noun: Command, kind: SubmissionKind, texts: [string, string]): void {
  const columns = [
    ...RECORD_FIELDS[kind].filter((field) => field !== 'version'),
    'notes',
    'answers',
    'replies',
    'former_emails',
  ];
  const rowsOf = (deps: Dependencies, since?: string) => withNotes(deps, eachFields(deps, kind, { since }));
  addExport(noun, PLURALS[kind], texts, columns, rowsOf, { takesSince: true });
}

const EXAMPLES = { enquiry: 'E-7K3M-9Q', application: 'A-7K3M-9Q' } as const;

interface ActionOptions extends LetterOptions {
  json?: true;
  preview?: boolean;
  phone?: boolean;
  to?: HiringStep;
  outcome?: EnquiryOutcome;
  why?: string;
}

const EMAIL_OPTIONS = [
  new Option('--template <name>', 'name of a template; mail preview lists them'),
  new Option('--set <name=value...>', 'fill a placeholder of the template, such as day="Tuesday"'),
  new Option('--sender <name>', 'name of the sender below the email; default: the firm'),
  new Option('--subject <subject>', 'subject of the email; the reference is added'),
  new Option('--text <text>', 'text of the email, instead of the template’s'),
  new Option('--preview', 'show the email; change and send nothing'),
];
const OPTIONS = {
  phone: new Option('--phone', 'record a phone call; no email is sent'),
  to: new Option('--to <step>', 'stage to move to; default: the next one').choices(HIRING_STEPS),
  outcome: new Option('--outcome <outcome>', 'outcome of the enquiry').choices(ENQUIRY_OUTCOMES),
  note: new Option('--why <text>', 'reason, saved as a note'),
};

/** Adds the verb for an action. Its options, its help and its messages come from the declaration of the action. */
export function addAction(noun: Command, kind: SubmissionKind, verb: Verb): void {
  const { hasEmail, help, options: own } = ACTIONS[verb];
  const [says = '', ...examples] = help[kind] ?? [];
  const example = EXAMPLES[kind];
  const added = addVerb(
    noun,
    `${verb} <reference>`,
    says,
    ...examples.map((options) => `${verb} ${example} ${options}`.trim()),
  );
  if (hasEmail) for (const option of EMAIL_OPTIONS) added.addOption(option);
  for (const name of own?.[kind] ?? []) added.addOption(OPTIONS[name]);
  added.action(
    withSystem<string, ActionOptions>(async (deps, output, reference, options) => {
      const { to, outcome, why: note } = options;
      const letter = hasEmail && (await letterOf(deps, reference, options));
      if (options.preview) {
        if (!letter)
          throw new OperatorError('There is no email to show. Add --template, or --subject and --text.');
        return await output.object({ subject: letter.subject, text: letter.text });
      }
      if (verb === 'answer') requireAnswer(letter, options);
      const asked = { to, outcome, note, letter };
      const { seatGivenBack, ...changed } = await actOn(deps, kind, verb, reference, asked, BY_COMMAND);
      if (verb === 'reject' && !letter)
        output.say(
          `No email was sent. To send one: applications answer ${changed.reference} --template rejection`,
        );
      await showChange(output, changed);
      if (seatGivenBack !== undefined) output.say(`The seat in ${seatGivenBack} is free again.`);
      if (letter) output.say('The email is sent in half a minute. Until then undo cancels it.');
    }),
  );
}

export async function showChange(output: Output, changed: Changed): Promise<void> {
  await output.object({ ...changed });
}

const JOINED_COLUMNS = { reference: 9, state: 10, version: 7, changed_at: 16 };

/** Adds the verbs that enquiries and applications have in common. */
export function addCommonVerbs(noun: Command, kind: SubmissionKind): void {
  const example = EXAMPLES[kind];
  addVerb(
    noun,
    'assign <reference>',
    'set the owner and the follow-up date',
    `assign ${example} --to "Kiran Das" --due 2026-11-30`,
  )
    .option('--to <name>', 'name of a person at the desk; "" removes the owner')
    .option('--due <date>', 'follow-up date, YYYY-MM-DD; "" removes it')
    .action(
      withSystem(async (deps, output, reference, { to, due }) => {
        if (to === undefined && due === undefined)
          throw new OperatorError('Set the owner with --to, the follow-up date with --due, or both.');
        await showChange(output, await assignSubmission(deps, reference, { to, due }, BY_COMMAND));
      }),
    );

  addAction(noun, kind, 'reopen');

  addVerb(
    noun,
    'note <reference>',
    'add an internal note',
    `note ${example} --text "Called, wants to start in January."`,
  )
    .requiredOption('--text <text>', 'text of the note; line breaks are kept')
    .action(
      withSystem(async (deps, output, reference, { text }) =>
        showChange(output, await addNote(deps, reference, text, BY_COMMAND)),
      ),
    );

  addVerb(
    noun,
    'correct <reference>',
    'correct a mistyped email address; unsent emails go to the new one',
    `correct ${example} --email asha.rao@example.com`,
  )
    .requiredOption('--email <address>', 'correct email address')
    .action(
      withSystem(async (deps, output, reference, { email }) =>
        showChange(output, await correctAddress(deps, reference, email, BY_COMMAND)),
      ),
    );

  addVerb(
    noun,
    'join <reference>',
    'link it to another submission of the same person',
    `join ${example} --with A-4T8W-2H`,
  )
    .requiredOption('--with <reference>', 'reference of the other submission')
    .action(
      withSystem(async (deps, output, reference, { with: other }) =>
        output.list(
          (await joinPersons(deps, reference, other, BY_COMMAND, SUBMISSION_KINDS)).map((row) => ({
            ...row,
          })),
          JOINED_COLUMNS,
        ),
      ),
    );

  addVerb(
    noun,
    'separate <reference>',
    'unlink it from the other submissions of the same person',
    `separate ${example}`,
  ).action(
    withSystem(async (deps, output, reference) =>
      showChange(output, await separatePerson(deps, reference, BY_COMMAND)),
    ),
  );

  addVerb(
    noun,
    'undo <reference>',
    'undo the last change, and cancel its email if it is not sent yet',
    `undo ${example}`,
  )
    .option('--with-note', 'undo even if the change has a note, which is deleted')
    .action(
      withSystem(async (deps, output, reference, { withNote }) => {
        const undone = await undoChange(deps, reference, BY_COMMAND, { withNote });
        await showChange(output, undone);
        if (undone.mail === 'left') output.say('The email was already sent and cannot be cancelled.');
      }),
    );
}
