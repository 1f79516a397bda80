import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { ENQUIRY } from '../support/posted-forms.ts';
import { howMany, timeFor } from './short-and-long.ts';
import { siteForTest } from './site-for-test.ts';

const ENQUIRIES = 120;
const PAGES = 10;
const ROUNDS = howMany({ short: 1, long: 20 });
const TIME = timeFor({ shortMs: 60_000, longMs: 300_000 });

/** Over a connection of its own, as each visitor has. Resolves with the status. */
function ask(url: string, body?: string): Promise<number | undefined> {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(url, { agent: new Agent(), headers, method }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
    sent.once('error', reject).end(body);
  });
}

test(`pages come before most of ${ENQUIRIES} enquiries are answered`, { timeout: TIME }, async () => {
  const site = await siteForTest();
  for (let round = 0; round < ROUNDS; round += 1) {
    const answered: ('enquiry' | 'page')[] = [];
    const exchange = async (kind: 'enquiry' | 'page', index: number) => {
      const email = `${round}-${index}@example.com`;
      const status =
        kind === 'page'
          ? await ask(`${site.origin}/about`)
          : await ask(`${site.origin}/api/contact.php`, JSON.stringify({ ...ENQUIRY, email }));
      answered.push(kind);
      return status;
    };
    // All of them wait in the server's queue before it looks at the first.
    process.kill(site.pid(), 'SIGSTOP');
    const sent = [
      ...Array.from({ length: ENQUIRIES }, (_, index) => exchange('enquiry', index)),
      ...Array.from({ length: PAGES }, (_, index) => exchange('page', index)),
    ];
    await new Promise(setImmediate);
    process.kill(site.pid(), 'SIGCONT');

    expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
    const enquiriesBefore = answered.lastIndexOf('page') + 1 - PAGES;
    expect(enquiriesBefore).toBeLessThan(ENQUIRIES / 2);
  }
});
