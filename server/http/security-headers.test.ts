import { expect, test } from 'vitest';
import { applicationForm } from '../../tests/support/posted-forms.ts';
import { openApp } from '../../tests/support/open-app.ts';
import { sendRaw } from '../../tests/support/raw-http.ts';

const EVERYWHERE = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': expect.stringContaining('camera=()'),
};
const CLOSED = "default-src 'none'; frame-ancestors 'none'; sandbox";

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test.each([
  ['a page', { url: '/' }, 200],
  ['a page that is known', { url: '/', headers: { 'if-none-match': '*' } }, 304],
  ['an asset', { url: '/assets/main-HASH.js' }, 200],
  ['a redirect', { url: '/contactus' }, 308],
  ['the 404 page', { url: '/nowhere' }, 404],
  ['an address that cannot be read', { url: '/%zz' }, 404],
  ['a method that is not allowed', { method: 'DELETE', url: '/' }, 405],
  ['OPTIONS', { method: 'OPTIONS', url: '/' }, 204],
  ['the openings', { url: '/api/get_open_positions.php' }, 200],
  ['a certificate', { url: '/api/certificate.php?cert_number=1' }, 200],
  ['a blank certificate', { url: '/api/certificate.php' }, 400],
  ['an unknown call', { url: '/api/x' }, 404],
  ['a refused enquiry', { method: 'POST', url: '/api/contact.php', headers: FORM, payload: 'name=' }, 422],
  ['a body of the wrong kind', { method: 'POST', url: '/api/contact.php', payload: 'x' }, 415],
  [
    'too long a body',
    { method: 'POST', url: '/api/contact.php', headers: FORM, payload: 'x'.repeat(99_999) },
    413,
  ],
  [
    'another site',
    { method: 'POST', url: '/api/contact.php', headers: { origin: 'https://evil.example' } },
    403,
  ],
  [
    'a refused application',
    { method: 'POST', url: '/api/apply_job1.php', payload: applicationForm({}, null) },
    422,
  ],
  ['health', { url: '/readyz' }, 200],
  ['security.txt', { url: '/.well-known/security.txt' }, 200],
] as [string, object, number][])('%s carries every security header', async (_what, request, status) => {
  const { app } = await openApp();
  const answer = await app.inject(request as never);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(EVERYWHERE);
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; /);
  expect(answer.headers).not.toHaveProperty('server');
  expect(answer.headers).not.toHaveProperty('x-powered-by');
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

test('a page allows its own files, its inline hashes and nothing else', async () => {
  const { app } = await openApp();
  const { headers } = await app.inject('/');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'sha256-boot'; style-src 'self' 'sha256-style'; img-src 'self'; " +
      "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
      "object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; " +
      'report-to csp; report-uri /api/csp-report',
  );
  expect(headers['reporting-endpoints']).toBe('csp="/api/csp-report"');
});

test('data is never stored and can do nothing', async () => {
  const { app } = await openApp();
  for (const url of ['/api/get_open_positions.php', '/api/x', '/readyz', '/api/certificate.php']) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-security-policy': CLOSED });
  }
});

test('preload is offered only when it is set', async () => {
  const { app } = await openApp({ settings: { HSTS_PRELOAD: 'on' } });
  const { headers } = await app.inject('/');
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
});

test.each([
  ['nonsense', 'NONSENSE\r\n\r\n', 400],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a doubled Host', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/contact.php HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  ['a long address', `GET /${'a'.repeat(5_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
  ['many headers', `GET / HTTP/1.1\r\nHost: a\r\n${'X-A: b\r\n'.repeat(4_000)}\r\n`, 431],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n', 417],
])('%s is answered with every security header too, and the connection ends', async (_what, text, status) => {
  const { listen } = await openApp();
  const received = await sendRaw((await listen()).origin, text);
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const headers = Object.fromEntries(
    [...received.matchAll(/^([\w-]+): (.*)\r$/gm)].map(([, name = '', value]) => [name.toLowerCase(), value]),
  );
  expect(headers).toMatchObject({ ...EVERYWHERE, 'content-security-policy': CLOSED, connection: 'close' });
});
