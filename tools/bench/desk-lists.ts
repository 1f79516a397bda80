import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { pino } from 'pino';
import { dammCheckDigit } from '../../contracts/certificate.ts';
import { readConfig } from '../../server/config.ts';
import { certificateRow } from '../../server/services/certificates/issue-certificate.ts';
import { listCertificates } from '../../server/services/certificates/read-certificates.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { listEnquiries } from '../../server/services/submissions/read-enquiries.ts';
import { enquiryText, rebuildWords } from '../../server/storage/search-words.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { startPostgres } from '../test-engines.ts';
import { type Figure, median } from './figure.ts';

const FEW = 100;
const MANY = 100_000;
const ROUNDS = 60;
const AT_ONCE = 500;
const MOST = 1.5;

const FIRST_NAMES = ['Asha', 'Ravi', 'Meera', 'Anil', 'Priya', 'Rahul', 'Zoya', 'Imran', 'Divya', 'Arjun'];
const LAST_NAMES = ['Rao', 'Das', 'Iyer', 'Kumar', 'Nair', 'Menon', 'Khan', 'Shaikh', 'Patil', 'Singh'];
const COURSES = [
  'DevOps Automation',
  'Digital Marketing',
  'Data Science & Analytics',
  'Cybersecurity Training',
];

type List = (deps: Dependencies) => Promise<unknown>;

/** What people look at: each list, sorted, filtered and searched for what is rare and what is common. */
const LISTS: Record<string, List> = {
  'enquiries, newest': (deps) => listEnquiries(deps),
  'enquiries, answered, oldest first': (deps) => listEnquiries(deps, { state: 'answered', sort: 'oldest' }),
  'enquiries, search for one address': (deps) => listEnquiries(deps, { search: 'asha.rao.50@example.com' }),
  'enquiries, search for a common name': (deps) => listEnquiries(deps, { search: 'asha' }),
  'certificates, newest': (deps) => listCertificates(deps),
  'certificates, search for one number': (deps) => listCertificates(deps, { search: numberAt(50) }),
  'certificates, search for a course': (deps) => listCertificates(deps, { search: 'devops' }),
  'certificates of a class': (deps) => listCertificates(deps, { class: 'Class 1' }),
};

function numberAt(index: number): string {
  const digits = String(10_000_000_000 + index * 7_919);
  return digits + dammCheckDigit(digits);
}

async function fill(deps: Dependencies, count: number): Promise<void> {
  const { database, engine } = deps.storage;
  for (let start = 0; start < count; start += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, place) => start + place);
    await database.transaction().execute(async (transaction) => {
      await transaction.insertInto('enquiries').values(indexes.map(enquiryAt)).execute();
      await transaction.insertInto('certificates').values(indexes.map(certificateAt)).execute();
    });
  }
  await rebuildWords(database);
  if (engine === 'postgres') await sql`vacuum analyze`.execute(database);
}

function personAt(index: number) {
  const first = FIRST_NAMES[index % 10] ?? '';
  const last = LAST_NAMES[Math.floor(index / 10) % 10] ?? '';
  return { name: `${first} ${last}`, email: `${first}.${last}.${index}@example.com`.toLowerCase() };
}

function enquiryAt(index: number) {
  const { name, email } = personAt(index);
  const row = {
    reference: `E-${String(index).padStart(6, '0')}`,
    name,
    email,
    email_lookup: email,
    mobile: String(9_000_000_000 + index),
    message: `Course: ${COURSES[index % 4]}\n\nWhen does the next batch of course ${index} begin?`,
    page: null,
    received: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    state: 'answered' as const,
    version: 1,
    changed_by: null,
    changed_at: null,
  };
  return { ...row, search_text: enquiryText(row) };
}

function certificateAt(index: number) {
  const fields = { ...personAt(index), number: numberAt(index), issued: '2026-01-31' };
  const course = COURSES[index % 4] ?? '';
  const created = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
  return certificateRow({ ...fields, course, class: `Class ${Math.floor(index / 50)}` }, created);
}

async function openWith(settings: Record<string, string>, count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lists-'));
  const config = readConfig({ ...settings, DATA_DIR: folder });
  const log = pino({ level: 'silent' });
  const storage = await openStorage(config, log);
  const deps: Dependencies = { storage, config, log, now: () => new Date() };
  await fill(deps, count);
  return {
    deps,
    async close() {
      await storage.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** In turns, so that whatever else the machine does meets both. */
async function compare(what: string, list: List, few: Dependencies, many: Dependencies): Promise<Figure> {
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.few.push(await timed(() => list(few)));
    times.many.push(await timed(() => list(many)));
  }
  const [ofFew, ofMany] = [median(times.few), median(times.many)];
  const ratio = ofMany / ofFew;
  return {
    what,
    measured: `${ofMany.toFixed(2)}/${ofFew.toFixed(2)} ms = ${ratio.toFixed(2)}`,
    goal: `<= ${MOST}`,
    isMet: ratio <= MOST,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A page of the desk's lists among 100,000 rows against the same page among 100, on both databases. */
export async function* measureDeskLists(): AsyncGenerator<Figure> {
  const postgres = await startPostgres();
  const engines: [string, (name: string) => Promise<Record<string, string>>][] = [
    ['SQLite', async () => ({})],
  ];
  if (postgres) engines.push(['PostgreSQL', (name) => newDatabase(postgres.url, name)]);
  try {
    for (const [engine, settings] of engines) {
      const few = await openWith(await settings('few'), FEW);
      const many = await openWith(await settings('many'), MANY);
      for (const [what, list] of Object.entries(LISTS)) {
        yield await compare(`${engine}: ${what}`, list, few.deps, many.deps);
      }
      await few.close();
      await many.close();
    }
  } finally {
    postgres?.stop();
  }
}

async function newDatabase(server: string, name: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href };
}
