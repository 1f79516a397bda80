import { batchName } from '../../../contracts/batch.ts';
import type { EnquiryOutcome } from '../../../contracts/enquiry-outcome.ts';
import type { SubmissionKind } from '../../../contracts/submission-kind.ts';
import {
  HIRING_STEPS,
  type HiringStep,
  isOpenApplication,
  isSettled,
  STATE_LABELS,
  stepNumber,
} from '../../../contracts/submission-state.ts';
import { selectBatchNames } from '../../storage/batches.ts';
import type { Application, Enquiry, Received } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { type Author, type Changed, changeSubmission, type Letter, type Plan } from './change-submission.ts';
import { seatAfterClosing } from './use-seat.ts';

/** Fields of the form, or options of the command, of an action. */
interface Asked {
  letter?: Letter;
  note?: string;
  to?: HiringStep | 'accepted';
  outcome?: EnquiryOutcome;
}

interface Action {
  kinds: readonly SubmissionKind[];
  /** Text of its button. */
  label: string;
  /** The key of a button that opens a form. */
  key?: string;
  isMain?: true;
  /** True if its button is shown. */
  isShown(row: Pick<Received, 'kind' | 'state'>): boolean;
  /** True if it can include an email. */
  hasEmail?: true;
  /** Past participle for the message shown afterwards. */
  done: string;
  /** Line in `--help`, and options in examples. */
  help: Partial<Record<SubmissionKind, readonly [says: string, ...examples: string[]]>>;
  /** Options of the command. */
  options?: Partial<Record<SubmissionKind, readonly ('phone' | 'to' | 'outcome' | 'note')[]>>;
  /** Throws if the state does not allow it. */
  plan(row: Received, asked: Asked): Plan;
}

const CLOSE = 'close it';
const REOPEN = 'reopen a closed, rejected or accepted application';

/** Actions on submissions, in the order of the buttons. */
const DECLARED = {
  /** Moves an application to the next stage, or to a named later one; after the last stage, or if named, it is accepted. */
  advance: {
    kinds: ['application'],
    label: 'Next stage',
    key: 'a',
    isMain: true,
    isShown: isOpen,
    hasEmail: true,
    done: 'moved to the next stage',
    help: {
      application: [
        `move it to the next stage (${HIRING_STEPS.join(', ')}); after the last one, accept it`,
        '',
        '--to talk --template phone-interview --set day="Tuesday, 24 November" --set time=11:00',
      ],
    },
    options: { application: ['to'] },
    plan(row, { to, letter }) {
      const { reference, step: present } = requireOpen(row);
      const next = to ?? HIRING_STEPS[present];
      if (next === undefined || next === 'accepted') return { act: 'advance', state: 'accepted', letter };
      const step = stepNumber(next);
      if (step > present) return { act: 'advance', state: next, step, letter };
      throw new OperatorError(`${reference} is at stage ${present} already. Choose a later one.`);
    },
  },
  /** The application keeps its stage. */
  hold: {
    kinds: ['application'],
    label: 'Put on hold',
    isShown: (row) => isOpen(row) && row.state !== 'left',
    done: 'put on hold',
    help: { application: ['put it on hold in its present stage', ''] },
    plan(row) {
      const { reference, state } = requireOpen(row);
      if (state === 'left') throw new OperatorError(`${reference} is on hold already.`);
      return { act: 'leave', state: 'left' };
    },
  },
  reject: {
    kinds: ['application'],
    label: 'Reject',
    key: 'r',
    isShown: isOpen,
    hasEmail: true,
    done: 'rejected',
    help: {
      application: ['reject it, with or without an email', '--template rejection --sender "Priya Nair"'],
    },
    plan(row, { letter }) {
      requireOpen(row);
      return { act: 'reject', state: 'rejected', letter };
    },
  },
  /** Answers by email or phone. A closed enquiry is reopened; an application keeps its stage. */
  answer: {
    kinds: ['enquiry', 'application'],
    label: 'Write an email',
    key: 'm',
    isShown: () => true,
    hasEmail: true,
    done: 'answered by email',
    help: {
      enquiry: [
        'email the person, or record a call',
        '--phone',
        '--template questions --sender "Priya Nair"',
        '--template call --set day="Tuesday, 24 November" --set time=11:00 --preview',
      ],
      application: [
        'email the applicant, or record a call; the stage stays the same',
        '--phone',
        '--template application-questions --set question="When can you start?"',
      ],
    },
    options: { enquiry: ['phone'], application: ['phone'] },
    plan: ({ kind, state }, { letter, note }) => ({
      act: letter ? 'answer-by-mail' : 'answer-by-phone',
      state: kind === 'enquiry' ? 'answered' : state,
      letter,
      note,
    }),
  },
  close: {
    kinds: ['enquiry', 'application'],
    label: 'Close',
    isShown: ({ kind, state }) => kind === 'enquiry' || state !== 'closed',
    done: 'closed',
    help: {
      enquiry: [
        `${CLOSE}; spam is not counted`,
        '--outcome joined',
        '--outcome lost --why "Took a course nearer to home."',
      ],
      application: [CLOSE, ''],
    },
    options: { enquiry: ['outcome', 'note'] },
    plan(row, { outcome, note = '' }) {
      // The outcome may be set later.
      const isToldNow = row.kind === 'enquiry' && outcome !== undefined && row.outcome !== outcome;
      if (row.state === 'closed' && !isToldNow)
        throw new OperatorError(`${row.reference} is closed already.`);
      return { act: 'close', state: 'closed', outcome, note: note.trim() === '' ? undefined : note };
    },
  },
  /** A reopened enquiry is new again, an application returns to its stage. */
  reopen: {
    kinds: ['enquiry', 'application'],
    label: 'Reopen',
    isShown: ({ state }) => isSettled(state),
    done: 'reopened',
    help: { enquiry: ['reopen a closed enquiry', ''], application: [REOPEN, ''] },
    plan(row) {
      if (isSettled(row.state))
        return {
          act: 'reopen',
          state: row.kind === 'enquiry' ? 'new' : (HIRING_STEPS[row.step - 1] ?? 'new'),
        };
      const state = STATE_LABELS[row.state].toLowerCase();
      throw new OperatorError(`${row.reference} is open: its state is “${state}”.`);
    },
  },
} satisfies Record<string, Action>;

export type Verb = keyof typeof DECLARED;
export const ACTIONS: Record<Verb, Action> = DECLARED;

/** The actions on enquiries, or on applications. */
export function verbsOf(kind: SubmissionKind): Verb[] {
  return (Object.keys(ACTIONS) as Verb[]).filter((verb) => ACTIONS[verb].kinds.includes(kind));
}

export interface Acted extends Changed {
  /** The batch in which closing freed a seat. */
  seatGivenBack?: string;
}

/** Runs one of the actions. */
export async function actOn(
  deps: Dependencies,
  kind: SubmissionKind,
  verb: Verb,
  reference: string,
  asked: Asked,
  author: Author,
): Promise<Acted> {
  let freed: string | null = null;
  const changed = await changeSubmission(deps, kind, reference, author, (row: Received) => {
    const isFreed = verb === 'close' && row.kind === 'enquiry' && isSeatFreed(row, asked.outcome);
    freed = isFreed ? row.seat_batch : null;
    return ACTIONS[verb].plan(row, asked);
  });
  const [batch] = freed === null ? [] : await selectBatchNames(deps.storage.database, [freed]);
  if (!batch) return changed;
  return { ...changed, seatGivenBack: batchName({ courseTitle: batch.course_title, start: batch.start }) };
}

/** True if closing with this outcome frees a seat. */
export function isSeatFreed(
  { seat, seat_until: until, outcome: former }: Pick<Enquiry, 'seat' | 'seat_until' | 'outcome'>,
  outcome: EnquiryOutcome | null = former,
): boolean {
  return seat !== null && seatAfterClosing({ seat, until }, outcome).seat === null;
}

function isOpen({ kind, state }: Pick<Received, 'kind' | 'state'>): boolean {
  return kind === 'application' && isOpenApplication(state);
}

function requireOpen(row: Received): Application {
  if (row.kind === 'application' && isOpenApplication(row.state)) return row;
  throw new OperatorError(
    `${row.reference} is ${STATE_LABELS[row.state].toLowerCase()} already. If that was a mistake, reopen it: applications reopen ${row.reference}.`,
  );
}
