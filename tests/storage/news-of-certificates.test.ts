import { describe, expect, it } from 'vitest';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import type { CertificateRow } from '../../server/storage/database.ts';
import { type NewsPlace, selectNews } from '../../server/storage/holder-mails.ts';
import { selectRow } from '../../server/storage/rows.ts';
import { engines, openTestSystem, type TestSystem } from '../support/open-storage.ts';
import { planOf } from '../support/plan-of.ts';

const IN_ONE_INSTANT = 5_000;
const PAGE = 1_000;
const INSTANT = {
  created: '2026-11-02T09:00:00.000Z',
  revoked: '2026-11-20T09:00:00.000Z',
  expires: '2028-11-30',
};
const COLUMNS = ['created', 'revoked', 'expires'] as const;

/** So many that were stored, withdrawn and expire at the same time, and one that was so before and after. */
async function storeInOneInstant(system: TestSystem): Promise<string[]> {
  const { database } = system.storage;
  const { number } = await issueCertificate(system, { name: 'Anita Sharma', course: 'DevOps Automation' });
  const row = (await selectRow(database, 'certificates', { lookup: number })) as CertificateRow;
  await database.deleteFrom('certificates').execute();
  const lookups = Array.from({ length: IN_ONE_INSTANT + 2 }, (_, index) =>
    String(100_000_000_000 + index * 7),
  );
  const rows = lookups.map((lookup, index) => {
    const year = index === 0 ? '2025' : index > IN_ONE_INSTANT ? '2029' : undefined;
    const times = COLUMNS.map((column) => [column, year ? year + INSTANT[column].slice(4) : INSTANT[column]]);
    return {
      ...row,
      lookup,
      number: lookup,
      import_key: null,
      ...Object.fromEntries(times),
    } as CertificateRow;
  });
  for (let start = 0; start < rows.length; start += 500)
    await database
      .insertInto('certificates')
      .values(rows.slice(start, start + 500))
      .execute();
  return lookups;
}

const pageBehind = (after: NewsPlace) => ({ after, until: '2030', limit: PAGE });

describe.each(engines)('on %s', (engine) => {
  it('what happened to thousands in one instant is walked through whole, once, and from the index', async () => {
    const system = await openTestSystem(engine);
    const { database } = system.storage;
    const lookups = await storeInOneInstant(system);
    for (const column of COLUMNS) {
      const walked: string[] = [];
      let after: NewsPlace = { time: '', lookup: '' };
      for (;;) {
        const page = await selectNews(database, column, pageBehind(after));
        walked.push(...page.map(({ lookup }) => lookup));
        const last = page.at(-1);
        if (!last) break;
        after = { time: last[column] ?? '', lookup: last.lookup };
      }
      expect(walked, column).toEqual(lookups);
      const index = column === 'revoked' ? 'withdrawn' : column;
      const secondPage = pageBehind({ time: INSTANT[column], lookup: '100000007000' });
      expect(await planOf(system, (watched) => selectNews(watched, column, secondPage)), column).toMatch(
        engine === 'sqlite'
          ? new RegExp(`USING INDEX certificates_${index} \\(\\(${column},lookup\\)>\\(\\?,\\?\\)`)
          : new RegExp(
              `Index Scan using certificates_${index} .*Index Cond: .*ROW\\(${column}, lookup\\) > ROW`,
              's',
            ),
      );
    }
  });
});
