import { expect, test } from 'vitest';
import { requireLetterTemplate } from '../../server/services/mail/letter-templates.ts';
import { drawnFrom, openSignedIn } from '../../tests/support/open-desk.ts';
import type { LettersView, LetterView } from './view.ts';

const viewIn = drawnFrom<LettersView & LetterView>;

async function openOffice() {
  const desk = await openSignedIn<LettersView & LetterView>();
  return { ...desk, subject: async () => (await requireLetterTemplate(desk.system, 'call')).subject };
}

const AT = '/site/letters/call';
const ORIGINAL = 'Your enquiry: a call on {day}';
const WORDS = { subject: 'A call on {day}', text: 'Dear {name},\r\n\r\n{sender}' };

test('a letter is previewed with values, changed, undone, restored, and an earlier version is used again', async () => {
  const { get, post, subject } = await openOffice();
  expect((await get(AT)).known).toMatchObject({ name: 'Asha Rao', sender: 'office 1' });
  const preview = await post(AT, { ...WORDS, version: '0', preview: '1' });
  expect([preview.statusCode, viewIn(preview).values.subject]).toEqual([200, 'A call on {day}']);
  expect(await subject()).toBe(ORIGINAL);

  expect((await post(AT, { ...WORDS, version: '0' })).statusCode).toBe(303);
  expect(await subject()).toBe('A call on {day}');
  const { groups } = await get('/site/letters');
  const changed = groups.flatMap(({ letters }) => letters).filter(({ isChanged }) => isChanged);
  expect(changed.map(({ id }) => id)).toEqual(['call']);
  await post(`${AT}/restore`, { version: '1' });
  expect(await subject()).toBe(ORIGINAL);
  await post(`${AT}/undo`, { version: '2' });
  expect(await subject()).toBe('A call on {day}');
  const { history } = await get(AT);
  expect(history.map(({ isOriginal }) => isOriginal)).toEqual([false, true, false]);
  const [, original] = history;
  await post(AT, { subject: original!.subject, text: original!.text, version: '3' });
  expect(await subject()).toBe(ORIGINAL);
});

test('who saved an older version is told who was faster, and keeps what was typed', async () => {
  const { post, signIn } = await openOffice();
  await post(AT, { ...WORDS, version: '0' }, await signIn('owner'));
  const stale = await post(AT, { ...WORDS, subject: 'Shall we talk?', version: '0' });
  expect(stale.statusCode).toBe(409);
  expect(viewIn(stale)).toMatchObject({
    conflict: { name: 'owner 2' },
    values: { subject: 'Shall we talk?' },
    stored: { subject: 'A call on {day}' },
    version: 1,
  });
});
