import type { Locator, Page } from '@playwright/test';
import { fillEnquiry } from '../support/fill-forms.ts';
import { holdCalls } from '../support/held-calls.ts';
import { newPerson, type Person } from '../support/new-person.ts';
import { storedFrom } from '../support/operate.ts';
import { seenColour } from '../support/seen-colour.ts';
import { watchCalls } from '../support/watch-calls.ts';
import { expect, hydrated, test } from './fixtures.ts';

const CALL = '**/api/contact.php';

const BROWSER_REPORT = /Failed to load resource/;
const FAILURE_IN_CONSOLE = [BROWSER_REPORT, /enquiry/i];

const card = (page: Page) =>
  page.getByRole('main').getByRole('form', { name: 'Subscribe to Our Email and Free Consultation' });

async function visit(page: Page): Promise<Locator> {
  await page.goto('/contact');
  await hydrated(page);
  return card(page);
}

async function expectFilled(form: Locator, { name, phone, email, message }: Person): Promise<void> {
  await expect(form.getByLabel('Name')).toHaveValue(name);
  await expect(form.getByLabel('Mobile')).toHaveValue(phone);
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expect(form.getByLabel('Message')).toHaveValue(message);
}

const send = (form: Locator) => form.getByRole('button', { name: 'Send Message' }).click();

test('the browser asks for name, mobile and email, and the message is optional', async ({ page }) => {
  const form = await visit(page);
  const calls = watchCalls(page);
  await send(form);

  await expect(form.getByLabel('Name')).toBeFocused();
  for (const label of ['Name', 'Mobile', 'Email']) {
    await expect(form.getByLabel(label)).toHaveJSProperty('validity.valueMissing', true);
  }
  await expect(form.getByLabel('Message')).toHaveJSProperty('validity.valid', true);
  await expect(form.getByLabel('Message')).toHaveAccessibleName(/optional/i);
  expect(calls).toEqual([]);
});

test('the button reads Sending..., and success is said in green, of this form alone, and clears it', async ({
  page,
}) => {
  const release = await holdCalls(page, CALL);
  const form = await visit(page);
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(form.getByLabel('Mobile')).toHaveAttribute('type', 'tel');
  // The mobile has no format, and the message is optional.
  await fillEnquiry(form, { ...newPerson(), phone: 'ask at the desk', message: '' });
  await send(form);
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();

  await expect(form.getByRole('status')).toContainText('Message sent successfully!');
  expect(await seenColour(form.getByText('Message sent successfully!'))).toBe('green');
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expectFilled(form, { name: '', phone: '', email: '', message: '' });
  const footer = page.getByRole('contentinfo').getByRole('form', { name: 'Free Consultation' });
  await expect(footer.getByText('Message sent successfully!')).toBeHidden();
});

test('visitor, operator and mail share the message and its reference', async ({ page, site }) => {
  const form = await visit(page);
  const person = newPerson();
  await fillEnquiry(form, person);
  await send(form);
  await expect(form.getByRole('status')).toContainText(/Your reference is E-/);

  const rows = storedFrom(site, 'enquiries', person.email);
  expect(rows).toHaveLength(1);
  const { reference } = rows[0]!;
  expect(rows[0]).toMatchObject({ name: person.name, mobile: person.phone, message: person.message });
  await expect(form.getByRole('status')).toContainText(reference);

  const toOffice = await site.inbox.message((mail) => mail.text?.includes(person.email) ?? false);
  expect(toOffice.to?.[0]?.address).toBe('office@firm.example');
  expect(toOffice.text).toContain(person.message);
  expect(toOffice.subject).toContain(reference);
  const toVisitor = await site.inbox.message((mail) => mail.to?.[0]?.address === person.email);
  expect(toVisitor.subject).toContain(reference);
});

test('two quick clicks send one message', async ({ page, site }) => {
  const form = await visit(page);
  const person = newPerson();
  await fillEnquiry(form, person);
  await form.getByRole('button', { name: 'Send Message' }).dblclick();

  await expect(form.getByText('Message sent successfully!')).toBeVisible();
  expect(storedFrom(site, 'enquiries', person.email)).toHaveLength(1);
});

test('an error answer is said in red and keeps the form filled in', async ({ page, expectedErrors }) => {
  expectedErrors.push(...FAILURE_IN_CONSOLE);
  await page.route(CALL, (route) => route.fulfill({ status: 500, json: { success: false } }));
  const form = await visit(page);
  const person = newPerson();
  await fillEnquiry(form, person);
  await send(form);

  await expect(form.getByRole('status')).toContainText('Failed to send. Try again.');
  expect(await seenColour(form.getByText('Failed to send. Try again.'))).toBe('red');
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expectFilled(form, person);
});

test('a message kept while the server is stopped is sent', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(...FAILURE_IN_CONSOLE);
  const form = await visit(page);
  const person = newPerson();
  await fillEnquiry(form, person);
  await site.halt();
  try {
    await send(form);
    await expect(form.getByText('Failed to send. Try again.')).toBeVisible();
    await expectFilled(form, person);
  } finally {
    await site.resume();
  }
  await send(form);

  await expect(form.getByText('Message sent successfully!')).toBeVisible();
  await expect(form.getByText('Failed to send. Try again.')).toBeHidden();
  expect(storedFrom(site, 'enquiries', person.email)).toHaveLength(1);
});

test('a message whose answer was lost is stored once', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(...FAILURE_IN_CONSOLE);
  await page.route(CALL, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const form = await visit(page);
  const person = newPerson();
  await fillEnquiry(form, person);
  await send(form);
  await expect(form.getByText('Failed to send. Try again.')).toBeVisible();

  await page.unroute(CALL);
  await send(form);

  await expect(form.getByText('Message sent successfully!')).toBeVisible();
  expect(storedFrom(site, 'enquiries', person.email)).toHaveLength(1);
});
