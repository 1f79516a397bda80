import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { doubtName } from '../../server/storage/resume-files.ts';
import type { Sent } from './visitors.ts';
import { namesOfResumes } from '../support/resume-folder.ts';

/** An enquiry or an application. */
interface Row {
  reference: string;
  email: string;
  resume_key: string | null;
  resume_sha256: string | null;
}

/** What a database holds of submissions. */
interface Stored {
  rows: Row[];
  /** The references that the mails of the outbox are about, and those of the answers that are remembered. */
  mails: string[];
  answers: string[];
  /** What the engine's own check says. */
  check: string;
}

const WHOLE = 'ok';

/** A notification for the office and a confirmation for the visitor. */
const MAILS_OF_EACH = 2;

const ROWS = `select reference, email, null as resume_key, null as resume_sha256 from enquiries
  union all select reference, email, resume_key, resume_sha256 from applications`;
const MAILS = 'select reference from outbox';
const ANSWERS = 'select reference from idempotency_keys';

/** What a data folder lacks of what visitors were told, or holds in halves; empty when all is well. */
export function findLosses(dataFolder: string, sent: Sent[], stored = readSqlite(dataFolder)): string[] {
  return findLossesAmong(readResumes(dataFolder), sent, stored);
}

/** The same, of resumes that are kept anywhere: their keys and the SHA-256 of their content. */
export function findLossesAmong(resumes: Map<string, string>, sent: Sent[], stored: Stored): string[] {
  const { rows, check } = stored;
  return [
    ...(check === WHOLE ? [] : [`damaged: ${check}`]),
    ...lost(rows, sent),
    ...twice(rows),
    ...rows.flatMap((row) => halves(stored, resumes, row)),
    ...orphans(resumes, rows),
  ];
}

/** The resumes of a data folder: their keys and the SHA-256 of their content. */
export function readResumes(dataFolder: string): Map<string, string> {
  const folder = join(dataFolder, 'resumes');
  const found = new Map<string, string>();
  for (const name of namesOfResumes(dataFolder)) {
    const content = readUnlessSwept(join(folder, name));
    if (content) found.set(name, sha256(content));
  }
  return found;
}

/** The server sweeps while it runs. */
function readUnlessSwept(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

export function readSqlite(dataFolder: string): Stored {
  const database = new DatabaseSync(join(dataFolder, 'site.db'), { timeout: 5_000 });
  const all = <Line>(query: string) => database.prepare(query).all() as Line[];
  try {
    database.exec('begin');
    return {
      rows: all<Row>(ROWS),
      mails: all<Row>(MAILS).map(({ reference }) => reference),
      answers: all<Row>(ANSWERS).map(({ reference }) => reference),
      check: all<{ integrity_check: string }>('pragma integrity_check')[0]?.integrity_check ?? 'unreadable',
    };
  } finally {
    database.close();
  }
}

export async function readPostgres(url: string): Promise<Stored> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const all = async (query: string) => (await client.query<Row>(query)).rows;
  try {
    return {
      rows: await all(ROWS),
      mails: (await all(MAILS)).map(({ reference }) => reference),
      answers: (await all(ANSWERS)).map(({ reference }) => reference),
      check: WHOLE,
    };
  } finally {
    await client.end();
  }
}

function lost(rows: Row[], sent: Sent[]): string[] {
  const emails = new Map(rows.map(({ reference, email }) => [reference, email]));
  return sent
    .filter(({ answer }) => answer.status === 200)
    .filter(({ answer, submission }) => emails.get(answer.reference ?? '') !== submission.email)
    .map(({ answer }) => `acknowledged and lost: ${answer.reference}`);
}

function twice(rows: Row[]): string[] {
  const seen = new Set<string>();
  return rows
    .filter(({ email }) => seen.size === seen.add(email).size)
    .map(({ reference }) => `stored twice: ${reference}`);
}

function halves(
  { mails, answers }: Stored,
  resumes: Map<string, string>,
  { reference, ...row }: Row,
): string[] {
  const missing: string[] = [];
  if (mails.filter((about) => about === reference).length !== MAILS_OF_EACH)
    missing.push(`without its mails: ${reference}`);
  if (!answers.includes(reference)) missing.push(`without the memory of its answer: ${reference}`);
  if (row.resume_key !== null && resumes.get(row.resume_key) !== row.resume_sha256)
    missing.push(`without its resume: ${reference}`);
  return missing;
}

function orphans(resumes: Map<string, string>, rows: Row[]): string[] {
  const keys = rows.flatMap(({ resume_key }) => resume_key ?? []);
  // A commit without an answer leaves a mark beside its resume; the sweep of unfinished uploads removes it.
  const kept = new Set([...keys, ...keys.map(doubtName)]);
  return [...resumes.keys()].filter((name) => !kept.has(name)).map((name) => `a file without a row: ${name}`);
}
