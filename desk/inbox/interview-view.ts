import { INTERVIEW_MINUTES, readInterview, SLOTS_MAX } from '../../domain/interview.ts';
import { isOpenApplication } from '../../domain/submission-state.ts';
import { selectReceived } from '../../server/storage/received-rows.ts';
import { minuteIn } from '../../server/services/calendar.ts';
import type { TypedInterview } from '../../server/services/interviews/change-interview.ts';
import { readInterviewNotes } from '../../server/services/interviews/interview-notes.ts';
import type { RouteContext } from '../server/route.ts';
import { ownersOf } from './owners.ts';

export type InterviewView = NonNullable<Awaited<ReturnType<typeof interviewView>>>;

export interface ReturnedInterview {
  typed?: TypedInterview;
  /** The form that was refused. */
  failed?: 'times' | 'cancel' | 'note';
  note?: string;
}

export async function interviewView(
  context: RouteContext,
  reference: string,
  { typed, failed, note }: ReturnedInterview = {},
) {
  const { deps, signedIn } = context;
  const row = await selectReceived(deps.storage.database, 'application', reference);
  if (!row) return undefined;
  const interview = readInterview(row.interview);
  const inForm = (time: string) => minuteIn(new Date(time), deps.config.timeZone).replace(' ', 'T');
  const people = await ownersOf(context, 'application');
  return {
    /** Undefined if no interview was proposed. */
    interview,
    /** Proposed times as a form posts them, in the firm's zone. */
    offered: (interview?.slots ?? []).map((time) => ({ value: inForm(time), time })),
    /** False if interviews can no longer be proposed or set. */
    isOpen: isOpenApplication(row.state),
    typed: typed ?? {
      times: interview?.start === undefined ? [] : [inForm(interview.start)],
      minutes: String(interview?.minutes ?? INTERVIEW_MINUTES[1]),
      place: interview?.place ?? '',
      interviewers: interview?.interviewers ?? [],
      words: '',
    },
    failed,
    people,
    minutes: INTERVIEW_MINUTES,
    notes: await readInterviewNotes(deps, reference, signedIn.name),
    note,
  };
}

export const SLOT_FIELDS = Array.from({ length: SLOTS_MAX }, (_, index) => `time-${index + 1}`);
