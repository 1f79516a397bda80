import { ToneMark } from './tone-mark.tsx';

/** Of an enquiry or application whose last word is theirs. */
export function RepliedMark() {
  return <ToneMark tone="waiting" text="They replied" />;
}
