import type { Locator, Page } from '@playwright/test';
import { fillSender } from '../support/fill-forms.ts';
import { newPerson } from '../support/new-person.ts';
import { canReadText, readText } from '../support/read-text.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** Cards of each group, complete and in the order of the specification, with the pages behind them. */
const GROUPS = [
  {
    path: '/services/cyber-security-services',
    cards: [
      ['IT Infrastructure Security', 'it-infra'],
      ['Email Security', 'email-security'],
      ['Endpoint Security', 'end-point-security'],
      ['Managed Security Services', 'cyber-security-manage-services'],
      ['Data Loss Prevention', 'dlp'],
      ['Red Teaming & Pen Testing', 'red-teaming'],
    ],
  },
  {
    path: '/services/network-services',
    cards: [
      ['Next-Gen Firewall', 'next-gen-firewall'],
      ['Switch & Router Configuration', 'swith-router'],
      ['DDoS Protection', 'ddos'],
      ['Managed Network Security', 'network-security-ms'],
    ],
  },
  {
    path: '/services/cloud-services',
    cards: [
      ['Web Application Firewall', 'waf'],
      ['Cloud Access Security Broker', 'casb'],
      ['Zero Trust Network Access', 'ztna'],
      ['Secure Access Service Edge', 'sase'],
    ],
  },
  {
    path: '/services/governance-risk-counsalting',
    cards: [
      ['ISO Readiness', 'iso-readiness'],
      ['Configuration Review', 'config-review'],
      ['Managed Security Services', 'manage-service'],
      ['Compliance Gap Assessment', 'gap-assessment-compliance'],
      ['vCISO as a Service', 'vcisco-service'],
    ],
  },
  {
    path: '/services/vulnerability-assessment-and-penetration-testing',
    cards: [
      ['Web', 'web'],
      ['Mobile', 'mobile'],
      ['Network', 'network'],
      ['API', 'api'],
      ['Cloud', 'cloud'],
      ['Wireless', 'wireless'],
      ['Thick Client', 'thick'],
      ['Source Code Review', 'source-code-review'],
    ],
  },
  {
    path: '/services/cyber-security-awarness-training',
    cards: [
      ['Awareness Training', 'awarness-training'],
      ['Phishing Simulation Exercises', 'phishing-simulization'],
      ['Role-Based Security Training', 'awarness-training'],
      ['Compliance & Policy Education', 'awarness-training'],
    ],
  },
] as const;

const cards = (page: Page) =>
  page.getByRole('region', { name: 'Services in this group' }).getByRole('listitem');

function partnerSection(page: Page): Locator {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Why Partner/ }) });
}

async function expectAllLeadToContact(page: Page, name: string): Promise<void> {
  const address = `/contact?service=${new URL(page.url()).pathname.slice('/services/'.length)}`;
  const links = page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(links.last()).toBeVisible();
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', address);
}

for (const group of GROUPS) {
  test(`${group.path} has its cards, each with text and page, and Why Partner`, async ({ page }) => {
    await page.goto(group.path);
    await expect(cards(page).getByRole('heading')).toHaveText(group.cards.map(([title]) => title));
    await expect(cards(page).getByRole('paragraph')).toHaveCount(group.cards.length);

    for (const [index, [, leaf]] of group.cards.entries()) {
      await expect(cards(page).nth(index).getByRole('paragraph')).not.toBeEmpty();
      const address = await cards(page).nth(index).getByRole('link').getAttribute('href');
      expect(address?.replace(/#.*/, '')).toBe(`${group.path}/${leaf}`);
    }
    await expect(partnerSection(page).getByRole('listitem').first()).toBeVisible();
    expect(await partnerSection(page).getByRole('listitem').count()).toBeGreaterThan(1);
    await expectAllLeadToContact(page, 'Get in Touch');
  });
}

test('Cybersecurity Services has three Why Partner points', async ({ page }) => {
  await page.goto('/services/cyber-security-services');

  await expect(partnerSection(page).getByRole('listitem').getByRole('heading')).toHaveText([
    '24/7 Monitoring',
    'Scalable Solutions',
    'Compliance Ready',
  ]);
});

test('Role-Based Training and Compliance Education lead to their part', async ({ page }) => {
  for (const title of ['Role-Based Security Training', 'Compliance & Policy Education']) {
    await page.goto('/services/cyber-security-awarness-training');
    await hydrated(page);

    await cards(page).filter({ hasText: title }).getByRole('link').click();

    await expect(page).toHaveURL(/\/awarness-training#/);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  }
});

test('IT Infrastructure Security has five capabilities, four risks, six steps', async ({ page }) => {
  await page.goto('/services/cyber-security-services/it-infra');

  await expect(
    page.getByRole('region', { name: 'What we put in order' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(5);
  await expect(page.getByRole('region', { name: /why it matters/i }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('main').locator('#approach').getByRole('listitem')).toHaveCount(6);
  await expectAllLeadToContact(page, 'Get a Free Assessment');
});

test('Email Security has five threats, five measures and an explanation', async ({ page }) => {
  await page.goto('/services/cyber-security-services/email-security');
  const threats = page
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { name: 'Phishing', exact: true }) });

  await expect(threats.getByRole('heading')).toHaveText([
    'Phishing',
    'Spam',
    'Malware',
    'Email Spoofing',
    'Business Email Compromise',
  ]);
  await expect(page.getByRole('region', { name: /key measures/i }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Overview' }).getByRole('paragraph').first()).not.toBeEmpty();
  await expectAllLeadToContact(page, 'Get in Touch');
});

test('Endpoint Security has five threats and five measures, and leads to /contact', async ({ page }) => {
  await page.goto('/services/cyber-security-services/end-point-security');

  for (const name of ['What reaches a laptop', 'What we change on each machine'])
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(5);
  await expectAllLeadToContact(page, 'Contact Us');
});

/** Longer than seven windows nobody reads one. */
const LONGEST = 6_500;
/** A path of five steps, two long lists of the specification, and the table of response times. */
const LONGER = new Map<string, number>([
  ['cyber-security-manage-services', 6_980],
  ['cloud', 6_720],
  ['awarness-training', 6_620],
]);

/** What a buyer settles before signing stands on every service page, between what is needed and the questions. */
for (const group of GROUPS) {
  test(`the pages below ${group.path} lead back to it and on to /contact, say who does it, price basis, confidentiality, retest, regulators, and are no longer than they have to be`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const slug of new Set(group.cards.map(([, leaf]) => leaf))) {
      await page.goto(`${group.path}/${slug}`);

      expect
        .soft(await page.evaluate(() => document.documentElement.scrollHeight), slug)
        .toBeLessThanOrEqual(LONGER.get(slug) ?? LONGEST);
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(trail.locator(`a[href="${group.path}"]`)).toBeVisible();
      await expect(trail.locator('a[href="/services"]')).toBeVisible();
      await expect(page.getByRole('main').locator('a[href^="/contact?service="]').first()).toBeVisible();

      const terms = page.getByRole('region', { name: 'Before you sign' });
      const headings = await terms.getByRole('heading', { level: 3 }).allTextContents();
      expect(headings).toEqual(
        expect.arrayContaining(['Who does it', 'Price', 'Confidentiality', 'Regulators']),
      );
      expect(
        headings.filter((name) => /^(Retest|Check afterwards|Review|Follow-up)$/.test(name)),
      ).toHaveLength(1);
      await expect(terms.getByText('GST is added')).toBeVisible();
      await expect(terms.getByText(/CVs come with the quotation/)).toBeVisible();
      await expect(terms.getByText('encrypted in India')).toBeVisible();
      await expect(terms.getByText(/^(Yes|No|Partly)\.$/).first()).toBeVisible();
      await expect(terms).not.toContainText(/₹|Rs\.? \d/);
      await expect(page.locator('.facts dt').last()).toHaveText(
        /^(Retest|Check afterwards|Review|Follow-up)$/,
      );
    }
  });
}

for (const leaf of [
  '/services/cyber-security-services/cyber-security-manage-services',
  '/services/network-services/network-security-ms',
  '/services/governance-risk-counsalting/manage-service',
  '/services/governance-risk-counsalting/vcisco-service',
]) {
  test(`${leaf} is sold by the month: hours, response and exit have a heading`, async ({ page }) => {
    await page.goto(leaf);

    const row = page.getByRole('region', { name: 'Before you sign' }).locator('#service');
    await expect(row.getByRole('heading')).toHaveText('Hours, response, exit');
    await expect(row.getByRole('term')).toHaveText(['Hours', 'Response', 'Exit']);
  });
}

test('a penetration test says that the firm is not empanelled by CERT-In', async ({ page }) => {
  await page.goto('/services/vulnerability-assessment-and-penetration-testing/web');

  const line = page.locator('#regulators div', { hasText: 'CERT-In empanelled auditor?' }).last();
  await expect(line).toContainText('No.');
  await expect(line).toContainText('25 July 2025');
});

test('on a phone what every contract says is folded, and opens by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/cloud-services/waf');
  await page.locator('#terms > details > summary').click();
  const price = page.locator('#price');
  await expect(price.getByText('Fixed price per application')).toBeVisible();
  await expect(price.getByText('GST is added')).toBeHidden();

  await price.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(price.getByText('GST is added')).toBeVisible();
});

test('on paper a service page keeps its words alone and shows every answer', async ({ page }) => {
  await page.goto('/services/network-services/ddos');
  const main = page.getByRole('main');
  await expect(main.getByText('Ring your provider’s security desk: only they')).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('Ring your provider’s security desk: only they')).toBeVisible();
  await expect(main.locator('img:visible')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
});

test('in forced colours, too, a fold has its plus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services/network-services/ddos');
  const fold = page.locator('#questions summary').last();
  await fold.scrollIntoViewIfNeeded();
  expect(await fold.evaluate((part) => getComputedStyle(part, '::after').backgroundImage)).toMatch(
    /gradient/,
  );
});

for (const path of [
  '/services/network-services/ddos',
  '/services/governance-risk-counsalting/iso-readiness',
]) {
  test(`${path}: on paper no heading is the last line of a sheet`, async ({ page }) => {
    test.skip(!canReadText(), 'needs poppler-utils');
    await page.goto(path);
    const headings = await page.locator('.document h2:not(.visually-hidden)').allTextContents();
    expect(headings.length).toBeGreaterThan(5);

    const sheets = readText(
      await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '10mm', right: '10mm' } }),
    ).split('\f');

    expect(sheets.length).toBeGreaterThan(3);
    for (const sheet of sheets) expect(headings).not.toContain(sheet.trim().split('\n').at(-1));
  });
}

/** One service of each kind, and what its exhibit shows. */
const EXHIBITS = [
  ['/services/vulnerability-assessment-and-penetration-testing/web', /Request.*118207.*Response/s],
  ['/services/cyber-security-services/email-security', /Before.*would be refused.*After.*arrives/s],
  ['/services/cyber-security-services/cyber-security-manage-services', /Sample.*Alerts read.*Cases opened/s],
  ['/services/governance-risk-counsalting/gap-assessment-compliance', /Cost.*Risk that stays.*Cost.*Cost/s],
] as const;

for (const [path, shown] of EXHIBITS) {
  test(`${path} shows what one receives, on paper and over the whole width`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const exhibit = page.locator('#exhibit');

    await expect(exhibit).toContainText(shown);
    await expect(exhibit).toContainText('Sample');
    await expect(
      exhibit.getByRole('link', { name: /^Read the whole sample report of an? / }),
    ).toHaveAttribute('href', /^\/services\/sample-reports\//);
    const sheet = (await exhibit.locator('.sheet, .before-after').boundingBox())!;
    expect(sheet.width).toBe(1240);
    expect(sheet.y).toBeLessThan(1_000);
  });

  test(`on ${path} the paper is white in both themes`, async ({ page }) => {
    const colours: string[] = [];
    for (const theme of ['dark', 'light']) {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto(path);
      const sheets = page.locator('.paper');
      expect(await sheets.count()).toBe(2);
      colours.push(
        ...(await sheets.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))),
      );
    }
    expect(new Set(colours)).toEqual(new Set(['rgb(251, 250, 246)']));
  });
}

test('plates are of the six groups: a service has a plain icon and one picture', async ({ page }) => {
  await page.goto('/services/vulnerability-assessment-and-penetration-testing/web');
  const main = page.getByRole('main');

  await expect(main.locator('.plate-icon')).toHaveCount(0);
  await expect(main.locator('#related .line-icon')).toHaveCount(3);
  await expect(main.locator('.band img:visible')).toHaveCount(1);

  await page.goto('/services');
  await expect(page.getByRole('main').locator('.plate-icon')).toHaveCount(6);
});

for (const [path, subject] of [
  ['/services/cloud-services/waf', 'Web Application Firewall'],
  ['/services/cloud-services', 'Cloud Security Services'],
  ['/services/supplier-facts', 'For your supplier file'],
  ['/it-trainings/devops', 'DevOps Automation'],
] as const) {
  test(`${path} ends with one call: the form about it, which can be sent`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const main = page.getByRole('main');
    const closing = main.locator('.call-to-action');
    const form = closing.getByRole('form', { name: await closing.getByRole('heading').innerText() });
    await expect(form.getByText(`About: ${subject}`)).toBeVisible();
    await expect(closing.getByRole('link')).toHaveText(['What we store, and for how long']);

    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByLabel('Name')).toBeFocused();

    await fillSender(form, newPerson());
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByText('Message sent successfully!')).toBeVisible();
  });
}

test('the list beside the page ends where the terms begin, over all columns', async ({ page }) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/services/vulnerability-assessment-and-penetration-testing/web#terms');
    const list = page.getByRole('navigation', { name: 'On this page' });
    const edges = async () => [
      (await list.locator('xpath=..').boundingBox())!,
      (await page.locator('#terms').boundingBox())!,
    ];
    const [rail, terms] = await edges();
    expect(rail!.y + rail!.height, `${width}`).toBeLessThanOrEqual(terms!.y);
  }
});

test('the terms are numbered clauses with the regulators in the margin', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services/cloud-services/waf');
  const terms = page.getByRole('region', { name: 'Before you sign' });
  const number = (of: string) =>
    terms.locator(of).evaluate((heading) => getComputedStyle(heading, '::before').content);
  expect(await number('#people h3')).toContain('counter(clause)');

  const people = (await terms.locator('#people').boundingBox())!;
  const margin = (await terms.locator('#regulators').boundingBox())!;
  expect(margin.x).toBeGreaterThan(people.x + people.width);
  expect(Math.abs(margin.y - people.y)).toBeLessThan(60);
});
