import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../tools/run/free-port.ts';
import { issueCertificate } from '../support/issue-certificate.ts';
import { newPerson } from '../support/new-person.ts';
import { openJob, storedFrom } from '../support/operate.ts';
import { pdfResume } from '../support/resume-files.ts';
import { type RunningSite, runSite } from '../support/running-site.ts';

/** One short journey through each part of the specification, in WebKit; the rest is tested in Chromium and Firefox. */

const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSER = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1);
const isInstalled = BROWSER !== undefined && [DRIVER, '/usr/bin/Xvfb'].every((path) => existsSync(path));
/** In ms: machines whose cores are shared take long for what a visitor does not notice. */
const LONGEST_WAIT_MS = 20_000;

describe.skipIf(!isInstalled && !process.env.CI)('in WebKit', () => {
  let display: ChildProcess;
  let service: DriverService;
  let driver: WebDriver;
  let site: RunningSite;

  beforeAll(async () => {
    if (!BROWSER) throw new Error('WebKit is not installed: apt-get install -y webkit2gtk-driver xvfb');
    // Xvfb chooses the number of a free display itself.
    display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [number] = (await once(createInterface({ input: display.stdio[3] as Readable }), 'line')) as [
      string,
    ];
    const port = await freePort();
    service = new DriverService(DRIVER, {
      loopback: true,
      port,
      args: [`--port=${port}`],
      env: { ...process.env, DISPLAY: `:${number}`, LC_ALL: 'C.UTF-8' },
    });
    await service.start(LONGEST_WAIT_MS);
    driver = await new Builder()
      .usingServer(await service.address())
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
      })
      .build();
    await driver.manage().window().setRect({ width: 1_440, height: 1_000 });
    site = await runSite();
  });

  afterAll(async () => {
    await driver?.quit();
    await service?.kill();
    display?.kill();
    await site?.close();
  });

  const untilLoaded = () =>
    driver.wait(
      () =>
        driver.executeScript(() => {
          const { unstyled, scriptReady } = document.documentElement.dataset;
          return document.readyState === 'complete' && unstyled === undefined && scriptReady !== undefined;
        }),
      LONGEST_WAIT_MS,
    );
  const heading = () => shown('h1').then((element) => element.getText());

  async function open(path: string): Promise<void> {
    await driver.get(site.origin + path);
    await untilLoaded();
  }

  async function toAddress(path: string): Promise<void> {
    await driver.wait(until.urlIs(site.origin + path), LONGEST_WAIT_MS);
    await untilLoaded();
  }

  /** The first visible element that fits, in the middle of the window, where no bar lies over it. */
  function shown(selector: string, text = '', within = 'body'): Promise<WebElement> {
    const find = (wanted: string, said: string, place: string) => {
      const found = [...document.querySelectorAll<HTMLElement>(`${place} :is(${wanted})`)].find(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && (element.textContent ?? '').includes(said),
      );
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return found ?? null;
    };
    return driver.wait(
      () => driver.executeScript<WebElement | null>(find, selector, text, within),
      LONGEST_WAIT_MS,
      `${within} ${selector} with “${text}”`,
    ) as Promise<WebElement>;
  }

  async function press(selector: string, text = '', within = 'body'): Promise<void> {
    await (await shown(selector, text, within)).click();
  }

  async function fill(form: string, values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values))
      await (await shown(`[name="${name}"]`, '', form)).sendKeys(value);
  }

  test('the home page leads on by its hero', async () => {
    await open('/');
    await press('a', 'Explore Trainings', 'main');
    await toAddress('/it-trainings');
  });

  test('a menu opens and leads to a service, on whose page one asks', async () => {
    await open('/about');
    await press('button[aria-label="Services menu"]');
    await press('a', 'VAPT', 'header nav');
    await toAddress('/services/vulnerability-assessment-and-penetration-testing');
    await press('a.button', 'Get in Touch', 'main');
    await toAddress('/contact?service=vulnerability-assessment-and-penetration-testing');
  });

  test('a course is reached from the list of all, and leads to the contact page', async () => {
    await open('/it-trainings');
    await press('a', 'Cybersecurity Training', 'main');
    await toAddress('/it-trainings/cyber-security');
    expect(await heading()).toBe('Cyber Security');
    await press('a', 'Contact Us', 'main');
    await toAddress('/contact?course=cyber-security');
  });

  test('an enquiry is sent and stored', async () => {
    const { name, phone, email, message } = newPerson();
    await open('/contact');
    await fill('main form', { name, mobile: phone, email, message });
    await press('button', 'Send Message', 'main');
    await shown('h1, p, div', 'Message sent successfully!', 'main');
    expect(storedFrom(site, 'enquiries', email)).toMatchObject([{ name, message }]);
  });

  test('an application is sent with its resume from the dialog', async () => {
    const [job, { name, phone, email }] = [openJob(site), newPerson()];
    const resume = join(await mkdtemp(join(tmpdir(), 'resume-')), pdfResume().name);
    await writeFile(resume, pdfResume().buffer);
    await open('/careers');
    await press('button', 'Apply Now', 'article');
    await fill('dialog form', { name, email, phone, resume });
    await press('button', 'Submit Application', 'dialog');
    await shown('p, div, h2', 'Application submitted successfully!', 'dialog');
    expect(storedFrom(site, 'applications', email)).toMatchObject([{ name, job_title: job.title }]);
  });

  test('a certificate is checked on its screen and on the page of all courses', async () => {
    const number = issueCertificate(site);
    for (const [path, answer] of [
      ['/it-trainings/certificate', 'This certificate is valid and authentic.'],
      ['/it-trainings', 'Certificate is valid and verified!'],
    ] as const) {
      await open(path);
      await (await shown('input[placeholder="Enter Certificate Number"]', '', 'main')).sendKeys(number);
      await press('button', 'Validate', 'main');
      await shown('p, div, h2', answer, 'main');
    }
  });

  test('a search finds a service', async () => {
    await open('/about');
    await (await shown('input[name="q"]', '', 'header')).sendKeys('firewall');
    await press('a', 'Next-Gen Firewall', 'header');
    await toAddress('/services/network-services/next-gen-firewall');
  });

  test('the theme that was chosen holds on the next page', async () => {
    const isDark = () => driver.executeScript("return document.documentElement.matches('.dark')");
    await open('/services');
    expect(await isDark()).toBe(true);
    await press('header .theme-switch');
    await driver.wait(async () => !(await isDark()), LONGEST_WAIT_MS);
    await open('/careers');
    expect(await isDark()).toBe(false);
  });

  test('a lab answers its first step', async () => {
    await open('/it-trainings/data-science/lab');
    await press('button', 'Run the query', 'main');
    await shown('[role="status"], output, table', '', 'main');
  });

  test('a link to a part of another page brings it under the bar, and Back returns to the place', async () => {
    const group = '/services/cyber-security-awarness-training';
    await open(group);
    await press('a', 'Compliance & Policy Education', 'main');
    await driver.wait(until.urlContains('#'), LONGEST_WAIT_MS);
    const distance = () =>
      driver.executeScript<number>(() => {
        const part = document.querySelector(location.hash || 'main')!.getBoundingClientRect();
        return Math.round(part.top - document.querySelector('header')!.getBoundingClientRect().bottom);
      });
    await driver.wait(async () => (await distance()) >= 0 && (await distance()) <= 48, LONGEST_WAIT_MS);
    await driver.navigate().back();
    await toAddress(group);
    await driver.wait(
      () => driver.executeScript('return scrollY > 200'),
      LONGEST_WAIT_MS,
      'The page is at its top',
    );
  });

  test('a drawn line covers a small part of its figure', async () => {
    await open('/services/vulnerability-assessment-and-penetration-testing/network');
    const figure = await shown('.attack-path', '', 'main');
    const pixels = await sharp(Buffer.from(await figure.takeScreenshot(), 'base64'))
      .removeAlpha()
      .raw()
      .toBuffer();
    let coloured = 0;
    for (let at = 0; at < pixels.length; at += 3) {
      const parts = [...pixels.subarray(at, at + 3)];
      if (Math.max(...parts) - Math.min(...parts) > 60) coloured += 1;
    }
    const share = coloured / (pixels.length / 3);
    expect(share).toBeGreaterThan(0.003);
    expect(share).toBeLessThan(0.05);
  });

  test('an unknown address has a page with navigation and footer', async () => {
    await open('/nothing-here');
    expect(await heading()).toMatch(/\w/);
    await shown('a', 'Services', 'header nav');
    await shown('form', '', 'footer');
  });
});
