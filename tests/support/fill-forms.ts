import type { Locator } from '@playwright/test';
import type { Person } from './new-person.ts';
import { pdfResume } from './resume-files.ts';

export async function fillEnquiry(form: Locator, { name, phone, email, message }: Person): Promise<void> {
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Mobile').fill(phone);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Message').fill(message);
}

export async function fillApplication(form: Locator, { name, phone, email, message }: Person): Promise<void> {
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill(phone);
  await form.getByLabel('Cover letter').fill(message);
  await form.getByLabel('Resume').setInputFiles(pdfResume());
}
