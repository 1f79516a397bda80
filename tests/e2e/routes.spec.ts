import { ALIASES, PAGES } from './addresses.ts';
import { expect, test } from './fixtures.ts';

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();

test('each address is a page with one heading of its own, and the frame of the site', async ({ request }) => {
  for (const { path, heading: expected } of PAGES) {
    const answer = await request.get(path);
    const html = await answer.text();

    expect(answer.status(), path).toBe(200);
    const headings = [...html.matchAll(/<h1[ >].*?<\/h1>/gs)].map(([found]) => textOf(found));
    expect(headings, path).toEqual([
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    ]);
    expect(html, path).toMatch(/<header[ >].*<main[ >].*<footer[ >]/s);
  }
});

test('each further address redirects on the server', async ({ request }) => {
  for (const { path, target } of ALIASES) {
    const answer = await request.get(path, { maxRedirects: 0 });

    expect([301, 302, 303, 307, 308], path).toContain(answer.status());
    expect(answer.headers().location).toBe(target);
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
