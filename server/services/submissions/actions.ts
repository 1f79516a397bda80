import { batchName } from '../../../contracts/batch.ts';
import type { EnquiryOutcome } from '../../../domain/enquiry-outcome.ts';
import type { SubmissionKind } from '../../../domain/submission-kind.ts';
import {
  HIRING_STEPS,
  type HiringStep,
  isOpenApplication,
  isSettled,
  STATE_LABELS,
  stepNumber,
} from '../../../domain/submission-state.ts';
import { selectBatchNames } from '../../storage/batches.ts';
import type { Application, Enquiry, Received } from '../../storage/received-rows.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { type Author, type Changed, changeSubmission, type Letter, type Plan } from './change-submission.ts';
import { seatAfterClosing } from './use-seat.ts';

/** Fields of the form, or options of the command, for an action. */
interface Asked {
  letter?: Letter;
  note?: string;
  to?: HiringStep | 'accepted';
  outcome?: EnquiryOutcome;
}

interface Action {
  kinds: readonly SubmissionKind[];
  /** Text of the button. */
  label: string;
  /** Key that opens the form of the action. */
  key?: string;
  isMain?: true;
  /** True if the button is shown. */
  isShown(row: Pick<Received, 'kind' | 'state'>): boolean;
  /** True if the action can send an email. */
  hasEmail?: true;
  /** Past participle, for the message after the action. */
  done: string;
  /** Line in `--help`, followed by options for its examples. */
  help: Partial<Record<SubmissionKind, readonly [says: string, ...examples: string[]]>>;
  /** Options of the command. */
  options?: Partial<Record<SubmissionKind, readonly ('phone' | 'to' | 'outcome' | 'note')[]>>;
  /** Plans the change. Throws if the state of the submission does not permit the action. */
  plan(row: Received, asked: Asked): Plan;
}

const CLOSE = 'close it';
const REOPEN = 'reopen a closed, rejected or accepted application';

/** Actions on submissions, in the order of their buttons. */
const DECLARED = {
  /**
   * Moves an application to the next stage, or to a later one if named. After the last stage, or if named, it is
   * accepted.
   */
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
  /** Puts an application on hold. It keeps its stage. */
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
  /** Answers by email or by phone. A closed enquiry is reopened. An application keeps its stage. */
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
      // The outcome of a closed enquiry may be set later.
      const isToldNow = row.kind === 'enquiry' && outcome !== undefined && row.outcome !== outcome;
      if (row.state === 'closed' && !isToldNow)
        throw new OperatorError(`${row.reference} is closed already.`);
      return { act: 'close', state: 'closed', outcome, note: note.trim() === '' ? undefined : note };
    },
  },
  /** Reopens a submission. An enquiry is new again, an application is in the stage that it had. */
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
  /** Batch in which a seat became free because the enquiry was closed. */
  seatGivenBack?: string;
}

/** Does one of the actions. */
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

/** True if closing an enquiry with this outcome frees its seat. */
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
