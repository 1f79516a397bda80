import { Option, type Command } from 'commander';
import { ENQUIRY_OUTCOMES, type EnquiryOutcome } from '../contracts/enquiry-outcome.ts';
import { PLURALS, SUBMISSION_KINDS, type SubmissionKind } from '../contracts/submission-kind.ts';
import { HIRING_STEPS, type HiringStep } from '../contracts/submission-state.ts';
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
    'oldest first',
    'list --since 2026-11-01',
    'list --state new --search "asha rao"',
  )
    .option(...SINCE)
    .addOption(new Option('--state <state>', 'only those in this state').choices(states))
    .option('--search <words>', 'beginnings of words: name, address, phone, reference, text')
    .action(
      withSystemToRead(async (deps, output, { since, json: _json, ...filter }) =>
        output.list(
          eachFields(deps, kind, { ...filter, since: startOf(since, deps.config.timeZone) }),
          columns,
        ),
      ),
    );
}

/** A submission with all that was done about it. */
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

/** The command says what kind it is of. */
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

/** What was done about a submission, a line each; null where there is nothing. */
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
  new Option('--template <name>', "one of the firm's templates: see mail preview"),
  new Option('--set <name=value...>', 'fills what a template leaves open, such as day="Tuesday"'),
  new Option('--sender <name>', 'who signs; default: the firm'),
  new Option('--subject <subject>', 'of the mail; the reference is added'),
  new Option('--text <text>', 'of the mail, instead of a template or in its place'),
  new Option('--preview', 'show the mail; change and send nothing'),
];
const OPTIONS = {
  phone: new Option('--phone', 'it was a call; nothing is sent'),
  to: new Option('--to <step>', 'a later step than the next').choices(HIRING_STEPS),
  outcome: new Option('--outcome <outcome>', 'what became of it').choices(ENQUIRY_OUTCOMES),
  note: new Option('--why <text>', 'is kept as a note'),
};

/** The command of an action: options, help and sentences follow from its declaration. */
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
          throw new OperatorError('There is no mail to show: add --template, or --subject and --text.');
        return await output.object({ subject: letter.subject, text: letter.text });
      }
      if (verb === 'answer') requireAnswer(letter, options);
      const asked = { to, outcome, note, letter };
      const { seatGivenBack, ...changed } = await actOn(deps, kind, verb, reference, asked, BY_COMMAND);
      if (verb === 'reject' && !letter)
        output.say(
          `No mail was sent. To send one: applications answer ${changed.reference} --template rejection`,
        );
      await showChange(output, changed);
      if (seatGivenBack !== undefined) output.say(`The seat in ${seatGivenBack} is given back.`);
      if (letter) output.say('The mail leaves in half a minute; undo takes it back until then.');
    }),
  );
}

export async function showChange(output: Output, changed: Changed): Promise<void> {
  await output.object({ ...changed });
}

const JOINED_COLUMNS = { reference: 9, state: 10, version: 7, changed_at: 16 };

/** What can be done with enquiries and applications alike. */
export function addCommonVerbs(noun: Command, kind: SubmissionKind): void {
  const example = EXAMPLES[kind];
  addVerb(
    noun,
    'assign <reference>',
    'say whose it is, and on which day it is next',
    `assign ${example} --to "Kiran Das" --due 2026-11-30`,
  )
    .option('--to <name>', 'one of the desk’s people; "" makes it nobody’s')
    .option('--due <date>', 'YYYY-MM-DD; "" takes the day away')
    .action(
      withSystem(async (deps, output, reference, { to, due }) => {
        if (to === undefined && due === undefined)
          throw new OperatorError('Say whose it is with --to, or on which day it is next with --due.');
        await showChange(output, await assignSubmission(deps, reference, { to, due }, BY_COMMAND));
      }),
    );

  addAction(noun, kind, 'reopen');

  addVerb(
    noun,
    'note <reference>',
    'add what colleagues should know; the sender never sees it',
    `note ${example} --text "Called, wants to start in January."`,
  )
    .requiredOption('--text <text>', 'several lines are kept as they are')
    .action(
      withSystem(async (deps, output, reference, { text }) =>
        showChange(output, await addNote(deps, reference, text, BY_COMMAND)),
      ),
    );

  addVerb(
    noun,
    'correct <reference>',
    'put another mail address in the place of a mistyped one; unsent mail goes there',
    `correct ${example} --email asha.rao@example.com`,
  )
    .requiredOption('--email <address>', 'the right one')
    .action(
      withSystem(async (deps, output, reference, { email }) =>
        showChange(output, await correctAddress(deps, reference, email, BY_COMMAND)),
      ),
    );

  addVerb(
    noun,
    'join <reference>',
    'say that it is the same person’s as another, though the addresses differ',
    `join ${example} --with A-4T8W-2H`,
  )
    .requiredOption('--with <reference>', 'of the other')
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
    'take it out of those that were joined as one person’s',
    `separate ${example}`,
  ).action(
    withSystem(async (deps, output, reference) =>
      showChange(output, await separatePerson(deps, reference, BY_COMMAND)),
    ),
  );

  addVerb(
    noun,
    'undo <reference>',
    'take the last change back, and its mail if that has not left',
    `undo ${example}`,
  )
    .option('--with-note', 'also when a note belongs to the change: it is deleted')
    .action(
      withSystem(async (deps, output, reference, { withNote }) => {
        const undone = await undoChange(deps, reference, BY_COMMAND, { withNote });
        await showChange(output, undone);
        if (undone.mail === 'left') output.say('The mail has left already and cannot be taken back.');
      }),
    );
}
