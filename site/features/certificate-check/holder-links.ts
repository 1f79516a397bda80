import { company } from '../../../content/company.ts';
import {
  type CertificateResponse,
  HOLDER_ENDPOINTS,
  type HolderFile,
} from '../../../contracts/certificate.ts';
import { PATHS } from '../../../contracts/paths.ts';
import { API_HOST } from '../api-host.ts';

/** Addresses for the holder of a certificate. */
export interface HolderLinks {
  paper: string;
  picture: string;
  credential: string;
  linkedIn: string;
  /** Address of this page with the key. */
  page: string;
}

/**
 * Undefined if the answer offers no files, because it is from another backend or the visitor does not have the key of
 * the QR code.
 */
export function holderLinks(
  { files = [], number = '', course = '', issued = '', expires }: CertificateResponse,
  key: string,
  origin: string,
): HolderLinks | undefined {
  if (files.length === 0) return undefined;
  const query = new URLSearchParams({ cert_number: number, key }).toString();
  const page = `${origin}${PATHS.certificate}`;
  const addressOf = (kind: HolderFile) => `${API_HOST}/${HOLDER_ENDPOINTS[kind].file}?${query}`;
  return {
    paper: addressOf('paper'),
    picture: addressOf('picture'),
    credential: addressOf('credential'),
    linkedIn: linkedInAddress({ number, course, issued, expires, page }),
    page: `${page}?${query}`,
  };
}

/**
 * LinkedIn address for adding a certificate to a profile. It contains no key, because a profile is public and its readers
 * already know the name.
 */
function linkedInAddress(certificate: {
  number: string;
  course: string;
  issued: string;
  expires?: string | null;
  page: string;
}): string {
  const { number, course, issued, expires, page } = certificate;
  const [year = '', month = ''] = issued.split('-');
  const [endYear = '', endMonth = ''] = (expires ?? '').split('-');
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: course,
    organizationName: company.name,
    issueYear: year,
    issueMonth: String(Number(month)),
    ...(expires ? { expirationYear: endYear, expirationMonth: String(Number(endMonth)) } : {}),
    certUrl: `${page}?${new URLSearchParams({ cert_number: number }).toString()}`,
    certId: number,
  };
  return `https://www.linkedin.com/profile/add?${new URLSearchParams(fields).toString()}`;
}
