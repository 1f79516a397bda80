import { axeFindings } from '../support/axe-findings.ts';
import { expect, test } from './desk-fixtures.ts';
import { REST, untilStyled } from './fixtures.ts';
import { sidewaysFaults } from './sideways-faults.ts';

/** A Saturday far enough away. */
const YEAR = new Date().getFullYear() + 1;
const START = `${YEAR}-01-09`;

test('a batch of the desk is on the site and in enquiries', async ({ owner: page, desk, browser }) => {
  await page.goto(`${desk.origin}/batches/new`);
  await page.getByLabel('Course', { exact: true }).selectOption('DevOps Automation');
  await page.getByLabel('First day').fill(START);
  await page.getByLabel('or weeks').fill('12');
  await page.getByLabel('Saturday').check();
  await page.getByLabel('From').fill('10:00');
  await page.getByLabel('To', { exact: true }).fill('13:00');
  await page.getByLabel('City').fill('Pune');
  await page.getByLabel('Seats').fill('3');
  await page.getByLabel('Fee with GST,').fill('fifty');
  const preview = page.getByRole('region', { name: 'As a visitor will see it' });
  await expect(preview).toContainText('Saturday, 10:00–13:00 IST');
  await expect(preview).toContainText('3 seats left');
  await page.getByRole('button', { name: 'Publish' }).click();

  const wrong = page.getByRole('alert');
  await expect(wrong).toContainText('The fee must be a whole amount in INR such as 59000, not “fifty”');
  await expect(page.getByLabel('City')).toHaveValue('Pune');
  await expect(page.getByLabel('Saturday')).toBeChecked();
  await page.getByLabel('Fee with GST,').fill('59,000');
  await page.getByRole('button', { name: 'Publish' }).click();
  const name = `DevOps Automation, 9 January ${YEAR}`;
  await expect(page.getByRole('status')).toContainText(`${name} is on the site.`);

  const visitor = await browser.newPage({ baseURL: desk.site.origin, javaScriptEnabled: false });
  await visitor.goto('/it-trainings/batches?mode=classroom');
  const entry = visitor.getByRole('article');
  await expect(entry).toContainText('₹59,000 including 18% GST (₹9,000)');
  await entry.getByRole('link', { name: 'Ask for a seat' }).click();
  const form = visitor.getByRole('main').locator('form');
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByLabel('Mobile').fill('+91 98765 43210');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Message sent successfully!');

  await page.goto(`${desk.origin}/enquiries`);
  await page.getByRole('link', { name: 'Asha Rao' }).first().click();
  await expect(page.getByRole('main')).toContainText(`Course: ${name} (devops-`);
  await page.getByRole('link', { name: 'Course details' }).click();
  const letter = page.getByRole('region', { name: 'Answer' });
  await expect(letter.locator('textarea')).toHaveValue(new RegExp(`starts on 9 January ${YEAR}\\.`));
  await expect(letter.getByText('Please fill in')).toBeHidden();

  await page.goto(`${desk.origin}/batches?year=${YEAR}`);
  await page.getByRole('button', { name: 'Add a seat without a name to DevOps Automation' }).click();
  await expect(page.getByRole('status')).toContainText(': 1 of 3 seats is taken.');
  await expect(async () => {
    await visitor.goto('/it-trainings/devops');
    await expect(visitor.getByRole('article')).toContainText('2 seats left', { timeout: 100 });
  }).toPass();
  await visitor.close();
});

test(
  'axe finds nothing on pages of the site with batches, and they fit a phone',
  REST,
  async ({ owner: page, desk }) => {
    desk.site.operator(
      'batches',
      'open',
      '--json',
      '--course=data-science',
      `--start=${START}`,
      '--mode=hybrid',
      '--city=Pune',
      '--seats=2',
      '--fee=59000',
      '--trainer=Sunita Rao',
      '--days=Sat',
      '--from=10:00',
      '--to=13:00',
    );
    // Cards take a moment for the colours of the other theme.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const findings: string[] = [];
    for (const address of [
      `${desk.site.origin}/it-trainings/batches`,
      `${desk.site.origin}/it-trainings/data-science`,
      `${desk.site.origin}/it-trainings`,
    ])
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(address);
        await untilStyled(page);
        if (width === 1440) findings.push(...(await axeFindings(page)));
        findings.push(...(await sidewaysFaults(page)));
      }
    expect(findings).toEqual([]);
  },
);
