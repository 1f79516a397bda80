import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { operateList } from '../support/operate.ts';
import { fillEnquiry } from '../support/fill-forms.ts';
import { newPerson } from '../support/new-person.ts';
import type { RunningDesk } from '../support/running-desk.ts';
import { expect, press, test } from './desk-fixtures.ts';
import { REST } from './fixtures.ts';

test.beforeEach(async ({ page, desk }) => {
  await page.goto(desk.link());
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.locator('.desk-notice');

async function stateOf(desk: RunningDesk, noun: 'enquiries' | 'applications', name: string) {
  const row = operateList(desk.site, noun, 'list').find((found) => found.name === name);
  return { state: row?.state, reference: row?.reference };
}

test('one is answered and two are rejected, one by mistake, by keyboard alone', async ({ page, desk }) => {
  await press(page, 'g', 'e');
  await expect(heading(page)).toHaveText('Enquiries');
  await page.goto(`${desk.origin}/enquiries?state=new&sort=oldest`);
  await press(page, 'j');
  await expect(page.getByRole('link', { name: 'Harpreet Gill (sample)' })).toBeFocused();
  await press(page, 'j');
  await press(page, 'k');
  await press(page, 'Enter');
  await expect(heading(page)).toHaveText('Harpreet Gill (sample)');
  await press(page, '1');
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/^Dear Harpreet Gill \(sample\),/);
  await page.getByLabel('Text', { exact: true }).focus();
  await press(page, 'Control+Enter');
  await expect(notice(page)).toContainText('answered by email. The email is sent in half a minute.');
  await expect(heading(page)).toHaveText('Harpreet Gill (sample)');
  await expect(notice(page).getByRole('link', { name: 'Next: Deepa Nambiar (sample)' })).toBeVisible();

  await page.goto(`${desk.origin}/applications?sort=oldest`);
  await page.getByRole('link', { name: 'Nikhil Joshi (sample)' }).press('Enter');
  for (const [name, next] of [
    ['Nikhil Joshi (sample)', 'Faisal Ansari (sample)'],
    ['Faisal Ansari (sample)', 'Sanjana Hegde (sample)'],
  ] as const) {
    await expect(heading(page)).toHaveText(name);
    await press(page, 'r');
    await expect(page.getByLabel('Text', { exact: true })).toBeFocused();
    await press(page, 'Control+Enter');
    await expect(notice(page)).toContainText(`${name} (`);
    await expect(heading(page)).toHaveText(name);
    const link = notice(page).getByRole('link', { name: `Next: ${next}` });
    if (name === 'Nikhil Joshi (sample)') await link.press('Enter');
  }
  await notice(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(heading(page)).toHaveText('Faisal Ansari (sample)');
  await expect(notice(page)).toHaveText(/: New\. The email was cancelled\.$/);

  const answered = await stateOf(desk, 'enquiries', 'Harpreet Gill (sample)');
  const rejected = await stateOf(desk, 'applications', 'Nikhil Joshi (sample)');
  const undone = await stateOf(desk, 'applications', 'Faisal Ansari (sample)');
  expect([answered.state, rejected.state, undone.state]).toEqual(['answered', 'rejected', 'new']);
  // Other tests of this desk may have had an enquiry sent.
  const mails = operateList(desk.site, 'outbox', 'list', '--all');
  const ours = new Set([answered, rejected, undone].map(({ reference }) => reference));
  expect(
    mails.filter(({ reference }) => ours.has(reference)).map(({ reference, to }) => [reference, to]),
  ).toEqual([
    [answered.reference, 'harpreet.gill@example.com'],
    [rejected.reference, 'nikhil.joshi@example.com'],
  ]);
});

test('what a visitor asks about stands at the enquiry, with the page', async ({ page, desk }) => {
  await page.goto(`${desk.site.origin}/services/network-services/ddos`);
  await page.getByRole('main').getByRole('link', { name: 'Get in Touch' }).first().click();
  const form = page.getByRole('main').getByRole('form');
  const person = newPerson();
  await fillEnquiry(form, person);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Message sent successfully!')).toBeVisible();

  await page.goto(`${desk.origin}/enquiries`);
  await page.getByRole('link', { name: person.name }).click();
  await expect(heading(page)).toHaveText(person.name);
  await expect(page.getByText(/^Service: .*DDoS/)).toBeVisible();
  await expect(page.getByText('/contact?service=network-services/ddos')).toBeVisible();
});

test('what is being written is there again after a page was left, until sent', async ({ page, desk }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`${desk.origin}/enquiries?search=anand`);
  await page.getByRole('link', { name: 'Anand Kulkarni (sample)' }).click();
  const path = page.url();
  const note = page.getByLabel('Note', { exact: true });
  await note.fill('Wants a quotation by Friday.');
  await page.goto(`${desk.origin}/enquiries`);
  await page.goto(path);
  await expect(note).toHaveValue('Wants a quotation by Friday.');
  await expect(page.getByText('Your unsaved text was restored.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice(page)).toContainText('the note is saved');
  await expect(note).toHaveValue('');
  await note.fill('Never mind.');
  await page.reload();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(note).toHaveValue('');
  await page.reload();
  await expect(note).toHaveValue('');
});

test('several enquiries are shown before they are given to somebody, and undone after a look elsewhere', async ({
  page,
  desk,
}) => {
  desk.site.operator('desk', 'invite', '--name', 'Kiran Das', '--role', 'office');
  await page.goto(`${desk.origin}/enquiries?state=new`);
  await page.getByText('Select several').click();
  for (const name of ['Deepa Nambiar (sample)', 'Kavitha Reddy (sample)'])
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
  await page.locator('select[name=owner]').selectOption('Kiran Das');
  await page.getByRole('button', { name: 'Set owner and follow-up date' }).click();
  await expect(heading(page)).toHaveText('Set owner and follow-up date of 2 enquiries?');
  await expect(page.getByRole('main')).toContainText('Deepa Nambiar (sample)');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set owner and follow-up date of 2 enquiries' }).click();
  await expect(notice(page)).toContainText('Owner or follow-up date set: 2 enquiries.');
  await expect(page.getByRole('row', { name: /Deepa Nambiar/ })).toContainText('Kiran Das');
  await page.getByLabel('Received to').fill('2020-01-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('No results. Change the filter.');
  await page.goto(desk.origin);
  await page.goto(`${desk.origin}/enquiries?state=closed`);
  await page.getByRole('link', { name: 'Owner or follow-up date set: 2 enquiries' }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo for 2' }).click();
  await expect(notice(page)).toContainText('Undone: 2 enquiries.');
  await page.goto(`${desk.origin}/enquiries?state=new`);
  await expect(page.getByRole('row', { name: /Deepa Nambiar/ })).not.toContainText('Kiran Das');
});

test('Enter in a field sends no form; a search and Ctrl with Enter do', REST, async ({ page, desk }) => {
  await page.goto(`${desk.origin}/enquiries?search=kavitha`);
  await page.getByRole('link', { name: 'Kavitha Reddy (sample)' }).click();
  const subject = page.getByLabel('Subject');
  await subject.press('Enter');
  await page.getByLabel('Follow up on (optional)').press('Enter');
  await page.getByLabel('Follow up on (optional)').fill('2999-01-01');
  await page.getByLabel('Follow up on (optional)').press('Enter');
  await expect(notice(page)).toBeHidden();
  await page.getByLabel('Follow up on (optional)').press('Control+Enter');
  await expect(notice(page)).toContainText('follow up on Tue 1 Jan');
});

test('single keys rest while one types, can be listed, and be switched off', REST, async ({ page, desk }) => {
  await page.goto(`${desk.origin}/enquiries`);
  await press(page, '/');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeFocused();
  await page.keyboard.type('j?kavitha');
  await expect(search).toHaveValue('j?kavitha');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('Next in the list');
  await list.getByLabel('Use single-key shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
});

test('what comes meanwhile is told of without a reload, and moves nothing', REST, async ({ page, desk }) => {
  await page.goto(`${desk.origin}/enquiries`);
  const first = page.getByRole('row').nth(1);
  const before = await first.boundingBox();
  const answer = await fetch(`${desk.site.origin}/api/contact.php`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: '<b>Meera</b> Iyer',
      mobile: '9876543210',
      email: 'meera.iyer@example.com',
      message: '<script>document.title = "taken"</script>',
    }),
  });
  expect(answer.status).toBe(200);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const bar = page.getByRole('status').filter({ hasText: 'New:' });
  await expect(bar).toHaveText('New: <b>Meera</b> Iyer (enquiry).');
  expect(await first.boundingBox()).toEqual(before);
  await bar.getByRole('link').click();
  await expect(heading(page)).toHaveText('<b>Meera</b> Iyer');
  await expect(page.getByText('<script>document.title = "taken"</script>')).toBeVisible();
  expect(await page.title()).not.toBe('taken');
});
