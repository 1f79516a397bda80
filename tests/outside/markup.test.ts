import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lacks } from '../../tools/test/outside-parts.ts';
import { openJob } from '../support/operate.ts';
import { runSite } from '../support/running-site.ts';

const CHECKER = 'node_modules/vnu-jar/build/dist/vnu.jar';
const folder = mkdtempSync(join(tmpdir(), 'markup-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every error of the HTML, as "file: message". What it says of style sheets is left out: it lacks the newer properties. */
function errorsIn(files: string[]): string[] {
  const options = ['-Xss4m', '-jar', CHECKER, '--errors-only', '--format', 'json'];
  const { stderr } = spawnSync('java', [...options, ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1_024 ** 2,
  });
  const { messages } = JSON.parse(stderr) as {
    messages: { url: string; message: string; extract?: string }[];
  };
  return messages
    .filter(({ message }) => !message.startsWith('CSS:'))
    .map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ''}`);
}

/** As a browser asks for a page, or sends a form without script; `fetch` names itself as a script. */
function readPage(address: string, fields?: Record<string, string>): Promise<string> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const options = { method: fields ? 'POST' : 'GET', headers: { accept: 'text/html', ...(fields && type) } };
  return new Promise((resolve, reject) => {
    request(address, options, (response) => resolve(text(response)))
      .on('error', reject)
      .end(fields && new URLSearchParams(fields).toString());
  });
}

function write(name: string, html: string): string {
  const file = join(folder, `${name}.html`);
  writeFileSync(file, html);
  return file;
}

describe.skipIf(lacks('nu'))('the Nu HTML checker', () => {
  test('finds no error on any page of the build', () => {
    const pages = globSync('build/client/**/*.html');
    expect(pages.length).toBeGreaterThan(60);
    expect(errorsIn(pages)).toEqual([]);
  });

  test('finds none on what the server draws: openings, results, refused and answered forms', async () => {
    const site = await runSite();
    try {
      const { id } = openJob(site);
      const read = (path: string, fields?: Record<string, string>) => readPage(site.origin + path, fields);
      const enquiry = {
        name: 'Asha Rao',
        email: 'asha@client.example',
        mobile: '9876543210',
        message: 'When?',
      };
      const drawn = {
        openings: await read('/careers'),
        opening: await read(`/careers?job=${id}`),
        results: await read('/search?q=vapt'),
        'no results': await read('/search?q=zeppelins'),
        'nothing asked': await read('/search'),
        'not found': await read('/nowhere'),
        'refused enquiry': await read('/api/contact.php', { ...enquiry, name: ' ' }),
        'answered enquiry': await read('/api/contact.php', enquiry),
        'certificate unknown': await read('/api/certificate.php', { cert_number: '100000000000' }),
        'certificate blank': await read('/api/certificate.php', { cert_number: '' }),
      };
      for (const [name, html] of Object.entries(drawn)) expect(html, name).toMatch(/^<!doctype html>/i);
      expect(errorsIn(Object.entries(drawn).map(([name, html]) => write(name, html)))).toEqual([]);
    } finally {
      await site.close();
    }
  });

  test('control: it sees a picture without an address, and a button that says twice whether it is open', () => {
    const html = readFileSync('build/client/about/index.html', 'utf8')
      .replace('</h1>', '</h1><img alt="">')
      .replace(/popovertarget/i, 'aria-expanded="false" popovertarget');
    expect(errorsIn([write('control', html)])).toEqual([
      expect.stringContaining('aria-expanded'),
      expect.stringContaining('src'),
    ]);
  });
});
