import { expect, test } from 'vitest';
import { newPerson } from '../../support/new-person.ts';
import { storedFrom } from '../../support/operate.ts';
import { part } from './browser.ts';
import { eventually, inEachEngine } from './engines.ts';

const FORMS = [
  ['the contact page', '/contact', part('form', 'Subscribe to Our Email and Free Consultation')],
  ['the footer', '/about', part('form', 'Free Consultation', part('contentinfo'))],
] as const;

inEachEngine((journey) => {
  for (const [place, path, form] of FORMS) {
    test(`an enquiry is sent from the form of ${place} and stored`, async () => {
      const { browser, site } = journey;
      const person = newPerson();
      await browser.open(path);
      await browser.type(part('field', /^Name/, form), person.name);
      await browser.type(part('field', /^Mobile/, form), person.phone);
      await browser.type(part('field', /^Email/, form), person.email);
      await browser.type(part('field', /^Message/, form), person.message);
      await browser.click(part('button', 'Send Message', form));

      await eventually(() => browser.text(form)).toContain('Message sent successfully!');
      const [stored] = storedFrom(site, 'enquiries', person.email);
      expect(stored).toMatchObject({ name: person.name, mobile: person.phone, message: person.message });
      await eventually(() => browser.text(form)).toContain(stored!.reference);
    });
  }

  test('the browser asks for what is missing, and nothing is sent', async () => {
    const { browser } = journey;
    const [, path, form] = FORMS[0];
    await browser.open(path);

    await browser.click(part('button', 'Send Message', form));

    await eventually(() => browser.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    expect(await browser.text(form)).not.toContain('Message sent successfully!');
  });
});
