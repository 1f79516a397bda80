import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { fillSender } from '../support/fill-forms.ts';
import { newPerson } from '../support/new-person.ts';
import { stopClock } from '../support/stop-clock.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { A_COURSE, A_SERVICE } from '../support/first-pages.ts';

/** What the browser does between pages: links are plain, and each page is loaded. */

const footer = (page: Page) => page.getByRole('contentinfo');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const OFFLINE = 'You are offline. Try again once connected.';

test('pages name the rules by which the browser fetches the next one ahead', async ({ request }) => {
  for (const path of ['/', '/careers', A_SERVICE]) {
    expect((await request.get(path)).headers()['speculation-rules'], path).toBe('"/speculation-rules.json"');
  }
  const answer = await request.get('/speculation-rules.json');
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json');
  const { prefetch, prerender } = await answer.json();
  expect(prefetch).toMatchObject([{ eagerness: 'moderate' }]);
  expect(prerender).toMatchObject([{ eagerness: 'conservative' }]);
  for (const [rule] of [prefetch, prerender]) {
    const excluded = JSON.stringify(rule.where.and.slice(1));
    for (const left of ['/api/*', '/company-profile.pdf', '/linkedin', '[download]']) {
      expect(excluded).toContain(left);
    }
  }
});

test('nothing is fetched ahead for a visitor who saves data', async ({ request }) => {
  const answer = await request.get('/speculation-rules.json', { headers: { 'save-data': 'on' } });

  expect(await answer.json()).toEqual({});
  expect(answer.headers().vary).toContain('Save-Data');
});

for (const [sign, give] of [
  ['a pointer that moves', (page: Page) => page.mouse.move(200, 500)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a scroll', (page: Page) => page.evaluate(() => scrollTo(0, 40))],
] as const) {
  test(`React is fetched at the first sign of a visitor, and not run: ${sign}`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('response', (response) => fetched.push(response.url()));
    const isReact = (url: string) => /static\/js\/react-/.test(url);
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(fetched.filter(isReact)).toEqual([]);

    await give(page);

    await expect.poll(() => fetched.filter(isReact)).toHaveLength(1);
    expect(await page.locator('react-island[data-state]').count()).toBe(0);
  });
}

test('React is not fetched ahead for who saves data, and comes at first use', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(response.url()));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => /static\/js\/react-/.test(url))).toEqual([]);

  await footer(page).getByLabel('Name').focus();

  await expect.poll(() => fetched.filter((url) => /static\/js\/react-/.test(url))).toHaveLength(1);
});

test('only what the visitor comes near is hydrated', async ({ page }) => {
  await page.goto('/about');
  await footer(page).getByLabel('Name').focus();

  await expect(page.locator('react-island[name="enquiry-form"]')).toHaveAttribute('data-state', 'hydrated');
  await expect(page.locator('react-island[data-state]')).toHaveCount(1);
});

test('an island that acts once it is seen is hydrated when it is scrolled to', async ({ page }) => {
  await page.goto('/it-trainings');
  const section = page.locator('react-island[name="certificate-section"]');
  await expect(section).not.toHaveAttribute('data-state');

  await page.getByRole('heading', { name: 'Certificate Validation' }).scrollIntoViewIfNeeded();

  await expect(section).toHaveAttribute('data-state', 'hydrated');
});

for (const [path, name] of [
  ['/careers', 'job-openings'],
  ['/it-trainings/certificate?cert_number=0123', 'certificate-screen'],
]) {
  test(`an island that acts as its page opens is hydrated by itself: ${path}`, async ({ page }) => {
    await page.goto(path!);

    await expect(page.locator(`react-island[name="${name}"]`)).toHaveAttribute('data-state', 'hydrated');
  });
}

test('the certificate page hydrates nothing where its address asks nothing', async ({ page }) => {
  await page.goto('/it-trainings/certificate', { waitUntil: 'networkidle' });

  expect(await page.locator('react-island[data-state]').count()).toBe(0);
});

/** When the page asked for its style sheets, fonts and scripts, after its first paint with content; in milliseconds. */
const askedAfterPaint = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /[.](css|woff2|js)$/.test(name))
      .map(({ startTime }) => startTime - paint!.startTime);
  });

for (const path of ['/', A_SERVICE, '/careers']) {
  test(`${path} asks for styles, fonts and scripts after its first paint`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);

    const after = await askedAfterPaint(page);
    expect(after.length).toBeGreaterThan(4);
    expect(Math.min(...after)).toBeGreaterThanOrEqual(0);
  });
}

for (const path of ['/', '/contact', '/services/sample-reports/attack-exercise'])
  test(`the first paint of ${path} has its whole first view, though all but its end came a second before`, async ({
    page,
    site,
    origins,
  }) => {
    const slow = createServer(async ({ url = '', headers }, response) => {
      const answer = await fetch(site.origin + url, { headers: { accept: headers.accept ?? '' } });
      const [type = '', policy = ''] = ['content-type', 'content-security-policy'].map(
        (name) => answer.headers.get(name) ?? '',
      );
      response.writeHead(answer.status, { 'Content-Type': type, 'Content-Security-Policy': policy });
      const body = Buffer.from(await answer.arrayBuffer());
      const end = type.startsWith('text/html') ? body.indexOf('</section>', body.indexOf('<main')) : 0;
      response.write(body.subarray(0, end));
      if (end) await pause(1_000);
      response.end(body.subarray(end));
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const origin = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    origins.push(origin);

    await page.goto(origin + path);
    await hydrated(page);

    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    );
    slow.close();
    expect(paint).toBeGreaterThan(1_000);
    expect(Math.min(...(await askedAfterPaint(page)))).toBeGreaterThanOrEqual(0);
  });

for (const path of ['/', A_COURSE, A_SERVICE, '/it-trainings/certificate', '/contact']) {
  for (const [width, height] of [
    [1440, 900],
    // Lighthouse's phone.
    [412, 823],
  ] as const) {
    test(`nothing of the first view of ${path} moves, ${width} px wide`, async ({ context, site }) => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      await page.route(/[.](woff2|js)$/, () => {});
      const [own, shared] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      await page.route('**/*.css', async (route) => {
        await (route.request().url().includes('/style-') ? shared : own).promise;
        await route.continue();
      });
      await page.goto(site.origin + path, { waitUntil: 'commit' });
      await page.waitForSelector('main ~ footer', { state: 'attached' });
      const boxes = () =>
        page.locator('header *, main > :first-child *').evaluateAll((elements) =>
          elements.flatMap((element) => {
            const box = element.getBoundingClientRect();
            const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
            const name = [element.tagName, element.getAttribute('class'), element.textContent?.slice(0, 20)];
            return isSeen && box.y < innerHeight
              ? [`${name.join(' ')}: ${[box.x, box.y, box.width, box.height].join(' ')}`]
              : [];
          }),
        );
      const before = await boxes();
      expect(before.length).toBeGreaterThan(20);

      shared.resolve();
      await page.waitForSelector('head > link[media=all]', { state: 'attached' });
      expect(await boxes(), 'the sheet that all pages share').toEqual(before);

      own.resolve();
      await page.waitForSelector('html[data-first-view="styled"]', { state: 'attached' });
      expect(await boxes()).toEqual(before);
    });
  }
}

/** The parts of the page that nobody sees. */
const hiddenParts = (page: Page) =>
  page
    .locator('main > :not(link, script), main section, main ~ footer')
    .evaluateAll((parts) =>
      parts.filter((part) => !part.checkVisibility()).map(({ id, tagName }) => id || tagName),
    );

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const path of [A_COURSE, '/services/sample-reports/gap-assessment']) {
  test(`what is below the first view of ${path} comes part by part`, async ({ page }) => {
    await page.addInitScript(() => {
      let task = 0;
      const shown: { task: number; name: string }[] = [];
      const later = window.setTimeout;
      const setTimeout = (act: () => void, ms?: number) =>
        later(() => {
          task += 1;
          act();
        }, ms);
      Object.assign(window, { shown, setTimeout });
      new MutationObserver((records) => {
        for (const { target } of records) shown.push({ task, name: target.nodeName });
      }).observe(document, { subtree: true, attributeFilter: ['data-shown'] });
    });
    await page.goto(path);

    const shown = await page.evaluate(
      () => (window as unknown as { shown: { task: number; name: string }[] }).shown,
    );
    expect(shown.length).toBeGreaterThan(10);
    expect(new Set(shown.map(({ task }) => task)).size).toBe(shown.length);
    expect(shown.at(-1)?.name).toBe('FOOTER');
    expect(await hiddenParts(page)).toEqual([]);

    const first = await height(page);
    await page.reload();
    expect(await height(page)).toBe(first);
    expect(await page.locator('[data-shown]').count()).toBe(0);
  });
}

for (const [path, part] of [
  ['/contact', '.form-card'],
  ['/it-trainings/certificate', '.paper-slot'],
] as const) {
  test(`${part} of ${path} comes after the first view on a phone, and with it on a desktop`, async ({
    context,
    site,
  }) => {
    for (const [width, isLater] of [
      [390, true],
      [1440, false],
    ] as const) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 844 });
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/*.css', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(site.origin + path, { waitUntil: 'commit' });
      await page.waitForSelector('main ~ footer', { state: 'attached' });

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator(part).isHidden(), `${width} px`).toBe(isLater);

      release();
      await expect(page.locator(part)).toBeVisible();
    }
  });
}

for (const [when, files, second] of [
  ['are there at once are named before more of the page is shown', '**/no.woff2', 'data-first-fonts'],
  ['do not come do not hold up what fills the window', '**/*.woff2', 'data-shown'],
] as const) {
  test(`fonts that ${when}`, async ({ context, site }) => {
    const page = await context.newPage();
    await page.route(files, () => {});
    await page.addInitScript(() => {
      // By slow clocks all is there at once but what never comes.
      const later = window.setTimeout;
      const changes: (string | null)[] = [];
      Object.assign(window, { changes, setTimeout: (act: () => void, ms = 0) => later(act, ms * 20) });
      new MutationObserver((records) => {
        for (const { attributeName } of records) changes.push(attributeName);
      }).observe(document, { subtree: true, attributeFilter: ['data-shown', 'data-first-fonts'] });
    });
    await page.goto(site.origin + '/services');
    await page.waitForSelector('[data-shown]', { state: 'attached' });

    const changes = await page.evaluate(() => (window as unknown as { changes: string[] }).changes);
    expect(changes.slice(0, 2)).toEqual(['data-first-fonts', second]);
  });
}

for (const [what, files] of [
  ['fonts', '**/*.woff2'],
  ['the script of the page', '**/static/js/entry-*.js'],
] as const) {
  for (const [how, end] of [
    ['are refused', (route: Route) => route.abort()],
    ['never come', () => {}],
  ] as const) {
    test(`no part of a page stays hidden where ${what} ${how}`, async ({ context, site }) => {
      const page = await context.newPage();
      await page.route(files, end);
      await page.goto(site.origin + A_COURSE, { waitUntil: 'commit' });
      await page.waitForSelector('html:not([data-first-view])', { state: 'attached' });
      expect(await hiddenParts(page)).toEqual([]);
    });
  }
}

for (const [what, place] of [
  ['a place on the page', '#audience'],
  ['words of the page', '#:~:text=Not%20the%20right%20course%20for'],
] as const) {
  test(`no part is put off with ${what} in the address`, async ({ page }) => {
    await page.goto(A_COURSE + place);

    expect(await page.locator('[data-shown]').count()).toBe(0);
    await expect(page.getByRole('heading', { name: 'Not the right course for' })).toBeInViewport();
  });
}

for (const [sign, give] of [
  ['turns the wheel', (page: Page) => page.mouse.wheel(0, 400)],
  ['presses a key', (page: Page) => page.keyboard.press('End')],
  ['follows a link', (page: Page) => page.getByRole('link', { name: 'See the syllabus' }).click()],
] as const) {
  test(`who ${sign} sees the whole page at once`, async ({ context, site }) => {
    const page = await context.newPage();
    // No part has its turn.
    await page.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }));
    await page.goto(site.origin + A_COURSE);
    await page.waitForSelector('html[data-first-view="styled"][data-script-ready]', { state: 'attached' });
    expect(await hiddenParts(page)).toContain('syllabus');

    await give(page);

    await page.waitForSelector('html:not([data-first-view])', { state: 'attached' });
    expect(await hiddenParts(page)).toEqual([]);
    await give(page);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  });
}

test('before the styles a link leads below, and paper is whole', async ({ context, site }) => {
  const page = await context.newPage();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site.origin + A_COURSE, { waitUntil: 'commit' });
  await page.waitForSelector('main ~ footer', { state: 'attached' });
  expect(await hiddenParts(page)).toContain('syllabus');
  await page.emulateMedia({ media: 'print' });
  expect(await hiddenParts(page)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'See the syllabus' }).click();
  release();

  await expect(page.locator('#syllabus')).toBeInViewport();
  expect(await hiddenParts(page)).toEqual([]);
});

test('from another page of the site they are asked for at once', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await footer(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await hydrated(page);

  expect(Math.min(...(await askedAfterPaint(page)))).toBeLessThan(0);
});

test('a page whose style sheets cannot be had is shown whole', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource|ERR_FAILED/);
  await page.route('**/*.css', (route) => route.abort());
  await page.goto(A_SERVICE);

  await expect(footer(page).getByRole('link', { name: 'Careers' })).toBeVisible();
  const menus = page.locator('header button + ul, .all-groups');
  expect(await menus.count()).toBeGreaterThan(2);
  expect(await menus.filter({ visible: true }).count()).toBe(0);
});

test('fonts come by the style sheet, after the hero', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource|ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answer = await page.goto('/');

  const loadedFonts = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(loadedFonts).toEqual(expect.arrayContaining(['Hanken Grotesk', 'Funnel Display']));
  const first = (pattern: RegExp) => asked.findIndex((path) => pattern.test(path));
  expect(first(/\.avif$/)).toBeGreaterThan(0);
  expect(first(/\.woff2$/)).toBeGreaterThan(first(/\.avif$/));
  expect(first(/\.woff2$/)).toBeGreaterThan(first(/\.css$/));
  expect(answer?.headers().link).toBeUndefined();
});

test('the next page comes at once, without a transition that would hold its paint', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      Object.assign(window, { comesByTransition: viewTransition !== null });
    });
  });
  await page.goto('/about');
  await hydrated(page);

  await footer(page).getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');

  expect(await page.evaluate('comesByTransition')).toBe(false);
});

test('a typed message stands in the next page’s form, and is gone once sent', async ({ page }) => {
  await page.goto('/about');
  await footer(page).getByLabel('Message').fill('Two offices, forty people');

  await page.goto('/contact');
  const form = page.getByRole('main').getByRole('form');
  await expect(form.getByLabel('Message')).toHaveValue('Two offices, forty people');
  await fillSender(form, newPerson());
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Message sent successfully!')).toBeVisible();

  await page.goto('/about');
  await expect(footer(page).getByLabel('Message')).toHaveValue('');
});

test('another tab does not show what was typed in this one', async ({ page, context }) => {
  await page.goto('/about');
  await footer(page).getByLabel('Message').fill('Two offices, forty people');

  const other = await context.newPage();
  await other.goto('/about');

  await expect(footer(other).getByLabel('Message')).toHaveValue('');
});

test('a click while offline is answered by a toast', async ({ page, context, expectedErrors }) => {
  // What is fetched ahead as the pointer comes to the link.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/about');
  await hydrated(page);
  await context.setOffline(true);

  await footer(page).getByRole('link', { name: 'Careers' }).click();

  const toast = page.getByRole('alert').filter({ hasText: OFFLINE });
  await expect(toast).toBeVisible();
  await expect(page).toHaveURL('/about');
  await footer(page).getByRole('link', { name: 'Careers' }).click();
  await expect(toast).toHaveCount(1);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  await context.setOffline(false);
});

test('the trainings page opens at its top, when it is loaded again too', async ({ page }) => {
  await page.goto('/it-trainings');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => scrolled(page)).toBe(900);

  await page.reload();
  await hydrated(page);

  expect(await scrolled(page)).toBe(0);
});

test('a visitor who has scrolled before the script runs stays there', async ({ page }) => {
  let runScript = () => {};
  const isWanted = new Promise<void>((resolve) => (runScript = resolve));
  await page.route('**/static/js/**', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('/it-trainings', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => scrolled(page)).toBe(900);

  runScript();
  await hydrated(page);

  expect(await scrolled(page)).toBe(900);
});

test('the trainings page keeps to the part of its address when reloaded', async ({ page }) => {
  await page.goto('/it-trainings#validation');
  await page.reload();
  await hydrated(page);

  await expect(page.getByRole('heading', { name: 'Certificate Validation' })).toBeInViewport();
});

test('a page that the browser brings back shows no open menu and no search', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const field = page.getByRole('banner').getByRole('combobox');
  await field.fill('cloud');
  await bar.getByRole('button', { name: 'Trainings menu', exact: true }).press('Enter');
  await expect(bar.getByRole('link', { name: 'DevOps' })).toBeVisible();

  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));

  await expect(bar.getByRole('link', { name: 'DevOps' })).toBeHidden();
  await expect(field).toHaveValue('');
});

test('a page that the browser brings back takes the theme that was chosen meanwhile', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  await expect(page.getByRole('banner').getByRole('button', { name: /theme/i })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('a page that was prerendered takes the theme that was chosen before it is shown', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    document.dispatchEvent(new Event('prerenderingchange'));
  });

  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

test('nothing keeps a page out of the back and forward cache', async ({ page, request }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof add>) {
      heard.push(args[0]);
      return add.apply(this, args);
    };
  });
  await page.goto('/careers');
  await hydrated(page);

  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard).toContain('pagehide');
  expect(heard).not.toContain('unload');
  expect(heard).not.toContain('beforeunload');
  expect((await request.get('/careers')).headers()['cache-control']).not.toContain('no-store');
});

test('a script that does not come is given up after 120 s, and the form sent', async ({ page }) => {
  await page.clock.install();
  let isFirst = true;
  await page.route('**/*.js', (route) => {
    const passes = isFirst;
    isFirst = false;
    return passes ? route.continue() : new Promise<void>(() => {});
  });
  await page.goto('/about');
  await stopClock(page);
  await fillSender(footer(page), newPerson());
  await footer(page).getByRole('button', { name: 'Send Message' }).click();
  await page.clock.runFor(119_000);
  await expect(page).toHaveURL('/about');

  await page.clock.runFor(2_000);

  await expect(page.getByRole('heading', { level: 1 })).toContainText(/sent/i);
});
