import { lastDay, longDay } from '../../../contracts/batch.ts';
import { weekdaysOf } from '../../shown-batch.ts';
import type { CountedBatch } from '../../storage/seats.ts';
import { nameOf } from '../batches/cancel-batch.ts';
import { requireBatch } from '../batches/read-batches.ts';
import { type BatchPerson, listPeopleOf } from '../batches/read-people.ts';
import { dayIn } from '../calendar.ts';
import type { ActingDependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import type { TypedRow } from './read-roster.ts';
import { eachCertificate } from './read-certificates.ts';
import { checkRoster, storeRoster } from './store-roster.ts';

/** People of a batch with a taken seat: those who get a certificate, and those who did not pass. */
export function finishersOf(people: readonly BatchPerson[]) {
  const taken = people.filter(({ seat }) => seat === 'taken');
  return {
    passed: taken.filter(({ result }) => result === null),
    notPassed: taken.filter(({ result }) => result !== null),
  };
}

/** Issue date for a batch: its last day, or today if it has not ended. */
export function issueDay(end: string | null, today: string): string {
  return end !== null && end < today ? end : today;
}

/**
 * Issues certificates to everybody on a batch who passed, as the class of that batch. People who already have theirs are
 * left out.
 */
export async function issueFromBatch(
  deps: ActingDependencies,
  id: string,
  { dryRun = false }: { dryRun?: boolean } = {},
) {
  const batch = await requireBatch(deps, id);
  const today = dayIn(deps.now(), deps.config.timeZone);
  requireTaught(batch, today, dryRun);
  const { passed, notPassed } = finishersOf(await listPeopleOf(deps, batch));
  if (passed.length === 0)
    throw new OperatorError(
      `Nobody on ${nameOf(batch)} has a taken seat and passed. See batches people ${id}.`,
    );
  const className = nameOf(batch);
  const { before, without } = await withoutCertificate(deps, className, passed);
  const issued = issueDay(lastDay({ ...batch, days: weekdaysOf(batch.days) }), today);
  const rows = without.map(({ name, email }, index): TypedRow => {
    const values = { name, email, course: batch.course_title, issued, expires: '', number: '' };
    return { row: index + 1, values };
  });
  const checked = await checkRoster(deps, rows, 'ymd');
  const wrong = checked.rows.flatMap(({ row, values, errors }) =>
    Object.values(errors).map((reason) => `${values.name} (${without[row - 1]?.reference}): ${reason}.`),
  );
  if (wrong.length > 0)
    throw new OperatorError(
      `Nothing was issued. Correct this first, or issue the class at the desk:\n${wrong.join('\n')}`,
    );
  const { added } =
    rows.length === 0
      ? { added: 0 }
      : await storeRoster(deps, rows, { all: true, class: className, dates: 'ymd', dryRun });
  return {
    class: className,
    issued,
    added,
    names: without.map(({ name }) => name),
    before,
    notPassed: notPassed.map(({ name }) => name),
    warnings: checked.rows.flatMap(({ warnings = [] }) => warnings),
  };
}

/** Leaves out people with a certificate of the class, including replaced ones, for example after a corrected name. */
async function withoutCertificate(
  deps: ActingDependencies,
  className: string,
  passed: readonly BatchPerson[],
): Promise<{ before: string[]; without: BatchPerson[] }> {
  const named: string[] = [];
  for await (const { name, state, replaced_by } of eachCertificate(deps, { class: className }))
    if (state !== 'revoked' || replaced_by !== null) named.push(name);
  const before: string[] = [];
  const without: BatchPerson[] = [];
  for (const person of passed) {
    const place = named.indexOf(person.name);
    if (place === -1) without.push(person);
    else before.push(...named.splice(place, 1));
  }
  return { before, without };
}

function requireTaught(batch: CountedBatch, today: string, dryRun: boolean): void {
  if (batch.state === 'cancelled' || batch.state === 'draft')
    throw new OperatorError(`${nameOf(batch)} is ${batch.state === 'draft' ? 'a draft' : 'cancelled'}.`);
  if (batch.start > today && !dryRun)
    throw new OperatorError(
      `${nameOf(batch)} begins on ${longDay(batch.start)}. Issue certificates after it has ended.`,
    );
}
