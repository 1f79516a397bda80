import { expect, test } from 'vitest';
import { readSiteFacts } from '../../server/services/office-facts/read-site-facts.ts';
import { drawnFrom, openSignedIn } from '../../tests/support/open-desk.ts';
import type { TestimonialsView, TestimonialView } from './view.ts';

const SAID = {
  name: 'Anita S.',
  role: 'DevOps Automation',
  message: 'I learnt to give reasons\r\nfor what I write.',
  agreed_by: 'Anita Sharma',
  agreed_on: '2026-01-12',
  agreed_to: 'Name, course and these words; by email',
};

const viewIn = drawnFrom<TestimonialsView & TestimonialView>;

async function openOffice() {
  const desk = await openSignedIn<TestimonialsView & TestimonialView>();
  return {
    ...desk,
    onSite: async () => (await readSiteFacts(desk.system)).testimonials.map(({ message }) => message),
  };
}

test('a testimonial is shown before it is published, published, withdrawn, brought back and erased', async () => {
  const { get, post, onSite } = await openOffice();
  const preview = await post('/site/testimonials', { ...SAID, preview: '1' });
  expect([preview.statusCode, viewIn(preview).values.name]).toEqual([200, 'Anita S.']);
  expect(await onSite()).toEqual([]);
  const made = await post('/site/testimonials', SAID);
  const address = String(made.headers.location);
  expect(await onSite()).toEqual(['I learnt to give reasons for what I write.']);
  expect(await get('/site/testimonials')).toMatchObject({
    lines: [{ state: 'published', consent: 'Anita Sharma, 12 January 2026' }],
  });
  await post(`${address}/withdraw`, { version: '1' });
  expect(await onSite()).toEqual([]);
  await post(`${address}/undo`, { version: '2' });
  expect(await onSite()).toHaveLength(1);
  expect((await post(`${address}/erase`, {})).headers.location).toBe('/site/testimonials');
  expect([await onSite(), (await get('/site/testimonials')).lines]).toEqual([[], []]);
});

test('a draft needs no consent, and is not published without one', async () => {
  const { post, onSite } = await openOffice();
  const { headers } = await post('/site/testimonials', { ...SAID, agreed_by: '', draft: '1' });
  const refused = await post(`${headers.location}/publish`, { version: '1' });
  expect(refused.statusCode).toBe(422);
  expect(viewIn(refused).errors).toEqual({ agreed_by: 'Say who agreed, by their full name' });
  const typed = await post('/site/testimonials', { ...SAID, agreed_on: 'in May', message: '' });
  expect(typed.statusCode).toBe(422);
  expect(viewIn(typed)).toMatchObject({
    values: { agreed_on: 'in May', agreed_by: 'Anita Sharma' },
    errors: {
      message: 'Write what they said',
      agreed_on: 'The day of the consent is written as 2027-01-26, not “in May”',
    },
  });
  expect(await onSite()).toEqual([]);
});

test('who saved an older version is told who was faster, and keeps what was typed', async () => {
  const { post, signIn } = await openOffice();
  const address = String((await post('/site/testimonials', SAID)).headers.location);
  await post(address, { ...SAID, name: 'Anita', version: '1' }, await signIn('owner'));
  const stale = await post(address, { ...SAID, name: 'A. S.', version: '1' });
  expect(stale.statusCode).toBe(409);
  expect(viewIn(stale)).toMatchObject({
    conflict: { name: 'owner 2' },
    values: { name: 'A. S.' },
    testimonial: { stored: { name: 'Anita' } },
    version: 2,
  });
});
