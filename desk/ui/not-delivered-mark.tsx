import { ToneMark } from './tone-mark.tsx';

/** Mark of a submission whose last email did not arrive. */
export function NotDeliveredMark() {
  return <ToneMark tone="bad" text="Email not delivered" />;
}
