import { test } from 'vitest';
import { part } from './browser.ts';
import { eventually, inEachEngine, type Journey } from './engines.ts';

const main = part('main');
const labOf = (course: string) => `/it-trainings/${course}/lab`;

/** Where the visitor is, from the panel: steps to come and gone are out of sight. */
function isAt({ browser }: Journey, title: string): Promise<void> {
  return eventually(() => browser.count(part('heading', title, main))).toBe(1);
}

/** Opens the next step by letting the answer of this one be shown. */
async function passOver({ browser }: Journey): Promise<void> {
  await browser.click(part('text', 'Show the answer', main));
  await browser.click(part('button', 'Next step', main));
}

/** Replaces what the visible box holds. */
async function write({ browser }: Journey, label: string, text: string): Promise<void> {
  await browser.evaluate(() => {
    const boxes = document.querySelectorAll<HTMLTextAreaElement>('main textarea');
    const box = [...boxes].find((one) => one.checkVisibility())!;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(box, '');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await browser.type(part('field', label, main), text);
}

async function answer(journey: Journey, label: string, text: string, button = 'Check the answer') {
  await write(journey, label, text);
  await journey.browser.click(part('button', button, main));
}

/** Clicks what lies in the middle of a line of code: all of the line picks it. */
function touchLine({ browser }: Journey, number: number): Promise<void> {
  return browser.evaluate((line) => {
    const code = document.querySelectorAll('main .lab-lines code')[line - 1]!;
    code.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = code.getBoundingClientRect();
    (document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement).click();
  }, number);
}

/** What the visible step says of the last answer. */
function said({ browser }: Journey): Promise<string> {
  return browser.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [role=status], main .lab-solved')]
      .filter((words) => words.checkVisibility())
      .map((words) => words.innerText)
      .join(' '),
  );
}

const HANDLER = (reply: string) =>
  `const { name, phone, day } = request.body; if (!/^\\d{10}$/.test(phone)) ${reply} await bookings.insert({ name, phone, day });`;

const STEPS = (version: string) =>
  `- uses: actions/checkout@v6
- uses: actions/setup-node@v6
  with: { node-version: ${version} }
- run: npm ci
- run: npm test`;

inEachEngine((journey) => {
  test('code is run: a handler that loses the values, one that loops, and one that keeps them', async () => {
    const { browser } = journey;
    await browser.open(labOf('web-development'));
    await passOver(journey);
    await passOver(journey);
    await isAt(journey, 'Write it');

    await answer(
      journey,
      'Part of book.ts',
      HANDLER("return reply.code(422).view('book', { error: 'Wrong' });"),
    );
    await eventually(() => said(journey)).toContain('Not yet. The page does not get name and phone and day');

    await answer(journey, 'Part of book.ts', 'for (;;) {}');
    await eventually(() => said(journey)).toMatch(/Not yet\. .*(two seconds|does not end)/s);

    const right = HANDLER("return reply.code(422).view('book', { ...request.body, error: 'Wrong' });");
    await answer(journey, 'Part of book.ts', right);
    await eventually(() => said(journey)).toContain('Right');

    await browser.reload();
    await isAt(journey, 'Write it');
    await eventually(() => said(journey)).toContain('Right');
    await eventually(() => browser.text(main)).toContain('You were at step 3.');
  });

  test('a page is read as a browser reads it', async () => {
    await journey.browser.open(labOf('web-development'));
    for (const title of ['Choose the repair', 'Write it', 'Show the error where it is']) {
      await passOver(journey);
      await isAt(journey, title);
    }
    const field = (text: string) =>
      `<label for="m">Mobile number</label><input id="m" name="phone" value="{{phone}}" aria-describedby="w" {{#if error}}aria-invalid="true"{{/if}}>{{#if error}}<p id="w">${text}</p>{{/if}}`;

    await answer(journey, 'Part of book.html', field('Invalid input'));
    await eventually(() => said(journey)).toContain('Not yet.');
    await answer(journey, 'Part of book.html', field('Write ten digits.'));
    await eventually(() => said(journey)).toContain('Right');
  });

  test('a query is run, and its rows are shown', async () => {
    const { browser } = journey;
    await browser.open(labOf('data-science'));

    await answer(journey, 'Your query', 'SELECT count(*) FROM visits', 'Run the query');
    await eventually(() => said(journey)).toContain('23 is the number of rows');
    await eventually(() => browser.text(part('text', '23', main))).toBe('23');
    const right = 'SELECT count(*), count(DISTINCT visit) FROM visits';
    await answer(journey, 'Your query', right, 'Run the query');
    await eventually(() => said(journey)).toContain('Right');
  });

  test('a workflow is parsed', async () => {
    await journey.browser.open(labOf('devops'));
    for (const title of [
      'What changed without a commit?',
      'Why did the installation not repair it?',
      'Repair the workflow',
    ]) {
      await passOver(journey);
      await isAt(journey, title);
    }
    await answer(journey, 'Steps of ci.yml', STEPS('lts/*'));
    await eventually(() => said(journey)).toContain('moves by itself');
    await answer(journey, 'Steps of ci.yml', STEPS('24'));
    await eventually(() => said(journey)).toContain('Right');
  });

  for (const screen of ['desktop', 'phone'] as const) {
    test(`a line is picked in the log itself, on a ${screen}, and the lab goes on to its end`, async () => {
      const { browser } = journey;
      await browser.use(screen);
      await browser.open(labOf('web-development'));
      await isAt(journey, 'Where does the input get lost?');
      const question = part('button', /^The question of step 1/, main);
      if (screen === 'phone') {
        await browser.click(question);
        await eventually(() => browser.attribute(question, 'aria-expanded')).toBe('false');
      }
      await touchLine(journey, 4);
      if (screen === 'phone') await browser.click(question);
      await browser.click(part('button', 'Check the answer', main));
      await eventually(() => said(journey)).toContain('Right');
      await browser.click(part('button', 'Next step', main));
      for (let step = 2; step < 6; step++) await passOver(journey);
      await browser.click(part('text', 'Show the answer', main));
      await browser.click(part('button', 'Finish the lab', main));
      await isAt(journey, 'You have finished the lab');
      await eventually(() => browser.count(part('img', /1 of 6 steps right at the first try/, main))).toBe(1);
    });
  }
});
