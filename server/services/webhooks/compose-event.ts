import { courseIn, subjectOf } from '../../../contracts/enquiry-subject.ts';
import { WEBHOOK_EVENTS } from '../../webhook-events.ts';
import { batchOf } from '../../shown-batch.ts';
import type { WebhookRow } from '../../storage/database.ts';
import { selectSubscription } from '../../storage/subscriptions.ts';
import { selectReceived } from '../../storage/received-rows.ts';
import { selectRow } from '../../storage/rows.ts';
import { findBatch } from '../batches/read-batches.ts';
import { dayIn } from '../calendar.ts';
import { lookupOf } from '../certificates/certificate-number.ts';
import { certificateRecord } from '../certificates/read-certificates.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordOf, type SubmissionRecord } from '../submissions/read-submissions.ts';

const PAGES: Record<string, string> = {
  enquiry: '/enquiries/',
  application: '/applications/',
  certificate: '/certificates/',
  batch: '/batches/',
};

/**
 * Body of an event: id, type, time, the record and its link to the desk. `text` is a sentence for chats. Personal data
 * is left out unless the firm has set WEBHOOK_RECORDS.
 */
export async function composeEvent(
  deps: Dependencies,
  { id, event, reference, created }: Pick<WebhookRow, 'id' | 'event' | 'reference' | 'created'>,
): Promise<string> {
  const { desk, webhook } = deps.config;
  const [subject = ''] = event.split('.');
  const isGone = event.endsWith('.deleted');
  const page = PAGES[subject];
  const url =
    desk === undefined || page === undefined || isGone
      ? undefined
      : `${desk.url}${page}${encodeURIComponent(reference)}`;
  const record = webhook?.hasRecords && !isGone ? await recordOfEvent(deps, subject, reference) : undefined;
  return eventBody({ id, event, reference, created, url, record });
}

/** Id of the event. The header `webhook-id` has it too, but some programs read no headers. */
export function eventBody({
  id,
  event,
  reference,
  created,
  url,
  record,
}: Pick<WebhookRow, 'id' | 'event' | 'reference' | 'created'> & { url?: string; record?: object }): string {
  return JSON.stringify({
    id,
    type: event,
    timestamp: created,
    data: { reference, ...(url !== undefined && { url }), ...(record && { record }) },
    text: [`${WEBHOOK_EVENTS[event]}: ${reference}`, ...(url === undefined ? [] : [url])].join(' '),
  });
}

/** Present record that an event is about; undefined if it was erased meanwhile. */
async function recordOfEvent(
  deps: Dependencies,
  subject: string,
  reference: string,
): Promise<object | undefined> {
  const { storage, config, now } = deps;
  const { database } = storage;
  if (subject === 'enquiry' || subject === 'application') {
    const row = await selectReceived(database, subject, reference);
    return row && withCourse(recordOf(row));
  }
  if (subject === 'certificate') {
    const row = await selectRow(database, 'certificates', { lookup: lookupOf(reference) });
    return row && certificateRecord(row, now());
  }
  if (subject === 'subscriber') {
    const row = await selectSubscription(database, reference);
    if (!row) return undefined;
    const { name, email, course_title: course, mode, city } = row;
    return { reference, name, email, course, mode, city };
  }
  const batch = subject === 'batch' ? await findBatch(deps, reference) : undefined;
  return batch && batchOf(batch, dayIn(now(), config.timeZone), config.timeZone);
}

/** Adds the course of an enquiry, which is in the first line of its message. */
function withCourse(record: SubmissionRecord) {
  if (record.kind !== 'enquiry') return record;
  return { ...record, course: courseIn(subjectOf(record.message) ?? '') ?? null };
}
