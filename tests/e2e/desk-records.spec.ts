import { axeFindings } from '../support/axe-findings.ts';
import { expect, test } from './desk-fixtures.ts';

const COURSE = 'DevOps Automation';
/** Rows as a spreadsheet in India writes them: the third, 20th, 41st and 60th are wrong. */
const ROWS = Array.from({ length: 60 }, (_, index) => {
  const name = index === 0 ? 'Ren\u00E9 D\u2019Souza' : index === 19 ? '' : `Trainee ${index + 1}`;
  const course = index === 40 ? '' : COURSE;
  const day = index === 2 ? '31/02/2026' : index === 59 ? 'tomorrow' : '21/11/2026';
  return `${index + 1};${name};${course};${day}`;
});
const CSV = ['Sr No;Student Name;Course;Date of Issue', ...ROWS, ';;;'].join('\r\n');

/** What Excel saves as CSV on a PC in the West. */
function inWindows1252(text: string): Buffer {
  return Buffer.from(text.replaceAll('\u2019', '\u0092'), 'latin1');
}

test('a class of 60 is corrected in its cells, stored and printed', async ({ owner: page, desk }) => {
  await page.goto(`${desk.origin}/certificates`);
  await page.getByRole('link', { name: 'Issue a class' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Name of the class').fill('DevOps, November 2026');
  await page.getByLabel('Or the file').setInputFiles({
    name: 'class.csv',
    mimeType: 'text/csv',
    buffer: inWindows1252(CSV),
  });
  await page.getByRole('button', { name: 'Show the rows' }).click();

  await expect(page.getByText('60 rows, 4 to correct. Nothing is issued yet.')).toBeVisible();
  await expect(page.getByText('read as Windows-1252')).toBeVisible();
  await expect(page.getByLabel('Name, row 20', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Name, row 1', { exact: true })).toBeHidden();
  await expect(page.getByLabel('Name, row 1', { exact: true })).toHaveValue('René D’Souza');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Issued on, row 3', { exact: true }).fill('28/02/2026');
  await page.getByLabel('Name, row 20', { exact: true }).fill('Sneha Patil');
  await page.getByLabel('Course, row 41', { exact: true }).fill(COURSE);
  // Enter in a cell checks, and does not store.
  await page.getByLabel('Issued on, row 60', { exact: true }).fill('22/11/2026');
  await page.getByLabel('Issued on, row 60', { exact: true }).press('Enter');
  await expect(page.getByText('60 rows, nothing to correct. Nothing is issued yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Issue 60 certificates' }).click();
  await expect(page.getByRole('status')).toContainText('60 certificates are issued.');

  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Print the class as a zip' }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe('DevOps-November-2026.zip');
  expect(await zip.failure()).toBeNull();

  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Print the class as one PDF' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toBe('DevOps-November-2026.pdf');
  expect(await pdf.failure()).toBeNull();
});
