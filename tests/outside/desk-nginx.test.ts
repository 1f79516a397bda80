import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest } from 'node:http';
import { connect } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findChromium } from '../../tools/test/find-chromium.ts';
import { lacks, pathOf } from '../../tools/test/outside-parts.ts';
import { addAuthenticator } from '../support/authenticator.ts';
import { type RunningDesk, runDesk } from '../support/running-desk.ts';
import { DESK_HOST, startNginx } from './parts/nginx.ts';
import { company } from '../../content/company.ts';

const MB = 1_024 * 1_024;
const DESK_URL = `https://${DESK_HOST}`;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

describe.skipIf(lacks('nginx'))('the desk in production, behind nginx with deploy/desk-nginx.conf', () => {
  let desk: RunningDesk;
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    desk = await runDesk({ NODE_ENV: 'production', TRUST_PROXY: '127.0.0.1', DESK_URL });
    const [sitePort, deskPort] = [desk.site.origin, desk.origin].map((origin) =>
      Number(new URL(origin).port),
    );
    nginx = await startNginx(sitePort ?? 0, deskPort);
  });
  afterAll(async () => {
    await nginx.stop();
    await desk.close();
  });

  /** As a browser asks that was led here by the name. */
  function ask(
    path: string,
    { host = DESK_HOST, cookie, body }: { host?: string; cookie?: string; body?: Buffer | string } = {},
  ): Promise<Answer> {
    const posted = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
    const headers = { host, ...(cookie && { cookie }), ...(body !== undefined && posted) };
    return new Promise((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      const place = {
        host: '127.0.0.1',
        port: nginx.tlsPort,
        servername: isIP(host) ? '' : host,
        ca: nginx.authority,
      };
      // Another name has no certificate here: who asks for it by hand does not mind.
      const tls = { ...place, rejectUnauthorized: host === DESK_HOST };
      const asked = httpsRequest({ ...tls, path, method, headers }, (response) => read(response, resolve));
      asked.on('error', reject).end(body);
    });
  }

  /** Past nginx, at a port of this machine. */
  function askDirectly(origin: string, path: string, host: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = httpRequest(origin + path, { headers: { host } }, (response) => read(response, resolve));
      asked.on('error', reject).end();
    });
  }

  function read(response: IncomingMessage, resolve: (answer: Answer) => void): void {
    let body = '';
    response.setEncoding('utf8').on('data', (part: string) => (body += part));
    const { statusCode = 0, headers } = response;
    response.on('end', () => resolve({ status: statusCode, headers, body }));
  }

  /** Opens the desk by a link of the command line; its cookie. */
  async function openByLink(): Promise<string> {
    const code = new URL(desk.link()).hash.slice(1);
    const { headers } = await ask('/link', { body: `code=${code}` });
    return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  }

  test('nginx finds no fault with the two files together', () => {
    const { status, stderr } = spawnSync(pathOf('nginx'), ['-t', '-c', nginx.settingsFile], {
      encoding: 'utf8',
    });
    expect(stderr).not.toMatch(/emerg|warn/);
    expect(status).toBe(0);
  });

  test('the link of the command line names the desk, and opens it with a cookie of this host alone', async () => {
    const link = new URL(desk.link());
    expect(link.origin + link.pathname).toBe('https://desk.example.org/link');
    const opened = await ask('/link', { body: `code=${link.hash.slice(1)}` });
    expect(opened).toMatchObject({ status: 303, headers: { location: '/' } });
    expect(opened.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-desk=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/),
    ]);
    const cookie = opened.headers['set-cookie']?.[0]?.split(';')[0];
    const today = await ask('/', { cookie });
    expect(today).toMatchObject({
      status: 200,
      headers: {
        server: 'nginx',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("script-src 'self'; style-src 'self'"),
        'strict-transport-security': expect.stringContaining('max-age=63072000'),
      },
    });
    expect(today.body).toContain('<h1>Today</h1>');
  });

  test('nobody who did not sign in sees more than the way in', async () => {
    expect(await ask('/enquiries')).toMatchObject({ status: 303, headers: { location: '/sign-in' } });
    expect(await ask('/sign-in')).toMatchObject({ status: 200 });
  });

  test('a person registers a passkey under the name of the desk, signs out and in again', async () => {
    const invited = desk.site.operator(
      'desk',
      'invite',
      '--name',
      'Meera Nair',
      '--role',
      'office',
      '--json',
    );
    const { link } = JSON.parse(invited.stdout) as { link: string };
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        `--host-resolver-rules=MAP ${DESK_HOST}:443 127.0.0.1:${nginx.tlsPort}`,
        `--ignore-certificate-errors-spki-list=${nginx.keyHash}`,
      ],
    });
    onTestFinished(() => browser.close());
    const context = await browser.newContext();
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await addAuthenticator(page);
    await page.goto(link);
    await page.getByRole('button', { name: 'Register a passkey' }).click();
    await page.getByRole('banner').getByText('Meera Nair').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    expect(new URL(page.url()).origin).toBe('https://desk.example.org');
    expect(await context.cookies()).toEqual([
      expect.objectContaining({
        name: '__Host-desk',
        domain: DESK_HOST,
        secure: true,
        httpOnly: true,
        sameSite: 'Strict',
      }),
    ]);
    expect(complaints).toEqual([]);
  });

  test('port 80 leads to https and tells no version of nginx', async () => {
    const answer = await askDirectly(nginx.plainOrigin, '/enquiries?state=new', DESK_HOST);
    expect(answer).toMatchObject({
      status: 308,
      headers: { location: 'https://desk.example.org/enquiries?state=new', server: 'nginx' },
    });
    expect(answer.body).not.toMatch(/nginx\/\d/);
  });

  test.each(['localhost', '127.0.0.1', 'www.example.org', 'desk.example.org.'])(
    'under the name %s the port of the desk shows nothing',
    async (host) => {
      const { status, headers, body } = await askDirectly(desk.origin, '/sign-in', host);
      expect([status, headers['set-cookie']]).toEqual([421, undefined]);
      expect(body).not.toContain('passkey');
    },
  );

  test.each(['localhost', '127.0.0.1', 'unknown.example.org'])(
    'what comes to nginx under the name %s is the public site’s, without desk and cookie',
    async (host) => {
      expect((await ask('/', { host })).body).toContain('<link rel="canonical"');
      for (const path of ['/', '/sign-in', '/link']) {
        expect((await ask(path, { host })).headers).not.toHaveProperty('set-cookie');
      }
      expect(await ask('/sign-in', { host })).toMatchObject({ status: 404 });
    },
  );

  test('under the name of the desk the port of the site still shows the site alone', async () => {
    const { status, headers } = await askDirectly(desk.site.origin, '/sign-in', DESK_HOST);
    expect([status, headers['set-cookie']]).toEqual([404, undefined]);
  });

  test('a list between the limits is refused by the desk itself, a larger one by nginx, with the same sentence', async () => {
    const cookie = await openByLink();
    const byDesk = await ask('/certificates/class', { cookie, body: Buffer.alloc(2 * MB, 'a') });
    expect(byDesk).toMatchObject({ status: 413, headers: { 'x-content-type-options': 'nosniff' } });
    expect(byDesk.body).toContain(company.name);
    const byNginx = await ask('/certificates/class', { cookie, body: Buffer.alloc(5 * MB, 'a') });
    expect(byNginx).toMatchObject({
      status: 413,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      },
    });
    for (const { body } of [byDesk, byNginx]) {
      expect(body).toContain('This is too much at once');
      expect(body).toMatch(/send less than 1 MB/);
    }
  });

  test('a larger one is refused in the same way over HTTP/2', async () => {
    const place = { ca: nginx.authority, servername: DESK_HOST };
    const session = connect(`https://127.0.0.1:${nginx.tlsPort}`, place);
    // The length that it announces is enough.
    const upload = { ':method': 'POST', ':authority': DESK_HOST, ':path': '/link', 'content-length': 5 * MB };
    const [headers] = await once(session.request(upload), 'response');
    session.destroy();
    expect(headers).toMatchObject({ ':status': 413, 'content-type': 'text/html; charset=utf-8' });
  });

  test('somebody whose session ended while they typed is led to sign-in, however much they send', async () => {
    const body = Buffer.alloc(0.9 * MB, 'a');
    expect(await ask('/certificates/class', { body })).toMatchObject({
      status: 303,
      headers: { location: '/sign-in' },
    });
  });

  test('what nginx answers by itself has no address', async () => {
    for (const path of ['/nginx/away', '/nginx/too-large']) {
      expect(await ask(path)).toMatchObject({ status: 404 });
    }
  });

  test('while the desk is away its people get a page with a time to come back, and the site goes on', async () => {
    const cookie = await openByLink();
    await desk.halt();
    const away = await ask('/', { cookie });
    expect(away).toMatchObject({
      status: 503,
      headers: {
        'retry-after': '30',
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
      },
    });
    expect(away.body).toContain('<h1>The desk cannot answer right now</h1>');
    expect(await ask('/', { host: 'localhost' })).toMatchObject({ status: 200 });
    await desk.resume();
    expect((await ask('/', { cookie })).body).toContain('<h1>Today</h1>');
  });

  test('no log of nginx holds the address of anybody or what was looked for', async () => {
    await ask('/enquiries?search=asha.rao%40example.com', { cookie: await openByLink() });
    expect(nginx.logged()).not.toMatch(/127\.0\.0\.1|asha/);
  });
});
