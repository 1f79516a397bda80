import { expect, test } from 'vitest';
import { part } from './browser.ts';
import { address, eventually, inEachEngine } from './engines.ts';

const field = part('field', /Search/);
const option = (name: RegExp) => part('option', name);
const value = () => document.querySelector<HTMLInputElement>('header input')?.value;

inEachEngine((journey) => {
  test('a part of a label finds the groups of services that have it, whatever its case', async () => {
    const { browser } = journey;
    await browser.open('/');
    expect(await browser.count(option(/./))).toBe(0);

    await browser.type(field, 'NETWORK');

    await eventually(() => browser.count(option(/^Network Services/))).toBeGreaterThan(0);
    expect(await browser.text(option(/^Network Services/))).toContain('/services/network-services');
  });

  test('choosing a result opens its page and clears the text', async () => {
    const { browser } = journey;
    await browser.open('/about');
    await browser.type(field, 'consulting');

    await browser.click(option(/^Governance Risk & Counsalting \(GRC\)/));

    await eventually(() => address(journey)).toBe('/services/governance-risk-counsalting');
    await eventually(() => browser.evaluate(value)).toBe('');
  });

  test('on a phone choosing a result closes the menu', async () => {
    const { browser } = journey;
    await browser.use('phone');
    await browser.open('/');
    await browser.click(part('button', 'Open menu'));
    await browser.type(field, 'vapt');

    await browser.click(option(/^VAPT/));

    await eventually(() => address(journey)).toBe(
      '/services/vulnerability-assessment-and-penetration-testing',
    );
    await eventually(() => browser.count(part('navigation', 'Menu'))).toBe(0);
  });
});
