import { ToneMark } from './tone-mark.tsx';

/** Of an enquiry or application whose last letter did not arrive. */
export function NotDeliveredMark() {
  return <ToneMark tone="bad" text="Email not delivered" />;
}
