import { expect, test } from 'vitest';
import { openApp } from '../../../tests/support/open-app.ts';
import { sendRaw } from '../../../tests/support/raw-http.ts';

/** What browsers send when somebody opens a page. */
const OPENED = {
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': 'none',
  'Sec-Fetch-User': '?1',
};

async function openCounted() {
  const visits: string[] = [];
  const checks: string[] = [];
  const counter = {
    visit: (page: string) => void visits.push(page),
    certificateCheck: (answer: string) => void checks.push(answer),
  };
  const { listen, app } = await openApp({ parts: { counter } });
  const { origin } = await listen();
  return {
    app,
    visits,
    checks,
    async ask(path: string, headers: Record<string, string> = OPENED, method = 'GET') {
      const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(
        ([name, value]) => `${name}: ${value}`,
      );
      const answer = await sendRaw(origin, `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      return Number(answer.split(' ')[1]);
    },
  };
}

test('the counter is told the address of a page that somebody opens, also when the browser has kept it', async () => {
  const { ask, visits } = await openCounted();
  expect(await ask('/about')).toBe(200);
  expect(await ask('/contact?course=devops')).toBe(200);
  expect(await ask('/careers?job=none')).toBe(200);
  expect(await ask('/about', { ...OPENED, 'If-None-Match': '"About-Us"' })).toBe(304);
  expect(visits).toEqual(['/about', '/contact?course=devops', '/careers?job=none', '/about']);
});

const NO_VISITS: [what: string, path: string, headers?: Record<string, string>, method?: string][] = [
  ['a page fetched ahead', '/about', { ...OPENED, 'Sec-Purpose': 'prefetch' }],
  ['a page drawn ahead', '/careers', { ...OPENED, 'Sec-Purpose': 'prefetch;prerender' }],
  ['a page fetched ahead by an older browser', '/about', { ...OPENED, Purpose: 'prefetch' }],
  ['a robot', '/about', { 'User-Agent': 'Googlebot/2.1' }],
  ['a robot at the openings', '/careers', {}],
  ['a page read by a script', '/about', { ...OPENED, 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' }],
  ['a page in a frame', '/about', { ...OPENED, 'Sec-Fetch-Dest': 'iframe' }],
  ['HEAD', '/about', OPENED, 'HEAD'],
  ['HEAD of the openings', '/careers', OPENED, 'HEAD'],
  ['no page', '/no-such-page'],
  ['the page that says so', '/404'],
  ['a page that moved', '/contactus'],
  ['a file', '/company-profile.pdf'],
  ['a script', '/assets/main-HASH.js'],
  ['an answer of the server', '/readyz'],
];

test('what is no page that somebody opens is not counted', async () => {
  const { ask, visits } = await openCounted();
  for (const [what, path, headers, method] of NO_VISITS) {
    expect(await ask(path, headers, method), what).toBeGreaterThan(0);
    expect(visits, what).toEqual([]);
  }
});

test('a check of a certificate is counted by its answer, and the sample is not', async () => {
  const { app, checks } = await openCounted();
  const check = (number: string) => app.inject(`/api/certificate.php?cert_number=${number}`);
  expect((await check('000000000000')).statusCode).toBe(200);
  expect((await check('012345678906')).statusCode).toBe(200);
  expect((await check('')).statusCode).toBe(400);
  expect(checks).toEqual(['unknown']);
});
