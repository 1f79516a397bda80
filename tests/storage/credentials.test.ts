import { describe, expect, onTestFinished } from 'vitest';
import { courseAward } from '../../content/course-awards.ts';
import { checkCertificate } from '../../server/services/certificates/check-certificate.ts';
import { certificateToPrint } from '../../server/services/certificates/printable-certificates.ts';
import { choosePaper } from '../../server/services/papers/paper-choices.ts';
import { eraseCertificate } from '../../server/services/certificates/erase-certificate.ts';
import { reissueCertificate } from '../../server/services/certificates/reissue-certificate.ts';
import { revokeCertificate } from '../../server/services/certificates/revoke-certificate.ts';
import { makeCredential } from '../../server/services/credentials/make-credentials.ts';
import { rotateCredentialKey } from '../../server/services/credentials/rotate-key.ts';
import {
  BADGES_CONTEXT,
  CREDENTIALS_CONTEXT,
  signDocument,
} from '../../server/services/credentials/sign-document.ts';
import { readCredentialKey } from '../../server/storage/credential-keys.ts';
import { fetchFrom, ISSUER, issuedAndSigned, signed } from '../support/issuing-site.ts';
import { engines, openTestSystem, testOn } from '../support/open-storage.ts';
import { verifyCredential } from '../support/verify-credential.ts';
import { verifyWithDigitalBazaar } from '../support/verify-with-digital-bazaar.ts';

const NOVEMBER = Date.parse('2026-11-28T06:00:00Z');

describe.each(engines)('on %s', (engine) => {
  const it = testOn(engine, ISSUER);

  it('says what the paper says, and of the person the name alone', async ({ system }) => {
    system.pass(NOVEMBER - Date.now());
    const { number, json } = await issuedAndSigned(system, { expires: '2028-03-14' });
    const { proof, credentialStatus, ...credential } = JSON.parse(json) as Record<string, unknown>;
    expect(credential).toEqual({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id: `https://www.example.com/it-trainings/certificate?cert_number=${number}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: 'DevOps Automation',
      issuer: {
        id: 'did:web:www.example.com',
        type: ['Profile'],
        name: expect.any(String),
        url: 'https://www.example.com',
        email: expect.stringContaining('@'),
      },
      validFrom: '2026-03-14T00:00:00+05:30',
      validUntil: '2028-03-14T23:59:59Z',
      credentialSubject: {
        type: ['AchievementSubject'],
        identifier: [
          { type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: 'Anita Sharma' },
        ],
        achievement: {
          id: 'https://www.example.com/it-trainings/devops',
          type: ['Achievement'],
          achievementType: 'Certificate',
          name: 'DevOps Automation',
          description: expect.stringMatching(/\d+ hours in class: /),
          criteria: {
            id: 'https://www.example.com/it-trainings/devops#syllabus',
            narrative: expect.stringContaining('Restore from your runbook, four hours 40%'),
          },
        },
      },
    });
    expect(credentialStatus).toMatchObject({
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: expect.stringMatching(/^\d{1,6}$/),
      statusListCredential: 'https://www.example.com/credentials/status/1',
    });
    expect(proof).toMatchObject({ type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022' });
  });

  it('says what the course was when it was issued, also once the course has changed', async ({ system }) => {
    system.pass(NOVEMBER - Date.now());
    const { number, json } = await issuedAndSigned(system);
    const { award: was } = await checkCertificate(system, { number });
    expect(was).toMatchObject({ path: '/it-trainings/devops', assessedBy: expect.stringContaining('40%') });
    const course = courseAward('DevOps Automation')!;
    const { hours, assessedBy } = course;
    onTestFinished(() => void Object.assign(course, { hours, assessedBy }));
    Object.assign(course, { hours: 1, assessedBy: 'Nothing 100%' });
    expect(await signed(system, number)).toEqual([json]);
    expect((await checkCertificate(system, { number })).award).toEqual(was);
    const { number: newer } = await reissueCertificate(system, number, { name: 'Anita Rao' });
    expect((await checkCertificate(system, { number: newer })).award).toEqual(was);
    const { number: next } = await issuedAndSigned(system, { name: 'Ravi Das' });
    expect((await checkCertificate(system, { number: next })).award).toMatchObject({ hours: 1 });
  });

  it.for([
    ['of 2019', { issued: '2019-03-14' }, 'Completed the course.'],
    ['with a number from elsewhere', { number: 'VL/2026/17' }, 'Completed the course.'],
    ['of a class that attended', { issued: '2019-03-14', class: 'Workshop' }, 'Attended the course.'],
  ] as const)('%s it says nothing that nobody knows', async ([, fields, narrative], { system }) => {
    system.pass(NOVEMBER - Date.now());
    const design = { design: 'strata', signatories: [], showsHours: true, showsClass: false };
    await choosePaper(system, undefined, { ...design, says: 'passed' });
    await choosePaper(system, 'Workshop', { ...design, says: 'attended' });
    const { number, json } = await issuedAndSigned(system, fields);
    expect(JSON.parse(json)).toMatchObject({
      credentialSubject: {
        achievement: {
          description: expect.stringMatching(/^A course of \S+: DevOps Automation\.$/),
          criteria: { narrative },
        },
      },
    });
    expect(await checkCertificate(system, { number })).not.toHaveProperty('award');
    expect(await certificateToPrint(system, number)).toMatchObject({ hours: null });
  });

  it('is accepted by two families of libraries, and the same each time', async ({ system }) => {
    const fetch = fetchFrom(system);
    for (const name of ['Anita Sharma', 'आशा शर्मा क्षत्रिय', 'محمد عليّ', 'D’Souza "Bob" \\ & <b>', '李 小龍']) {
      const { number, json } = await issuedAndSigned(system, { name, course: `A course, ${name}` });
      expect(await verifyCredential(json, { fetch }), name).toEqual({ revoked: false });
      expect(await verifyWithDigitalBazaar(json, { fetch }), name).toMatchObject({
        verified: true,
        revoked: false,
      });
      const other = { ...system, storage: await system.openAgain() };
      expect(await signed(other, number)).toEqual([json]);
    }
  });

  it('is revoked with the certificate, replaced or erased, and not given again', async ({ system }) => {
    const fetch = fetchFrom(system);
    const acts = [
      ['is revoked', (number: string) => revokeCertificate(system, number, 'withdrawn')],
      ['is revoked', (number: string) => reissueCertificate(system, number, { name: 'Anita Rao' })],
      ['was erased', (number: string) => eraseCertificate(system, number)],
    ] as const;
    for (const [why, act] of acts) {
      const { number, json } = await issuedAndSigned(system);
      await act(number);
      expect(await verifyCredential(json, { fetch })).toEqual({ revoked: true });
      expect(await verifyWithDigitalBazaar(json, { fetch })).toMatchObject({ revoked: true });
      await expect(makeCredential(system, number)).rejects.toMatchObject({
        name: 'OperatorError',
        message: expect.stringContaining(why),
      });
    }
  });

  it('of an old key still counts; of a withdrawn one not, and a new one does', async ({ system }) => {
    const fetch = fetchFrom(system);
    const { number, json } = await issuedAndSigned(system);
    await rotateCredentialKey(system);
    expect(await verifyCredential(json, { fetch })).toEqual({ revoked: false });
    const [newer = ''] = await signed(system, number);
    expect(newer).not.toBe(json);
    await rotateCredentialKey(system, { withdraw: true });
    for (const withdrawn of [json, newer])
      await expect(verifyCredential(withdrawn, { fetch })).rejects.toThrow('the key is not the issuer’s');
    const [newest = ''] = await signed(system, number);
    expect(await verifyCredential(newest, { fetch })).toEqual({ revoked: false });
  });

  it('is refused before its day, after its last day, and from another site', async ({ system }) => {
    const fetch = fetchFrom(system);
    const { json } = await issuedAndSigned(system, { expires: '2028-03-14' });
    const at = (time: string) => verifyCredential(json, { fetch, now: new Date(time) });
    await expect(at('2026-03-13T18:29:59Z')).rejects.toThrow('not valid yet');
    await at('2026-03-13T18:30:00Z');
    await at('2028-03-14T23:59:59Z');
    await expect(at('2028-03-15T00:00:00Z')).rejects.toThrow('expired');
    const other = await openTestSystem(engine, ISSUER);
    await expect(verifyCredential(json, { fetch: fetchFrom(other) })).rejects.toThrow('not the issuer’s');
  });

  it('names the new PUBLIC_URL; the old one is checked at the old address', async ({ system }) => {
    const fetch = fetchFrom(system);
    const { number, json } = await issuedAndSigned(system);
    const moved = { ...system, config: { ...system.config, publicUrl: 'https://new.example.com' } };
    await expect(verifyCredential(json, { fetch: fetchFrom(moved) })).rejects.toThrow(
      'https://www.example.com does not answer',
    );
    const [newer = ''] = await signed(moved, number);
    expect(await verifyCredential(newer, { fetch: fetchFrom(moved) })).toEqual({ revoked: false });
    expect(await verifyCredential(json, { fetch })).toEqual({ revoked: false });
  });

  it('is not signed with a term or a context that nothing explains', async ({ system }) => {
    const { database } = system.storage;
    const key = await readCredentialKey(database, system.storage.certificateSecret);
    const sign = (document: Record<string, unknown>, context = [CREDENTIALS_CONTEXT, BADGES_CONTEXT]) =>
      signDocument(
        { '@context': context, type: ['VerifiableCredential'], ...document },
        { key, publicUrl: 'https://www.example.com', created: '2026-03-14T00:00:00Z' },
      );
    await sign({ name: 'A' });
    await expect(sign({ marks: 'A' })).rejects.toThrow('Safe mode validation error');
    await expect(sign({ name: 'A' }, ['https://example.com/context'])).rejects.toMatchObject({
      details: { cause: { message: expect.stringContaining('is not a known JSON-LD context') } },
    });
  });
});
