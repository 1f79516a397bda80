import type { Locator } from '@playwright/test';
import type { Person } from './new-person.ts';
import { pdfResume } from './resume-files.ts';

/** All but the message. */
export async function fillSender(form: Locator, { name, phone, email }: Person): Promise<void> {
  await form.getByLabel('Name').fill(name);
  await form.getByRole('textbox', { name: 'Mobile' }).fill(phone);
  await form.getByLabel('Email').fill(email);
}

export async function fillEnquiry(form: Locator, person: Person): Promise<void> {
  await fillSender(form, person);
  await form.getByLabel('Message').fill(person.message);
}

export async function fillApplication(form: Locator, { name, phone, email, message }: Person): Promise<void> {
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill(phone);
  await form.getByLabel('Cover letter').fill(message);
  await form.getByLabel('Resume').setInputFiles(pdfResume());
}
