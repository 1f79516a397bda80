import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Bodies } from './cached-response.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** `brotliLevel` is 11 where time does not matter. */
export async function compress(identity: Buffer, brotliLevel: number): Promise<Required<Bodies>> {
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel } }),
    compressGzip(identity, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { identity, br, gzip: gz };
}
