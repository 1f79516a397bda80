import { OperatorError } from '../../server/services/operator-error.ts';
import { VersionConflict } from '../../server/services/version-conflict.ts';

/** Who changed it meanwhile, and when. */
export interface Conflict {
  name: string;
  time: string;
}

interface Screens {
  /** As it is stored now, the newest version, so that saving again is a choice; status 409. */
  conflict(conflict: Conflict): unknown;
  /** With what was typed; status 422. */
  errors(errors: Record<string, string>): unknown;
  /** Of the field under which a refusal stands that is about no field. */
  field: string;
}

/** Runs what a form of the desk asks for. Where it is refused its screen comes again. */
export async function orShownAgain(act: () => Promise<unknown>, screens: Screens): Promise<unknown> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof VersionConflict) {
      const { changedBy, changedAt } = error;
      return await screens.conflict({
        name: changedBy ?? 'Somebody else',
        time: changedAt ?? new Date().toISOString(),
      });
    }
    if (!(error instanceof OperatorError)) throw error;
    return await screens.errors(error.fields ?? { [screens.field]: error.message });
  }
}
