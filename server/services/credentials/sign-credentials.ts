import { setImmediate } from 'node:timers/promises';
import type { CertificateRow } from '../../storage/database.ts';
import { readCredentialKey } from '../../storage/credential-keys.ts';
import { drawCredentialStatuses } from '../../storage/credential-statuses.ts';
import { readSiteFact, writeSiteFact } from '../../storage/site-facts.ts';
import { lookupOf } from '../certificates/certificate-number.ts';
import type { Dependencies } from '../dependencies.ts';
import { meanings } from '../papers/issued-paper.ts';
import { achievementCredential } from './achievement-credential.ts';
import { signDocument, toSecond } from './sign-document.ts';

type Stored = Pick<CertificateRow, 'number' | 'name' | 'course' | 'issued' | 'expires' | 'created' | 'paper'>;

export interface SignedCredential {
  number: string;
  name: string;
  json: string;
}

/** Signs credentials one after the other. The result has the same bytes each time, while the key is the same. */
export async function* signCredentials(
  { storage, config }: Pick<Dependencies, 'storage' | 'config'>,
  certificates: readonly Stored[],
): AsyncGenerator<SignedCredential> {
  const { database } = storage;
  const { publicUrl, timeZone } = config;
  const key = await readCredentialKey(database, storage.certificateSecret);
  const places = await drawCredentialStatuses(
    database,
    certificates.map(({ number }) => lookupOf(number)),
  );
  if ((await readSiteFact(database, 'credential_origin')) !== publicUrl)
    await writeSiteFact(database, 'credential_origin', publicUrl);
  const meaningOf = meanings(database);
  for (const certificate of certificates) {
    // Lets the event loop answer other requests and signals.
    await setImmediate();
    const place = places.get(lookupOf(certificate.number));
    if (!place) throw new Error('a certificate has no position in a status list');
    const document = achievementCredential(certificate, place, {
      publicUrl,
      timeZone,
      meaning: await meaningOf(certificate),
    });
    const created = toSecond(certificate.created > key.created ? certificate.created : key.created);
    const signed = await signDocument(document, { key, publicUrl, created });
    const { number, name } = certificate;
    yield { number, name, json: `${JSON.stringify(signed, undefined, 2)}\n` };
  }
}
