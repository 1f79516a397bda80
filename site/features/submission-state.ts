/** Errors by field name. */
export type FieldErrors = Partial<Record<string, string>>;

export type SubmissionOutcome =
  | { phase: 'sent'; message: string; reference?: string }
  /** `reason` is the server's addition to a message fixed by the specification. */
  | { phase: 'failed'; message: string; reason?: string; errors: FieldErrors };

/** The state of a form for enquiries and applications. */
export type SubmissionState =
  | { phase: 'idle'; errors: FieldErrors }
  | { phase: 'submitting'; errors: FieldErrors }
  | SubmissionOutcome;

export type SubmissionEvent =
  | { type: 'reset' }
  | { type: 'edited'; field: string }
  | { type: 'refused'; errors: FieldErrors }
  | { type: 'submitted' }
  | { type: 'answered'; outcome: SubmissionOutcome };

export const IDLE: SubmissionState = { phase: 'idle', errors: {} };

export function submissionState(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  switch (event.type) {
    case 'reset':
      return IDLE;
    case 'edited':
      return withoutError(state, event.field);
    case 'refused':
      return { phase: 'idle', errors: event.errors };
    case 'submitted':
      return { phase: 'submitting', errors: {} };
    case 'answered':
      return event.outcome;
  }
}

function withoutError(state: SubmissionState, field: string): SubmissionState {
  if (state.phase === 'sent' || !(field in state.errors)) return state;
  return { ...state, errors: { ...state.errors, [field]: undefined } };
}
