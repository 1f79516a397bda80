import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openApp, type OpenedApp } from '../../tests/support/open-app.ts';
import { readQrCode } from '../../tests/support/read-qr-code.ts';
import { readPdf } from '../../tests/support/read-pdf.ts';
import { eraseCertificate } from '../services/certificates/erase-certificate.ts';
import { issueCertificate } from '../services/certificates/issue-certificate.ts';
import { certificateKey } from '../services/certificates/qr-code-key.ts';
import { revokeCertificate } from '../services/certificates/revoke-certificate.ts';

const UNKNOWN = '111111111111';
const NAME = 'Anita Sharma';
const LOOSE = { CHECK_LIMIT_PER_MINUTE: '1000', CHECK_LIMIT_PER_HOUR: '1000' };

async function openWithCertificate(settings = LOOSE) {
  const opened = await openApp({ settings });
  const { number } = await issueCertificate(opened.deps, {
    name: NAME,
    course: 'Cybersecurity Training',
    issued: '2026-09-01',
  });
  return { ...opened, number, key: certificateKey(opened.storage.certificateSecret, number) };
}

const ask = ({ app }: OpenedApp, file: string, question: { cert_number?: string; key?: string }) =>
  app.inject(`/api/${file}?${new URLSearchParams({ ...question }).toString()}`);

test('number and key give the paper and the credential, never kept by anybody on the way', async () => {
  const opened = await openWithCertificate();
  const { number: cert_number, key } = opened;
  const paper = await ask(opened, 'certificate.pdf', { cert_number, key });
  expect(paper.statusCode).toBe(200);
  expect(paper.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename*=UTF-8''${cert_number}-Anita-Sharma.pdf`,
  });
  expect(readPdf(paper.rawPayload).pages).toHaveLength(1);
  const credential = await ask(opened, 'credential.json', { cert_number: ` ${cert_number} `, key });
  expect(credential.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename*=UTF-8''${cert_number}-Anita-Sharma.json`,
  });
  expect(credential.json()).toMatchObject({
    credentialSubject: { identifier: [{ identityHash: NAME }] },
  });
  expect((await ask(opened, 'credential.json', { cert_number, key })).body).toBe(credential.body);
});

test('the picture is the paper itself: a phone reads its code from it', async () => {
  const opened = await openWithCertificate();
  const { number: cert_number, key } = opened;
  const picture = await ask(opened, 'certificate.png', { cert_number, key });
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename*=UTF-8''${cert_number}-Anita-Sharma.png`,
  });
  const { data, info } = await sharp(picture.rawPayload)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scanned = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
  expect(new URL(scanned).search).toBe(`?${new URLSearchParams({ cert_number, key }).toString()}`);
});

test('the check says that there are files to whoever has the key alone', async () => {
  const opened = await openWithCertificate();
  const { number: cert_number, key } = opened;
  expect((await ask(opened, 'certificate.php', { cert_number, key })).json()).toMatchObject({
    name: NAME,
    files: ['paper', 'credential'],
  });
  for (const wrong of [{ cert_number }, { cert_number, key: 'x' }]) {
    const answer = await ask(opened, 'certificate.php', wrong);
    expect(answer.json()).not.toHaveProperty('files');
    expect(answer.body).not.toContain(NAME);
  }
});

test.each(['certificate.pdf', 'certificate.png', 'credential.json'])(
  '%s: a number that is known, withdrawn, unknown, erased or malformed is answered alike without its key',
  async (file) => {
    const opened = await openWithCertificate();
    const { deps, number, key } = opened;
    const other = await issueCertificate(deps, { name: 'Ravi Iyer', course: 'DevOps' });
    const otherKey = certificateKey(opened.storage.certificateSecret, other.number);
    const erased = await issueCertificate(deps, { name: 'Gone', course: 'DevOps' });
    await eraseCertificate(deps, erased.number);
    const erasedKey = certificateKey(opened.storage.certificateSecret, erased.number);
    const withdrawn = await issueCertificate(deps, { name: 'Meera Nair', course: 'DevOps' });
    await revokeCertificate(deps, withdrawn.number, 'withdrawn');
    const unknownKey = certificateKey(opened.storage.certificateSecret, UNKNOWN);
    const answers = await Promise.all(
      [
        { cert_number: number },
        { cert_number: number, key: '' },
        { cert_number: number, key: otherKey },
        { cert_number: number, key: `${key.slice(0, -1)}_` },
        { cert_number: UNKNOWN },
        { cert_number: UNKNOWN, key },
        { cert_number: UNKNOWN, key: unknownKey },
        { cert_number: erased.number, key: erasedKey },
        { cert_number: withdrawn.number },
        { cert_number: withdrawn.number, key },
        { cert_number: '12 ab', key },
      ].map((question) => ask(opened, file, question)),
    );
    const [first, ...others] = answers.map(
      ({ statusCode, body, headers: { date: _date, 'x-request-id': _id, ...headers } }) => ({
        statusCode,
        body,
        headers,
      }),
    );
    expect(first?.statusCode).toBe(404);
    expect(first?.body).toContain('Scan the QR code on the document again');
    for (const each of others) expect(each).toEqual(first);
  },
);

test('a revoked certificate has no file, and only its holder is told so', async () => {
  const opened = await openWithCertificate();
  const { deps, number: cert_number, key } = opened;
  await revokeCertificate(deps, cert_number, 'withdrawn');
  const answer = await ask(opened, 'credential.json', { cert_number, key });
  expect({ status: answer.statusCode, told: answer.body.includes('has been revoked') }).toEqual({
    status: 404,
    told: true,
  });
  const without = await ask(opened, 'credential.json', { cert_number });
  expect(without.body).not.toContain('has been revoked');
  expect((await ask(opened, 'certificate.php', { cert_number, key })).json()).not.toHaveProperty('files');
});

test('files count as checks of an address, and guesses as misses of the site', async () => {
  const opened = await openWithCertificate({ CHECK_LIMIT_PER_MINUTE: '2', CHECK_LIMIT_PER_HOUR: '1000' });
  const { number: cert_number, key } = opened;
  expect((await ask(opened, 'credential.json', { cert_number, key })).statusCode).toBe(200);
  expect((await ask(opened, 'certificate.php', { cert_number, key })).statusCode).toBe(200);
  const refused = await ask(opened, 'credential.json', { cert_number, key });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();

  const spent = await openApp({
    settings: { ...LOOSE, MISS_BUDGET_PER_HOUR: '1' },
    bounds: { slowedMissMs: 300 },
  });
  const timed = async () => {
    const start = performance.now();
    await ask(spent, 'certificate.pdf', { cert_number: UNKNOWN, key: 'x' });
    return performance.now() - start;
  };
  await timed();
  expect(await timed()).toBeGreaterThanOrEqual(299);
});

test('a blank number is told as in the form', async () => {
  const opened = await openApp();
  const answer = await ask(opened, 'credential.json', { key: 'x' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message: 'Please enter a certificate number' });
});

test('what a phone scans from the paper leads without script, by a form, to the certificate and all that its holder takes along', async () => {
  const opened = await openWithCertificate();
  const { app, number: cert_number, key } = opened;
  const query = new URLSearchParams({ cert_number, key }).toString();
  const paper = await ask(opened, 'certificate.pdf', { cert_number, key });
  const file = join(opened.deps.config.dataFolder, 'paper.pdf');
  await writeFile(file, paper.rawPayload);
  const scanned = new URL((await readQrCode(file)) ?? '');
  expect(scanned.search).toBe(`?${query}`);
  const page = await app.inject(scanned.pathname + scanned.search);
  expect(page.body).toMatch(/<noscript><form[^>]*action="\/api\/certificate\.php"/);
  expect(page.body).toContain(`<input type="hidden" name="key" value="${key}"/>`);
  expect(page.body).not.toContain(NAME);
  const post = async (question: Record<string, string>) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/certificate.php',
        payload: new URLSearchParams(question).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          'sec-fetch-site': 'same-origin',
        },
      })
    ).body;
  const shown = (await post({ cert_number, key })).replaceAll('&amp;', '&');
  for (const words of [
    NAME,
    '1 September 2026',
    `href="/api/certificate.pdf?${query}"`,
    `href="/api/certificate.png?${query}"`,
    `href="/api/credential.json?${query}"`,
    'href="https://www.linkedin.com/profile/add?',
  ])
    expect(shown).toContain(words);
  expect(shown).not.toContain('Copy link');
  const refusals: Record<string, string>[] = [
    { cert_number },
    { cert_number, key: 'wrong' },
    { cert_number: UNKNOWN, key },
  ];
  for (const wrong of refusals) {
    const refused = await post(wrong);
    expect(refused).not.toContain(NAME);
    expect(refused).not.toContain('If this certificate is yours');
  }
});
