import { randomFillSync } from 'node:crypto';
import { v7 as uuidV7 } from 'uuid';

const RANDOM_BYTES = 16;
/** Random bytes are fetched for so many ids at a time. */
const IDS_AT_A_TIME = 512;

const pool = Buffer.alloc(RANDOM_BYTES * IDS_AT_A_TIME);
let used = pool.length;

/** Sorts by time; never the client's own. */
export function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.subarray(used, used + RANDOM_BYTES);
  used += RANDOM_BYTES;
  return uuidV7({ random });
}
