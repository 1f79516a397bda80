import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PapersView } from './paper-routes.ts';
import type { SignatoryView } from './papers-view.ts';
import { drawnFrom, openSignedIn } from '../../tests/support/open-desk.ts';
import { canReadText, readText } from '../../tests/support/read-text.ts';

const PICTURE = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"><path d="M10 60 C60 0 90 90 290 30" fill="none" stroke="#000" stroke-width="5"/></svg>',
  ),
)
  .png()
  .toBuffer();

async function openOffice() {
  const desk = await openSignedIn<PapersView & SignatoryView>();
  const { cookie } = desk;
  return {
    ...desk,
    viewIn: drawnFrom<PapersView & SignatoryView>,
    /** As a browser posts a form with a file. */
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

const SUNITA = { name: 'Sunita Kulkarni', role: 'Lead trainer' };

test('somebody who signs is added with a picture, chosen, seen before issuing and on the paper, and ends', async () => {
  const { agree, send, get, post, ask, cookie } = await openOffice();
  expect(await get('/certificates/papers')).toMatchObject({
    isChosen: false,
    signatories: [],
    mayChange: true,
  });
  expect((await send('/certificates/signatories', SUNITA, PICTURE)).statusCode).toBe(303);
  const [sunita] = (await get('/certificates/papers')).signatories;
  expect(sunita).toMatchObject({ ...SUNITA, hasPicture: true });
  const id = sunita?.id ?? '';
  const picture = await ask({ path: `/certificates/signatories/${id}/picture`, cookie });
  expect([picture.headers['content-type'], picture.rawPayload.subarray(1, 4).toString()]).toEqual([
    'image/png',
    'PNG',
  ]);

  const choice = { design: 'panel', sign1: id, sign2: '', hours: '1', says: 'completed' };
  expect((await post('/certificates/papers', choice)).statusCode).toBe(303);
  expect((await get('/certificates/papers')).values).toEqual({ ...choice, hours: true, className: false });

  const typed = { name: 'Anita Sharma', course: 'DevOps Automation', issued: '2026-11-21' };
  const preview = await post('/certificates/preview', typed);
  expect(preview.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="preview.pdf"',
  });
  const issued = await post('/certificates/issue', { ...typed, expires: '', number: '', class: '' });
  const address = String(issued.headers.location);
  const paper = await ask({ path: `${address}/pdf`, cookie });
  if (canReadText()) {
    for (const words of ['0123 4567 8906', 'Anita Sharma', 'Sunita Kulkarni', '140 hours'])
      expect(readText(preview.rawPayload)).toContain(words);
    expect(readText(paper.rawPayload)).toContain('Sunita Kulkarni');
  }
  const page = await ask({ path: address, cookie });
  expect(JSON.parse(page.body)).toMatchObject({
    view: { paper: { design: 'panel', signatories: ['Sunita Kulkarni'] } },
  });

  const renamed = await send(`/certificates/signatories/${id}`, { ...SUNITA, role: 'Head of Training' });
  expect(renamed.statusCode).toBe(303);
  const [now] = (await get('/certificates/papers')).signatories;
  expect(now).toMatchObject({ role: 'Head of Training', hasPicture: true });
  expect((await get('/certificates/papers')).values.sign1).toBe(now?.id);
  expect((await agree(`/certificates/signatories/${now?.id}/end`, {})).statusCode).toBe(303);
  expect(await get('/certificates/papers')).toMatchObject({ signatories: [], values: { sign1: '' } });
});

test('a class has a paper of its own and gives it back; its preview needs nothing stored', async () => {
  const { get, post, ask, cookie } = await openOffice();
  const own = { class: 'DevOps, Nov', design: 'engraved', sign1: '', sign2: '', className: '1' };
  expect((await post('/certificates/papers', own)).headers.location).toBe(
    '/certificates/papers?class=DevOps%2C%20Nov',
  );
  expect(await get('/certificates/papers?class=DevOps%2C+Nov')).toMatchObject({
    isOwn: true,
    values: { design: 'engraved', className: true },
  });
  expect((await get('/certificates/papers')).classes).toEqual(['DevOps, Nov']);
  const grid = {
    class: 'DevOps, Nov',
    rows: '1',
    'name.0': 'Asha Rao',
    'course.0': 'C',
    'issued.0': '21/11/2026',
  };
  const preview = await post('/certificates/class/preview', { ...grid, dates: 'dmy' });
  expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'application/pdf']);
  if (canReadText())
    expect(readText(preview.rawPayload)).toMatch(/Asha Rao[^]*DevOps, Nov[^]*21 November 2026/);
  const tried = '/certificates/papers/preview?design=panel&sign1=&sign2=&hours=1';
  expect((await ask({ path: tried, cookie })).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await post('/certificates/papers', { ...own, 'as-firm': '1' })).statusCode).toBe(303);
  expect(await get('/certificates/papers?class=DevOps%2C+Nov')).toMatchObject({ isOwn: false });
});

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

test('a trainer sees who signs and previews, and changes nothing', async () => {
  const { ask, signIn, viewIn } = await openOffice();
  const cookie = await signIn('trainer');
  expect(viewIn(await ask({ path: '/certificates/papers', cookie })).mayChange).toBe(false);
  const form = { design: 'panel', sign1: '', sign2: '' };
  expect((await ask({ method: 'POST', path: '/certificates/papers', form, cookie })).statusCode).toBe(403);
});
