import { withTimeout } from '../with-timeout.ts';

/** Time limit for the check. Load balancers often wait no longer than two seconds for an answer. */
const WITHIN_MS = 1_500;

/** True if submissions can be stored at present, for readiness checks. */
export async function canStore(checkWritable: () => Promise<void>): Promise<boolean> {
  const late = () => new Error('the check takes too long');
  return await withTimeout(checkWritable(), WITHIN_MS, late).then(
    () => true,
    () => false,
  );
}
