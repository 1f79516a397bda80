import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { expect, test } from './fixtures.ts';

/** Answers the open step with keys alone; the focus is somewhere in it or before it. */
type Answer = (page: Page) => Promise<void>;

interface StepRun {
  title: string;
  wrong: Answer;
  /** Reply of the lab to the wrong answer. */
  says: string | RegExp;
  right: Answer;
}

/** Far more than any page has. */
const MOST_STOPS = 90;

const main = (page: Page) => page.getByRole('main');

function isFocused(page: Page, name: string, roles: string[]): Promise<boolean> {
  return page.evaluate(
    ([wanted, allowed]) => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement)) return false;
      const role = focused instanceof HTMLInputElement ? focused.type : focused.tagName.toLowerCase();
      const label = 'labels' in focused && (focused.labels as NodeListOf<HTMLElement> | null)?.[0];
      const text = (label || focused).textContent?.trim() ?? '';
      const [is, ends] = [focused.ariaLabel?.startsWith(wanted), text.endsWith(wanted)];
      return allowed.includes(role) && (is || ends);
    },
    [name, roles] as const,
  );
}

/** Presses a key until the control of that name has the focus. */
async function press(page: Page, key: string, name: string, roles: string[]): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isFocused(page, name, roles)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_STOPS} times ${key} do not lead to “${name}”`);
}

/** Back to the heading of the step that was opened last, from where Tab goes through its controls. */
async function toStart(page: Page): Promise<void> {
  const before = main(page).locator('.lab-step:visible').last().getByRole('heading', { level: 3 });
  await before.evaluate((heading) => heading.focus());
}

/** A radio button: Tab leads to the group, the arrow keys to the option. */
function choose(option: string): Answer {
  return async (page) => {
    await toStart(page);
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      await page.keyboard.press('Tab');
      if (await page.locator('input[type=radio]:focus').count()) break;
    }
    if (await isFocused(page, option, ['radio'])) await page.keyboard.press('Space');
    else await press(page, 'ArrowDown', option, ['radio']);
  };
}

/** One line of the material. */
function pick(number: number): Answer {
  return async (page) => {
    await toStart(page);
    await press(page, 'Tab', 'To the lines', ['a']);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    if (await isFocused(page, `Line ${number}:`, ['radio'])) await page.keyboard.press('Space');
    else await press(page, 'ArrowDown', `Line ${number}:`, ['radio']);
    await expect(main(page).locator('.lab-pick:visible :checked')).toHaveCount(1);
    // On a phone the question has made room for the lines.
    const away = main(page).locator('.lab-put-away[aria-expanded=false]:visible');
    if (await away.count()) await activate(page, await away.innerText());
  };
}

/** Text fields, by label. */
function type(values: Record<string, string>): Answer {
  return async (page) => {
    await toStart(page);
    for (const [label, value] of Object.entries(values)) {
      await press(page, 'Tab', label, ['text', 'textarea']);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(value);
    }
  };
}

async function activate(page: Page, button: string): Promise<void> {
  await press(page, 'Tab', button, ['button']);
  await page.keyboard.press('Enter');
}

const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const HANDLER = (answer: string) => `const { name, phone, day } = request.body;
if (!/^\\d{10}$/.test(phone)) {
  ${answer}
}
await bookings.insert({ name, phone, day });`;

const FIELD = (text: string) => `<label for="mobile">Mobile number</label>
<input id="mobile" name="phone" value="{{phone}}" aria-describedby="wrong" {{#if error}}aria-invalid="true"{{/if}}>
{{#if error}}<p id="wrong">${text}</p>{{/if}}`;

const PATH = '/it-trainings/web-development/lab';
const STEPS: StepRun[] = [
  {
    title: 'Where does the input get lost?',
    wrong: pick(2),
    says: 'After line 2 the three values are all there',
    right: pick(4),
  },
  {
    title: 'Choose the repair',
    wrong: choose('Put name, number and day into the address: /book?name=…&phone=…'),
    says: 'history and every log',
    right: choose('Answer the POST with the form itself: status 422, with the values and the error in it'),
  },
  {
    title: 'Write it',
    wrong: type({
      'Part of book.js': HANDLER("return reply.code(422).view('book', { error: 'Wrong' });"),
    }),
    says: 'The page does not get name and phone and day',
    right: type({
      'Part of book.js': HANDLER("return reply.code(422).view('book', { ...request.body, error: 'Wrong' });"),
    }),
  },
  {
    title: 'Show the error where it is',
    wrong: type({ 'Part of book.html': FIELD('Invalid input') }),
    says: 'Name the format',
    right: type({ 'Part of book.html': FIELD('Write ten digits.') }),
  },
  {
    title: 'Booked three times',
    wrong: choose('Disable the button after the first tap'),
    says: 'If the answer gets lost on the way',
    right: choose('A random key in each form, unique in the table: the same key gets the same answer'),
  },
  {
    title: 'The last detail',
    wrong: type({ 'Status code': '302' }),
    says: 'One status says so by definition',
    right: type({ 'Status code': '303' }),
  },
];

test.use({ viewport: { width: 390, height: 844 } });

/**
 * The focus has to follow: to the explanation, to the next step, to the end. Nothing is sent, and nothing is kept beyond
 * the tab.
 */
test('the web development lab is done by keyboard on a phone, wrong at first at every step', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PATH);
  await page.waitForFunction(() => 'scriptReady' in document.documentElement.dataset);
  const findings = await axeFindings(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !/\/(static|assets)\//.test(request.url())) calls.push(request.url());
  });

  for (const [index, { title, wrong, says, right }] of STEPS.entries()) {
    const step = main(page).locator('.lab-step:visible').last();
    await expect(step.getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(step.getByText(`Step ${index + 1} of ${STEPS.length}`)).toBeVisible();
    if (index > 0) await expect(step.getByRole('heading', { name: title })).toBeFocused();
    await expect(main(page).locator('.lab-step:visible')).toHaveCount(1);
    expect(await isWiderThanWindow(page), title).toBe(false);

    await wrong(page);
    await activate(page, 'Check the answer');
    await expect(step.getByRole('status').filter({ hasText: 'Not yet.' })).toContainText(says);
    await expect(step.getByRole('button', { name: /^(Next step|Finish the lab)$/ })).toHaveCount(0);
    if (index === 0) findings.push(...(await axeFindings(page)));

    await right(page);
    await activate(page, 'Check the answer');
    const solved = step.locator('.lab-solved');
    await expect(solved).toBeFocused();
    await expect(solved).toContainText('Right');
    if (index === 0) findings.push(...(await axeFindings(page)));
    await activate(page, index === STEPS.length - 1 ? 'Finish the lab' : 'Next step');
  }

  await expect(main(page).getByRole('heading', { name: 'You have finished the lab' })).toBeFocused();
  await expect(main(page).getByText('Right at try 2')).toHaveCount(STEPS.length);
  findings.push(...(await axeFindings(page)));
  expect(findings).toEqual([]);
  expect(calls).toEqual([]);
  const kept = () =>
    page.evaluate(() => [localStorage.length, Object.keys(sessionStorage).toSorted(), document.cookie]);
  // The course is what an enquiry would be about.
  expect(await kept()).toEqual([0, [PATH, 'subject'], '']);

  await activate(page, 'Start again');
  expect(await kept()).toEqual([0, ['subject'], '']);
  await expect(main(page).locator('.lab-step:visible')).toHaveCount(1);
  await expect(main(page).getByRole('heading', { name: STEPS[0]?.title })).toBeFocused();
  await expect(main(page).locator('input:checked')).toHaveCount(0);
});
