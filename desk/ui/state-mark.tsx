import { STATE_LABELS, type ApplicationState, type EnquiryState } from '../../domain/submission-state.ts';

export function StateMark({ state }: { state: EnquiryState | ApplicationState }) {
  return <span className={`state-mark ${state}`}>{STATE_LABELS[state]}</span>;
}
