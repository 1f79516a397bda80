import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { pino } from 'pino';
import { dammCheckDigit } from '../../contracts/certificate.ts';
import { readConfig } from '../../server/config.ts';
import { buildDesk } from '../../desk/server/app.ts';
import { loadDesk } from '../../desk/server/built-desk.ts';
import { certificateRow } from '../../server/services/certificates/issue-certificate.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { openSession } from '../../desk/access/session.ts';
import { enquiryText } from '../../server/storage/search-words.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { freePort } from '../free-port.ts';
import { startPostgres } from '../test-engines.ts';
import { type Figure, median } from './figure.ts';

const FEW = 100;
const MANY = 100_000;
const ROUNDS = 100;
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

/** What people look at: each list, sorted, filtered and searched for what is rare and what is common. */
const LISTS: Record<string, string> = {
  Today: '/',
  'enquiries, newest': '/enquiries',
  'enquiries, answered, oldest first': '/enquiries?state=answered&sort=oldest',
  'enquiries, search for one address': '/enquiries?search=asha.rao.50%40example.com',
  'enquiries, search for a common name': '/enquiries?search=asha',
  'enquiries, search for two common names': '/enquiries?search=asha+rao',
  'certificates, newest': '/certificates',
  'certificates, search for one number': `/certificates?search=${numberAt(50)}`,
  'certificates, search for two common names': '/certificates?search=asha+rao',
  'certificates, search for a course': '/certificates?search=devops',
  'certificates of a class': '/certificates?class=Class+1',
  'one certificate': `/certificates/${numberAt(50)}`,
  'mail, all': '/mail?show=all',
  'mail, not sent': '/mail',
  trail: '/trail',
  'trail of one person': '/trail?actor=operator',
};

function numberAt(index: number): string {
  const digits = String(10_000_000_000 + index * 7_919);
  return digits + dammCheckDigit(digits);
}

async function fill(deps: Dependencies, count: number): Promise<void> {
  const { database, engine } = deps.storage;
  const isFew = count === FEW;
  for (let start = 0; start < count; start += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, place) => start + place);
    await database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('enquiries')
        .values(indexes.map((index) => enquiryAt(index, isFew)))
        .execute();
      await transaction
        .insertInto('certificates')
        .values(indexes.map((index) => certificateAt(index, isFew)))
        .execute();
      await transaction
        .insertInto('outbox')
        .values(indexes.map((index) => mailAt(index, isFew)))
        .execute();
      await transaction
        .insertInto('trail')
        .values(indexes.map((index) => actAt(index, isFew)))
        .execute();
    });
  }
  if (engine === 'postgres') await sql`vacuum analyze`.execute(database);
}

/** Among few rows everybody has the two common names, and half have a course: a search shows a whole page as among many. */
function personAt(index: number, isFew: boolean) {
  const first = FIRST_NAMES[isFew ? 0 : index % 10] ?? '';
  const last = LAST_NAMES[isFew ? 0 : Math.floor(index / 10) % 10] ?? '';
  return { name: `${first} ${last}`, email: `${first}.${last}.${index}@example.com`.toLowerCase() };
}

function enquiryAt(index: number, isFew: boolean) {
  const { name, email } = personAt(index, isFew);
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

function certificateAt(index: number, isFew: boolean) {
  const fields = { ...personAt(index, isFew), number: numberAt(index), issued: '2026-01-31' };
  const course = COURSES[index % (isFew ? 2 : 4)] ?? '';
  const created = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
  return certificateRow({ ...fields, course, class: `Class ${Math.floor(index / 50)}` }, created);
}

function mailAt(index: number, isFew: boolean) {
  const { reference, email_lookup, received } = enquiryAt(index, isFew);
  return {
    id: `m-${String(index).padStart(6, '0')}`,
    kind: 'enquiry-confirmation' as const,
    reference,
    recipient_lookup: email_lookup,
    state: 'sent' as const,
    attempts: 1,
    due: received,
    last_error: null,
    created: received,
    sent: received,
  };
}

function actAt(index: number, isFew: boolean) {
  const { number, created } = certificateAt(index, isFew);
  const id = `${created}-${String(index).padStart(6, '0')}`;
  return { id, time: created, actor: 'operator', act: 'certificate.issued', reference: number };
}

/** Somebody at a desk over so many rows: asks for a page and waits for the whole of it. */
async function openDesk(settings: Record<string, string>, count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lists-'));
  const port = await freePort();
  const config = readConfig({ ...settings, DATA_DIR: folder, DESK_PORT: String(port) });
  const { desk } = config;
  if (!desk) throw new Error('the desk is off');
  const log = pino({ level: 'silent' });
  const storage = await openStorage(config, log);
  const deps: Dependencies = { storage, config, log, now: () => new Date() };
  await fill(deps, count);
  const app = await buildDesk({ ...deps, desk, built: await loadDesk('build/desk') });
  await app.listen({ port });
  const session = { personId: null, browser: 'bench' };
  const cookie = `__Host-desk=${await openSession(storage.database, deps, session)}`;
  return {
    async ask(path: string): Promise<void> {
      const answer = await fetch(desk.url + path, { headers: { cookie }, redirect: 'error' });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await answer.text();
    },
    async close() {
      await app.close();
      await storage.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Desk = Awaited<ReturnType<typeof openDesk>>;

/** In turns, so that whatever else the machine does meets both. */
async function compare(what: string, path: string, few: Desk, many: Desk): Promise<Figure> {
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.few.push(await timed(() => few.ask(path)));
    times.many.push(await timed(() => many.ask(path)));
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
      const few = await openDesk(await settings('few'), FEW);
      const many = await openDesk(await settings('many'), MANY);
      for (const [what, path] of Object.entries(LISTS)) {
        yield await compare(`${engine}: ${what}`, path, few, many);
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
