import { company } from '../../content/company.ts';
import { money } from '../../contracts/region.ts';
import { siteCourses } from '../../content/course-titles.ts';
import { lastDay, longDay, modeAndCity, WEEKDAYS } from '../../contracts/batch.ts';
import { BATCHES_PATH } from '../../contracts/paths.ts';
import { batchFields, type BatchValues } from '../../server/services/catalogue/batch.ts';
import { copyOf, typedOf } from '../../server/services/batches/copy-batch.ts';
import { isTaughtBy } from '../../server/services/batches/next-classes.ts';
import {
  findBatch,
  type ListedBatch,
  listBatches,
  listBatchYears,
  listComingBatches,
  listedBatch,
} from '../../server/services/batches/read-batches.ts';
import { countAnnouncements } from '../../server/storage/subscriptions.ts';
import { countInterest } from '../../server/services/subscriptions/read-subscriptions.ts';
import { lastChangeOf } from '../../server/services/batches/undo-batch.ts';
import { type SeatHolder, selectSeatHolders } from '../../server/services/batches/read-seats.ts';
import { dayIn } from '../../server/services/calendar.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { HttpError } from '../../server/http/http-error.ts';
import { readTyped, type ShownField, shownFields } from '../catalogue/view.ts';
import type { Conflict } from '../server/or-shown-again.ts';
import type { RouteContext } from '../server/route.ts';

export type BatchesView = Awaited<ReturnType<typeof batchesView>>;
export type BatchLine = ReturnType<typeof lineOf>;
export type StoredBatch = ReturnType<typeof storedBatch> & {
  /** Number of subscribers who are emailed. */
  told: number;
  /** Enquiries that hold a seat, have taken one or wait for one. */
  people: SeatHolder[];
};

/** The editor for a new or existing batch, with the typed values. */
export interface BatchView extends ReturnType<typeof emptyView> {
  batch?: StoredBatch;
  /** The version that the person saw. */
  version?: string;
  values: BatchValues;
  conflict?: Conflict;
  /** Name of the batch that was copied. */
  copied?: string;
}

/** Number of years that the screen offers before and after the year that it shows. */
const YEARS_AROUND = 4;

const EMPTY: BatchValues = {
  ...readTyped(new URLSearchParams(), batchFields),
  mode: 'classroom',
  gst_rate: String(company.region.tax.rate),
};

/** The batches of a year by month; by default the year of the next batch. */
export async function batchesView({ deps, query, signedIn }: RouteContext) {
  const isTrainer = signedIn.role === 'trainer';
  const present = dayIn(deps.now(), deps.config.timeZone).slice(0, 4);
  const years = await listBatchYears(deps);
  const asked = query.get('year') ?? '';
  const [next] = await listComingBatches(deps);
  const year = years.includes(asked) ? asked : (next?.start.slice(0, 4) ?? present);
  const batches = (await listBatches(deps, { year })).filter(
    ({ trainer }) => !isTrainer || isTaughtBy(trainer, signedIn.name),
  );
  const interest = await countInterest(deps);
  const months = Map.groupBy(batches, ({ start }) => start.slice(0, 7));
  return {
    year,
    /** A trainer sees only her own batches, and cannot change them. */
    isTrainer,
    /** True if the course pages show a date. */
    isAnyComing: next !== undefined,
    /** Subscribers of any course. */
    waiting: interest.reduce((sum, { confirmed, unconfirmed }) => sum + confirmed + unconfirmed, 0),
    years: years.filter((other) => Math.abs(Number(other) - Number(year)) <= YEARS_AROUND),
    months: [...months].map(([month, ofMonth]) => ({
      month: longDay(`${month}-01`).slice(2),
      batches: ofMonth.map(lineOf),
    })),
  };
}

export async function newView(deps: Dependencies, copied?: string): Promise<BatchView> {
  const batch = copied === undefined ? undefined : await requireStored(deps, copied);
  return {
    ...emptyView(deps, batch, { isCopy: copied !== undefined }),
    values: batch ? { ...EMPTY, ...copyOf(batch) } : EMPTY,
    copied,
  };
}

export async function viewOf(deps: Dependencies, id?: string) {
  return await viewOfStored(deps, await requireStored(deps, id));
}

export async function viewOfStored(
  deps: Dependencies,
  batch: ListedBatch,
): Promise<BatchView & { batch: StoredBatch }> {
  const { database } = deps.storage;
  const { known, ...view } = emptyView(deps, batch);
  const stored = storedBatch(deps, batch);
  return {
    ...view,
    known: { ...known, taken: String(stored.taken) },
    batch: {
      ...stored,
      told: await countAnnouncements(database, batch.id),
      people: await selectSeatHolders(database, deps, batch.id),
    },
    version: String(batch.version),
    values: typedOf(batch),
  };
}

/** An empty form. If a course was removed from the site, it can still be chosen for a batch that has it. */
export function emptyView(
  { now, config }: Dependencies,
  batch?: Pick<ListedBatch, 'course' | 'course_title'>,
  { isCopy = false } = {},
) {
  const courses = siteCourses.map(({ key, title }) => ({ value: key, label: title }));
  const isGone = batch && !siteCourses.some(({ key }) => key === batch.course);
  const gone = isGone
    ? [{ value: batch.course, label: `${batch.course_title} (no longer on the site)` }]
    : [];
  const errors: Record<string, string> = {};
  if (isGone)
    errors['course'] = `${batch.course_title} is no longer on the site: no course page shows this batch`;
  const choices = [{ value: '', label: 'Choose a course' }, ...courses, ...gone];
  const more: Record<string, Partial<ShownField>> = {
    course: { input: { choices } },
    // A stored batch may already have begun.
    start: { autoFocus: isCopy, ...(batch && !isCopy && { input: 'day' }) },
  };
  const titles = [...courses, ...gone].map(({ value, label }) => [value, label]);
  return {
    errors,
    fields: shownFields(batchFields).map((field) => ({ ...field, ...more[field.name] })),
    /** YYYY-MM-DD. */
    today: dayIn(now(), config.timeZone),
    /** Values for the preview: the titles of the courses, and these. */
    known: { ...Object.fromEntries(titles), timeZone: config.timeZone, taken: '0' } as Record<string, string>,
  };
}

function storedBatch({ config }: Dependencies, batch: ListedBatch) {
  const { created, changed_by, changed_at } = batch;
  return {
    ...lineOf(batch),
    created,
    /** The change that an undo would reverse. */
    lastChange: lastChangeOf(batch),
    /** True if somebody marked the batch as full although seats are free. Then it can be opened again. */
    isClosed: batch.state === 'full' && batch.taken + batch.reserved < batch.seats,
    changed: changed_by !== null && changed_at !== null ? { name: changed_by, time: changed_at } : undefined,
    address: `${config.publicUrl}${BATCHES_PATH}#${batch.id}`,
    stored: typedOf(batch),
  };
}

export async function requireStored(deps: Dependencies, id = ''): Promise<ListedBatch> {
  const batch = await findBatch(deps, id);
  if (batch) return listedBatch(deps, batch);
  throw noSuchBatch();
}

export function noSuchBatch(): HttpError {
  return new HttpError(
    404,
    'There is no such batch',
    'The address may be mistyped. See the list of batches.',
  );
}

function lineOf(batch: ListedBatch) {
  const { id, course_title: title, start, state, seats, fee, from_time, to_time, trainer } = batch;
  const days = WEEKDAYS.filter((day) => batch.days.split(',').includes(day));
  return {
    id,
    title,
    start,
    end: lastDay({ ...batch, days }),
    state,
    seats,
    taken: batch.taken + batch.reserved,
    /** Seats taken without an enquiry, which can be freed here. */
    takenByHand: batch.taken,
    version: String(batch.version),
    fee: fee === null ? undefined : money(fee, company.region),
    times: [
      days.map((day) => day.slice(0, 1).toUpperCase() + day.slice(1)).join(', '),
      from_time && `${from_time}–${to_time}`,
    ]
      .filter(Boolean)
      .join(', '),
    where: modeAndCity(batch),
    trainer,
  };
}
