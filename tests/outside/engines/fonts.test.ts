import { createServer, request } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '../../../tools/run/free-port.ts';
import { eventually, inEachEngine } from './engines.ts';

inEachEngine((journey) => {
  test('fonts that do not come when they are first asked for are asked for once more', async () => {
    const asked = new Set<string>();
    const server = createServer(({ url = '/', headers }, response) => {
      if (url.endsWith('.woff2') && !asked.has(url)) {
        asked.add(url);
        response.writeHead(503).end();
        return;
      }
      request(journey.site.origin + url, { headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }).end();
    });
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    try {
      await journey.browser.evaluate(
        (address) => location.assign(address),
        `http://127.0.0.1:${port}/contact`,
      );
      const loaded = () =>
        journey.browser.evaluate(() =>
          [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            .map(({ family }) => family.replaceAll('"', '')),
        );

      await eventually(loaded).toEqual(expect.arrayContaining(['Funnel Display', 'Hanken Grotesk']));
      expect(asked.size).toBeGreaterThan(1);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
