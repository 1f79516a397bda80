/** A program: a certificate comes in, its PDF in base64 or the reason for refusing it goes out. See draw-apart.ts. */
import { json } from 'node:stream/consumers';
import { certificatePaper, type CertificatePaper } from '../../../documents/certificate-paper.ts';
import { Unprintable } from '../../../documents/unprintable.ts';

const { certificate, fonts } = (await json(process.stdin)) as {
  certificate: CertificatePaper;
  fonts: string;
};
const answer = await certificatePaper(certificate, fonts).then(
  (paper) => ({ paper: paper.toString('base64') }),
  (error: unknown) => {
    if (error instanceof Unprintable) return { refusal: error.message };
    throw error;
  },
);
process.stdout.write(JSON.stringify(answer));
