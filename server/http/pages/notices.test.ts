import { hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openSite, untilFactsAreRead } from '../../../tests/support/open-site.ts';
import { sampleSite } from '../../../tests/support/sample-site.ts';
import { actOnThing, makeThing } from '../../services/catalogue/edit-thing.ts';
import { notice } from '../../services/catalogue/notice.ts';
import { undoVersion } from '../../services/catalogue/versions.ts';

const CLOSED = {
  text: 'We are closed on <26> January.',
  tone: 'information',
  link: '/contact',
  link_label: 'Write to us',
  until_day: '2927-01-26',
};
const BAR =
  '<section class="notice-bar" aria-label="Notice"><p><span>We are closed on &lt;26&gt; January.</span><span> </span><a href="/contact">Write to us</a></p></section><header class="site-header">';

/** A site, and a notice that can be put on it. */
async function openWithNotice() {
  const opened = await openSite();
  const publish = async () => {
    const made = await makeThing(opened.deps, notice, CLOSED);
    await untilFactsAreRead();
    return made;
  };
  return { ...opened, publish };
}

test('without a notice every page is the file as it was built, byte by byte and by its tag', async () => {
  const { ask } = await openSite();
  for (const [path, { bodies, etag, page }] of sampleSite().files) {
    if (!page || path === '/404') continue;
    for (const source of ['the database', 'memory']) {
      const { body, headers } = await ask(path);
      expect([body.equals(bodies.identity), headers.etag], `${path} from ${source}`).toEqual([true, etag]);
    }
    const { body } = await ask(path, { headers: { 'accept-encoding': 'br' } });
    expect(body.equals(bodies.br ?? Buffer.of()), `${path} compressed`).toBe(true);
  }
});

test('a notice stands above the header of every page, and its style is allowed by the policy', async () => {
  const { ask, publish } = await openWithNotice();
  await ask('/');
  await publish();
  const form = new URLSearchParams({ name: 'Asha' }).toString();
  for (const [path, how] of [
    ['/', {}],
    ['/about?utm_source=mail', {}],
    ['/it-trainings/devops', {}],
    ['/careers', {}],
    ['/search?q=cloud', {}],
    ['/nothing-here', {}],
    ['/api/contact.php', { method: 'POST', form }],
  ] as const) {
    for (const source of ['the first request', 'memory']) {
      const { body, headers } = await ask(path, how);
      const html = body.toString();
      expect(html.split(BAR), `${path} from ${source}`).toHaveLength(2);
      const [, style = 'none'] = /<style>([^<]*\.notice-bar[^<]*)<\/style>/.exec(html) ?? [];
      const policy = String(headers['content-security-policy']);
      expect(policy, path).toContain(`'sha256-${hash('sha256', style, 'base64')}'`);
    }
  }
});

test('it comes compressed, with a tag of its own, and is revalidated', async () => {
  const { ask, publish } = await openWithNotice();
  const before = await ask('/');
  await publish();
  const { headers, body } = await ask('/', { headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(body).toString()).toContain(BAR);
  expect(headers['cache-control']).toBe('no-cache');
  const { etag = '' } = (await ask('/')).headers;
  expect(etag).not.toBe(before.headers.etag);
  expect((await ask('/', { headers: { 'if-none-match': etag } })).status).toBe(304);
  const stale = await ask('/', { headers: { 'if-none-match': String(before.headers.etag) } });
  expect(stale.status).toBe(200);
  expect((await ask('/', { method: 'HEAD' })).headers['content-length']).toBe(
    String((await ask('/')).body.length),
  );
});

test('taken from the site it is gone at once, and the page is the file again', async () => {
  const { ask, publish, deps } = await openWithNotice();
  const before = await ask('/about');
  const { id } = await publish();
  expect((await ask('/about')).body.toString()).toContain(BAR);
  await actOnThing(deps, notice, id, 'withdraw');
  await untilFactsAreRead();
  expect(await ask('/about')).toMatchObject({ body: before.body, headers: { etag: before.headers.etag } });
  await undoVersion(deps, notice, id);
  await untilFactsAreRead();
  expect((await ask('/about')).body.toString()).toContain(BAR);
});

test('files that are no pages, redirects and wrong methods are answered as ever', async () => {
  const { ask, publish } = await openWithNotice();
  await publish();
  expect((await ask('/assets/main-HASH.js')).body.toString()).toBe('start();');
  expect((await ask('/contactus')).status).toBe(308);
  expect((await ask('/', { method: 'DELETE' })).status).toBe(405);
  expect((await ask('/404')).status).toBe(404);
});
