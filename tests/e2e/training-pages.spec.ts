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

test('Ask for fees opens the enquiry about the course, with the question in it', async ({ page }) => {
  await page.goto('/it-trainings/aiml');

  await page.getByRole('link', { name: 'Ask for fees' }).click();

  await expect(page).toHaveURL('/contact?course=aiml&ask=fees');
  const main = page.getByRole('main');
  await expect(main.getByLabel('About: AI & Machine Learning')).toBeChecked();
  await expect(main.getByLabel('Message')).toHaveValue(
    'What does AI & Machine Learning cost in total, with GST, and in three parts?',
  );
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

test('the syllabus is offered as a PDF', async ({ page, request }) => {
  await page.goto('/it-trainings/data-science');
  const link = page.getByRole('link', { name: 'Syllabus as a PDF' });

  const answer = await request.get((await link.getAttribute('href')) ?? '');

  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'work with script' : 'work without script', () => {
    test.use({ javaScriptEnabled });

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
  });
}

test('nothing moves when another state is chosen', async ({ page }) => {
  await page.goto('/it-trainings/cyber-security');
  const work = page.getByRole('figure').filter({ hasText: 'An example of what you build' });
  const height = () => work.evaluate((each) => each.getBoundingClientRect().height);
  const before = await height();

  for (const label of ['Detected', 'Reported']) {
    await work.getByLabel(label).check();
    expect(await height()).toBe(before);
  }
});

test('who does not pass is said, and the terms of leaving are one link away', async ({ page }) => {
  await page.goto('/it-trainings/devops');
  const teaching = page.getByRole('region', { name: 'How it is taught and assessed' });
  await expect(teaching.getByRole('heading', { name: 'Who does not pass' })).toBeVisible();

  await teaching.getByRole('link', { name: 'If you fail, change course or stop' }).click();

  await expect(page).toHaveURL('/it-trainings#terms');
  await expect(page.getByRole('heading', { name: 'After a failed resit' })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'next date with script' : 'next date without script', () => {
    test.use({ javaScriptEnabled });

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
}

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
