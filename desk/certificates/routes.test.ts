import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { certificates as certificatesScreen } from './certificates.tsx';
import type { CertificatesView, CertificateView, ClassesView, IssueView } from './certificates-view.ts';
import type { RosterView } from './roster-view.ts';
import { readPdf } from '../../tests/support/read-pdf.ts';
import type { ReviewView } from '../ui/review.tsx';
import { deliver } from '../../tests/support/submissions.ts';
import { drawnFrom, noticeOf, openSignedIn } from '../../tests/support/open-desk.ts';

const ANITA = {
  name: 'Anita Sharma',
  course: 'DevOps Automation',
  issued: '2026-11-21',
  expires: '',
  number: '',
};

type Views = CertificatesView & CertificateView & ClassesView & IssueView & RosterView;
const viewIn = drawnFrom<Views>;
const openTraining = () => openSignedIn<Views>('trainer');

/** The fields that the grid posts for these rows. */
function gridOf(rows: Record<string, string>[], more: Record<string, string> = {}): Record<string, string> {
  const cells = rows.flatMap((row, index) =>
    Object.entries(row).map(([field, value]) => [`${field}.${index}`, value] as const),
  );
  return {
    class: 'DevOps, November',
    rows: String(rows.length),
    dates: 'dmy',
    ...Object.fromEntries(cells),
    ...more,
  };
}

test('a certificate is issued, found, printed, reissued and withdrawn, and its history tells of each', async () => {
  const { agree, post, get, ask, cookie } = await openTraining();
  const issued = await post('/certificates/issue', ANITA);
  const address = String(issued.headers.location);
  expect([issued.statusCode, address]).toEqual([303, expect.stringMatching(/^\/certificates\/\d{12}$/)]);
  const found = await get('/certificates?search=sharma+dev');
  expect(found.certificates).toMatchObject([{ name: 'Anita Sharma', state: 'valid' }]);

  const paper = await ask({ path: `${address}/pdf`, cookie });
  expect(paper.headers['content-type']).toBe('application/pdf');
  expect(paper.headers['content-disposition']).toMatch(
    /^attachment; filename\*=UTF-8''\d{12}-Anita-Sharma\.pdf$/,
  );
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

  const again = await agree(`${address}/reissue`, {
    name: 'Anita S. Rao',
    course: ANITA.course,
    expires: '',
  });
  const newer = String(again.headers.location);
  const old = await get(address);
  expect(old.certificate).toMatchObject({ state: 'revoked', replacedBy: newer.split('/')[2] });
  expect(old.history.map(({ name, sentence }) => `${name} ${sentence}`).toSorted()).toEqual([
    'trainer 1 issued a certificate',
    'trainer 1 printed a certificate',
    'trainer 1 reissued a certificate with a correction',
  ]);

  expect((await agree(`${newer}/revoke`, { reason: '' })).statusCode).toBe(422);
  expect((await agree(`${newer}/revoke`, { reason: 'issued-in-error' })).statusCode).toBe(303);
  expect((await agree(`${newer}/revoke`, { reason: 'issued-in-error' })).statusCode).toBe(422);
  expect((await get(newer)).certificate).toMatchObject({
    state: 'revoked',
    reason: 'issued-in-error',
  });
  expect((await ask({ path: `${newer}/pdf`, cookie })).statusCode).toBe(422);
});

test('a slip is asked about before it is stored: a misspelt course, a namesake', async () => {
  const { post, get } = await openTraining();
  const misspelt = { ...ANITA, course: 'Dev Ops Automaton' };
  const asked = await post('/certificates/issue', misspelt);
  const view = viewIn(asked);
  expect([asked.statusCode, view.warnings]).toEqual([
    422,
    ['“Dev Ops Automaton” is not a course on the site. Did you mean “DevOps Automation”?'],
  ]);
  // The confirmation applies only to the certificate that was shown.
  const other = { ...misspelt, name: 'Ravi', confirmed: view.confirmed ?? '' };
  expect((await post('/certificates/issue', other)).statusCode).toBe(422);
  expect(
    (await post('/certificates/issue', { ...misspelt, confirmed: view.confirmed ?? '' })).statusCode,
  ).toBe(303);

  expect((await post('/certificates/issue', ANITA)).statusCode).toBe(303);
  expect(viewIn(await post('/certificates/issue', ANITA)).warnings).toEqual([
    expect.stringMatching(/^Anita Sharma has a certificate for this course already: \d{4} \d{4} \d{4}/),
  ]);
  expect((await get('/certificates')).certificates).toHaveLength(2);
});

test('what is wrong in a single certificate comes back beside its field; a script in a name stays text', async () => {
  const { post, get } = await openTraining();
  const wrong = { ...ANITA, name: '', issued: '2026-02-30' };
  expect(viewIn(await post('/certificates/issue', wrong)).errors).toEqual({
    name: 'The name is missing',
    issued: expect.stringContaining('a day'),
  });
  const figure = { ...ANITA, course: '59' };
  const { confirmed = '' } = viewIn(await post('/certificates/issue', figure));
  expect(viewIn(await post('/certificates/issue', { ...figure, confirmed })).errors).toEqual({
    course: 'This is not a course: write its title',
  });
  await post('/certificates/issue', { ...ANITA, name: '<script>alert(1)</script>' });
  const { certificates } = await get('/certificates');
  expect(certificates).toMatchObject([{ name: '<script>alert(1)</script>' }]);
});

test('a class is read from a file with semicolons in Windows-1252, its misspelt course named', async () => {
  const { app, cookie } = await openTraining();
  const file =
    'Student Name;Course;Date\r\nRen\u00E9 Dsouza;Dev Ops Automaton;21/11/2026\r\n;DevOps Automation;31/02/2026\r\n';
  const data = new FormData();
  data.set('class', 'DevOps, November');
  data.set('table', '');
  data.set('file', new Blob([new Uint8Array(Buffer.from(file, 'latin1'))]), 'class.csv');
  const body = new Response(data);
  const read = await app.inject({
    method: 'POST',
    url: '/certificates/class',
    headers: {
      host: 'desk.example.com',
      'sec-fetch-site': 'same-origin',
      'content-type': body.headers.get('content-type') ?? '',
      cookie,
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const view = viewIn(read);
  expect([read.statusCode, view.isWindows, view.dates]).toEqual([200, true, 'dmy']);
  expect(view.rows).toMatchObject([
    { values: { name: 'René Dsouza', issued: '21/11/2026' }, errors: {} },
    {
      values: { issued: '31/02/2026' },
      errors: { name: 'The name is missing', issued: 'This is not a date: write 2026-01-31' },
    },
  ]);
  expect(view.unknownCourses).toEqual([{ course: 'Dev Ops Automaton', count: 1, near: 'DevOps Automation' }]);
});

test('a class with one bad cell stores nothing; corrected, left out or twice the same it is told', async () => {
  const { post, get } = await openTraining();
  const rows = [
    ANITA,
    { ...ANITA, name: 'Ravi Kumar', issued: '31/02/2026' },
    { ...ANITA, name: 'Total' },
    ANITA,
  ];
  const refused = await post('/certificates/class/store', gridOf(rows, { 'leave.2': 'on' }));
  expect(refused.statusCode).toBe(422);
  expect(viewIn(refused).rows.map(({ errors }) => errors)).toEqual([
    {},
    { issued: 'This is not a date: write 2026-01-31' },
    {},
    { name: 'Row 1 is the same: leave this one out, or give each their own email address' },
  ]);
  expect((await get('/certificates')).certificates).toEqual([]);

  const corrected = [ANITA, { ...ANITA, name: 'Ravi Kumar', issued: '28/02/2026' }, rows[2] ?? ANITA];
  const stored = await post('/certificates/class/store', gridOf(corrected, { 'leave.2': 'on' }));
  expect([stored.statusCode, stored.headers.location]).toEqual([
    303,
    '/certificates?class=DevOps%2C%20November',
  ]);
  const { certificates } = await get(String(stored.headers.location));
  expect(certificates.map(({ name, issued }) => `${name} ${issued}`).toSorted()).toEqual([
    'Anita Sharma 2026-11-21',
    'Ravi Kumar 2026-02-28',
  ]);

  // Sends the same form again, as if somebody pressed its button twice.
  const twice = await post('/certificates/class/store', gridOf(corrected, { 'leave.2': 'on' }));
  expect(twice.statusCode).toBe(422);
  expect(viewIn(twice).rows.map(({ isLeftOut, why }) => [isLeftOut, why])).toEqual([
    [true, 'known'],
    [true, 'known'],
    [true, undefined],
  ]);
});

test('a late trainee is one click: who has the certificate already and what is no person come left out', async () => {
  const { post, get } = await openTraining();
  const table =
    'Name,Course,Date\nAnita Sharma,DevOps Automation,21/11/2026\nRavi Das,DevOps Automation,21/11/2026';
  const form = { class: 'DevOps, November', course: '', issued: '' };
  const first = viewIn(await post('/certificates/class', { ...form, table }));
  await post('/certificates/class/store', gridOf(first.rows.map(({ values }) => ({ ...values }))));

  const later = await post('/certificates/class', {
    ...form,
    table: `${table}\nLate Trainee,DevOps Automation,21/11/2026\nTotal: 3,,`,
  });
  const { rows, errors } = viewIn(later);
  expect([later.statusCode, errors]).toEqual([200, {}]);
  expect(rows.map(({ values, isLeftOut, why }) => [values.name, isLeftOut, why])).toEqual([
    ['Anita Sharma', true, 'known'],
    ['Ravi Das', true, 'known'],
    ['Late Trainee', false, undefined],
    ['Total: 3', true, 'note'],
  ]);

  const grid = gridOf(
    rows.map(({ values }) => ({ ...values })),
    { 'leave.0': 'on', 'leave.1': 'on', 'leave.3': 'on' },
  );
  expect((await post('/certificates/class/store', grid)).statusCode).toBe(303);
  const { certificates } = await get('/certificates?class=DevOps%2C+November');
  expect(certificates.map(({ name }) => name).toSorted()).toEqual([
    'Anita Sharma',
    'Late Trainee',
    'Ravi Das',
  ]);
});

test('who has the certificate is left out also once the order of the days is chosen or a course replaced, and only once', async () => {
  const { post } = await openTraining();
  const table = 'Name,Course,Date\nAnita Sharma,DevOps Automaton,03/04/2026';
  const form = { class: 'DevOps, April', course: '', issued: '' };
  await post('/certificates/issue', { ...ANITA, issued: '2026-04-03' });

  const [read] = viewIn(await post('/certificates/class', { ...form, table })).rows;
  expect(read?.isLeftOut).toBe(false);
  const replaced = { replace: 'DevOps Automaton\nDevOps Automation' };
  const checked = await post('/certificates/class/check', gridOf([{ ...read!.values }], replaced));
  const [row] = viewIn(checked).rows;
  expect([row?.values.course, row?.isLeftOut, row?.why]).toEqual(['DevOps Automation', true, 'known']);

  const taken = await post('/certificates/class/check', gridOf([{ ...row!.values }], { 'why.0': 'known' }));
  expect(viewIn(taken).rows[0]).toMatchObject({
    isLeftOut: false,
    errors: { name: expect.stringMatching(/^Was issued already: \d{4}/) },
  });
});

test('a list that comes again with addresses keeps them, also of who has the certificate already', async () => {
  const { post, system } = await openTraining();
  const form = { class: 'DevOps, November', course: '', issued: '' };
  const table = 'Name,Course,Date\nAnita Sharma,DevOps Automation,21/11/2026';
  const first = viewIn(await post('/certificates/class', { ...form, table }));
  await post('/certificates/class/store', gridOf(first.rows.map(({ values }) => ({ ...values }))));
  const again = table.replace('Date', 'Date,Email').replace('2026', '2026,anita@example.com');
  const { rows } = viewIn(await post('/certificates/class', { ...form, table: again }));
  const grid = gridOf(
    rows.map(({ values }) => ({ ...values })),
    { 'leave.0': 'on', 'why.0': 'known' },
  );
  expect((await post('/certificates/class/store', grid)).statusCode).toBe(303);
  const kept = await system.storage.database.selectFrom('holder_addresses').select('email').execute();
  expect(kept).toEqual([{ email: 'anita@example.com' }]);
});

test('a reissue asks about what looks like a slip, and an emptied last day ends the expiry', async () => {
  const { agree, post, get } = await openTraining();
  const issued = await post('/certificates/issue', {
    ...ANITA,
    expires: '2027-01-01',
    class: 'DevOps, November',
  });
  const address = String(issued.headers.location);
  const slip = { name: ANITA.name, course: 'Devops Automtion', expires: '' };
  const asked = await agree(`${address}/reissue`, slip);
  expect([asked.statusCode, viewIn(asked).warnings, viewIn(asked).values]).toEqual([
    422,
    ['“Devops Automtion” is not a course on the site. Did you mean “DevOps Automation”?'],
    slip,
  ]);
  expect((await get(address)).certificate.state).toBe('valid');

  // The certificate that is being corrected does not count as somebody with the same name.
  const again = await agree(`${address}/reissue`, { ...slip, course: ANITA.course });
  expect((await get(String(again.headers.location))).certificate).toMatchObject({
    course: ANITA.course,
    expires: null,
    class: 'DevOps, November',
  });
});

test('the owner alone erases a holder, and the page then holds the number alone', async () => {
  const { agree, ask, signIn, post } = await openTraining();
  const issued = await post('/certificates/issue', ANITA);
  const address = String(issued.headers.location);
  expect((await agree(`${address}/erase`, {})).statusCode).toBe(403);

  const cookie = await signIn('owner');
  const shown = drawnFrom<ReviewView>(await post(`${address}/erase`, {}, cookie));
  expect(shown).toMatchObject({ heading: 'Erase Anita Sharma from 1 certificate?', isDangerous: true });
  const erased = await agree(`${address}/erase`, {}, cookie);
  expect([erased.statusCode, erased.headers.location]).toEqual([303, address]);
  const { body } = await ask({ path: address, cookie });
  expect(viewIn({ body })).toMatchObject({ isErased: true, certificate: { name: '', course: '' } });
  expect(body).not.toContain('Anita');
});

test('days that may be two are asked about, and what was typed and corrected stays', async () => {
  const { post, get } = await openTraining();
  const pasted = await post('/certificates/class', {
    class: 'DevOps, November',
    course: ANITA.course,
    table: 'Trainee\tDate\nAnita Sharma\t03/04/2026\nTotal\t\nRavi Kumar\t5/4/2026',
  });
  const asked = viewIn(pasted);
  expect(asked.columns).toMatchObject([{ field: 'name' }, { field: 'issued' }]);
  expect([asked.dates, asked.errors]).toEqual([
    '',
    { dates: 'Choose the date format: a date such as 03/04/2026 can mean two days' },
  ]);
  const corrected = asked.rows.map(({ values }) => ({ ...values }));
  const grid = gridOf(corrected, { 'leave.1': 'on', 'name.2': 'Ravi K. Rao' });
  const unsaid = await post('/certificates/class/store', { ...grid, dates: '' });
  expect([unsaid.statusCode, viewIn(unsaid).rows[2]?.values]).toEqual([
    422,
    expect.objectContaining({ name: 'Ravi K. Rao', issued: '5/4/2026' }),
  ]);
  expect((await get('/certificates')).certificates).toEqual([]);
  // A row is identified by its position among all rows, including those that are left out.
  const twice = { ...grid, 'name.2': 'Anita Sharma', 'issued.2': '3 April 2026', dates: 'dmy' };
  expect(viewIn(await post('/certificates/class/check', twice)).rows[2]?.errors.name).toMatch(
    /^Row 1 is the same/,
  );
  expect((await post('/certificates/class/store', { ...grid, dates: 'dmy' })).statusCode).toBe(303);
  const { certificates } = await get('/certificates');
  expect(certificates.map(({ name, issued }) => `${name} ${issued}`).toSorted()).toEqual([
    'Anita Sharma 2026-04-03',
    'Ravi K. Rao 2026-04-05',
  ]);
});

test('columns are mapped anew, and a table that cannot be read comes back with the reason', async () => {
  const { post } = await openTraining();
  const table = 'Anita Sharma;Meera Nair;2026-11-21';
  const form = { class: 'Evening', course: ANITA.course, table };
  const first = viewIn(await post('/certificates/class', form));
  expect(first.rows[0]?.values).toMatchObject({ name: 'Anita Sharma', course: 'Meera Nair' });
  const columns = { 'column.0': '', 'column.1': 'name', 'column.2': 'issued' };
  const anew = viewIn(await post('/certificates/class', { ...form, ...columns }));
  expect(anew.rows[0]?.values).toMatchObject({ name: 'Meera Nair', course: ANITA.course });

  const unclosed = await post('/certificates/class', { ...form, table: 'Name\n"Anita' });
  expect([unclosed.statusCode, viewIn(unclosed).errors]).toEqual([
    422,
    { table: 'Line 2: a quotation mark is not closed: nothing from here on was read' },
  ]);
  expect(viewIn(unclosed).values).toMatchObject({ table: 'Name\n"Anita' });
});

test('titles go and capitals are corrected in a class once somebody asks for it', async () => {
  const { post } = await openTraining();
  const rows = [
    { ...ANITA, name: 'Dr. ANITA SHARMA' },
    { ...ANITA, name: 'Ravi de Souza' },
  ];
  const namesAfter = async (more: Record<string, string>) =>
    viewIn(await post('/certificates/class/check', gridOf(rows, more))).rows.map(({ values }) => values.name);
  expect(await namesAfter({})).toEqual(['Dr. ANITA SHARMA', 'Ravi de Souza']);
  expect(await namesAfter({ names: 'titles' })).toEqual(['ANITA SHARMA', 'Ravi de Souza']);
  rows[0]!.name = 'ANITA SHARMA';
  expect(await namesAfter({ names: 'capitals' })).toEqual(['Anita Sharma', 'Ravi de Souza']);
});

test('a class of 1,000 is checked and stored, and the whole of it printed as a zip without the withdrawn', async () => {
  const { agree, post, get, ask, cookie } = await openTraining();
  const rows = Array.from({ length: 1_000 }, (_, index) => ({ ...ANITA, name: `Person ${index}` }));
  expect((await post('/certificates/class/store', gridOf(rows, { class: 'Large' }))).statusCode).toBe(303);
  const first = await get('/certificates?class=Large');
  expect([first.certificates.length, first.older !== undefined]).toEqual([50, true]);

  const two = [ANITA, { ...ANITA, name: 'Ravi Kumar' }];
  await post('/certificates/class/store', gridOf(two));
  const { certificates } = await get('/certificates?search=ravi');
  await agree(`/certificates/${certificates[0]?.number}/revoke`, { reason: 'withdrawn' });
  const zip = await ask({ path: '/certificates/print?class=DevOps%2C%20November', cookie });
  expect(zip.headers['content-disposition']).toBe("attachment; filename*=UTF-8''DevOps-November.zip");
  const text = zip.rawPayload.toString('latin1');
  expect([text.includes('Anita-Sharma.pdf'), text.includes('Ravi-Kumar.pdf')]).toEqual([true, false]);
  expect((await ask({ path: '/certificates/print?class=None', cookie })).statusCode).toBe(422);

  const pdf = await ask({ path: '/certificates/print?class=DevOps%2C%20November&as=pdf', cookie });
  expect(pdf.headers['content-disposition']).toBe("attachment; filename*=UTF-8''DevOps-November.pdf");
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(readPdf(pdf.rawPayload).pages).toHaveLength(1);
  const tooMany = await ask({ path: '/certificates/print?class=Large&as=pdf', cookie });
  expect([tooMany.statusCode, tooMany.body]).toEqual([
    422,
    expect.stringContaining('has 1000 certificates, and one PDF has at most 500. Print it as a zip.'),
  ]);
});

test('a class is listed, renamed, joined with another once that was said, and taken back', async () => {
  const { agree, post, get } = await openTraining();
  const issue = async (name: string, className: string) =>
    await post('/certificates/issue', { ...ANITA, name, class: className });
  await issue('Asha Rao', 'Devops nov');
  await issue('Ravi Das', 'DevOps, November');
  expect((await get('/certificates/classes?search=NOV')).classes).toMatchObject([
    { certificates: 1 },
    { certificates: 1 },
  ]);

  const form = { class: 'Devops nov', to: 'DevOps, November' };
  const asked = drawnFrom<ReviewView>(await post('/certificates/class/rename', form));
  expect(asked).toMatchObject({
    heading: 'Merge “Devops nov” into “DevOps, November”?',
    says: [
      '1 certificate gets the class name “DevOps, November”.',
      '1 certificate has it already. The two classes are merged, and you cannot undo this.',
    ],
    label: 'Merge the two classes',
  });
  const joined = await agree('/certificates/class/rename', form);
  expect(joined.headers.location).toBe('/certificates?class=DevOps%2C%20November');
  const blank = await agree('/certificates/class/rename', { class: 'DevOps, November', to: ' ' });
  expect(viewIn(blank).rename).toEqual({ to: '', error: 'Give the class a name' });

  expect((await get('/certificates?class=Devops%20nov')).summary, 'nothing to print or send').toBeUndefined();
  const { summary, certificates } = await get('/certificates?class=DevOps%2C%20November');
  expect(summary).toMatchObject({ certificates: 2, valid: 2, recent: { count: 2, seen: 0 } });
  const [{ lookup } = { lookup: '' }] = certificates;
  expect((await post(`/certificates/${lookup}/class`, { class: 'x\u202E' })).statusCode).toBe(422);
  await post(`/certificates/${lookup}/class`, { class: '' });

  const taken = { class: 'DevOps, November' };
  expect(drawnFrom<ReviewView>(await post('/certificates/class/undo-import', taken))).toMatchObject({
    heading: 'Undo the import of 1 certificate in “DevOps, November”?',
    says: [
      expect.stringContaining('deleted as if they had never been issued'),
      'Names in enquiries that this class has corrected stay corrected. A note in each enquiry has the old spelling. When you issue the class again, its names are used there too.',
    ],
    label: 'Delete 1 certificate',
  });
  expect((await get('/certificates')).certificates).toHaveLength(2);
  expect((await agree('/certificates/class/undo-import', taken)).statusCode).toBe(303);
  const again = await agree('/certificates/class/undo-import', taken);
  expect([again.statusCode, viewIn(again).problem]).toEqual([
    422,
    expect.stringContaining('Nothing was imported into “DevOps, November” in the last half hour'),
  ]);
  expect((await get('/certificates')).certificates.map((each) => each.lookup)).toEqual([lookup]);
});

test('what is asked of a class that a colleague has renamed or taken back is refused with the reason, seen on the page', async () => {
  const { post } = await openTraining();
  for (const act of ['rename', 'undo-import', 'mail']) {
    const refused = await post(`/certificates/class/${act}`, { class: 'Gone', to: 'Other' });
    expect(refused.statusCode, act).toBe(422);
    const html = renderToStaticMarkup(certificatesScreen.draw(viewIn(refused)));
    expect(html, act).toMatch(/role="alert">[^<]*“Gone”/);
    expect(html).toContain('No certificate is in this class');
    expect(html).not.toContain('Print the class');
  }
});

test('before a class is emailed its number, names and text are shown; for half a minute it can be undone', async () => {
  const { post, get, system } = await openTraining();
  for (const [name, email] of [
    ['Anita Sharma', 'anita@example.com'],
    ['Ravi Iyer', 'ravi@example.com'],
    ['Meera Nair', ''],
  ])
    await post('/certificates/issue', { ...ANITA, name: name ?? '', email: email ?? '', class: 'Pune' });
  const press = async () => await post('/certificates/class/mail', { class: 'Pune' });
  const review = drawnFrom<ReviewView>(await press());
  expect(review).toMatchObject({
    heading: 'Email 2 certificates of “Pune”?',
    rows: expect.arrayContaining([
      { name: 'Anita Sharma', detail: 'anita@example.com' },
      { name: 'Ravi Iyer', detail: 'ravi@example.com' },
    ]),
    label: 'Send to 2 people',
  });
  expect(review.says).toContain('2 people, 1 without an address: Meera Nair.');
  expect(review.says).toContain('The certificate as a PDF and its credential are attached.');
  expect(review.emails?.[0]?.text).toMatch(/^Dear (Anita Sharma|Ravi Iyer),/);
  expect((await get('/certificates?class=Pune')).mails).toMatchObject({ untold: 2, waiting: 0 });

  const sent = await post('/certificates/class/mail', Object.fromEntries(review.fields));
  const { text, undo } = noticeOf(sent);
  expect(text).toBe(
    '2 emails are sent after half a minute. 1 without an address: give it on the certificate’s own page.',
  );
  expect(await deliver(system), 'within the half minute').toEqual([]);
  const stopped = await post(undo.action, undo.fields);
  expect(noticeOf(stopped).text).toBe('2 emails are stopped and not sent.');
  system.pass(60_000);
  expect(await deliver(system)).toEqual([]);
  expect((await get('/certificates?class=Pune')).mails).toMatchObject({ untold: 2, waiting: 0 });

  await post('/certificates/class/mail', Object.fromEntries(review.fields));
  system.pass(31_000);
  expect((await deliver(system)).flatMap(({ to }) => to).toSorted()).toEqual([
    'anita@example.com',
    'ravi@example.com',
  ]);
});

test('revoking and reissuing say first what follows, and whether the holder is emailed', async () => {
  const { post, get } = await openTraining();
  const address = String(
    (await post('/certificates/issue', { ...ANITA, email: 'anita@example.com' })).headers.location,
  );
  const revoking = drawnFrom<ReviewView>(await post(`${address}/revoke`, { reason: 'issued-in-error' }));
  expect(revoking).toMatchObject({ heading: 'Revoke the certificate of Anita Sharma?', isDangerous: true });
  expect(revoking.says[1]).toBe('The holder is not emailed by this. You can email them afterwards.');
  const values = { name: 'Anita S. Rao', course: ANITA.course, expires: '' };
  const reissuing = drawnFrom<ReviewView>(await post(`${address}/reissue`, values));
  expect(reissuing.says[0]).toContain('says “Anita S. Rao, DevOps Automation”');
  expect((await get(address)).certificate).toMatchObject({ state: 'valid' });
});

test('after a correction the desk says that the holder got the old certificate, and leads to the email', async () => {
  const { post, agree, system } = await openTraining();
  const address = String(
    (await post('/certificates/issue', { ...ANITA, email: 'anita@example.com' })).headers.location,
  );
  await agree(`${address}/mail`, { email: 'anita@example.com' });
  system.pass(31_000);
  expect(await deliver(system)).toHaveLength(1);
  const values = { name: 'Anita S. Rao', course: ANITA.course, expires: '' };
  const corrected = await agree(`${address}/reissue`, values);
  expect(noticeOf(corrected)).toMatchObject({
    text: expect.stringMatching(/ Anita Sharma got the old one by email\.$/),
    link: { path: `${corrected.headers.location}#email`, label: 'Email the new one' },
  });
});
