import { readFileSync } from 'node:fs';
import { COURSE, HOLDER, issueCertificate, printedKey } from '../support/issue-certificate.ts';
import { expect, test } from './fixtures.ts';

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

test('another number that is checked afterwards takes the offer away', async ({ page, site }) => {
  const number = issueCertificate(site);
  await page.goto(`${PAGE}?cert_number=${number}&key=${printedKey(site, number)}`);
  await expect(page.getByText(PART)).toBeVisible();
  await page.getByPlaceholder('Enter Certificate Number').fill(issueCertificate(site));
  await page.getByRole('main').getByRole('button', { name: 'Validate', exact: true }).click();
  await expect(page.getByText('A•••• S•••••').first()).toBeVisible();
  await expect(page.getByText(PART)).toHaveCount(0);
});
