import { readSigns } from '../../../contracts/pasted-text.ts';
import { kindOf } from '../../../domain/submission-kind.ts';
import { isSettled, STATE_LABELS } from '../../../domain/submission-state.ts';
import type { Received } from '../../storage/received-rows.ts';
import { selectRow } from '../../storage/rows.ts';
import { dayInZone, isCalendarDate } from '../calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { OperatorError, wrongField } from '../operator-error.ts';
import { changeSubmission, type Author, type Changed, type Plan } from './change-submission.ts';

/** New owner and follow-up date. Fields that are not given do not change. */
export interface Assignment {
  /** Name of one of the firm's people, in any case; empty: no owner. */
  to?: string;
  /** Follow-up date, YYYY-MM-DD; empty: none. */
  due?: string;
}

/** Sets the owner and the follow-up date. */
export async function assignSubmission(
  deps: Dependencies,
  reference: string,
  assignment: Assignment,
  author: Author,
): Promise<Changed> {
  const assign = await assignedBy(deps, assignment);
  return await changeSubmission(deps, kindOf(reference), reference, author, (row) => {
    if (isSettled(row.state)) {
      throw new OperatorError(
        `${row.reference} is ${STATE_LABELS[row.state].toLowerCase()}. Reopen it first.`,
      );
    }
    const assigned = assign(row);
    if (!assigned) throw new OperatorError('The owner and the follow-up date are already set to this.');
    return { act: 'assign', ...assigned };
  });
}

/**
 * Checks an assignment. Returns a function that gives the new owner and date of a submission, or undefined if neither
 * changes.
 */
export async function assignedBy(
  deps: Dependencies,
  { to, due }: Assignment,
): Promise<(row: Received) => Pick<Plan, 'owner' | 'due'> | undefined> {
  const owner = to === undefined ? undefined : await requireOwner(deps, to);
  const day = due === undefined ? undefined : requireDay(deps, due);
  return (row) => {
    const changed = {
      owner: owner === undefined ? row.owner : owner,
      due: day === undefined ? row.due : day,
    };
    if (changed.owner === row.owner && changed.due === row.due) return undefined;
    // A person who sets the follow-up date of a submission without an owner becomes its owner.
    const isStillNobodys = row.owner === null && changed.owner === null;
    return { due: changed.due, owner: isStillNobodys ? undefined : changed.owner };
  };
}

async function requireOwner({ storage }: Dependencies, name: string): Promise<string | null> {
  const lookup = name.normalize('NFC').trim().toLowerCase();
  if (lookup === '') return null;
  const person = await selectRow(storage.database, 'people', { name_lookup: lookup });
  if (person && person.state !== 'ended') return person.name;
  throw new OperatorError(`There is nobody named ${name} at the desk. List its people with desk list.`, {
    fields: { owner: `There is nobody named ${name} at the desk` },
  });
}

function requireDay({ config, now }: Dependencies, typed: string): string | null {
  const due = readSigns(typed);
  if (due === '') return null;
  if (!isCalendarDate(due)) throw wrongField('due', `${due} is not a date. Write it as 2026-11-30`);
  if (due < dayInZone(config.timeZone)(now()))
    throw wrongField('due', `${due} is past. Give today or a later day`);
  return due;
}
