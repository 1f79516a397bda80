import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newPerson } from '../support/new-person.ts';
import type { RunningSite } from '../support/running-site.ts';
import { axeFindings, axeFindingsOfWidth } from '../support/axe-findings.ts';
import { expect, REST, test } from './fixtures.ts';
import { sidewaysFaults } from './sideways-faults.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

const pathIn = (text: string | undefined, page: string) =>
  new RegExp(`/it-trainings/batches/${page}\\?key=\\S+`).exec(text ?? '')?.[0] ?? '';

test('who asks for a date confirms by mail, is told, and leaves', async ({ page, site }) => {
  const { name, email } = newPerson();
  const course = 'digital-marketing';
  await page.goto(`/it-trainings/${course}`);
  const form = page.getByRole('form', { name: 'Tell me when a date is set' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('nobody@nowhere');
  await form.getByLabel('How').selectOption('Online, live');
  await form.getByRole('button', { name: 'Tell me when a date is set' }).click();

  const main = page.getByRole('main');
  await expect(main).toContainText('Please enter a valid email');
  await expect(main.getByLabel('Name')).toHaveValue(name);
  await expect(main.getByLabel('How')).toHaveValue('online');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Tell me when a date is set' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step: your mailbox');

  const asked = await site.inbox.message(({ to }) => to?.[0]?.address === email);
  await page.goto(pathIn(asked.text, 'confirm'));
  await expect(main).toContainText(`online, for ${name}`);
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list');

  const batch = { course, start: '2927-01-09', mode: 'online', seats: 12 };
  site.operator('batches', 'open', ...Object.entries(batch).map(([key, value]) => `--${key}=${value}`));
  passHold(site);
  const told = await site.inbox.message(
    ({ to, subject }) => to?.[0]?.address === email && subject?.includes('9 January 2927') === true,
  );
  expect(told.text).toContain(`Dear ${name}`);
  await page.goto(pathIn(told.text, 'leave'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  expect(site.operator('subscribers', 'list').stdout).not.toContain(email);
});

/** Ends the time in which an alert can be undone. */
function passHold({ dataFolder }: RunningSite): void {
  const database = new DatabaseSync(join(dataFolder, 'site.db'), { timeout: 5_000 });
  database.exec("UPDATE outbox SET due = created WHERE state = 'waiting'");
  database.close();
}

async function openFold(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const form = page.getByRole('form', { name: 'Tell me when a date is set' });
  await expect(form).toBeHidden();
  await page.getByText('None of these dates suits you?').click();
  await expect(form).toBeVisible();
}

test.describe('below the dates', () => {
  test.beforeEach(({ site }) => {
    const batch = { course: 'data-science', start: '2927-01-09', mode: 'online', seats: 12 };
    site.operator('batches', 'open', ...Object.entries(batch).map(([key, value]) => `--${key}=${value}`));
  });

  test('the form is a fold', async ({ page }) => {
    await openFold(page, '/it-trainings/data-science');
    expect(await sidewaysFaults(page)).toEqual([]);
  });

  test('axe finds nothing in the open fold', REST, async ({ page }) => {
    // Colours are measured as they stay.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/it-trainings/data-science', '/it-trainings/batches']) {
      await openFold(page, path);
      const wide = await axeFindings(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const narrow = await axeFindingsOfWidth(page);
      expect([...wide, ...narrow, ...(await sidewaysFaults(page))]).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
});
