import { expect, test } from 'vitest';
import { part } from './browser.ts';
import { address, eventually, inEachEngine } from './engines.ts';

const main = part('main');

inEachEngine((journey) => {
  test('the services page shows six cards, and a card leads to its group and on to a service', async () => {
    const { browser } = journey;
    await browser.open('/services');
    for (const name of [
      'Cyber Security Services',
      'Network Services',
      'VAPT (Pen Testing)',
      'Cloud Security & Services',
      'Awareness & Training',
      'Governance, Risk & Compliance (GRC)',
    ]) {
      expect(await browser.count(part('heading', name, main))).toBe(1);
    }

    await browser.click(part('text', 'Network Services', main));
    await eventually(() => address(journey)).toBe('/services/network-services');
    await browser.click(part('text', 'DDoS Protection', main));
    await eventually(() => address(journey)).toBe('/services/network-services/ddos');
  });

  test('cards that fade in can be seen once they are in sight', async () => {
    const { browser } = journey;
    await browser.open('/services');
    await browser.evaluate(() =>
      [...document.querySelectorAll('main h2')].at(-1)?.scrollIntoView({ behavior: 'instant' }),
    );

    await eventually(() =>
      browser.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main section :is(h2, h3, p)')]
          .filter((text) => {
            const { top, bottom } = text.getBoundingClientRect();
            return top > 0 && bottom < innerHeight;
          })
          .every((text) => {
            for (let box: HTMLElement | null = text; box; box = box.parentElement) {
              if (Number(getComputedStyle(box).opacity) < 1) return false;
            }
            return true;
          }),
      ),
    ).toBe(true);
  });

  test('Get in Touch on a service page leads to the contact page', async () => {
    const { browser } = journey;
    await browser.open('/services/cyber-security-services/email-security');

    await browser.click(part('link', 'Get in Touch', main));

    await eventually(() => address(journey)).toBe('/contact?service=cyber-security-services/email-security');
  });
});
