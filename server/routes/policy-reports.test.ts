import { expect, test } from 'vitest';
import { openApp } from '../../tests/support/open-app.ts';

const REPORT = {
  'csp-report': {
    'document-uri': 'https://www.example.com/contact?name=canary',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://canary.example/x.js',
  },
};

test('takes a report of the content policy with 204 and logs the directive alone', async () => {
  const { app, logged } = await openApp();
  const headers = { 'content-type': 'application/csp-report' };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/csp-report',
    headers,
    payload: JSON.stringify(REPORT),
  });
  const listed = await app.inject({
    method: 'POST',
    url: '/api/csp-report',
    headers: { 'content-type': 'application/reports+json' },
    payload: JSON.stringify([
      { type: 'csp-violation', body: { effectiveDirective: 'script-src-elem' } },
      { type: 'csp-violation', body: { effectiveDirective: 'canary' } },
    ]),
  });
  expect([answer.statusCode, listed.statusCode]).toEqual([204, 204]);
  await app.close();
  expect(logged.join('')).toContain('"directives":{"script-src-elem":2}');
  expect(logged.join('')).not.toContain('canary');
});

test('refuses a report that is no JSON, and one above 16 KB', async () => {
  const { app } = await openApp();
  const send = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      payload,
    });
  expect((await send('x')).statusCode).toBe(400);
  expect((await send(JSON.stringify({ x: 'x'.repeat(17_000) }))).statusCode).toBe(413);
});
