import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { issuerDocument } from '../../server/services/credentials/issuer.ts';
import { statusLists } from '../../server/services/credentials/status-list.ts';
import { selectCertificates } from '../../server/storage/certificates.ts';
import { signCredentials } from '../../server/services/credentials/sign-credentials.ts';
import type { TestSystem } from './open-storage.ts';
import type { Fetch } from './verify-credential.ts';

export const ISSUER = { PUBLIC_URL: 'https://www.example.com' };

/** What the site answers to whoever checks a credential. */
export function fetchFrom(system: TestSystem): Fetch {
  const list = statusLists(system);
  return async (url) => {
    const { origin, pathname } = new URL(url);
    if (origin !== system.config.publicUrl) throw new Error(`${origin} does not answer`);
    const [, number] = /^\/credentials\/status\/(\d+)$/.exec(pathname) ?? [];
    const body =
      number === undefined ? JSON.stringify(await issuerDocument(system)) : await list(Number(number));
    if (body === undefined) throw new Error(`${url} is unknown`);
    return body;
  };
}

export async function signed(system: TestSystem, ...numbers: string[]): Promise<string[]> {
  const rows = await selectCertificates(system.storage.database, numbers);
  const jsons: string[] = [];
  for await (const { json } of signCredentials(system, rows)) jsons.push(json);
  return jsons;
}

/** A new certificate, and its credential. */
export async function issuedAndSigned(
  system: TestSystem,
  fields: Partial<Parameters<typeof issueCertificate>[1]> = {},
): Promise<{ number: string; json: string }> {
  const { number } = await issueCertificate(system, {
    name: 'Anita Sharma',
    course: 'DevOps Automation',
    issued: '2026-03-14',
    ...fields,
  });
  const [json = ''] = await signed(system, number);
  return { number, json };
}
