import { withTimeout } from '../with-timeout.ts';

/** Load balancers wait two seconds for an answer, often no longer. */
const WITHIN_MS = 1_500;

/** True if submissions could be stored now, for readiness checks. */
export async function canStore(checkWritable: () => Promise<void>): Promise<boolean> {
  const late = () => new Error('the check takes too long');
  return await withTimeout(checkWritable(), WITHIN_MS, late).then(
    () => true,
    () => false,
  );
}
