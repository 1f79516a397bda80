import { withTimeout } from '../with-timeout.ts';

/** Load balancers wait two seconds for an answer, many of them no longer. */
const WITHIN_MS = 1_500;

/** Tells whether what is sent now would be stored, for those who ask if a process is ready. */
export async function canStore(checkWritable: () => Promise<void>): Promise<boolean> {
  const late = () => new Error('the check takes too long');
  return await withTimeout(checkWritable(), WITHIN_MS, late).then(
    () => true,
    () => false,
  );
}
