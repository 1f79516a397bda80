import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findChromium } from '../../tools/test/find-chromium.ts';
import { lacks } from '../../tools/test/outside-parts.ts';
import { fillApplication, fillEnquiry } from '../support/fill-forms.ts';
import { A_COURSE, A_SERVICE } from '../support/first-pages.ts';
import { newPerson } from '../support/new-person.ts';
import { buildStaticSite, type StaticSite } from '../support/static-site.ts';
import { startPhp } from './parts/php.ts';

const BUILD_TIMEOUT_MS = 600_000;

describe.skipIf(lacks('php'))(
  'the site before a PHP backend that was written from the table of calls',
  () => {
    let php: Awaited<ReturnType<typeof startPhp>>;
    let site: StaticSite;
    let browser: Browser;
    let page: Page;
    let asked: string[];

    beforeAll(async () => {
      php = await startPhp();
      site = await buildStaticSite(php.origin);
      browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    }, BUILD_TIMEOUT_MS);
    afterAll(async () => {
      await browser?.close();
      await site?.close();
      await php?.stop();
    });
    beforeEach(async () => {
      page = await browser.newPage();
      asked = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(site.origin)) asked.push(new URL(request.url()).pathname);
      });
    });
    afterEach(async () => {
      const calls = new Set([
        '/get_open_positions.php',
        '/apply_job1.php',
        '/contact.php',
        '/certificate.php',
      ]);
      expect(asked.filter((path) => !calls.has(path))).toEqual([]);
      await page.close();
    });

    /** Before that, Enter would send the plain form to the backend. */
    const openWithScript = async (path: string) => {
      await page.goto(site.origin + path);
      await page.locator('html[data-script-ready]').waitFor();
    };
    const texts = (selector: string) => page.locator(selector).allInnerTexts();
    const seen = (text: string | RegExp) => page.getByText(text).first().waitFor();

    test('every opening with a title is listed, with what it has', async () => {
      await page.goto(`${site.origin}/careers`);
      await page.getByRole('article').first().waitFor();
      expect(await texts('article h3')).toEqual([
        'SOC Analyst',
        'Trainer',
        'Network Engineer',
        'Writer & <b>Editor</b>',
      ]);
      expect(await page.getByRole('article').nth(2).innerText()).toContain('411001');
      expect(await page.getByRole('article').nth(3).innerText()).not.toMatch(/null|undefined/);
      expect(await page.locator('article h3 a').count()).toBe(0);
      expect(await page.locator('.toast').count()).toBe(0);
    });

    test('openings that are being loaded, that are none and that cannot be loaded are told of', async () => {
      const call = '**/get_open_positions.php';
      const headers = { 'access-control-allow-origin': '*' };
      const loading = page.getByRole('status').filter({ hasText: /loading/i });
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(call, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(`${site.origin}/careers`);
      await loading.waitFor({ state: 'attached' });
      expect(await page.getByRole('article').count()).toBe(0);
      release();
      await page.getByRole('article').first().waitFor();
      expect(await loading.count()).toBe(0);

      await page.unroute(call);
      await page.route(call, (route) => route.fulfill({ headers, json: [] }));
      await page.reload();
      await page.getByRole('heading', { name: /no open positions/i }).waitFor();

      await page.unroute(call);
      await page.route(call, (route) => route.fulfill({ headers, status: 500, body: 'Fatal error' }));
      await page.reload();
      await page
        .getByRole('alert')
        .filter({ hasText: 'Failed to load job listings. Please try again later.' })
        .waitFor();
      await page.unroute(call);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('article').first().waitFor();
    });

    test('every page is a file, opened directly and by a link; other addresses lead on', async () => {
      for (const path of ['/', '/about', A_SERVICE, A_COURSE, '/careers', '/privacy'])
        expect((await fetch(site.origin + path)).status, path).toBe(200);
      await openWithScript('/about');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Get In Touch' }).waitFor();
      await page.goto(`${site.origin}/services/vapt`);
      await page.waitForURL(/\/vulnerability-assessment-and-penetration-testing$/);
      await page.goto(`${site.origin}/no-such-page`);
      await page.getByRole('banner').getByRole('navigation').first().waitFor();
      await page.getByRole('banner').getByRole('searchbox').waitFor();
      await page.getByRole('contentinfo').waitFor();
    });

    test('the search has no page of results: Enter opens the first result', async () => {
      await openWithScript(A_SERVICE);
      const search = page.getByRole('banner').getByRole('search');
      const field = search.getByPlaceholder('Search Services...');
      await field.fill('zeppelins');
      const ask = search.getByRole('link', { name: 'Ask us about it' });
      expect(await ask.getAttribute('href')).toMatch(/^\/contact/);
      await search.getByRole('link', { name: 'All services' }).waitFor();
      await field.fill('waf');
      await search
        .getByRole('option', { name: /Web Application Firewall/ })
        .first()
        .waitFor();
      expect(await search.getByRole('link', { name: 'All results' }).count()).toBe(0);
      await field.press('Enter');
      await page.waitForURL(/\/services\/cloud-services\/waf$/);
    });

    test('an application reaches $_POST and $_FILES', async () => {
      const person = newPerson();
      await page.goto(`${site.origin}/careers`);
      await page.getByRole('button', { name: 'Apply Now: Trainer' }).click();
      const dialog = page.getByRole('dialog');
      await fillApplication(dialog, { ...person, email: 'refused@example.com' });
      await dialog.getByRole('button', { name: 'Submit Application' }).click();
      await seen('Applications are closed');
      expect(await dialog.getByText('VARCHAR').count()).toBe(0);
      await dialog.getByLabel('Email').fill(person.email);
      await dialog.getByRole('button', { name: 'Submit Application' }).click();
      await seen('Thank you, HR will call.');
      expect(await page.getByText('row-17').count()).toBe(0);
      expect(php.calls().at(-1)).toMatchObject({
        call: 'POST apply_job1.php',
        data: {
          name: person.name,
          email: person.email,
          phone: person.phone,
          cover_letter: person.message,
          job_title: 'Trainer',
          file: 'asha-rao.pdf',
        },
      });
    });

    test('an enquiry is sent as soon as the status says so, with its subject', async () => {
      const person = newPerson();
      await openWithScript('/contactus?course=devops');
      const form = page.getByRole('main').getByRole('form');
      await form.getByText('About: DevOps Automation').waitFor();
      await fillEnquiry(form, person);
      await form.getByRole('button', { name: 'Send Message' }).click();
      // The rest of the answer takes 20 seconds.
      await form.getByText('Message sent successfully!').waitFor({ timeout: 15_000 });
      expect(await page.getByText('row-18').count()).toBe(0);
      expect(php.calls().at(-1)).toEqual({
        call: 'POST contact.php',
        data: {
          name: person.name,
          mobile: person.phone,
          email: person.email,
          message: `Course: DevOps Automation\n\n${person.message}`,
        },
      });
    });

    const SECTION = [
      ['123456789012', 'Certificate is valid and verified!'],
      ['200000000000', 'Certificate is valid and verified!'],
      ['300000000000', 'Withdrawn in May'],
      ['400000000000', 'Certificate is under review'],
      ['500000000000', 'Records of 2009 are on paper'],
      ['600000000000', 'Error validating certificate. Please try again.'],
    ] as const;
    const SCREEN = [
      ['123456789012', 'Certificate Verified!'],
      ['200000000000', 'Certificate Verified!'],
      ['300000000000', 'Verification Failed'],
      ['400000000000', 'Server error or invalid certificate number'],
      ['600000000000', 'Server error or invalid certificate number'],
    ] as const;

    for (const [path, answers] of [
      ['/it-trainings', SECTION],
      ['/it-trainings/certificate', SCREEN],
    ] as const) {
      test(`the check on ${path} answers from valid and message alone`, async () => {
        await openWithScript(path);
        const field = page.getByRole('main').getByPlaceholder('Enter Certificate Number');
        for (const [number, answer] of answers) {
          await field.fill(number);
          await field.press('Enter');
          await seen(answer);
          const main = await page.getByRole('main').innerText();
          expect(main).not.toMatch(/2018|0000-00-00|last digit/);
          expect(main).not.toContain('Asha Rao');
        }
        expect(php.calls().at(-1)?.call).toBe(
          path === '/it-trainings' ? 'GET certificate.php' : 'POST certificate.php',
        );
      });
    }

    test('a notice is yellow, and the screen says what the backend said', async () => {
      await openWithScript('/it-trainings');
      const field = page.getByRole('main').getByPlaceholder('Enter Certificate Number');
      await field.fill('400000000000');
      await field.press('Enter');
      await page.locator('.answer-box.notice', { hasText: 'Certificate is under review' }).waitFor();
      await openWithScript('/it-trainings/certificate');
      await field.fill('400000000000');
      await field.press('Enter');
      await page.locator('.record.notice', { hasText: 'Certificate is under review' }).waitFor();
    });

    test('no page promises or asks for what only our own server has', async () => {
      for (const path of [
        '/careers',
        '/it-trainings',
        '/it-trainings/devops',
        '/it-trainings/certificate',
        '/privacy',
      ]) {
        await page.goto(site.origin + path);
        const html = await page.content();
        expect(html, path).not.toMatch(
          /\/subscribe|\/it-trainings\/batches|localhost|Tell me when a date is set|You get a reference|masked name such as|deletes expired data/,
        );
        expect(html, path).toContain(`<link rel="canonical" href="https://www.firm.example${path}"`);
      }
      expect((await fetch(`${site.origin}/it-trainings/batches`)).status).toBe(404);
      expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).not.toContain('batches');
    });

    test('before hydration, and on a translated page, the islands work', async () => {
      await page.addInitScript(
        "addEventListener('DOMContentLoaded', () => document.documentElement.classList.add('translated-ltr'))",
      );
      const person = newPerson();
      await page.goto(`${site.origin}/contact`);
      const form = page.getByRole('main').getByRole('form');
      await fillEnquiry(form, person);
      await form.getByRole('button', { name: 'Send Message' }).click();
      await form.getByText('Message sent successfully!').waitFor({ timeout: 15_000 });
    });
  },
);
