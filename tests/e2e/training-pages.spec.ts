import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

/** The lists that the specification fixes for each course, complete and in its order. */
const COURSES: { path: string; lists: string[][]; headings?: string[]; contact: string }[] = [
  {
    path: '/it-trainings/web-development',
    lists: [['Front-End', 'Back-End', 'Responsive Design', 'Deployment & Hosting', 'Hands-On Projects']],
    contact: '/contact?course=web-development',
  },
  {
    path: '/it-trainings/cyber-security',
    lists: [
      ['Threat Detection', 'Data Privacy', 'System Integrity', 'Access Management'],
      ['Network Security', 'Identity Verification', 'Incident Response', 'Endpoint Security'],
    ],
    headings: ['Overview', 'Core Features', 'Security Layers', 'Why It Matters'],
    contact: '/contactus?course=cyber-security',
  },
  {
    path: '/it-trainings/data-science',
    lists: [
      [
        'Data Visualization',
        'Machine Learning',
        'Data Management',
        'Predictive Analytics',
        'Big Data Processing',
        'Data Mining',
        'Statistical Modeling',
        'Report Automation',
      ],
    ],
    headings: ['Why learn data science'],
    contact: '/contact?course=data-science',
  },
  {
    path: '/it-trainings/hardware-networking',
    lists: [
      ['Server Setup', 'Structured Cabling', 'Storage Solutions', 'Workstation Optimization'],
      ['Router Configuration', 'Wi-Fi Management', 'LAN & WAN Setup', 'Network Troubleshooting'],
    ],
    headings: ['Core Features', 'Networking Layers'],
    contact: '/contactus?course=hardware-networking',
  },
  {
    path: '/it-trainings/android-app-development',
    lists: [
      ['Kotlin Basics', 'Compose Screens', 'Offline Data', 'Device Features'],
      ['Backend Integration', 'Testing & QA', 'Cloud Deployment', 'App Launch'],
    ],
    headings: ['Core Features', 'Development Layers'],
    contact: '/contactus?course=android-app-development',
  },
  {
    path: '/it-trainings/aiml',
    lists: [
      [
        'Neural Networks',
        'AI Automation',
        'Deep Learning',
        'Natural Language Processing',
        'Computer Vision',
        'Reinforcement Learning',
        'Model Deployment',
        'AI Ethics',
      ],
    ],
    headings: ['Why learn AI'],
    contact: '/contact?course=aiml',
  },
  {
    path: '/it-trainings/digital-marketing',
    lists: [
      [
        'Social Media Marketing',
        'SEO Optimization',
        'Content Marketing',
        'Influencer Marketing',
        'Analytics & Data',
        'Brand Strategy',
        'Email Campaigns',
        'Mobile Marketing',
      ],
    ],
    contact: '/contact?course=digital-marketing',
  },
  {
    path: '/it-trainings/devops',
    lists: [
      [
        'Infrastructure as Code',
        'CI/CD Pipelines',
        'Cloud Platforms',
        'Automation & Scripting',
        'Containerization',
        'Monitoring & Logging',
        'Version Control',
        'Security & Compliance',
      ],
    ],
    contact: '/contact?course=devops',
  },
];

/** The list that has an item of this name. */
function listWith(page: Page, title: string): Locator {
  const heading = page.getByRole('heading', { name: title, exact: true });
  return page.getByRole('main').getByRole('list').filter({ has: heading });
}

for (const { path, lists, headings = [], contact } of COURSES) {
  test(`${path} has its lists complete, leads on and back, promises no job`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');

    for (const titles of lists) {
      const list = listWith(page, titles[0] ?? '');
      await expect(list.getByRole('heading')).toHaveText(titles);
      await expect(list.getByRole('listitem')).toHaveCount(titles.length);
      for (const text of await list.getByRole('paragraph').all()) await expect(text).not.toBeEmpty();
      await expect(list.getByRole('paragraph')).toHaveCount(titles.length);
    }
    for (const name of headings) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

    const links = main.getByRole('link', { name: 'Contact Us', exact: true });
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', contact);
    await expect(main.locator('a[href="/it-trainings/certificate"]').first()).toBeVisible();
    await expect(main.locator(`a[href="${path}/lab"]`).first()).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Trainings' }),
    ).toHaveAttribute('href', '/it-trainings');

    await expect(main.getByText('AI lab', { exact: true })).toHaveCount(1);
    await expect(main.getByText('You pass with 60% overall and at least half in each part.')).toBeVisible();
    await expect(
      main.getByText('Until the AI lab of your course you work without AI assistants.'),
    ).toHaveCount(1);

    const outcome = page.getByRole('region', { name: 'What it leads to' });
    await expect(outcome.getByRole('heading', { level: 3 })).toHaveText([
      'What you can show',
      'First jobs that ask for it',
      'What those advertisements also ask for',
    ]);
    const jobs = await outcome.locator('li b').allInnerTexts();
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobs.length).toBeLessThan(3);
    for (const job of jobs) expect(job).toMatch(/\b(trainee|junior|intern)\b/i);

    const questions = page.getByRole('region', { name: 'Questions' });
    await questions.getByText('Will I get a job?').click();
    await expect(questions.getByText(/^No, nobody can promise that/)).toBeVisible();
  });
}

for (const heading of [/front-end in detail/i, /back-end in detail/i]) {
  test(`Web Development has a list: ${heading.source}`, async ({ page }) => {
    await page.goto('/it-trainings/web-development');
    const items = page.getByRole('region', { name: heading }).getByRole('listitem');

    expect(await items.count()).toBeGreaterThan(2);
    for (const item of await items.all()) await expect(item).not.toBeEmpty();
  });
}

for (const [path, heading] of [
  ['/it-trainings/data-science', /why learn/i],
  ['/it-trainings/aiml', /why learn/i],
] as const) {
  test(`${path} names reasons to learn`, async ({ page }) => {
    await page.goto(path);

    expect(await page.getByRole('region', { name: heading }).getByRole('listitem').count()).toBeGreaterThan(
      1,
    );
  });
}

test('Why It Matters on the Cyber Security page has a text', async ({ page }) => {
  await page.goto('/it-trainings/cyber-security');

  await expect(
    page.getByRole('region', { name: 'Why It Matters' }).getByRole('paragraph').first(),
  ).not.toBeEmpty();
});

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

/** What one plans with, as the demo has it: hours and entry level are proposals, the rest is not set. */
const PLANS = [
  [
    '/it-trainings/web-development',
    '150, of them 22 on the project',
    '260 hours. At 10 hours a week, class and home together: about 26 weeks. At 30: about 9. Class times are not fixed yet.',
    'No experience needed',
  ],
  [
    '/it-trainings/devops',
    '140, of them 24 on the project',
    '220 hours. At 10 hours a week, class and home together: about 22 weeks. At 30: about 8. Class times are not fixed yet.',
    'Linux command line and one language',
  ],
] as const;

for (const [path, hours, all, level] of PLANS) {
  test(`${path} says hours, weeks, entry level and what is not announced`, async ({ page }) => {
    await page.goto(path);
    const dates = page.getByRole('region', { name: 'Dates and fees' });

    await expect(dates.getByRole('term')).toHaveText([
      'Hours',
      'With your own time',
      'Entry level',
      'Next start',
    ]);
    await expect(dates.getByRole('definition')).toHaveText([hours, all, level, 'No date set yet']);
    await expect(dates).toContainText('Not announced yet: dates, days, mode, city and fee.');
  });
}

test('who is new to networks is told which course comes first, and the hours', async ({ page }) => {
  await page.goto('/it-trainings/cyber-security');

  await expect(page.getByText(/New to networks/)).toHaveText(
    'Networking basics and a command line. New to networks? Hardware & Networking first: together 340 hours.',
  );
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

/** What the course has one build, and the names of its three states. */
const WORKS: Record<string, [builds: string, first: string, second: string, third: string]> = {
  'web-development': ['A booking site at a public URL', 'Empty', 'Taken', 'Booked'],
  'data-science': ['A report that anyone can rerun', 'First run', 'Check fails', 'Rebuilt'],
  'cyber-security': ['A company network you defend, and an incident report', 'Trace', 'Detected', 'Reported'],
  'hardware-networking': ['A two-room office network', 'Planned', 'Broken', 'Repaired'],
  'android-app-development': ['An app in closed testing on Google Play', 'No signal', 'Conflict', 'Synced'],
  aiml: ['A deployed model and its failure list', 'Answers', 'Causes', 'One failure'],
  'digital-marketing': ['A capped live campaign and its report', 'Day 5', 'Cap', 'Report'],
  devops: ['A pipeline that scans and rolls back', 'Blocked', 'Released', 'Rolled back'],
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'work with script' : 'work without script', () => {
    test.use({ javaScriptEnabled });

    for (const [course, [builds, ...labels]] of Object.entries(WORKS)) {
      test(`${course} shows what is built, in three states by keyboard`, async ({ page }) => {
        await page.goto(`/it-trainings/${course}`);
        const work = page.getByRole('figure').filter({ hasText: 'An example of what you build' });
        const states = work.getByRole('group', { name: `${builds}, in three states` }).getByRole('radio');
        await expect(states).toHaveCount(3);
        await states.first().focus();

        const seen = new Set<string>();
        for (const [index, label] of labels.entries()) {
          if (index > 0) await page.keyboard.press('ArrowRight');
          await expect(work.getByLabel(label, { exact: true })).toBeChecked();
          const told = work.locator('.work-told').locator('visible=true');
          await expect(told).toHaveCount(1);
          seen.add(await told.innerText());
        }
        expect(seen.size).toBe(3);
      });
    }
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
