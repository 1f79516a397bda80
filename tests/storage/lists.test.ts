import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, onTestFinished } from 'vitest';
import { eraseData } from '../../server/services/data/erase-data.ts';
import { eraseCertificate } from '../../server/services/certificates/erase-certificate.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { listCertificates } from '../../server/services/certificates/read-certificates.ts';
import { eachSubmission, listSubmissions } from '../../server/services/submissions/read-submissions.ts';
import type { Connection, EnquiryRow } from '../../server/storage/database.ts';
import { enquiryText } from '../../server/storage/search-words.ts';
import { writeSiteFact } from '../../server/storage/site-facts.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { engines, openTestSystem, testOn, type TestSystem } from '../support/open-storage.ts';
import { enquire } from '../support/submissions.ts';
import { forFurtherFields } from '../../contracts/enquiry-form.ts';
import { answerEnquiry } from '../support/acts.ts';

async function ask(system: TestSystem, fields: Record<string, string> = {}): Promise<string> {
  const reference = await enquire(system, { mobile: '+91 98765 43210', message: '', ...fields });
  system.pass(1_000);
  return reference;
}

/** Numbered enquiries, the oldest first. */
async function askMany(system: TestSystem, count: number): Promise<string[]> {
  const references = [];
  for (let index = 0; index < count; index += 1)
    references.push(await ask(system, { message: `Number ${index}` }));
  return references;
}

/** Numbered enquiries as rows, the oldest first. */
async function store(
  { storage }: TestSystem,
  count: number,
  fieldsOf: (index: number) => Partial<EnquiryRow> & Pick<EnquiryRow, 'name' | 'email' | 'search_text'>,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const fields = fieldsOf(index);
    return {
      reference: `E-${String(index).padStart(6, '0')}`,
      mobile: '1',
      email_lookup: fields.email,
      message: '',
      ...forFurtherFields(() => ''),
      page: null,
      utm_source: null,
      received: new Date(index * 1_000).toISOString(),
      state: 'new' as const,
      version: 1,
      changed_by: null,
      changed_at: null,
      ...fields,
    };
  });
  for (let start = 0; start < count; start += 500)
    await storage.database
      .insertInto('enquiries')
      .values(rows.slice(start, start + 500))
      .execute();
}

const referencesOf = (page: { rows: { reference: string }[] }) => page.rows.map(({ reference }) => reference);

describe.each(engines)('on %s', (engine) => {
  const it = testOn(engine);

  it('pages lead through a list and back, each row once, newest or oldest first', async ({ system }) => {
    const oldest = await askMany(system, 7);
    for (const sort of ['newest', 'oldest'] as const) {
      const all = sort === 'newest' ? oldest.toReversed() : oldest;
      const first = await listSubmissions(system, 'enquiry', { sort, limit: 3 });
      expect([referencesOf(first), first.previous]).toEqual([all.slice(0, 3), null]);
      const second = await listSubmissions(system, 'enquiry', { sort, limit: 3, after: first.next ?? '' });
      expect(referencesOf(second)).toEqual(all.slice(3, 6));
      const third = await listSubmissions(system, 'enquiry', { sort, limit: 3, after: second.next ?? '' });
      expect([referencesOf(third), third.next]).toEqual([all.slice(6), null]);
      const back = await listSubmissions(system, 'enquiry', { sort, limit: 3, after: third.previous ?? '' });
      expect(referencesOf(back)).toEqual(all.slice(3, 6));
      const start = await listSubmissions(system, 'enquiry', { sort, limit: 3, after: back.previous ?? '' });
      expect([referencesOf(start), start.previous]).toEqual([all.slice(0, 3), null]);
      expect(
        referencesOf(await listSubmissions(system, 'enquiry', { sort, limit: 3, after: start.next ?? '' })),
      ).toEqual(all.slice(3, 6));
    }
    expect(await Array.fromAsync(eachSubmission(system, 'enquiry'))).toHaveLength(7);
    await expect(listSubmissions(system, 'enquiry', { after: 'nonsense' })).rejects.toThrow(
      'Start from the first page',
    );
  });

  it('what came at the very beginning of the time that is asked for is listed', async ({ system }) => {
    await store(system, 3, () => ({ name: 'Asha Rao', email: 'asha@example.com', search_text: '' }));
    const since = new Date(1_000).toISOString();
    const page = await listSubmissions(system, 'enquiry', { since, sort: 'oldest' });
    expect(referencesOf(page)).toEqual(['E-000001', 'E-000002']);
  });

  it('rows of the same moment are neither lost nor repeated between pages', async ({ system }) => {
    const moment = new Date();
    const still = { ...system, pass() {}, now: () => moment };
    await askMany(still, 5);
    const seen = [];
    let after: string | undefined;
    do {
      const page = await listSubmissions(system, 'enquiry', { limit: 2, after });
      seen.push(...referencesOf(page));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
  });

  it('a list is filtered by state', async ({ system }) => {
    const [first = '', second = ''] = await askMany(system, 2);
    await answerEnquiry(system, first, 'phone', { by: 'Priya Nair' });
    expect(referencesOf(await listSubmissions(system, 'enquiry', { state: 'new' }))).toEqual([second]);
    expect(referencesOf(await listSubmissions(system, 'enquiry', { state: 'answered' }))).toEqual([first]);
  });

  it('an enquiry is found by each of its words, however they are typed', async ({ system }) => {
    await ask(system);
    const reference = await ask(system, {
      name: 'Zoë Meera Iyer मीरा',
      email: 'meera.iyer@example.com',
      mobile: '+91 99887 76655',
      message: 'We need a new Firewall.',
    });
    await ask(system, { message: 'Another' });
    const found = async (search: string) =>
      referencesOf(await listSubmissions(system, 'enquiry', { search }));
    for (const [what, search] of [
      ['a name', 'meera'],
      ['two words in any order', 'iyer mee'],
      ['a name without its accent', 'zoe'],
      ['the whole address', 'Meera.Iyer@Example.com'],
      ['the beginning of the address', 'meera.iy'],
      ['the number without spaces', '9988776655'],
      ['the number as it was typed', '+91 99887 76655'],
      ['a word of the message', 'firewall'],
      ['a name in another script', 'मीरा'],
    ] as const) {
      expect(await found(search), what).toEqual([reference]);
      expect(await found(`${search} nothing`), what).toEqual([]);
    }
    expect(await found('firewall%')).toEqual([reference]);
    for (const other of ["meera' or 1=1", '%', '\\']) expect(await found(other), other).toEqual([]);
  });

  it('a certificate is found by its name, with other letters, signs and spaces', async ({ system }) => {
    const fields = { course: 'Networks', issued: '2026-01-31' };
    await issueCertificate(system, { name: 'Zzz', ...fields });
    for (const [name, searches] of [
      ['Jo Nesbø', ['nesbo', 'Nesbø']],
      ['Łukasz Żak', ['lukasz zak']],
      ['Østergaard Æbelø', ['ostergaard aebelo']],
      ['Straße Weiß', ['strasse weiss', 'Straße']],
      ['İpek Yılmaz', ['ipek yilmaz', 'İPEK']],
      ['Nora O’Brien', ["o'brien", 'obrien', 'o’brien', 'brien', 'O Brien']],
      ["Gina D'Souza", ['dsouza', 'D’Souza']],
      ['Keoniʻana Kalākaua', ['keoniana', 'Keoniʻana']],
      ['R.K. Narayan', ['rk narayan', 'R. K. Narayan', 'r.k.', 'narayan r', 'r k']],
      ['A. P. J. Abdul Kalam', ['apj kalam', 'A.P.J. Abdul', 'a p j', 'ap']],
      ['APJ Rahman', ['a.p.j. rahman', 'A P J', 'apj']],
      ['Thórður Ólafsson', ['thordur olafsson']],
      ['Foundation & Co', ['foundation and co', 'foundation & co']],
      ['Đặng Thị Hœur', ['dang thi hoeur']],
      ['Kavya Sharma', ['k s', 'kav sha']],
    ] as const) {
      const { number } = await issueCertificate(system, { name, ...fields });
      for (const search of searches) {
        const { rows } = await listCertificates(system, { search });
        expect(
          rows.map((row) => row.number),
          search,
        ).toEqual([number]);
        expect((await listCertificates(system, { search: `${search} xyz` })).rows, search).toEqual([]);
      }
      await eraseCertificate(system, number);
    }
  });

  it('a phone number is found however it was entered and is typed', async ({ system }) => {
    const entered = ['98450 10185', '098450 10185', '+91-98450-10185', '+919845010185', '(098450) 10185'];
    const all = [];
    for (const mobile of entered) all.push(await ask(system, { mobile }));
    await ask(system, { mobile: '98450 10186' });
    for (const search of [
      '9845010185',
      '+919845010185',
      '09845010185',
      '+91 98450 10185',
      '98450.10185',
      '(+91) 98450-10185',
      '00919845010185',
      '９８４５０１０１８５',
    ]) {
      const found = referencesOf(await listSubmissions(system, 'enquiry', { search, sort: 'oldest' }));
      expect(found, search).toEqual(all);
    }
    const beginning = await listSubmissions(system, 'enquiry', { search: '098450' });
    expect(beginning.rows).toHaveLength(6);
  });

  it('a date, an old number and many words are searched for as they are', async ({ system }) => {
    const reference = await ask(system, { message: 'We come on 12.03.2027, about KW/2019/0042.' });
    for (const search of ['12.03.2027', 'KW/2019/0042', Array(200).fill('we come on').join(' ')])
      expect(referencesOf(await listSubmissions(system, 'enquiry', { search })), search).toEqual([reference]);
  });

  it('an enquiry is found by its reference, however it is typed', async ({ system }) => {
    const reference = await ask(system);
    await ask(system, { message: 'Another' });
    for (const search of [reference, reference.toLowerCase(), reference.replaceAll('-', '')])
      expect(referencesOf(await listSubmissions(system, 'enquiry', { search }))).toEqual([reference]);
  });

  it('certificates are newest first, and found by number, name, course, class', async ({ system }) => {
    const numbers = [];
    for (const [name, course] of [
      ['Anita Sharma', 'DevOps Automation'],
      ['Rahul Menon', 'Digital Marketing'],
    ] as const) {
      numbers.push((await issueCertificate(system, { name, course })).number);
      system.pass(1_000);
    }
    const [anita = '', rahul = ''] = numbers;
    const found = async (request: object) =>
      (await listCertificates(system, request)).rows.map(({ number }) => number);
    expect(await found({})).toEqual([rahul, anita]);
    expect(await found({ course: 'DevOps Automation' })).toEqual([anita]);
    for (const search of [
      'anit',
      'sharma devops',
      anita,
      anita.slice(0, 6),
      anita.replace(/(\d{4})/g, '$1 '),
    ])
      expect(await found({ search })).toEqual([anita]);
    expect(await found({ search: 'd' })).toEqual([rahul, anita]);
  });

  it('a word that most rows have is found too, page by page', async ({ system }) => {
    await store(system, 5_100, (index) => ({
      name: 'Common',
      email: 'c@example.com',
      search_text: index % 100 === 0 ? ' common rare' : ' common',
    }));
    const page = await listSubmissions(system, 'enquiry', { search: 'common', limit: 2 });
    expect(referencesOf(page)).toEqual(['E-005099', 'E-005098']);
    expect(
      referencesOf(
        await listSubmissions(system, 'enquiry', { search: 'common', limit: 1, after: page.next ?? '' }),
      ),
    ).toEqual(['E-005097']);
    expect(
      referencesOf(await listSubmissions(system, 'enquiry', { search: 'common rare', limit: 1 })),
    ).toEqual(['E-005000']);
  });

  it.each([`o'neil\\+"a":*&|!()^{}@example.com`, 'मीरा@उदाहरण.भारत', '😀_%@example.com'])(
    'an enquiry is found by the address %s and its beginning',
    async (email) => {
      const system = await openTestSystem(engine);
      await store(system, 2, (index) => {
        const row = { reference: `E-${index}`, name: 'N', email: index ? email : 'other@example.com' };
        return {
          ...row,
          search_text: enquiryText({ ...row, mobile: '1', message: '', ...forFurtherFields(() => '') }),
        };
      });
      for (const search of [email, email.slice(0, email.indexOf('@') + 1)])
        expect(referencesOf(await listSubmissions(system, 'enquiry', { search }))).toEqual(['E-1']);
    },
  );

  it('a row whose words changed is found by the new ones alone', async ({ system }) => {
    const reference = await ask(system);
    await system.storage.database.updateTable('enquiries').set({ search_text: ' meera' }).execute();
    expect(referencesOf(await listSubmissions(system, 'enquiry', { search: 'meera' }))).toEqual([reference]);
    expect(referencesOf(await listSubmissions(system, 'enquiry', { search: 'asha' }))).toEqual([]);
  });

  it('an old index is made anew by the server, which says so; a command refuses', async ({ system }) => {
    const reference = await ask(system);
    const { database } = system.storage;
    await database.updateTable('enquiries').set({ search_text: '' }).execute();
    await writeSiteFact(database, 'search_index', '0');
    await expect(openStorage(system.config, system.log, 'command')).rejects.toMatchObject({
      name: 'StorageUnavailable',
      message:
        'The search index is that of an earlier release. Start the server of this release once: it rebuilds the index.',
    });
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line).msg) });
    const storage = await openStorage(system.config, log);
    onTestFinished(() => storage.close());
    expect(lines.slice(0, 2)).toEqual([
      'the search index is being rebuilt (rows: 1); if it is interrupted, the next start begins again',
      expect.stringMatching(/^the search index was built in \d+ s$/),
    ]);
    expect(referencesOf(await listSubmissions(system, 'enquiry', { search: 'asha' }))).toEqual([reference]);
  });

  it('nothing of an erased address stays in the index, nor as a signpost in it', async ({ system }) => {
    const { database } = system.storage;
    await store(system, 1_000, (index) => {
      const email = `person${String(index).padStart(6, '0')}@example.com`;
      return { name: 'N', email, search_text: ` ${email}` };
    });
    const local = engine === 'sqlite' ? await signpost(database) : 'person000500';
    expect(await bytesOfIndex(system)).toContain(local);
    await eraseData(system, `${local}@example.com`);
    expect(await bytesOfIndex(system)).not.toContain(local);
  });
});

/** The name in an address that FTS5 has put between two pages of its index. */
async function signpost(database: Connection): Promise<string> {
  const { rows } = await sql<{ term: string }>`
    select cast(substr(term, 2) as text) as term from enquiries_search_idx
    where cast(substr(term, 2) as text) like 'person______' limit 1`.execute(database);
  return rows[0]?.term ?? '';
}

/** All that lies in the files of the index. */
async function bytesOfIndex({ storage, config }: TestSystem): Promise<string> {
  if (storage.engine === 'sqlite') {
    await sql`pragma wal_checkpoint(truncate)`.execute(storage.database);
    return await readFile(join(config.dataFolder, 'site.db'), 'latin1');
  }
  await sql`checkpoint`.execute(storage.database);
  const { rows } = await sql<{ bytes: Buffer }>`
    select pg_read_binary_file(pg_relation_filepath('enquiries_search')) as bytes`.execute(storage.database);
  return rows[0]?.bytes.toString('latin1') ?? '';
}
