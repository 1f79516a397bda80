import { expect, hydrated, test } from './fixtures.ts';

test('the list of sections leads to the section', async ({ page }) => {
  await page.goto('/it-trainings/devops');
  await hydrated(page);

  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Syllabus' })
    .click();

  await expect(page).toHaveURL(/#syllabus$/);
  await expect(page.getByRole('heading', { name: 'Syllabus' })).toBeInViewport();
});

test('each module has its hours, and opens to its lessons and its lab by keyboard', async ({ page }) => {
  await page.goto('/it-trainings/cyber-security');
  const syllabus = page.getByRole('region', { name: 'Syllabus' });
  await expect(syllabus.getByRole('heading', { level: 3 })).toHaveText([
    'Ground rules',
    'Networks',
    'Systems',
    'Identity',
    'Attack',
    'Detect',
    'Respond',
    'Govern',
  ]);
  const identity = syllabus.getByRole('group').filter({ hasText: 'Identity' });
  await expect(identity.getByText('12 hours')).toBeVisible();
  await expect(identity.getByText('Single sign-on: SAML and OpenID Connect')).toBeHidden();

  await identity.locator('summary').focus();
  await page.keyboard.press('Enter');

  await expect(identity.getByText('Single sign-on: SAML and OpenID Connect')).toBeVisible();
  await expect(identity.getByText(/^Lab\. Replay a stolen session/)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what is built is shown in three states by keyboard', async ({ page }) => {
    await page.goto('/it-trainings/devops');
    const work = page.getByRole('figure').filter({ hasText: 'An example of what you build' });
    await work.getByRole('radio').first().focus();

    const seen = new Set<string>();
    for (const [index, label] of ['Blocked', 'Released', 'Rolled back'].entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight');
      await expect(work.getByLabel(label, { exact: true })).toBeChecked();
      const told = work.locator('.work-told').locator('visible=true');
      await expect(told).toHaveCount(1);
      seen.add(await told.innerText());
    }
    expect(seen.size).toBe(3);
  });

  test('the question for the next date is already in the form', async ({ page }) => {
    await page.goto('/it-trainings/web-development');

    await page.getByRole('link', { name: 'Ask for the next date' }).click();

    await expect(page).toHaveURL('/contact?course=web-development&ask=date');
    const main = page.getByRole('main');
    await expect(main.getByLabel('About: Full Stack Web Development')).toBeChecked();
    await expect(main.getByLabel('Message')).toHaveValue(
      'Please tell me the next date for Full Stack Web Development.',
    );
  });
});

test('the words about the next date leave the form with it', async ({ page }) => {
  await page.goto('/contact?course=devops&ask=date');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
  await main.getByRole('textbox', { name: 'Mobile' }).fill('+91 98765 43210');
  await main.getByRole('textbox', { name: 'Email' }).fill('asha@example.org');

  await main.getByRole('button', { name: 'Send Message' }).click();

  await expect(main.getByText('Message sent successfully!')).toBeVisible();
  await expect(main.getByLabel('Message')).toHaveValue('');
});
