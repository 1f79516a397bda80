import { readFileSync } from 'node:fs';
import { COURSE, HOLDER, issueCertificate, issueRevoked, printedKey } from '../support/issue-certificate.ts';
import { expect, hydrated, test } from './fixtures.ts';

const PAGE = '/it-trainings/certificate';
const PART = 'If this certificate is yours';

test('whoever scans the QR code takes the certificate along', async ({ page, site }) => {
  const number = issueCertificate(site, '--expires', '2099-03-14');
  const key = printedKey(site, number);
  await page.goto(`${PAGE}?cert_number=${number}&key=${key}`);
  const part = page.getByRole('region', { name: PART });
  await expect(part).toBeVisible();
  await expect(page.getByRole('main')).toContainText(HOLDER);

  const saving = page.waitForEvent('download');
  await part.getByRole('link', { name: 'Credential for a wallet' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`${number}-Anita-Sharma.json`);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    name: COURSE,
    credentialSubject: { identifier: [{ identityHash: HOLDER }] },
    proof: { cryptosuite: 'eddsa-rdfc-2022' },
  });

  const drawing = page.waitForEvent('download');
  await part.getByRole('link', { name: 'Certificate as PDF' }).click();
  const paper = await drawing;
  expect(paper.suggestedFilename()).toBe(`${number}-Anita-Sharma.pdf`);
  expect(
    readFileSync(await paper.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  const linkedIn = new URL(
    (await part.getByRole('link', { name: 'Add to LinkedIn' }).getAttribute('href')) ?? '',
  );
  expect(linkedIn.host).toBe('www.linkedin.com');
  expect(linkedIn.href).not.toContain(key);
  await expect(part).toContainText(/\d+ hours in class: /);
  await expect(part.getByRole('heading', { name: 'How an employer checks the credential' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('whoever scans the QR code sees the certificate and takes it along', async ({ page, site }) => {
    const number = issueCertificate(site, '--expires', '2099-03-14');
    const key = printedKey(site, number);
    await page.goto(`${PAGE}?cert_number=${number}&key=${key}`);
    await page.getByRole('button', { name: 'Show this certificate' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Certificate Verified!');
    for (const words of [HOLDER, COURSE, '14 March 2026', 'Valid until 14 March 2099'])
      await expect(main).toContainText(words);
    const part = page.getByRole('region', { name: PART });
    await expect(part.getByRole('button')).toHaveCount(0);
    await expect(part.getByRole('link', { name: 'Add to LinkedIn' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.linkedin\.com\/profile\/add\?/,
    );
    for (const [name, file] of [
      ['Certificate as PDF', `${number}-Anita-Sharma.pdf`],
      ['Certificate as a picture', `${number}-Anita-Sharma.png`],
      ['Credential for a wallet', `${number}-Anita-Sharma.json`],
    ] as const) {
      const saving = page.waitForEvent('download');
      await part.getByRole('link', { name }).click();
      expect((await saving).suggestedFilename()).toBe(file);
    }
  });

  test('a wrong key shows what the number alone shows', async ({ page, site }) => {
    const number = issueCertificate(site);
    await page.goto(`${PAGE}?cert_number=${number}&key=wrong`);
    await page.getByRole('button', { name: 'Show this certificate' }).click();
    await expect(page.getByRole('main')).toContainText('A•••• S•••••');
    await expect(page.getByRole('main')).not.toContainText(HOLDER);
    await expect(page.getByText(PART)).toHaveCount(0);
  });
});

test('the link with the key is copied', async ({ page, site, context }) => {
  const number = issueCertificate(site);
  const address = `${PAGE}?${new URLSearchParams({ cert_number: number, key: printedKey(site, number) }).toString()}`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${new URL(page.url()).origin}${address}`,
  );
});

test('a typed number, a wrong key or a withdrawn one offers nothing', async ({ page, site }) => {
  const number = issueCertificate(site);
  await page.goto(PAGE);
  await hydrated(page);
  await page.getByPlaceholder('Enter Certificate Number').fill(number);
  await page.getByRole('main').getByRole('button', { name: 'Validate', exact: true }).click();
  const printed = page.getByRole('button', { name: 'Print this result' });
  await expect(printed).toBeVisible();
  await expect(page.getByText(PART)).toHaveCount(0);

  await page.goto(`${PAGE}?cert_number=${number}&key=wrong`);
  await expect(printed).toBeVisible();
  await expect(page.getByText(PART)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(HOLDER);

  const revoked = issueRevoked(site);
  await page.goto(`${PAGE}?cert_number=${revoked}&key=${printedKey(site, revoked)}`);
  await expect(printed).toBeVisible();
  await expect(page.getByText(PART)).toHaveCount(0);
});

test('another number that is checked afterwards takes the offer away', async ({ page, site }) => {
  const number = issueCertificate(site);
  await page.goto(`${PAGE}?cert_number=${number}&key=${printedKey(site, number)}`);
  await expect(page.getByText(PART)).toBeVisible();
  await page.getByPlaceholder('Enter Certificate Number').fill(issueCertificate(site));
  await page.getByRole('main').getByRole('button', { name: 'Validate', exact: true }).click();
  await expect(page.getByText('A•••• S•••••').first()).toBeVisible();
  await expect(page.getByText(PART)).toHaveCount(0);
});
