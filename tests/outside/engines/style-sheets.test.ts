import { createServer, request } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '../../../tools/run/free-port.ts';
import { eventually, inEachEngine } from './engines.ts';

const LATE_MS = 1_500;

inEachEngine((journey) => {
  test('what is below the first view waits for the later one of two style sheets', async () => {
    const asked = new Set<string>();
    const server = createServer(({ url = '/', headers }, response) => {
      const isFirst = !asked.has(url) && asked.size === 0;
      if (url.endsWith('.css')) asked.add(url);
      const passOn = () =>
        request(journey.site.origin + url, { headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        }).end();
      if (url.endsWith('.css') && isFirst) setTimeout(passOn, LATE_MS);
      else passOn();
    });
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    try {
      await journey.browser.evaluate(
        (address) => location.assign(address),
        `http://127.0.0.1:${port}/contact`,
      );
      const shown = () =>
        journey.browser.evaluate(() => {
          const links = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')];
          return {
            isOpened: location.pathname === '/contact',
            isHeldBack: 'unstyled' in document.documentElement.dataset,
            sheets: links.filter(({ sheet }) => sheet).length,
            links: links.length,
          };
        });
      await eventually(async () => (await shown()).links).toBeGreaterThan(1);
      let last = await shown();
      while (last.isHeldBack) last = await shown();

      expect(last).toEqual({ ...last, isOpened: true, sheets: last.links });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
