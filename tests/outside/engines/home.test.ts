import { expect, test } from 'vitest';
import { part } from './browser.ts';
import { address, eventually, inEachEngine } from './engines.ts';

const main = part('main');
const quickContact = part('navigation', 'Quick contact');

inEachEngine((journey) => {
  test('the hero shows one slide with its buttons, then the other, and the first again', async () => {
    const { browser } = journey;
    await browser.open('/');
    const shown = () =>
      browser.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('main [type=radio]')].findIndex(
          (slide) => slide.checked,
        ),
      );

    for (const name of ['Our Services', 'Explore Trainings']) {
      expect(await browser.count(part('link', name, main))).toBe(1);
    }
    expect(await shown()).toBe(0);
    await eventually(shown).toBe(1);
    await eventually(shown).toBe(0);
  });

  for (const [name, path] of [
    ['Our Services', '/services'],
    ['Explore Trainings', '/it-trainings'],
    ['Get Started', '/contact'],
  ] as const) {
    test(`${name} leads to ${path}`, async () => {
      const { browser } = journey;
      await browser.open('/');

      await browser.click(part('link', name, main));

      await eventually(() => address(journey)).toBe(path);
    });
  }

  for (const screen of ['desktop', 'phone'] as const) {
    test(`each sentence of the hero begins a line, on a ${screen}`, async () => {
      const { browser } = journey;
      await browser.use(screen);
      await browser.open('/');

      const isFontThere = () =>
        browser.evaluate(() =>
          [...document.fonts].some(
            ({ family, status }) => family.includes('Funnel Display') && status === 'loaded',
          ),
        );
      await eventually(isFontThere).toBe(true);
      const sharedLines = await browser.evaluate(() => {
        const heading = document.querySelector('main h1')!;
        const range = document.createRange();
        const letters: { letter: string; top: number }[] = [];
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const [at, letter] of text.textContent!.split('').entries()) {
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            if (letter !== ' ') letters.push({ letter, top: Math.round(range.getBoundingClientRect().top) });
          }
        }
        return letters.filter(
          ({ letter, top }, at) => letter === '.' && letters[at + 1] && letters[at + 1]!.top - top < 10,
        ).length;
      });

      expect(sharedLines).toBe(0);
    });
  }

  test('Contact, Call Us and WhatsApp float over the page, on a phone too', async () => {
    const { browser } = journey;
    for (const screen of ['desktop', 'phone'] as const) {
      await browser.use(screen);
      await browser.open('/');

      for (const [name, target] of [
        ['Contact', '/contact'],
        ['Call Us', 'tel:+910000012345'],
        ['WhatsApp', 'https://wa.me/910000012345'],
      ] as const) {
        expect(await browser.attribute(part('link', name, quickContact), 'href')).toBe(target);
      }
    }
  });

  test('the pictures of the first view have come', async () => {
    const { browser } = journey;
    await browser.open('/');

    await eventually(() =>
      browser.evaluate(() =>
        [...document.querySelectorAll('img')]
          .filter((image) => image.checkVisibility({ visibilityProperty: true }))
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .every((image) => image.naturalWidth > 0),
      ),
    ).toBe(true);
  });

  test('About shows Call and WhatsApp and leads to the contact page', async () => {
    const { browser } = journey;
    await browser.open('/about');
    expect(await browser.count(part('link', undefined, quickContact))).toBe(2);

    await browser.click(part('link', 'Get in Touch With Our Experts', main));

    await eventually(() => address(journey)).toBe('/contact');
  });
});
