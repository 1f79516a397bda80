import { expect, test } from 'vitest';
import { part } from './browser.ts';
import { address, eventually, inEachEngine, scrolled, scrollTo } from './engines.ts';

const main = part('main');

inEachEngine((journey) => {
  test('the trainings page shows eight courses, and each leads to its own page', async () => {
    const { browser } = journey;
    await browser.open('/it-trainings');
    for (const title of [
      'Full Stack Web Development',
      'Data Science & Analytics',
      'Cybersecurity Training',
      'Hardware & Networking',
      'Android App Development',
      'AI & Machine Learning',
      'Digital Marketing',
      'DevOps Automation',
    ]) {
      expect(await browser.count(part('heading', title, main))).toBe(1);
    }

    await browser.click(part('text', 'Cybersecurity Training', main));

    await eventually(() => address(journey)).toBe('/it-trainings/cyber-security');
    expect(await browser.text(part('heading', 'Cyber Security'))).toBeDefined();
  });

  test('the trainings page is at its top on load, on a reload too', async () => {
    const { browser } = journey;
    await browser.open('/it-trainings');
    await scrollTo(journey, 900);

    await browser.reload();

    await eventually(() => scrolled(journey)).toBe(0);
  });

  test('a course shows its parts and leads to the contact page', async () => {
    const { browser } = journey;
    await browser.open('/it-trainings/cyber-security');
    for (const name of ['Threat Detection', 'Data Privacy', 'System Integrity', 'Access Management']) {
      expect(await browser.text(main)).toContain(name);
    }

    await browser.click(part('link', 'Contact Us', main));

    await eventually(() => address(journey)).toBe('/contact?course=cyber-security');
  });
});
