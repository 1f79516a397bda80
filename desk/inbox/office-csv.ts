import { batchName } from '../../contracts/batch.ts';
import { OUTCOME_LABELS } from '../../domain/enquiry-outcome.ts';
import { VIA_LABELS } from '../../domain/enquiry-via.ts';
import { SEAT_LABELS } from '../../domain/seat.ts';
import type { SubmissionKind } from '../../domain/submission-kind.ts';
import { STATE_LABELS } from '../../domain/submission-state.ts';
import { selectBatchNames } from '../../server/storage/batches.ts';
import { minuteIn } from '../../server/services/calendar.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import type { SubmissionRecord } from '../../server/services/submissions/read-submissions.ts';
import { courseOfEnquiry } from '../../server/services/submissions/set-seat.ts';
import { withNotes } from '../../server/services/submissions/with-notes.ts';
import { pageLabel } from '../ui/page-label.ts';

const FIRST = ['Reference', 'Received', 'Name', 'Phone', 'Email'];
const LAST = ['State', 'Owner', 'Follow up on', 'Notes'];

/** Columns of the desk's CSV, named as on its screens. */
export const OFFICE_COLUMNS: Record<SubmissionKind, string[]> = {
  enquiry: [...FIRST, 'Course', 'Batch', 'Seat', 'Outcome', 'Source', 'Message', ...LAST],
  application: [...FIRST, 'Opening', ...LAST],
};

/** Readable rows: local times, names instead of ids, and notes. */
export async function* officeRows(
  deps: Dependencies,
  records: AsyncIterable<SubmissionRecord>,
): AsyncGenerator<Record<string, string | null>> {
  for await (const row of withNotes(deps, records)) {
    const shared = {
      Reference: row.reference,
      Received: minuteIn(new Date(row.received), deps.config.timeZone),
      Name: row.name,
      Email: row.email,
      State: STATE_LABELS[row.state],
      Owner: row.owner,
      'Follow up on': row.due,
      Notes: row.notes,
    };
    if (row.kind === 'application') {
      yield { ...shared, Phone: row.phone, Opening: row.job_title };
      continue;
    }
    const [batch] =
      row.seat_batch === null ? [] : await selectBatchNames(deps.storage.database, [row.seat_batch]);
    yield {
      ...shared,
      Phone: row.mobile,
      Course: courseOfEnquiry(row) ?? null,
      Batch: batch ? batchName({ courseTitle: batch.course_title, start: batch.start }) : null,
      Seat: row.seat && SEAT_LABELS[row.seat],
      Outcome: row.outcome && OUTCOME_LABELS[row.outcome],
      Source: row.via ? VIA_LABELS[row.via] : pageLabel(row.page ?? undefined),
      Message: row.message,
    };
  }
}
