/**
 * A program that reads a certificate and prints its PDF or picture in base64, or the reason why it cannot be drawn. See
 * draw-apart.ts.
 */
import { json } from 'node:stream/consumers';
import { certificatePaper } from '../../../documents/certificate-paper.ts';
import { Unprintable } from '../../../documents/unprintable.ts';
import type { DrawingTask } from './draw-apart.ts';

const { certificate, kind, fonts } = (await json(process.stdin)) as DrawingTask;
const answer = await certificatePaper(certificate, fonts)
  .then(async (paper) => {
    if (kind === 'paper') return paper;
    const { pagePicture } = await import('../../../documents/page-picture.ts');
    return await pagePicture(paper);
  })
  .then(
    (file) => ({ drawn: file.toString('base64') }),
    (error: unknown) => {
      if (error instanceof Unprintable) return { refusal: error.message };
      throw error;
    },
  );
process.stdout.write(JSON.stringify(answer));
