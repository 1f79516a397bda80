import { join } from 'node:path';
import type { CertificatePaper } from '../../../documents/certificate-paper.ts';
import { Unprintable } from '../../../documents/unprintable.ts';
import { runBounded } from '../../bounded-process.ts';
import { limitConcurrency } from '../../limit-concurrency.ts';
import type { Dependencies } from '../dependencies.ts';
import { VisitorError } from '../visitor-error.ts';

const DRAWER = join(import.meta.dirname, 'paper-drawer.ts');
const DRAW_WITHIN_MS = 20_000;
const HEAP_MAX_MB = 256;
const QUEUED_MAX = 15;

const inTurn = limitConcurrency(
  { concurrency: 1, queued: QUEUED_MAX },
  () => new VisitorError('unavailable', 'Many certificates are being drawn. Please try again in a minute.'),
);

/** `paper` is the PDF, `picture` a PNG of its page. */
type DrawnFile = 'paper' | 'picture';

/** Input of the drawing process. */
export interface DrawingTask {
  certificate: CertificatePaper;
  kind: DrawnFile;
  /** Absolute path of the folder with further fonts. */
  fonts: string;
}

/**
 * Draws a certificate for a visitor in a separate process, one at a time. In the server itself it would delay other
 * visitors and keep the fonts in memory.
 */
export async function drawApart(
  { config }: Pick<Dependencies, 'config'>,
  certificate: CertificatePaper,
  kind: DrawnFile = 'paper',
): Promise<Buffer> {
  return await inTurn(() => drawAlone({ certificate, kind, fonts: join(config.dataFolder, 'fonts') }));
}

async function drawAlone(task: DrawingTask): Promise<Buffer> {
  const output = await runBounded(DRAWER, {
    input: Buffer.from(JSON.stringify(task)),
    heapMegabytes: HEAP_MAX_MB,
    endAfterMs: DRAW_WITHIN_MS,
  });
  const answer = JSON.parse(output.toString()) as { drawn: string } | { refusal: string };
  if ('drawn' in answer) return Buffer.from(answer.drawn, 'base64');
  throw new VisitorError('unavailable', 'This certificate cannot be drawn here. Please write to us.', {
    cause: new Unprintable(answer.refusal),
  });
}
