import { fillSender } from '../support/fill-forms.ts';
import { newPerson } from '../support/new-person.ts';
import { expect, hydrated, test } from './fixtures.ts';

const FORM = 'Subscribe to Our Email and Free Consultation';

const SUBJECTS = [
  ['/contact?course=devops', 'Course: DevOps Automation'],
  ['/contact?course=cyber-security', 'Course: Cybersecurity Training'],
  [
    '/contact?service=vulnerability-assessment-and-penetration-testing/web',
    'Service: Web Penetration Testing',
  ],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const [address, line] of SUBJECTS) {
      test(`${address} begins the message with "${line}", in the form of the page alone`, async ({
        page,
      }) => {
        await page.goto(address);

        await expect(page.getByRole('form', { name: FORM }).getByLabel('Message')).toHaveValue(`${line}\n\n`);
        await expect(page.getByRole('contentinfo').getByLabel('Message')).toHaveValue('');
      });
    }

    for (const query of ['course=nonsense', 'service=%3Cscript%3E', 'course=', 'about=devops']) {
      test(`an unknown matter is ignored: ${query}`, async ({ page }) => {
        await page.goto(`/contact?${query}`);

        await expect(page.getByRole('form', { name: FORM }).getByLabel('Message')).toHaveValue('');
      });
    }
  });
}

test('the subject of the mail that the firm gets names the course, and the form is empty afterwards', async ({
  page,
  site,
}) => {
  await page.goto('/contact?course=data-science');
  await hydrated(page);
  const form = page.getByRole('form', { name: FORM });
  const person = newPerson();
  await fillSender(form, person);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Message sent successfully!')).toBeVisible();

  await expect(form.getByLabel('Message')).toHaveValue('');
  const mail = await site.inbox.message(({ text }) => text?.includes(person.email) ?? false);
  expect(mail.subject).toMatch(/^Asha Rao \w+, Course: Data Science & Analytics \(E-\w{4}-\w{2}\)$/);
  expect(mail.text).toContain('/contact?course=data-science');
  expect(mail.text).toContain('Course: Data Science & Analytics');
});

test('a message that was begun under a course is kept when the page is opened again', async ({ page }) => {
  await page.goto('/contact?course=devops');
  await hydrated(page);
  const message = page.getByRole('form', { name: FORM }).getByLabel('Message');
  await message.press('Control+End');
  await message.pressSequentially('Weekends?');
  const typed = await message.inputValue();
  expect(typed).toBe('Course: DevOps Automation\n\nWeekends?');

  await page.goto('/about');
  await page.goto('/contact?course=devops');
  await hydrated(page);

  await expect(message).toHaveValue(typed);
  await page.goto('/contact?course=aiml');
  await hydrated(page);
  await expect(message).toHaveValue(`Course: AI & Machine Learning\n\n${typed}`);
});

test('the page has address and hours, says that there is no emergency line, and leads to Privacy at the form', async ({
  page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');

  await expect(main.getByText('12 Sample Street, Bengaluru 560001')).toBeVisible();
  await expect(main.getByText('Monday to Friday, 9:30 to 18:00 IST')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'If you are under attack now' })).toBeVisible();
  await expect(main.getByText(/^We run no emergency line/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'What we store, and for how long' })).toHaveAttribute(
    'href',
    '/privacy',
  );
});

test('Ask for a price on a service page opens the enquiry with the service in the message', async ({
  page,
}) => {
  await page.goto('/services/network-services/ddos');

  await page.getByRole('main').getByRole('link', { name: 'Ask for a price' }).click();

  await expect(page).toHaveURL('/contact?service=network-services/ddos');
  await expect(page.getByRole('form', { name: FORM }).getByLabel('Message')).toHaveValue(/^Service: .*DDoS/);
});

test('the message stays as it was begun while a refused enquiry is sent again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /enquiry/i);
  await page.route('**/api/contact.php', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await page.goto('/contact?course=devops');
  await hydrated(page);
  const form = page.getByRole('form', { name: FORM });
  await fillSender(form, newPerson());
  await form.getByRole('button', { name: 'Send Message' }).click();

  await expect(form.getByText('Failed to send. Try again.')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('Course: DevOps Automation\n\n');
});

test('who is under attack can call and write to those whom the page names', async ({ page }) => {
  await page.goto('/contact');
  const steps = page.getByRole('listitem');

  for (const [name, address] of [
    ['1930', 'tel:1930'],
    ['cybercrime.gov.in', 'https://cybercrime.gov.in'],
    ['incident@cert-in.org.in', 'mailto:incident@cert-in.org.in'],
  ] as const)
    await expect(steps.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
});
