import { expect, test } from 'vitest';
import { part } from './browser.ts';
import { address, eventually, inEachEngine, type Journey, scrolled, scrollTo } from './engines.ts';

const GROUP = '/services/cyber-security-awarness-training';
const SECTION = 'Compliance & Policy Education';
const footer = part('contentinfo');

/**
 * From the lower edge of the bar to the part that the address names, in px, once nothing has moved for a second: fonts,
 * pictures and the script come after the page.
 */
function distanceToTarget({ browser }: Journey): Promise<number> {
  return browser.evaluate(async () => {
    const distance = () => {
      const target = document.querySelector(location.hash)!.getBoundingClientRect();
      const bar = document.querySelector('header')!.getBoundingClientRect();
      return Math.round(target.top - bar.bottom);
    };
    let last = distance();
    for (let restingFrames = 0; restingFrames < 60; restingFrames += 1) {
      await new Promise(requestAnimationFrame);
      if (distance() !== last) restingFrames = 0;
      last = distance();
    }
    return last;
  });
}

/** The part stands below the bar, by no more than the gap that its design leaves. */
async function expectTargetUnderBar(journey: Journey): Promise<void> {
  const isThere = () =>
    journey.browser.evaluate(() => location.hash !== '' && document.querySelector(location.hash) !== null);
  await eventually(isThere).toBe(true);
  const distance = await distanceToTarget(journey);
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(distance).toBeLessThanOrEqual(48);
}

inEachEngine((journey) => {
  test('a link leads to the top of the next page', async () => {
    const { browser } = journey;
    await browser.open('/');

    await browser.click(part('link', 'About Us', footer));

    await eventually(() => address(journey)).toBe('/about');
    await eventually(() => scrolled(journey)).toBe(0);
  });

  test('Back and Forward return to the place that was left', async () => {
    const { browser } = journey;
    await browser.open('/services');
    await scrollTo(journey, 700);
    // A driver may scroll a page before it clicks.
    await browser.evaluate(() =>
      addEventListener('click', () => sessionStorage.setItem('left', `${scrollY}`), { capture: true }),
    );
    await browser.click(part('link', 'About Us', part('navigation', 'Main')));
    await eventually(() => address(journey)).toBe('/about');
    await eventually(() => scrolled(journey)).toBe(0);
    const left = await browser.evaluate(() => Math.round(Number(sessionStorage.getItem('left'))));
    expect(left).toBeGreaterThan(200);
    await scrollTo(journey, 300);

    await browser.back();
    await eventually(() => address(journey)).toBe('/services');
    await eventually(() => scrolled(journey)).toBe(left);

    await browser.forward();
    await eventually(() => address(journey)).toBe('/about');
    await eventually(() => scrolled(journey)).toBe(300);
  });

  test('Back from an address that was typed returns to the place that was left', async () => {
    const { browser } = journey;
    await browser.open('/services');
    await scrollTo(journey, 700);
    await browser.open('/about');

    await browser.back();

    await eventually(() => address(journey)).toBe('/services');
    await eventually(() => scrolled(journey)).toBe(700);
  });

  test('a reload keeps the place', async () => {
    const { browser } = journey;
    await browser.open('/services');
    await scrollTo(journey, 600);

    await browser.reload();

    await eventually(() => scrolled(journey)).toBe(600);
  });

  test('a link to a part of another page brings that part under the bar', async () => {
    const { browser } = journey;
    await browser.open(GROUP);

    await browser.click(part('text', SECTION, part('main')));

    await expectTargetUnderBar(journey);
  });

  test('a link to a part of a long page, far down, brings that part under the bar', async () => {
    const { browser } = journey;
    await browser.open('/services/cyber-security-services/email-security');
    await browser.click(part('link', 'Questions', part('navigation', 'On this page')));

    await expectTargetUnderBar(journey);
  });

  test('an address with an anchor opens with that part under the bar', async () => {
    const { browser } = journey;
    await browser.open(GROUP);
    const anchor = await browser.evaluate(
      () => document.querySelector<HTMLAnchorElement>('main a[href*="#"]')!.hash,
    );
    expect(anchor).toMatch(/^#./);

    await browser.open('/about');
    await browser.open(`${GROUP}${anchor}`);

    await expectTargetUnderBar(journey);
  });

  test('a link to a part of the same page brings that part under the bar', async () => {
    const { browser } = journey;
    await browser.open('/it-trainings');

    await browser.click(part('link', 'Check a certificate', part('main')));

    await expectTargetUnderBar(journey);
  });
});
