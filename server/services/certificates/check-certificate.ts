import {
  type CertificateQuestion,
  type CertificateResponse,
  meantNumber,
  OFFERED_FILES,
  SAMPLE_CERTIFICATE_NUMBER,
} from '../../../contracts/certificate.ts';
import { CERTIFICATE_MESSAGES } from '../../../contracts/certificate-wording.ts';
import { ERASED } from '../../storage/certificates.ts';
import type { CertificateRow, Connection } from '../../storage/database.ts';
import { selectAuditEntriesOf, VISITOR } from '../../storage/audit-log.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { meanings } from '../papers/issued-paper.ts';
import { TAKE_BACK_MS } from './classes.ts';
import { findCertificate } from './certificate-number.ts';
import { isCertificateKey } from './qr-code-key.ts';
import { certificateState, isStillReplaced } from './read-certificates.ts';
import type { Dependencies } from '../dependencies.ts';
import type { DayCounter } from '../statistics/count-by-day.ts';
import { maskedName } from './masked-name.ts';

/** Answer to every unknown number. It is always the same, so it reveals no reason. */
const UNKNOWN: CertificateResponse = {
  valid: false,
  state: 'unknown',
  message: CERTIFICATE_MESSAGES.unknown,
};

const SAMPLE: CertificateResponse = {
  valid: false,
  state: 'sample',
  message: CERTIFICATE_MESSAGES.sample,
};

const CHECKED = 'certificate.checked';

/**
 * Public answer to a check of a certificate. For a typed number it has the state, the course, the issue date and a
 * masked name; with the key of the QR code also the whole name and the expiry date. If the look-up fails, it throws
 * StorageUnavailable. Checks of the sample certificate are not counted.
 */
export async function checkCertificate(
  deps: Dependencies & { counter?: DayCounter },
  { number, key }: CertificateQuestion,
): Promise<CertificateResponse> {
  const { storage, now, counter } = deps;
  if (meantNumber(number) === SAMPLE_CERTIFICATE_NUMBER) return SAMPLE;
  // An erased certificate is answered like an unknown number.
  const certificate = await findCertificate(
    storage.database,
    number,
    ({ revocation_reason }) => revocation_reason !== ERASED,
  );
  counter?.certificateCheck(certificate ? certificateState(certificate, now()) : 'unknown');
  if (certificate) await rememberCheck(deps, certificate);
  const hasKey =
    key !== undefined && isCertificateKey(storage.certificateSecret, certificate?.number ?? number, key);
  if (!certificate) return UNKNOWN;
  const isReplaced = await isStillReplaced(storage.database, certificate);
  const answer = describe(certificate, { hasKey, isReplaced, now: now() });
  return answer.valid ? { ...answer, ...(await awardOf(storage.database, certificate)) } : answer;
}

/**
 * Records the first check of a certificate, because an import can be undone only until one of its certificates is
 * checked.
 */
async function rememberCheck(deps: Dependencies, { number, created }: CertificateRow): Promise<void> {
  const { now, log } = deps;
  const { database } = deps.storage;
  if (now().getTime() - Date.parse(created) > TAKE_BACK_MS) return;
  try {
    const acts = await selectAuditEntriesOf(database, number);
    if (acts.some(({ act }) => act === CHECKED)) return;
    await recordAct(database, { ...deps, actor: VISITOR }, CHECKED, number);
  } catch (error) {
    log.warn(error, 'the first check of a certificate could not be recorded');
  }
}

/** Course and assessment of a valid certificate, as they were when it was issued. */
async function awardOf(
  database: Connection,
  certificate: CertificateRow,
): Promise<Pick<CertificateResponse, 'award'>> {
  const { says, award } = await meanings(database)(certificate);
  if (!award) return {};
  const { title, path, hours, covered, assessedBy } = award;
  return { award: { title, path, hours, covered, ...(says === 'passed' && { assessedBy }) } };
}

function describe(
  certificate: CertificateRow,
  { hasKey, isReplaced, now }: { hasKey: boolean; isReplaced: boolean; now: Date },
): CertificateResponse {
  const state = certificateState(certificate, now);
  return {
    valid: state === 'valid',
    state,
    message: CERTIFICATE_MESSAGES[isReplaced ? 'replaced' : state],
    number: certificate.number,
    course: certificate.course,
    issued: certificate.issued,
    name: hasKey ? certificate.name : maskedName(certificate.name),
    ...(hasKey ? { expires: certificate.expires } : {}),
    ...(hasKey && state !== 'revoked' ? { files: [...OFFERED_FILES] } : {}),
    checked: now.toISOString(),
  };
}
