import { PAGES } from './addresses.ts';
import { expect, test } from './fixtures.ts';

const SERVICES = PAGES.map(({ path }) => path).filter((path) =>
  /^\/services\/(?!sample-reports)[^/]+(\/[^/]+)?$/.test(path),
);

const COURSES = PAGES.map(({ path }) => path).filter((path) => /^\/it-trainings\/(?!certificate)/.test(path));

const TEXT_PAGES = ['/privacy', '/accessibility'];

/** Their approach is drawn on a scale of weeks or months too. */
const WITH_TWO = [
  '/waf',
  '/ztna',
  '/casb',
  '/next-gen-firewall',
  '/swith-router',
  '/dlp',
  '/ddos',
  '/privacy',
];

test('services, groups and text pages have a figure with title and words, uncut', async ({ page }) => {
  test.setTimeout(180_000);
  expect(SERVICES.length).toBe(29 + 6);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figures = page.getByRole('main').locator('figure.figure');
  for (const path of [...SERVICES, ...TEXT_PAGES]) {
    await page.goto(path);
    await page
      .locator('details.phone-fold')
      .evaluateAll((folds: HTMLDetailsElement[]) => folds.forEach((fold) => (fold.open = true)));
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await figures.count(), path).toBe(WITH_TWO.some((name) => path.endsWith(name)) ? 2 : 1);
      for (const figure of await figures.all()) {
        await expect(figure.getByRole('heading', { level: 3 }), path).toBeVisible();
        await expect(figure.locator('figcaption p'), path).not.toBeEmpty();
      }
      const cut = await figures.evaluateAll((elements) =>
        elements.flatMap((element) => {
          const { left, right } = element.getBoundingClientRect();
          const words = [...element.querySelectorAll('li, th, td, b, p')].filter((each) => each.textContent);
          return words
            .filter((each) => {
              const box = each.getBoundingClientRect();
              return (
                box.width > 0 &&
                (box.left < left || box.right > right || each.scrollWidth > each.clientWidth + 1)
              );
            })
            .map((each) => each.textContent);
        }),
      );
      expect(cut, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('who does what is a table: each mark is said', async ({ page }) => {
  await page.goto('/services/cyber-security-services/cyber-security-manage-services');
  const row = page.getByRole('row', { name: /ask first/ });
  await expect(row.getByRole('img')).toHaveCount(4);
  await expect(row.getByRole('img', { name: 'Decides' })).toHaveCount(1);
  const table = page.getByRole('table').filter({ has: row });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Task',
    'Shift analyst',
    'Lead analyst',
    'Service manager',
    'You',
  ]);
});

test('each course has its modules and its project as steps, as wide as their hours', async ({ page }) => {
  expect(COURSES).toHaveLength(8);
  for (const path of COURSES) {
    await page.goto(path);
    const modules = page.locator('.syllabus > li');
    const plates = page.locator('.syllabus-map rect');
    await expect(plates, path).toHaveCount((await modules.count()) + 1);
    const hours = await modules.locator('.module-hours').allTextContents();
    const widths = await plates.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    const perHour = widths.slice(0, -1).map((width, index) => width / parseInt(hours[index] ?? '', 10));
    expect(Math.max(...perHour) / Math.min(...perHour), path).toBeLessThan(1.25);
  }
});

test.describe('the card beside a document', () => {
  const card = { name: 'At a glance' };

  // Below the overview a service has all columns.
  for (const [path, beside] of [
    ['/services/vulnerability-assessment-and-penetration-testing/web', '#overview'],
    ['/it-trainings/aiml', '#questions'],
  ] as const) {
    test(`${path}: it stays in view with the list above it, and ends above the footer`, async ({ page }) => {
      await page.goto(path);
      const glance = page.getByRole('complementary', card);
      const list = page.getByRole('navigation', { name: 'On this page' });
      await page.locator(beside).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
      await expect(glance.getByRole('link')).toBeInViewport({ ratio: 1 });
      const [above, own] = [await list.boundingBox(), await glance.boundingBox()];
      expect(above!.y + above!.height).toBeLessThanOrEqual(own!.y);
      expect(own!.y + own!.height).toBeLessThanOrEqual(900);

      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const footer = await page.getByRole('contentinfo').boundingBox();
      const end = await glance.boundingBox();
      expect(end!.y + end!.height).toBeLessThan(footer!.y);
    });
  }

  test('beside a course it is whole in a low window, and the list scrolls to the section that is read', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 840 });
    for (const path of COURSES) {
      await page.goto(path);
      const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');
      for (const section of ['#syllabus', '#roles']) {
        await page.locator(section).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
        await expect(current, path).toHaveAttribute('href', section);
        await expect(page.getByRole('complementary', card).getByRole('link'), path).toBeInViewport({
          ratio: 1,
        });
        await expect(current, path).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test('it is left out where there is no room for it', async ({ page }) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 900 },
      { width: 1440, height: 700 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto('/services/vulnerability-assessment-and-penetration-testing/web');
      await expect(page.getByRole('complementary', card)).toBeHidden();
    }
  });
});
