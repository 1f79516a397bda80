import { eachCertificatePage } from '../../storage/certificates.ts';
import { certificateRecord, type CertificateRecord } from './show-certificate.ts';
import type { Dependencies } from '../dependencies.ts';

/** All certificates, by number, a page at a time: there may be a million. */
export async function* eachCertificate({ storage, now }: Dependencies): AsyncGenerator<CertificateRecord> {
  const time = now();
  for await (const page of eachCertificatePage(storage.database)) {
    for (const certificate of page) yield certificateRecord(certificate, time);
  }
}
