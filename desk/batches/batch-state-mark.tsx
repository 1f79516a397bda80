import { BATCH_STATE_LABELS, type ShownBatchState } from '../../contracts/batch.ts';
import { ToneMark } from '../ui/tone-mark.tsx';

const TONES = {
  draft: 'waiting',
  open: 'good',
  few: 'waiting',
  full: 'good',
  running: 'good',
  done: 'good',
  cancelled: 'bad',
} as const satisfies Record<ShownBatchState, string>;

export function BatchStateMark({ state }: { state: ShownBatchState }) {
  return <ToneMark text={BATCH_STATE_LABELS[state]} tone={TONES[state]} />;
}
