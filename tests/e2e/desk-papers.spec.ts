import sharp from 'sharp';
import { axeFindings } from '../support/axe-findings.ts';
import { expect, test } from './desk-fixtures.ts';
import { REST } from './fixtures.ts';

/** As a phone takes a signature: blue ink on grey paper. */
const PHOTO = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="300"><rect width="700" height="300" fill="#d4d2cb"/><path d="M80 190 C140 40 190 60 180 170 S320 70 350 150 S500 200 620 110" fill="none" stroke="#1b2a6b" stroke-width="8"/></svg>',
  ),
)
  .png()
  .toBuffer();

test('a signature is added, chosen and seen on paper', REST, async ({ owner: page, desk, context }) => {
  await page.goto(`${desk.origin}/certificates`);
  await page.getByRole('link', { name: 'Designs' }).click();
  await page.getByRole('link', { name: 'Add somebody' }).click();
  await page.getByLabel('Name').fill('Sunita Kulkarni');
  await page.getByLabel('Picture of the signature').setInputFiles({
    name: 'sunita.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from([0xff, 0xd8, 0xff]),
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('must be a PNG picture');
  await expect(page.getByLabel('Name')).toHaveValue('Sunita Kulkarni');
  await page.getByLabel('Role').fill('Lead trainer');
  await page
    .getByLabel('Picture of the signature')
    .setInputFiles({ name: 'sunita.png', mimeType: 'image/png', buffer: PHOTO });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Sunita Kulkarni is added.');
  await expect(page.getByAltText('Signature of Sunita Kulkarni')).toHaveJSProperty('complete', true);
  expect(
    await page
      .getByAltText('Signature of Sunita Kulkarni')
      .evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBeGreaterThan(100);

  await page.getByLabel('Engraved').check();
  await page.getByLabel('First signatory').selectOption({ label: 'Sunita Kulkarni, Lead trainer' });
  await page.getByLabel('Print the hours').check();
  expect(await axeFindings(page)).toEqual([]);
  // In a tab of its own, where there is a viewer; Chromium without a window saves it.
  const drawing = context.waitForEvent('response', (response) =>
    response.url().includes('/certificates/papers/preview?design=engraved'),
  );
  await page.getByRole('button', { name: 'Preview' }).click();
  expect(await (await drawing).headerValue('content-type')).toBe('application/pdf');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Certificates issued from now on use this design.');
  await expect(page.getByLabel('Engraved')).toBeChecked();
});
