import type { ApplicationErrors } from './application-errors.ts';
import type { ApplicationOutcome } from './submit-application.ts';

export type ApplicationState =
  | { phase: 'filling'; errors: ApplicationErrors }
  | { phase: 'submitting'; errors: ApplicationErrors }
  | ApplicationOutcome;

export type ApplicationEvent =
  | { type: 'opened' }
  | { type: 'edited'; field: string }
  | { type: 'refused'; errors: ApplicationErrors }
  | { type: 'submitted' }
  | { type: 'answered'; outcome: ApplicationOutcome };

export const UNTOUCHED: ApplicationState = { phase: 'filling', errors: {} };

export function applicationState(state: ApplicationState, event: ApplicationEvent): ApplicationState {
  switch (event.type) {
    case 'opened':
      return UNTOUCHED;
    case 'edited':
      return withoutError(state, event.field);
    case 'refused':
      return { phase: 'filling', errors: event.errors };
    case 'submitted':
      return { phase: 'submitting', errors: {} };
    case 'answered':
      return event.outcome;
  }
}

function withoutError(state: ApplicationState, field: string): ApplicationState {
  if (state.phase === 'sent' || !(field in state.errors)) return state;
  return { ...state, errors: { ...state.errors, [field]: undefined } };
}
