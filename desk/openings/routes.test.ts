import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Applications } from './openings.tsx';
import type { OpeningsView, OpeningView } from './view.ts';
import { apply } from '../../tests/support/submissions.ts';
import type { ReviewView } from '../ui/review.tsx';
import { drawnFrom, noticeOf, openSignedIn } from '../../tests/support/open-desk.ts';

const SOC = { title: 'SOC Analyst', type: 'Full-time', location: 'Pune', description: 'Watch.', closes: '' };

const viewIn = drawnFrom<OpeningsView & OpeningView>;
const openOffice = () => openSignedIn<OpeningsView & OpeningView>('recruiter');

test('an opening is published, listed, changed, closed and reopened', async () => {
  const { agree, get, post } = await openOffice();
  const published = await post('/openings', SOC);
  const address = String(published.headers.location);
  expect([published.statusCode, address]).toEqual([303, expect.stringMatching(/^\/openings\/soc-analyst-/)]);
  expect((await get('/openings')).openings).toMatchObject([{ title: 'SOC Analyst', closes: null }]);

  expect((await post(address, { ...SOC, location: 'Goa', version: '1' })).statusCode).toBe(303);
  expect((await agree(`${address}/close`, { version: '2' })).headers.location).toBe(address);
  expect((await get('/openings')).openings).toEqual([]);
  expect((await get('/openings?state=closed')).openings).toMatchObject([{ location: 'Goa' }]);

  const past = await post(`${address}/reopen`, { version: '3', 'new-closes': '2020-01-31' });
  expect(past.statusCode).toBe(422);
  expect(viewIn(past).errors).toEqual({
    'new-closes': 'The closing date is past: give today or a later day',
  });
  expect((await post(`${address}/reopen`, { version: '3' })).statusCode).toBe(303);
  expect(await get(address)).toMatchObject({ opening: { state: 'open' }, version: '4' });
});

test('one application is counted as one', () => {
  const drawn = renderToStaticMarkup(Applications({ id: 'soc', counts: { new: 1 } }));
  expect(drawn).toContain('1<span class="visually-hidden"> application</span>');
});

test('what is wrong comes back beside its field, with what was typed', async () => {
  const { get, post } = await openOffice();
  const typed = { ...SOC, title: '<script>alert(1)</script>', location: ' ', closes: '2020-01-31' };
  const refused = await post('/openings', typed);
  expect(refused.statusCode).toBe(422);
  expect(viewIn(refused)).toMatchObject({
    values: { title: '<script>alert(1)</script>', location: '', closes: '2020-01-31' },
    errors: { location: 'Give the location' },
  });
  const late = viewIn(await post('/openings', { ...SOC, closes: '2020-01-31' }));
  expect(late.errors).toEqual({ closes: 'The closing date is past: give today or a later day' });
  expect((await get('/openings')).openings).toEqual([]);
});

test('who saved an older version is told who was faster, and keeps what was typed', async () => {
  const { agree, post, get, signIn } = await openOffice();
  const address = String((await post('/openings', SOC)).headers.location);
  await post(address, { ...SOC, location: 'Goa', version: '1' }, await signIn('office'));

  const stale = await post(address, { ...SOC, location: 'Kochi', version: '1' });
  expect(stale.statusCode).toBe(409);
  expect(viewIn(stale)).toMatchObject({
    conflict: { name: 'office 2' },
    values: { location: 'Kochi' },
    opening: { stored: { location: 'Goa' } },
    version: '2',
  });
  expect((await agree(`${address}/close`, { version: '1' })).statusCode).toBe(409);
  expect(await get(address)).toMatchObject({
    opening: { state: 'open' },
    values: { location: 'Goa' },
  });
});

test.each(['', 'latest', '1.5'])('a form of the version “%s” changes nothing', async (version) => {
  const { get, post } = await openOffice();
  const address = String((await post('/openings', SOC)).headers.location);
  const refused = await post(address, { ...SOC, location: 'Kochi', version });
  expect([refused.statusCode, viewIn(refused).values.location]).toEqual([409, 'Kochi']);
  expect(await get(address)).toMatchObject({ values: { location: 'Pune' } });
});

test('a preview stores nothing, and a copy has no closing date', async () => {
  const { post, get } = await openOffice();
  const preview = await post('/openings', { ...SOC, preview: '1' });
  expect([preview.statusCode, viewIn(preview).values.title]).toEqual([200, 'SOC Analyst']);
  expect((await get('/openings')).openings).toEqual([]);

  const address = String((await post('/openings', { ...SOC, closes: '2999-01-31' })).headers.location);
  const copy = await get(`/openings/new?copy=${address.split('/')[2]}`);
  expect(copy).toMatchObject({ values: { ...SOC, closes: '' } });
  expect(copy.opening).toBeUndefined();
});

test('closing an opening shows first whose applications stay open', async () => {
  const { agree, post, get, system } = await openOffice();
  const address = String((await post('/openings', SOC)).headers.location);
  const shown = drawnFrom<ReviewView>(await post(`${address}/close`, { version: '1' }));
  expect(shown).toMatchObject({
    heading: 'Close “SOC Analyst”?',
    says: [expect.any(String), 'It has no open applications.'],
    label: 'Close the opening',
  });
  await apply(system);
  const again = drawnFrom<ReviewView>(await post(`${address}/close`, { version: '1' }));
  expect(again.says[1]).toBe('It has 1 open application. They stay open, and nobody is emailed.');
  expect(again.rows).toMatchObject([{ detail: 'New', href: expect.stringMatching(/^\/applications\/A-/) }]);
  expect((await get(address)).opening).toMatchObject({ state: 'open' });
  const closed = await agree(`${address}/close`, { version: '1' });
  const { undo } = noticeOf(closed);
  expect((await post(undo.action, undo.fields)).statusCode).toBe(303);
  expect((await get(address)).opening).toMatchObject({ state: 'open' });
});
