/** `npm run pictures` takes pictures of the demo for the documents. Numbers in them belong to the captions. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { operate, run, runServer, temporaryFolder } from '../bench/run-server.ts';
import { buildIfStale } from '../build/build-if-stale.ts';
import { freePort } from '../run/free-port.ts';
import { findChromium } from '../test/find-chromium.ts';
import { PICTURES_FOLDER, recordShown } from './picture-list.ts';

const VIEW = { viewport: { width: 1200, height: 760 }, deviceScaleFactor: 1.5 };
/** Number of a sample certificate in the demo data. */
const DEMO_CERTIFICATE = '482109375514';
const CLASS = 'Pune, autumn';
const NAMES = [
  'Aarav Patil',
  'Diya Kulkarni',
  'Farhan Shaikh',
  'Isha Deshmukh',
  'Rohan Jadhav',
  'Sneha Pawar',
];

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

await buildIfStale();
mkdirSync(PICTURES_FOLDER, { recursive: true });

const folder = temporaryFolder();
const deskPort = String(await freePort());
const settings = {
  DATA_DIR: folder,
  DEMO: 'on',
  DESK_PORT: deskPort,
  LOG_LEVEL: 'error',
  NOTIFY_EMAIL: 'office@firm.example',
};
const site = await runServer(settings);
fillDemo();
const desk = await run(['desk/server/main.ts'], settings, 'DESK_PORT');
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const visitor = await browser.newPage({ ...VIEW, colorScheme: 'dark', reducedMotion: 'reduce' });
  await takeSite(visitor, site.origin);
  const office = await browser.newPage({ ...VIEW, colorScheme: 'light', reducedMotion: 'reduce' });
  const { link } = JSON.parse(operate(['desk', 'link'], { ...settings, DESK_URL: desk.origin })) as {
    link: string;
  };
  await office.goto(link);
  await takeDesk(office, desk.origin);
} finally {
  await browser.close();
  await desk.stop();
  await site.stop();
}
recordShown();

/** Adds a batch with free seats, and a class that was just issued, to the demo data. */
function fillDemo(): void {
  const file = join(folder, 'class.csv');
  const rows = NAMES.map(
    (name) => `${name},DevOps Automation,${dayFromNow(-1)},${name.split(' ')[0]?.toLowerCase()}@example.com`,
  );
  writeFileSync(file, ['name,course,issued,email', ...rows].join('\n'));
  operate(['certificates', 'import', file, '--class', CLASS], settings);
  const batch = [
    'batches',
    'open',
    '--course',
    'devops',
    '--start',
    dayFromNow(42),
    '--weeks',
    '12',
    '--days',
    'Sat, Sun',
  ];
  const place = [
    '--from',
    '10:00',
    '--to',
    '13:00',
    '--mode',
    'classroom',
    '--city',
    'Pune',
    '--seats',
    '24',
    '--fee',
    '59000',
  ];
  operate([...batch, ...place], settings);
}

async function takeSite(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await take(page, 'home', []);
  await page.goto(`${origin}/it-trainings/devops`);
  const batch = page.locator('.batch-list li').first();
  await page.locator('#dates-heading').evaluate((heading) => heading.scrollIntoView());
  await take(page, 'course', [batch, batch.getByRole('link', { name: 'Ask for a seat' })]);
  await page.goto(`${origin}/it-trainings/certificate`);
  await page.getByLabel('Certificate number').first().fill(DEMO_CERTIFICATE);
  await page.getByRole('button', { name: 'Validate' }).first().click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const field = page.getByLabel('Certificate number').first();
  await take(page, 'certificate-check', [
    field,
    page.getByText('Valid', { exact: true }).filter({ visible: true }).first(),
  ]);
}

async function takeDesk(page: Page, origin: string): Promise<void> {
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.goto(`${origin}/`);
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  await take(page, 'desk-today', [
    heading('Problems'),
    heading('Waiting longest'),
    heading('New in the last 24 hours'),
  ]);
  await page.goto(`${origin}/certificates?class=${encodeURIComponent(CLASS)}`);
  await take(page, 'desk-class', [
    page
      .getByRole('link', { name: 'Email 6 certificates' })
      .or(page.getByRole('button', { name: 'Email 6 certificates' })),
    page.getByText('Print the class as one PDF').first(),
    page.getByText('Undo the import').first(),
    page.getByRole('table'),
  ]);
}

/** Takes a picture of the window, with a number next to each place. */
async function take(page: Page, name: string, places: Locator[]): Promise<void> {
  // Waits for the fonts of the site, because the first view is shown in fallback fonts.
  await page.waitForSelector('html:not([data-unstyled])', { state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  for (const [index, place] of places.entries()) await place.evaluate(addNumber, index + 1);
  const picture = await page.screenshot();
  const file = await sharp(picture)
    .webp({ quality: 82 })
    .toFile(join(PICTURES_FOLDER, `${name}.webp`));
  process.stdout.write(`${PICTURES_FOLDER}/${name}.webp: ${Math.round(file.size / 1000)} kB\n`);
}

/** Adds a number to the page. This function runs in the browser. */
function addNumber(place: Element, number: number): void {
  const { left, top } = place.getBoundingClientRect();
  const mark = document.createElement('b');
  mark.textContent = String(number);
  Object.assign(mark.style, {
    position: 'absolute',
    left: `${Math.max(4, left + scrollX - 20)}px`,
    top: `${top + scrollY - 20}px`,
    width: '26px',
    font: 'bold 15px/26px sans-serif',
    textAlign: 'center',
    borderRadius: '50%',
    color: '#fff',
    background: '#c2185b',
    zIndex: '9999',
  });
  document.body.append(mark);
}
