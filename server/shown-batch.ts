import {
  type Batch,
  FEW_SEATS,
  latestDay,
  type ShownBatchState,
  WEEKDAYS,
  type Weekday,
} from '../contracts/batch.ts';
import type { CountedBatch } from './storage/seats.ts';

/**
 * State of a batch on a day (YYYY-MM-DD). A batch can be joined until its first day and counts as running from the next
 * day. Without a last day it ends a year after the first.
 */
export function shownState(batch: CountedBatch, today: string): ShownBatchState {
  const { state, start } = batch;
  const left = freeSeats(batch);
  if (state === 'cancelled' || state === 'draft') return state;
  if (latestDay(batch) < today) return 'done';
  if (start < today) return 'running';
  if (state === 'full' || left === 0) return 'full';
  return left <= FEW_SEATS ? 'few' : 'open';
}

/** Fields of a batch that visitors may see. */
export function batchOf(row: CountedBatch, today: string, timeZone: string): Batch {
  const { id, course, course_title: courseTitle, start, end, weeks, mode, city, place, language } = row;
  const { trainer, fee, gst_rate: gstRate, instalments, early_fee, early_until } = row;
  const state = shownState(row, today);
  const isEarly = early_until !== null && early_until >= today;
  return {
    id,
    course,
    courseTitle,
    start,
    end,
    weeks,
    days: weekdaysOf(row.days),
    from: row.from_time,
    to: row.to_time,
    timeZone,
    mode,
    city,
    place,
    language,
    trainer,
    state: state === 'few' || state === 'full' ? state : 'open',
    left: freeSeats(row),
    fee,
    gstRate,
    instalments,
    earlyFee: isEarly ? early_fee : null,
    earlyUntil: isEarly ? early_until : null,
  };
}

/** Weekdays in the stored text. */
export function weekdaysOf(days: string): Weekday[] {
  return WEEKDAYS.filter((day) => days.split(',').includes(day));
}

function freeSeats({ seats, taken, reserved }: Pick<CountedBatch, 'seats' | 'taken' | 'reserved'>): number {
  return Math.max(0, seats - taken - reserved);
}
