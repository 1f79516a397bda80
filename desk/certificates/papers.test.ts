import { expect, test } from 'vitest';
import type { PapersView } from './paper-routes.ts';
import type { SignatoryView } from './papers-view.ts';
import { drawnFrom, openSignedIn } from '../../tests/support/open-desk.ts';

async function openOffice() {
  const desk = await openSignedIn<PapersView & SignatoryView>();
  const { cookie } = desk;
  return {
    ...desk,
    viewIn: drawnFrom<PapersView & SignatoryView>,
    /** Posts a form with a file, as a browser does. */
    async send(path: string, fields: Record<string, string>, picture?: Buffer) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('picture', new Blob(picture ? [new Uint8Array(picture)] : []), picture ? 'signature.png' : '');
      const posted = new Request('https://desk.example.com/', { method: 'POST', body: form });
      return await desk.app.inject({
        method: 'POST',
        url: path,
        payload: Buffer.from(await posted.arrayBuffer()),
        headers: {
          host: 'desk.example.com',
          cookie,
          'sec-fetch-site': 'same-origin',
          'content-type': posted.headers.get('content-type') ?? '',
        },
      });
    },
  };
}

test('what is wrong comes back beside its field, with what was typed', async () => {
  const { send, post, viewIn, get, ask, cookie } = await openOffice();
  const refused = await send('/certificates/signatories', { name: 'Ravi', role: '' }, Buffer.from('GIF89a'));
  expect([refused.statusCode, viewIn(refused).values, viewIn(refused).errors]).toEqual([
    422,
    { name: 'Ravi', role: '' },
    { picture: expect.stringContaining('must be a PNG picture') },
  ]);
  const blank = await send('/certificates/signatories', { name: 'Ravi', role: '' });
  expect(viewIn(blank).errors).toEqual({ role: 'Give the role, such as Director of Training' });
  const unknown = await post('/certificates/papers', { design: 'gold', sign1: 'nobody', sign2: '' });
  expect([unknown.statusCode, viewIn(unknown).errors]).toEqual([422, { design: 'Choose a design' }]);
  const nobody = await post('/certificates/papers', { design: 'panel', sign1: 'nobody', sign2: '' });
  expect(viewIn(nobody).errors).toEqual({ sign1: 'Choose an active signatory' });
  expect((await ask({ path: '/certificates/signatories/nobody', cookie })).statusCode).toBe(404);
  expect((await get('/certificates/papers')).signatories).toEqual([]);
});
