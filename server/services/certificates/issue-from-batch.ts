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

/** Splits the people with a taken seat into those who get a certificate and those who did not pass. */
export function finishersOf(people: readonly BatchPerson[]) {
  const taken = people.filter(({ seat }) => seat === 'taken');
  return {
    passed: taken.filter(({ result }) => result === null),
    notPassed: taken.filter(({ result }) => result !== null),
  };
}

/** Issue date for certificates of a batch: its last day, or today if it has not ended. */
export function issueDay(end: string | null, today: string): string {
  return end !== null && end < today ? end : today;
}

/**
 * Issues certificates to all people in a batch who passed. The class gets the name of the batch. People who already
 * have a certificate of it are left out.
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

/**
 * Leaves out people who have a certificate of the class. A certificate that was replaced counts too, for example if the
 * name was corrected.
 */
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
