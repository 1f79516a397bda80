import { beforeAll, test } from 'vitest';
import { issueCertificate, issueExpired, issueRevoked } from '../../support/issue-certificate.ts';
import { part } from './browser.ts';
import { eventually, inEachEngine } from './engines.ts';

const main = part('main');
const UNKNOWN = '100000000000';
const INVALID_POPUP = 'No matching certificate found. Please check the number.';

type State = 'valid' | 'expired' | 'revoked' | 'unknown';

inEachEngine((journey) => {
  let numbers: Record<State, string>;

  beforeAll(() => {
    const { site } = journey;
    numbers = {
      valid: issueCertificate(site),
      expired: issueExpired(site),
      revoked: issueRevoked(site),
      unknown: UNKNOWN,
    };
  });

  async function check(path: string, number: string): Promise<void> {
    const { browser } = journey;
    await browser.open(path);
    if (number) await browser.type(part('field', /certificate number/i, main), number);
    await browser.click(part('button', 'Validate', main));
  }

  for (const [state, popup, record] of [
    ['valid', 'This certificate is valid and authentic.', /valid/i],
    ['expired', 'This certificate is genuine, but it has expired.', /expired/i],
    ['revoked', 'This certificate has been withdrawn. Do not rely on it.', /withdrawn|revoked/i],
    ['unknown', INVALID_POPUP, /no certificate|not found|unknown|no matching/i],
  ] as const) {
    test(`the screen answers a number that is ${state} in a popup, and keeps the answer`, async () => {
      const { browser } = journey;
      await check('/it-trainings/certificate', numbers[state]);

      await eventually(() => browser.text(part('main'))).toContain(popup);
      await browser.click(part('button', 'Dismiss'));
      await eventually(() => browser.text(part('main'))).not.toContain(popup);
      await eventually(() => browser.text(part('main'))).toMatch(record);
      await eventually(() => browser.count(part('button', 'Print this result', main))).toBe(1);
    });
  }

  for (const [state, answer] of [
    ['valid', /Certificate is valid and verified!/],
    ['expired', /expired/],
    ['revoked', /withdrawn|revoked/],
    ['unknown', /Certificate not found\. Please check the number and try again\./],
  ] as const) {
    test(`the section of the trainings page answers a number that is ${state} in place`, async () => {
      const { browser } = journey;
      await check('/it-trainings', numbers[state]);

      await eventually(() => browser.text(main)).toMatch(answer);
    });
  }

  for (const path of ['/it-trainings/certificate', '/it-trainings']) {
    test(`a blank number is pointed out on ${path}`, async () => {
      const { browser } = journey;
      await check(path, '');

      await eventually(() => browser.text(main)).toContain('Please enter a certificate number');
    });
  }

  test('an address with a number checks it on opening', async () => {
    const { browser } = journey;
    await browser.open(`/it-trainings/certificate?cert_number=${numbers.valid}`);

    await eventually(() => browser.text(main)).toContain('This certificate is valid and authentic.');
  });
});
