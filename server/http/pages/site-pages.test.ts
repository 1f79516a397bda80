import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openApp } from '../../../tests/support/open-app.ts';
import { sendRaw } from '../../../tests/support/raw-http.ts';
import { company } from '../../../content/company.ts';

test('serves a page revalidated, with a strong ETag', async () => {
  const { app } = await openApp();
  const answer = await app.inject('/about');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<title>About Us</title>');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    etag: '"About-Us"',
    vary: 'Accept-Encoding',
  });
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('serves it compressed as %s, with an ETag of its own', async (encoding, decompress) => {
  const { app } = await openApp();
  const answer = await app.inject({ url: '/about', headers: { 'accept-encoding': encoding } });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.etag).toBe(`"About-Us-${encoding}"`);
  expect(decompress(answer.rawPayload).toString()).toContain('<title>About Us</title>');
});

test('answers 304 without a body when the ETag is known, and 200 when it is another', async () => {
  const { app } = await openApp();
  const ask = (etag: string) => app.inject({ url: '/about', headers: { 'if-none-match': etag } });
  for (const etag of ['"About-Us"', 'W/"About-Us"', '"x", "About-Us"', '*']) {
    const answer = await ask(etag);
    expect(answer.statusCode).toBe(304);
    expect(answer.body).toBe('');
    expect(answer.headers.etag).toBe('"About-Us"');
  }
  expect((await ask('"Home"')).statusCode).toBe(200);
  expect((await ask('"About-Us-br"')).statusCode).toBe(200);
});

test('sends the page for an unknown address whole, whatever the browser knows', async () => {
  const { app } = await openApp();
  const answer = await app.inject({ url: '/nowhere', headers: { 'if-none-match': '*' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<title>');
});

test('answers HEAD with the headers of GET and no body', async () => {
  const { app } = await openApp();
  const [head, get] = [await app.inject({ method: 'HEAD', url: '/about' }), await app.inject('/about')];
  expect(head.body).toBe('');
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
});

test('lets browsers keep files named by their content for a year', async () => {
  const { app } = await openApp();
  const answer = await app.inject('/assets/main-HASH.js');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('gives the company profile as a download under its fixed name', async () => {
  const { app } = await openApp();
  const answer = await app.inject('/company-profile.pdf');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${company.profileFileName}"`);
});

test('leads a query to the same page', async () => {
  const { app } = await openApp();
  expect((await app.inject('/about?utm_source=mail')).body).toContain('<title>About Us</title>');
});

test('redirects old, short and misspelt addresses with their query', async () => {
  const { app } = await openApp();
  for (const [url, status, target] of [
    ['/about/', 308, '/about'],
    ['/about//?a=1', 308, '/about?a=1'],
    ['/contactus', 308, '/contact'],
    ['/contactus?from=card', 308, '/contact?from=card'],
    ['/contactus/', 308, '/contactus'],
    ['/twitter', 302, '/contact'],
    ['/linkedin?x=1', 302, 'https://social.example/firm'],
  ] as const) {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers.location], url).toEqual([status, target]);
  }
});

test('answers an unknown address with status 404 and the page for it, which is not kept', async () => {
  const { origin } = await (await openApp()).listen();
  for (const url of [
    '/nowhere',
    '/404',
    '/answer',
    '/About',
    '/.env',
    '/.git/config',
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/../../package.json',
    '/about%00',
    '/about%2f',
    '/%zz',
    '/%c0%ae%c0%ae/',
    '//evil.example/about/',
    '//evil.example//',
    '/\\evil.example/',
    '/index.html',
    '/assets/',
    '/site-manifest.json',
  ]) {
    const answer = await sendRaw(origin, `GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer, url).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer, url).toContain('<title>Page not found</title>');
    expect(answer, url).toContain('Cache-Control: no-cache');
    expect(answer, url).not.toContain('Location:');
  }
});

test('answers a path below the API that is none with JSON', async () => {
  const { app } = await openApp();
  const answer = await app.inject('/api/nothing.php');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ error: expect.any(String) });
});

test('answers a method that is not allowed with 405 and those that are', async () => {
  const { app } = await openApp();
  for (const [method, url, allowed] of [
    ['POST', '/about', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/', 'GET, HEAD, OPTIONS'],
    ['TRACE', '/', 'GET, HEAD, OPTIONS'],
    ['PROPFIND', '/about', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/contact.php', 'POST, OPTIONS'],
    ['PUT', '/api/apply_job1.php', 'POST, OPTIONS'],
    ['POST', '/api/get_open_positions.php', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/certificate.php', 'GET, HEAD, POST, OPTIONS'],
  ]) {
    const { statusCode, headers } = await app.inject({ method: method as 'GET', url: url ?? '' });
    expect([statusCode, headers.allow], `${method} ${url}`).toEqual([405, allowed]);
  }
});

test('answers OPTIONS with the methods that are allowed, and no word on other origins', async () => {
  const { app } = await openApp();
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  const answer = await app.inject({ method: 'OPTIONS', url: '/api/contact.php', headers });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers.allow).toBe('POST, OPTIONS');
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('says in a page of the site that a page cannot be used in that way', async () => {
  const { app } = await openApp();
  const answer = await app.inject({ method: 'POST', url: '/about' });
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('This address cannot be used in that way.');
});
