import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { testLabByKeyboard, choose, type } from './lab-by-keyboard.ts';

const LAB = '/it-trainings/data-science/lab';
const DATABASE = /\/static\/js\/sql-asm-/;
const OCTOBER = "visited_on LIKE '2026-10-%' OR visited_on LIKE '%/10/2026'";
const REPORT = `WITH october AS (
  SELECT DISTINCT visit, CASE lower(trim(city))
    WHEN 'pune' THEN 'Pune' WHEN 'poona' THEN 'Pune' WHEN 'mumbai' THEN 'Mumbai' WHEN 'bombay' THEN 'Mumbai'
    WHEN 'nashik' THEN 'Nashik' WHEN 'nasik' THEN 'Nashik' ELSE 'unknown' END AS city, amount
  FROM visits WHERE ${OCTOBER})
SELECT city, count(*), sum(amount) FROM october GROUP BY city`;

const write = (sql: string) => type({ 'Your query': sql });
const runButton = (page: Page) => page.getByRole('button', { name: 'Run the query' });

testLabByKeyboard('data science', {
  path: LAB,
  check: {
    'Rows and visits': 'Run the query',
    'The duplicate visits': 'Run the query',
    'The spellings of three cities': 'Run the query',
    'October, written in two ways': 'Run the query',
    'The report': 'Run the query',
  },
  steps: [
    {
      title: 'Rows and visits',
      wrong: write('SELECT count(*) FROM visits'),
      says: '23 is the number of rows',
      right: write('SELECT count(*), count(DISTINCT visit) FROM visits'),
    },
    {
      title: 'The duplicate visits',
      wrong: write('SELECT visit, count(*) FROM visits GROUP BY visit'),
      says: 'These are all 20 visits',
      right: write('SELECT visit, count(*) FROM visits GROUP BY visit HAVING count(*) > 1'),
    },
    {
      title: 'The spellings of three cities',
      wrong: write('SELECT city, count(*) FROM visits WHERE city IS NOT NULL GROUP BY city'),
      says: 'the row without a city has gone',
      right: write('SELECT city, count(*) FROM visits GROUP BY city'),
    },
    {
      title: 'October, written in two ways',
      wrong: write("SELECT count(DISTINCT visit) FROM visits WHERE visited_on LIKE '%10%'"),
      says: '18 has other months in it',
      right: write(`SELECT count(DISTINCT visit) FROM visits WHERE ${OCTOBER}`),
    },
    {
      title: 'The report',
      wrong: write(REPORT.replace('DISTINCT ', '')),
      says: '17 visits in all: three visits are counted twice',
      right: write(REPORT),
    },
    {
      title: 'How to report the average',
      wrong: choose('₹1,543 for each visit in October'),
      says: 'Nobody said that these visits were free',
      right: choose('₹1,800 for each visit with an amount; 2 of 14 have none yet'),
    },
  ],
});

test('the database comes once a query is run, and not before', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(LAB);
  await page.getByRole('textbox', { name: 'Your query' }).focus();
  await expect(page.locator('react-island[name=lab]')).toHaveAttribute('data-state', 'hydrated');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((address) => DATABASE.test(address))).toEqual([]);

  await runButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not yet.' })).toBeVisible();
  expect(loaded.filter((address) => DATABASE.test(address))).toHaveLength(1);
});

test('what the query returned is shown, also where it is wrong', async ({ page }) => {
  await page.goto(LAB);
  await write('SELECT city AS town, amount FROM visits WHERE visit = 1007')(page);
  await page.getByRole('textbox', { name: 'Your query' }).press('Control+Enter');
  const result = page.getByRole('region', { name: 'Rows and visits: what the query returned' });
  await expect(result.getByRole('columnheader')).toHaveText(['town', 'amount']);
  await expect(result.getByRole('cell')).toHaveText(['NULL', '1200']);
});

test('a database that cannot be loaded is named, and loads later', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route(DATABASE, (route) => route.abort());
  await page.goto(LAB);
  await runButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toContainText(
    'The answer below can be read without it.',
  );
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();

  await page.unroute(DATABASE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not yet.' })).toBeVisible();
});
