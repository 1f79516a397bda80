import { offer } from '../../../content/offer.ts';
import { hasCertificates } from '../../storage/certificates.ts';
import type { CertificateRow, Connection } from '../../storage/database.ts';
import { selectJobs } from '../../storage/jobs.ts';
import { insertRows, selectRow } from '../../storage/rows.ts';
import { DAY_MS, dateOf } from '../calendar.ts';
import { certificateState } from '../certificates/read-certificates.ts';
import { demoId, demoOpenings } from './demo-openings.ts';
import type { Dependencies } from '../dependencies.ts';
import { paperChooser } from '../papers/issued-paper.ts';
import { certificateRow } from '../certificates/issue-certificate.ts';

/** Numbers with valid check digits. They are always the same, because guides and tests mention them. */
const VALID_NUMBER = '482109375514';
const EXPIRED_NUMBER = '730518264905';
const REVOKED_NUMBER = '615940287338';

export interface Demo {
  /** Number and state of the demo certificates, of which there is one in each state. */
  certificates: { number: string; state: 'valid' | 'expired' | 'revoked' }[];
  /** Id and title of an open opening. */
  opening?: { id: string; title: string };
}

/**
 * Fills an empty database with sample openings and certificates, if DEMO is on. Returns the samples to try, whether
 * they are new or not; undefined if the database has data of the firm.
 */
export async function loadDemo(deps: Dependencies): Promise<Demo | undefined> {
  const { storage, config, now } = deps;
  if (!config.demo) return undefined;
  await storage.database.transaction().execute(async (transaction) => {
    if (await isEmpty(transaction)) await fill(transaction, now());
  });
  return await describe(deps);
}

async function isEmpty(transaction: Connection): Promise<boolean> {
  return (await selectJobs(transaction)).length === 0 && !(await hasCertificates(transaction));
}

async function fill(transaction: Connection, now: Date): Promise<void> {
  for (const [age, opening] of demoOpenings.entries()) {
    const opened = new Date(now.getTime() - age * DAY_MS).toISOString();
    await insertRows(transaction, 'jobs', {
      ...opening,
      id: demoId(opening.title),
      closes: null,
      state: 'open',
      opened,
      version: 1,
      changed_by: null,
      changed_at: null,
    });
  }
  const choosePaper = paperChooser(transaction, now);
  const certificates = offer.courses ? demoCertificates(now) : [];
  for (const certificate of certificates)
    certificate.paper = await choosePaper(certificate, { isNumberOfOurs: true });
  if (certificates.length > 0) await insertRows(transaction, 'certificates', certificates);
}

function demoCertificates(now: Date): CertificateRow[] {
  const daysAgo = (days: number) => dateOf(new Date(now.getTime() - days * DAY_MS));
  const created = now.toISOString();
  return [
    certificateRow(
      { number: VALID_NUMBER, name: 'Anita Sharma', course: 'Cybersecurity Training', issued: daysAgo(60) },
      created,
    ),
    certificateRow(
      {
        number: EXPIRED_NUMBER,
        name: 'Rahul Menon',
        course: 'DevOps Automation',
        issued: daysAgo(1_200),
        expires: daysAgo(105),
      },
      created,
    ),
    {
      ...certificateRow(
        {
          number: REVOKED_NUMBER,
          name: 'Meera Iyer',
          course: 'Data Science & Analytics',
          issued: daysAgo(200),
        },
        created,
      ),
      revoked: created,
      revocation_reason: 'issued-in-error',
    },
  ];
}

async function describe({ storage, now }: Dependencies): Promise<Demo | undefined> {
  const certificates = await demoCertificatesIn(storage.database, now());
  const [opening] = await openDemoOpenings(storage.database);
  if (certificates.length === 0 && !opening) return undefined;
  return { certificates, opening: opening && { id: opening.id, title: opening.title } };
}

/** Demo certificates in the database. */
export async function demoCertificatesIn(database: Connection, now: Date): Promise<Demo['certificates']> {
  const certificates: Demo['certificates'] = [];
  for (const number of [VALID_NUMBER, EXPIRED_NUMBER, REVOKED_NUMBER]) {
    const row = await selectRow(database, 'certificates', { lookup: number });
    if (row) certificates.push({ number, state: certificateState(row, now) });
  }
  return certificates;
}

/** Demo openings in the database that are open. */
export async function openDemoOpenings(database: Connection) {
  const ids = new Set(demoOpenings.map(({ title }) => demoId(title)));
  return (await selectJobs(database)).filter(({ id, state }) => state === 'open' && ids.has(id));
}
