import { SAMPLE_CERTIFICATE_NUMBER } from '../../../contracts/certificate.ts';
import { PATHS } from '../../../contracts/paths.ts';
import { dayIn } from '../calendar.ts';
import { drawOrRefuse } from '../certificates/draw-certificates.ts';
import type { Dependencies } from '../dependencies.ts';
import { lookByChoice, lookOfNext } from './issued-paper.ts';
import { paperChoiceRow, type TypedChoice } from './paper-choices.ts';

/** Typed part of a certificate. */
export interface TypedCertificate {
  name?: string;
  course?: string;
  /** Issue date, YYYY-MM-DD. */
  issued?: string;
  expires?: string;
  class?: string;
}

/** Sample certificate. A check reports its number as never issued. */
export function sampleCertificate({ config, now }: Pick<Dependencies, 'config' | 'now'>) {
  const query = new URLSearchParams({ cert_number: SAMPLE_CERTIFICATE_NUMBER });
  return {
    number: SAMPLE_CERTIFICATE_NUMBER,
    name: 'Name of the holder',
    course: 'Title of the course',
    issued: dayIn(now(), config.timeZone),
    expires: null as string | null,
    checkAddress: `${config.publicUrl}${PATHS.certificate}?${query.toString()}`,
  };
}

/** Preview of a certificate before it is issued, with the stored choice or the given one. */
export async function previewPaper(
  deps: Dependencies,
  { name, course, issued, expires, class: className }: TypedCertificate,
  tried?: TypedChoice,
): Promise<Buffer> {
  const { database } = deps.storage;
  const sample = sampleCertificate(deps);
  const certificate = {
    ...sample,
    name: name || sample.name,
    course: course || sample.course,
    issued: isDay(issued) ? issued : sample.issued,
    expires: isDay(expires) ? expires : null,
  };
  const issuedAs = { course: certificate.course, class: className || null };
  const look = tried
    ? await lookByChoice(database, paperChoiceRow('', tried), issuedAs)
    : await lookOfNext(database, issuedAs);
  return await drawOrRefuse(deps, { ...certificate, ...look });
}

function isDay(text = ''): text is string {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
