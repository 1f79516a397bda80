import { company } from '../../content/company.ts';
import { batchName, longDay } from '../../contracts/batch.ts';
import { money } from '../../contracts/region.ts';
import { classDays, readAttendance } from '../../server/services/batches/attendance.ts';
import { holidaysWithClass } from '../../server/services/batches/holiday-classes.ts';
import { isTaughtBy } from '../../server/services/batches/next-classes.ts';
import type { ListedBatch } from '../../server/services/batches/read-batches.ts';
import { listPeopleOf, type BatchPerson } from '../../server/services/batches/read-people.ts';
import { readOfficeHours } from '../../server/services/catalogue/opening-hours.ts';
import { dayIn } from '../../server/services/calendar.ts';
import { finishersOf, issueDay } from '../../server/services/certificates/issue-from-batch.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { isMailable } from '../../server/mail/mail-address.ts';
import type { RouteContext } from '../server/route.ts';
import { type BatchView, noSuchBatch, requireStored, type StoredBatch, viewOfStored } from './view.ts';

/** Sort orders of the table. */
const PEOPLE_ORDERS = ['asked', 'name', 'seat', 'balance', 'due'] as const;
type PeopleOrder = (typeof PEOPLE_ORDERS)[number];

export type BatchPeopleView = Awaited<ReturnType<typeof peopleView>> & Pick<BatchView, 'conflict'>;

/** People of a batch. A trainer sees only her own batches, without money. */
export async function peopleView(context: RouteContext) {
  const { deps, query } = context;
  const batch = await requireOwn(context);
  const view = await viewOfStored(deps, batch);
  const order = PEOPLE_ORDERS.find((known) => known === query.get('order')) ?? 'asked';
  const people = (await listPeopleOf(deps, batch)).toSorted(BY[order]);
  const { holidays } = await readOfficeHours(deps);
  return {
    ...view,
    order,
    /** Days with a class on which the office is closed. */
    closed: holidaysWithClass(batch, holidays),
    isTrainer: context.signedIn.role === 'trainer',
    rows: people.map((person) => ({
      ...person,
      fee: amount(person.fee),
      paid: amount(person.paid),
      balance: amount(person.balance),
      isLate: person.nextDue !== null && person.nextDue < view.today,
      isMailable: isMailable(person.email),
    })),
    totals: totalsOf(people),
    /** Before the first day there are no results. */
    hasResults: view.batch.start <= view.today && people.some(({ seat }) => seat === 'taken'),
    classList: classListOf(view.batch, people, view.today),
  };
}

/** A trainer may only see her own batches; others are reported as missing. */
async function requireOwn({ deps, params, signedIn }: RouteContext) {
  const batch = await requireStored(deps, params.id);
  if (signedIn.role === 'trainer' && !isTaughtBy(batch.trainer, signedIn.name)) throw noSuchBatch();
  return batch;
}

const SEAT_ORDER = { taken: 0, held: 1, waiting: 2 } as const;
const LAST = '9999';
const BY: Record<PeopleOrder, (one: BatchPerson, other: BatchPerson) => number> = {
  asked: () => 0,
  name: (one, other) => one.name.localeCompare(other.name),
  seat: (one, other) => SEAT_ORDER[one.seat] - SEAT_ORDER[other.seat],
  balance: (one, other) => (other.balance ?? 0) - (one.balance ?? 0),
  due: (one, other) => (one.nextDue ?? LAST).localeCompare(other.nextDue ?? LAST),
};

function amount(value: number | null): string {
  return value === null ? '' : money(value, company.region);
}

/** Totals for people with a seat. People on the waiting list owe nothing yet. */
function totalsOf(people: BatchPerson[]) {
  const sum = (pick: (person: BatchPerson) => number | null) =>
    amount(people.reduce((total, person) => total + (pick(person) ?? 0), 0));
  return {
    people: people.filter(({ seat, isOver }) => seat !== 'waiting' && !isOver).length,
    fee: sum(({ fee }) => fee),
    paid: sum(({ paid }) => paid),
    balance: sum(({ balance }) => balance),
  };
}

/** People who passed, as input for “Issue a class”; undefined before the first day. */
function classListOf(
  { title, start, end, state }: StoredBatch,
  people: BatchPerson[],
  today: string,
): Record<string, string> | undefined {
  const { passed } = finishersOf(people);
  if (start > today || state === 'cancelled' || state === 'draft' || passed.length === 0) return undefined;
  const rows = passed.map(({ name, email }) => `${name}\t${email}`);
  return {
    class: `${title}, ${longDay(start)}`,
    course: title,
    issued: issueDay(end, today),
    table: ['Name\tEmail', ...rows].join('\n'),
  };
}

/** Number of day columns that fit on a landscape sheet. */
const SHEET_DAYS = 16;

export type AttendanceView = Awaited<ReturnType<typeof attendanceView>>;

/** The attendance sheet for a trainer: people with a seat, and the next class days from a given day. */
export async function attendanceView(context: RouteContext, errors: Record<string, string> = {}) {
  const { deps, query } = context;
  const batch = await requireOwn(context);
  const today = dayIn(deps.now(), deps.config.timeZone);
  const days = classDays(batch);
  const came = await readAttendance(deps, batch.id);
  const marked = days.find((day) => day === query.get('mark') && day <= today);
  const from = query.get('from') ?? '';
  const first = days.findIndex((day) => day >= from);
  const shown = first < 0 ? [] : days.slice(first, first + SHEET_DAYS);
  return {
    id: batch.id,
    name: batchName({ courseTitle: batch.course_title, start: batch.start }),
    trainer: batch.trainer,
    /** Past days and today can be marked. */
    days: shown.map((day) => ({ day, canBeMarked: day <= today })),
    /** First day of this sheet, for links back to it. */
    from: shown[0] ?? batch.start,
    /** The day whose boxes can be ticked. */
    marked,
    /** First day of the next sheet. */
    next: first < 0 ? undefined : days[first + SHEET_DAYS],
    isFirst: first <= 0,
    people: (await peopleWithSeats(deps, batch)).map(({ reference, name, phone }) => {
      return { reference, name, phone, came: shown.filter((day) => came.get(day)?.has(reference)) };
    }),
    errors,
  };
}

/** Attendance as a spreadsheet, with a row per person and a column per day. */
export async function attendanceTable(context: RouteContext) {
  const { deps } = context;
  const batch = await requireOwn(context);
  const days = classDays(batch);
  const came = await readAttendance(deps, batch.id);
  const people = await peopleWithSeats(deps, batch);
  return {
    id: batch.id,
    columns: ['name', 'reference', ...days],
    rows: people.map(({ name, reference }) => ({
      name,
      reference,
      // Empty if nobody was marked on that day.
      ...Object.fromEntries(
        days.map((day) => [day, came.has(day) ? (came.get(day)?.has(reference) ? 'present' : 'absent') : '']),
      ),
    })),
  };
}

async function peopleWithSeats(deps: Dependencies, batch: ListedBatch): Promise<BatchPerson[]> {
  const people = await listPeopleOf(deps, batch);
  return people
    .filter(({ seat, isOver }) => seat !== 'waiting' && !isOver)
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
