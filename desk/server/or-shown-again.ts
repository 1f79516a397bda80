import { OperatorError } from '../../server/services/operator-error.ts';
import { VersionConflict } from '../../server/services/version-conflict.ts';

/** Author and time of the other change. */
export interface Conflict {
  name: string;
  time: string;
}

interface Screens {
  /** Shows the stored version, so that saving again is deliberate; status 409. */
  conflict(conflict: Conflict): unknown;
  /** Shows the typed values and errors; status 422. */
  errors(errors: Record<string, string>): unknown;
  /** Field beside which general errors are shown. */
  field: string;
}

/** Runs the action of a form. If it is refused, the screen is shown again. */
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
