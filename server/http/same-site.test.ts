import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { openApp } from '../../tests/support/open-app.ts';
import { ENQUIRY } from '../../tests/support/posted-forms.ts';
import { isFromThisSite } from './same-site.ts';

const PUBLIC_URL = 'https://www.example.com';
const FORM = { accept: 'text/html' };

function from(headers: Record<string, string>, publicUrl = PUBLIC_URL): boolean {
  const request = { method: 'POST', headers: { host: 'www.example.com', ...headers } };
  return isFromThisSite(request as unknown as IncomingMessage, publicUrl);
}

test.each([
  ['a program, which sends neither header', {}],
  ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: PUBLIC_URL }],
  [
    'a form of this site under the policy no-referrer',
    { 'sec-fetch-site': 'same-origin', origin: 'null', ...FORM },
  ],
  ['an older browser on this site', { origin: PUBLIC_URL }],
])('believes %s', (_who, headers) => {
  expect(from(headers)).toBe(true);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  [
    'a neighbour under the same domain',
    { 'sec-fetch-site': 'same-site', origin: 'https://other.example.com' },
  ],
  ['an older browser on another site', { origin: 'https://evil.example' }],
  ['the same host without TLS', { 'sec-fetch-site': 'cross-site', origin: 'http://www.example.com' }],
  ['a page that hides where it is', { origin: 'null', ...FORM }],
  ['an origin that is none', { origin: 'evil' }],
])('refuses %s', (_who, headers) => {
  expect(from(headers)).toBe(false);
});

test('on plain HTTP, where browsers tell less, believes a form without origin but no script', () => {
  expect(from({ origin: 'null', ...FORM }, 'http://www.example.com')).toBe(true);
  expect(from({ origin: 'null', accept: '*/*' }, 'http://www.example.com')).toBe(false);
});

test.each(['/api/contact.php', '/api/apply_job1.php', '/api/certificate.php', '/api/csp-report'])(
  'a post to %s from another site gets 403 and stores nothing',
  async (url) => {
    const { app, storage } = await openApp();
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const answer = await app.inject({ method: 'POST', url, headers, payload: ENQUIRY });
    expect(answer.statusCode).toBe(403);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(await storage.database.selectFrom('enquiries').selectAll().execute()).toEqual([]);
  },
);
