import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '../../../tools/run/free-port.ts';
import { inEachEngine } from './engines.ts';
import { watchSite } from './watched-site.ts';

/** A page in which everything goes wrong that a journey has to notice. */
const BROKEN_PAGE = `<!doctype html><head><title>Broken</title></head><body>
<script src="/broken.js"></script><script>document.title = 'refused'</script><img src="/missing.png">`;
const BROKEN_SCRIPT = `console.error('first'); console.warn('second'); Promise.reject(new Error('third')); throw new Error('fourth')`;

inEachEngine((journey) => {
  test('errors, warnings, exceptions, refused scripts and missing files are noticed', async () => {
    const server = createServer(({ url }, response) => {
      const isMissing = url === '/missing.png';
      response.writeHead(isMissing ? 404 : 200, {
        'Content-Type': url === '/broken.js' ? 'text/javascript' : 'text/html',
        'Content-Security-Policy': "script-src 'self'; report-uri /api/csp-report",
      });
      response.end(url === '/broken.js' ? BROKEN_SCRIPT : isMissing ? '' : BROKEN_PAGE);
    });
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const broken = await watchSite(`http://127.0.0.1:${port}`);
    try {
      await journey.browser.evaluate((address) => location.assign(address), `${broken.origin}/`);
      await expect
        .poll(() => journey.browser.evaluate(() => document.title + document.readyState))
        .toBe('Brokencomplete');

      const complaints = (await broken.complaints(journey.browser)).join('\n');
      for (const sign of [
        'console.error: first',
        'console.warn: second',
        'Unhandled: Error: third',
        'fourth',
        'Policy: script-src',
        '404: GET /missing.png',
      ]) {
        expect(complaints).toContain(sign);
      }
    } finally {
      await broken.close();
      server.close();
    }
  });
});
