import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { expect, test } from './fixtures.ts';

/** Answers the open step with keys alone; the focus is somewhere in it or before it. */
export type Answer = (page: Page) => Promise<void>;

export interface StepRun {
  title: string;
  wrong: Answer;
  /** What that wrong answer is told. */
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
export function choose(option: string): Answer {
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

/** Lines of the material, by their numbers: exactly these are picked afterwards. */
export function pick(...numbers: number[]): Answer {
  return async (page) => {
    const open = main(page).locator('.lab-pick:visible input');
    const control = await open.first().getAttribute('type');
    const lines = await open.evaluateAll((inputs) => inputs.map(({ ariaLabel }) => ariaLabel ?? ''));
    await toStart(page);
    await press(page, 'Tab', 'To the lines', ['a']);
    await page.keyboard.press('Enter');
    if (control === 'radio') {
      await page.keyboard.press('Tab');
      if (await isFocused(page, `Line ${numbers[0]}:`, ['radio'])) await page.keyboard.press('Space');
      else await press(page, 'ArrowDown', `Line ${numbers[0]}:`, ['radio']);
    }
    for (const line of control === 'checkbox' ? lines : []) {
      await press(page, 'Tab', line, ['checkbox']);
      const isTicked = await page.locator('input:focus').isChecked();
      if (isTicked !== numbers.some((number) => line.startsWith(`Line ${number}:`)))
        await page.keyboard.press('Space');
    }
    await expect(main(page).locator('.lab-pick:visible :checked')).toHaveCount(numbers.length);
    // On a phone the question has made room for the lines.
    const away = main(page).locator('.lab-put-away[aria-expanded=false]:visible');
    if (await away.count()) await activate(page, await away.innerText());
  };
}

/** Text fields, by label. */
export function type(values: Record<string, string>): Answer {
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

interface Lab {
  path: string;
  steps: StepRun[];
  /** What the button says that checks a step, where it does not say "Check the answer". */
  check?: Record<string, string>;
}

export function testLabByKeyboard(name: string, lab: Lab): void {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test(`the ${name} lab is done by keyboard, wrong at first at every step`, async ({ page }) => {
      test.slow();
      await doLabByKeyboard(page, lab);
    });
  });
}

const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/**
 * Does a lab to its end without a pointer, with a wrong answer first at every step. The focus has to follow: to the
 * explanation, to the next step, to the end. Nothing is sent, and nothing is kept beyond the tab.
 */
async function doLabByKeyboard(page: Page, { path, steps, check = {} }: Lab): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await page.waitForFunction(() => 'scriptReady' in document.documentElement.dataset);
  const findings = await axeFindings(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !/\/(static|assets)\//.test(request.url())) calls.push(request.url());
  });

  for (const [index, { title, wrong, says, right }] of steps.entries()) {
    const step = main(page).locator('.lab-step:visible').last();
    const button = check[title] ?? 'Check the answer';
    await expect(step.getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(step.getByText(`Step ${index + 1} of ${steps.length}`)).toBeVisible();
    if (index > 0) await expect(step.getByRole('heading', { name: title })).toBeFocused();
    await expect(main(page).locator('.lab-step:visible')).toHaveCount(1);
    expect(await isWiderThanWindow(page), title).toBe(false);

    await wrong(page);
    await activate(page, button);
    await expect(step.getByRole('status').filter({ hasText: 'Not yet.' })).toContainText(says);
    await expect(step.getByRole('button', { name: /^(Next step|Finish the lab)$/ })).toHaveCount(0);
    if (index === 0) findings.push(...(await axeFindings(page)));

    await right(page);
    await activate(page, button);
    const solved = step.locator('.lab-solved');
    await expect(solved).toBeFocused();
    await expect(solved).toContainText('Right');
    if (index === 0) findings.push(...(await axeFindings(page)));
    await activate(page, index === steps.length - 1 ? 'Finish the lab' : 'Next step');
  }

  await expect(main(page).getByRole('heading', { name: 'You have finished the lab' })).toBeFocused();
  await expect(main(page).getByText('Right at try 2')).toHaveCount(steps.length);
  findings.push(...(await axeFindings(page)));
  expect(findings).toEqual([]);
  expect(calls).toEqual([]);
  const kept = () =>
    page.evaluate(() => [localStorage.length, Object.keys(sessionStorage).toSorted(), document.cookie]);
  // The course is what an enquiry would be about.
  expect(await kept()).toEqual([0, [path, 'subject'], '']);

  await activate(page, 'Start again');
  expect(await kept()).toEqual([0, ['subject'], '']);
  await expect(main(page).locator('.lab-step:visible')).toHaveCount(1);
  await expect(main(page).getByRole('heading', { name: steps[0]?.title })).toBeFocused();
  await expect(main(page).locator('input:checked')).toHaveCount(0);
}
