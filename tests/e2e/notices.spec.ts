import { axeFindings } from '../support/axe-findings.ts';
import { expect, test } from './desk-fixtures.ts';
import { REST, untilStyled } from './fixtures.ts';
import { sidewaysFaults } from './sideways-faults.ts';

const YEAR = new Date().getFullYear() + 1;
test('a notice is on the site at once, and is taken back', async ({ owner: page, desk, browser }) => {
  const visitor = await browser.newPage({ baseURL: desk.site.origin, javaScriptEnabled: false });
  const notice = visitor.getByRole('region', { name: 'Notice' });
  await visitor.goto('/about');
  await expect(notice).toBeHidden();

  await page.goto(`${desk.origin}/site`);
  await expect(page.getByText('No notice is on the site')).toBeVisible();
  await page.getByRole('link', { name: 'New notice' }).click();
  await page.getByLabel('What it says').fill('We are closed on 26 January, Republic Day.');
  await page.getByLabel('Tone').selectOption('Urgent');
  await page.getByLabel('Link to').fill('/nowhere');
  await page.getByLabel('Link text').fill('Write to us');
  const preview = page.getByRole('region', { name: 'As a visitor will see it' });
  await expect(preview).toContainText('Important: We are closed on 26 January, Republic Day. Write to us');
  await page.getByLabel('Last day').fill(`${YEAR}-01-26`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toContainText('“/nowhere” is neither a page of this site');
  await expect(page.getByLabel('What it says')).toHaveValue('We are closed on 26 January, Republic Day.');
  await visitor.reload();
  await expect(notice).toBeHidden();
  await page.getByLabel('Link to').fill('/contact');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status')).toContainText('The notice is published.');

  await visitor.goto('/careers');
  await expect(notice).toHaveText(/Important: We are closed on 26 January, Republic Day\. Write to us/);
  await notice.getByRole('link', { name: 'Write to us' }).click();
  await expect(visitor).toHaveURL(/\/contact$/);

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByRole('status')).toContainText('The last change is undone.');
  await visitor.reload();
  await expect(notice).toBeHidden();
  await visitor.close();
});

test('without script a notice is previewed before publishing', async ({ desk, browser, ownerCookies }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(ownerCookies);
  const page = await context.newPage();
  await page.goto(`${desk.origin}/site/notices/new`);
  await page.getByLabel('What it says').fill('The office has moved to Baner Road.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Notice', exact: true })).toHaveText(
    'The office has moved to Baner Road.',
  );
  await expect(page.getByLabel('What it says')).toHaveValue('The office has moved to Baner Road.');
  await context.close();
});

test('a notice moves nothing, fits a phone, and passes axe', REST, async ({ page, desk, browser }) => {
  const added = ['notices', 'add', '--json', `--until=${YEAR}-01-26`];
  const { stdout } = desk.site.operator(
    ...added,
    '--text=Classes of 15 August are on 16 August; those of the weekend batches stay as they are.',
    '--link=+91 80 4000 1234',
  );
  const urgent = desk.site.operator(...added, '--tone=urgent', '--text=Our telephone is down.');
  // Nothing fades in while axe looks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const findings: string[] = [];
  // What is painted first has no style sheet and no font of the site yet.
  const bare = await browser.newPage();
  await bare.route(/\.(css|woff2)$/, (route) => route.abort());
  for (const width of [1440, 390])
    for (const path of ['/it-trainings/devops', '/careers']) {
      await page.setViewportSize({ width, height: 844 });
      await bare.setViewportSize({ width, height: 844 });
      await bare.goto(desk.site.origin + path);
      const first = await bare.getByRole('banner').boundingBox();
      await page.goto(desk.site.origin + path);
      await untilStyled(page);
      const bar = page.getByRole('region', { name: 'Notices' });
      await expect(bar).toHaveText(/^Important: Our telephone is down\.Classes of 15 August/);
      expect((await page.getByRole('banner').boundingBox())?.y, path).toBe(first?.y);
      expect(first?.y).toBeGreaterThan(60);
      findings.push(...(await sidewaysFaults(page)));
    }
  await bare.close();
  // The notices are the same on each page, so one page is enough, on a phone.
  findings.push(...(await axeFindings(page)));
  expect(findings).toEqual([]);
  for (const output of [stdout, urgent.stdout])
    desk.site.operator('notices', 'withdraw', (JSON.parse(output) as { id: string }).id);
});
