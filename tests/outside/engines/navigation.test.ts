import { expect, test } from 'vitest';
import { part } from './browser.ts';
import { address, eventually, inEachEngine, scrolled } from './engines.ts';

const bar = part('navigation', 'Main');
const menu = part('navigation', 'Menu');
const barLink = (name: string) => part('link', name, bar);

inEachEngine((journey) => {
  test('a dropdown and its flyout open under the pointer, and a choice closes both', async () => {
    const { browser } = journey;
    await browser.open('/');
    expect(await browser.count(barLink('VAPT'))).toBe(0);

    await browser.hover(barLink('Services'));
    await browser.hover(barLink('VAPT'));
    await browser.click(barLink('Source Code Review'));

    const target = '/services/vulnerability-assessment-and-penetration-testing/source-code-review';
    await eventually(() => address(journey)).toBe(target);
    await eventually(() => browser.count(barLink('VAPT'))).toBe(0);
  });

  test('a dropdown closes some time after the pointer has left it', async () => {
    const { browser } = journey;
    await browser.open('/about');
    await browser.hover(barLink('Trainings'));
    await eventually(() => browser.count(barLink('DevOps'))).toBe(1);

    await browser.hover(part('heading', 'Who We Are'));

    await eventually(() => browser.count(barLink('DevOps'))).toBe(0);
  });

  test('a dropdown opens and closes by keyboard', async () => {
    const { browser } = journey;
    await browser.open('/');
    await browser.click(part('button', 'Trainings menu', bar));
    await eventually(() => browser.count(barLink('DevOps'))).toBe(1);

    await browser.press('Escape');

    await eventually(() => browser.count(barLink('DevOps'))).toBe(0);
  });

  test('the active route is highlighted', async () => {
    const { browser } = journey;
    await browser.open('/careers');

    expect(await browser.attribute(barLink('Careers'), 'aria-current')).toBe('page');
    expect(await browser.attribute(barLink('Home'), 'aria-current')).toBeNull();
  });

  test('the logo leads home', async () => {
    const { browser } = journey;
    await browser.open('/about');

    await browser.click(part('link', /home$/, part('banner')));

    await eventually(() => address(journey)).toBe('/');
  });

  test('on a phone the menu opens, expands, locks the page, and closes with the choice', async () => {
    const { browser } = journey;
    await browser.use('phone');
    await browser.open('/');
    expect(await browser.count(barLink('About Us'))).toBe(0);

    await browser.click(part('button', 'Open menu'));
    await eventually(() => browser.count(part('link', 'About Us', menu))).toBe(1);
    await browser.press('End');
    expect(await scrolled(journey)).toBe(0);
    await browser.click(part('text', 'Services', menu));
    await browser.click(part('text', 'Cloud Services', menu));
    await browser.click(part('link', 'Zero Trust Network Access', menu));

    await eventually(() => address(journey)).toBe('/services/cloud-services/ztna');
    await eventually(() => browser.count(menu)).toBe(0);
    await browser.press('End');
    await eventually(() => scrolled(journey)).toBeGreaterThan(0);
  });

  test('on a phone Close menu and Escape close the menu', async () => {
    const { browser } = journey;
    await browser.use('phone');
    await browser.open('/about');

    await browser.click(part('button', 'Open menu'));
    await browser.click(part('button', 'Close menu'));
    await eventually(() => browser.count(menu)).toBe(0);

    await browser.click(part('button', 'Open menu'));
    await eventually(() => browser.count(menu)).toBe(1);
    await browser.press('Escape');
    await eventually(() => browser.count(menu)).toBe(0);
  });

  test('the policy refuses nothing while the pointer goes over links', async () => {
    const { browser } = journey;
    await browser.open('/services');

    for (const name of ['About Us', 'Careers', 'Contact', 'Trainings']) await browser.hover(barLink(name));
    await browser.hover(part('link', 'Privacy', part('contentinfo')));
    await browser.click(part('link', 'Privacy', part('contentinfo')));

    await eventually(() => address(journey)).toBe('/privacy');
  });
});
