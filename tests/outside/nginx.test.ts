import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lacks, pathOf } from '../../tools/test/outside-parts.ts';
import { ENQUIRY } from '../support/posted-forms.ts';
import { type RunningSite, runSite } from '../support/running-site.ts';
import { startNginx } from './parts/nginx.ts';

const MB = 1_024 * 1_024;
const ABOVE_NGINX = Buffer.alloc(13 * MB);
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

describe.skipIf(lacks('nginx'))('behind nginx with deploy/nginx.conf', () => {
  let site: RunningSite;
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    site = await runSite({ TRUST_PROXY: '127.0.0.1' });
    nginx = await startNginx(Number(new URL(site.origin).port));
  });
  afterAll(async () => {
    await nginx.stop();
    await site.close();
  });

  function ask(path: string, headers: Record<string, string> = {}, body?: Buffer | string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      const asked = httpsRequest(
        nginx.origin + path,
        { method, headers, ca: nginx.authority },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
          );
        },
      );
      // An upload that is refused early breaks while it is still being sent; the answer has come by then.
      asked.on('error', reject).end(body);
    });
  }

  test('nginx finds no fault with the file', () => {
    const { status, stderr } = spawnSync(pathOf('nginx'), ['-t', '-c', nginx.settingsFile], {
      encoding: 'utf8',
    });
    expect(stderr).not.toMatch(/emerg|warn/);
    expect(status).toBe(0);
  });

  test('the name without www leads to the one with it', async () => {
    const { status, headers } = await ask('/about?from=letter', { host: 'example.org' });
    expect([status, headers.location]).toEqual([308, 'https://www.example.org/about?from=letter']);
  });

  test('pages and calls are those of the site', async () => {
    const page = await ask('/contact');
    expect(page).toMatchObject({ status: 200, headers: { server: 'nginx' } });
    expect(page.body).toContain('Get In Touch');
    const sent = await ask(
      '/api/contact.php',
      { 'content-type': 'application/json' },
      JSON.stringify(ENQUIRY),
    );
    expect(JSON.parse(sent.body)).toMatchObject({ success: true });
    expect(await ask('/no-such-page', BROWSER)).toMatchObject({ status: 404 });
  });

  test('port 80 leads to https and tells no version of nginx', async () => {
    const answer = await fetch(`${nginx.plainOrigin}/about?from=letter`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('https://127.0.0.1/about?from=letter');
    expect(answer.headers.get('server')).toBe('nginx');
    expect(await answer.text()).not.toMatch(/nginx\/\d/);
  });

  test('an upload above the limit of nginx is refused in JSON that the form shows', async () => {
    const { status, headers, body } = await ask('/api/apply_job1.php', {}, ABOVE_NGINX);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toEqual({
      success: false,
      error: 'The resume is larger than 5MB. Please choose a smaller file.',
    });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(headers).not.toHaveProperty('retry-after');
  });

  test('an upload above it is refused in the same way over HTTP/2', async () => {
    const session = connect(nginx.origin, { ca: nginx.authority });
    // The length that it announces is enough.
    const upload = { ':method': 'POST', ':path': '/api/apply_job1.php', 'content-length': 13 * MB };
    const [headers] = await once(session.request(upload), 'response');
    session.destroy();
    expect(headers).toMatchObject({ ':status': 413, 'content-type': 'application/json; charset=utf-8' });
  });

  test('an upload above it that a browser sends by itself is refused with a page', async () => {
    const { status, headers, body } = await ask('/api/apply_job1.php', BROWSER, ABOVE_NGINX);
    expect(status).toBe(413);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<h1>The resume is larger than 5MB</h1>');
  });

  test('an upload between the limits is refused by the site itself', async () => {
    const upload = { 'content-type': 'application/octet-stream' };
    const { headers } = await ask('/api/apply_job1.php', upload, Buffer.alloc(6 * MB));
    expect(headers).toHaveProperty('x-request-id');
  });

  test('while the server is away people get a page and scripts get JSON, both with a time to come back', async () => {
    await site.halt('SIGKILL');
    const page = await ask('/contact', BROWSER);
    expect(page).toMatchObject({
      status: 503,
      headers: { 'retry-after': '30', 'cache-control': 'no-store' },
    });
    expect(page.body).toContain('<h1>Our server cannot answer right now</h1>');
    const call = await ask(
      '/api/contact.php',
      { 'content-type': 'application/json' },
      JSON.stringify(ENQUIRY),
    );
    expect(call).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
    expect(JSON.parse(call.body)).toEqual({
      success: false,
      error: 'Our server cannot answer right now. Please try again in a minute.',
    });
    await site.resume();
    expect(await ask('/contact')).toMatchObject({ status: 200 });
  });

  test('no log of nginx holds an address of a visitor or the number of a certificate', async () => {
    await ask('/it-trainings/certificate?cert_number=482109375514');
    await site.halt('SIGKILL');
    await ask('/api/certificate.php?cert_number=482109375514');
    await ask('/api/apply_job1.php', {}, ABOVE_NGINX);
    await site.resume();
    expect(nginx.logged()).not.toMatch(/127\.0\.0\.1|482109375514/);
  });

  test('what nginx answers by itself has no address', async () => {
    for (const path of ['/nginx/away.json', '/nginx/too-large.html']) {
      expect(await ask(path)).toMatchObject({ status: 404 });
    }
  });
});
