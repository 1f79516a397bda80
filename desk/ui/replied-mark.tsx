import { ToneMark } from './tone-mark.tsx';

/** Mark of a submission with an unanswered reply. */
export function RepliedMark() {
  return <ToneMark tone="waiting" text="They replied" />;
}
