import { Day } from './day.tsx';
import { ToneMark } from './tone-mark.tsx';

/** Follow-up date. */
export function DueMark({ day, isLate }: { day: string; isLate: boolean }) {
  return isLate ? (
    <span className="due-mark">
      <ToneMark tone="bad" text="Overdue" /> <Day value={day} />
    </span>
  ) : (
    <span className="due-mark muted">
      due <Day value={day} />
    </span>
  );
}
