import { expect, test } from 'vitest';
import { readSiteFacts } from '../../server/services/office-facts/read-site-facts.ts';
import { drawnFrom, openSignedIn } from '../../tests/support/open-desk.ts';
import type { NoticesView, NoticeView } from './view.ts';

const CLOSED = {
  text: 'We are closed on 26 January,\r\nRepublic Day.',
  tone: 'information',
  link: '/contact',
  link_label: 'Write to us',
  until_day: '2927-01-26',
};
const SAID = 'We are closed on 26 January, Republic Day.';

const viewIn = drawnFrom<NoticesView & NoticeView>;

async function openOffice() {
  const desk = await openSignedIn<NoticesView & NoticeView>();
  return { ...desk, onSite: async () => (await readSiteFacts(desk.system)).notices.map(({ text }) => text) };
}

test('a notice is shown before it is published, published, taken from the site and brought back', async () => {
  const { get, post, onSite } = await openOffice();
  expect(await get('/site')).toEqual({ present: [], past: [] });
  const preview = await post('/site/notices', { ...CLOSED, preview: '1' });
  expect([preview.statusCode, viewIn(preview).values.text]).toEqual([200, SAID]);
  expect(await onSite()).toEqual([]);

  const made = await post('/site/notices', CLOSED);
  const address = String(made.headers.location);
  expect([made.statusCode, address]).toEqual([303, expect.stringMatching(/^\/site\/notices\/notice-/)]);
  expect(await onSite()).toEqual([SAID]);
  expect(await get('/site')).toMatchObject({
    present: [{ state: 'on-site', text: SAID, until: '26 January 2927', changed: { name: 'office 1' } }],
    past: [],
  });
  expect((await post(`${address}/withdraw`, { version: '1' })).statusCode).toBe(303);
  expect(await onSite()).toEqual([]);
  expect(await get('/site')).toMatchObject({ present: [], past: [{ state: 'withdrawn' }] });
  expect((await post(`${address}/undo`, { version: '2' })).statusCode).toBe(303);
  expect(await onSite()).toEqual([SAID]);
});

test('a draft is published later', async () => {
  const { post, onSite } = await openOffice();
  const { headers } = await post('/site/notices', { ...CLOSED, draft: '1' });
  expect(await onSite()).toEqual([]);
  await post(`${headers.location}/publish`, { version: '1' });
  expect(await onSite()).toEqual([SAID]);
});

test('who saved an older version is told who was faster, and keeps what was typed', async () => {
  const { get, post, signIn, onSite } = await openOffice();
  const address = String((await post('/site/notices', CLOSED)).headers.location);
  await post(address, { ...CLOSED, text: 'Closed on Monday.', version: '1' }, await signIn('owner'));
  const stale = await post(address, { ...CLOSED, text: 'Closed on Tuesday.', version: '1' });
  expect(stale.statusCode).toBe(409);
  expect(viewIn(stale)).toMatchObject({
    conflict: { name: 'owner 2' },
    values: { text: 'Closed on Tuesday.' },
    notice: { stored: { text: 'Closed on Monday.' } },
    version: 2,
  });
  expect((await post(`${address}/withdraw`, { version: '1' })).statusCode).toBe(409);
  expect(await onSite()).toEqual(['Closed on Monday.']);
  await post(address, { ...CLOSED, text: 'Closed on Tuesday.', version: '2' });
  expect((await get(address)).notice?.text).toBe('Closed on Tuesday.');
});
