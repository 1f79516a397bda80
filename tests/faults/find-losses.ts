import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Sent } from './visitors.ts';

/** An enquiry or an application. */
export interface Row {
  reference: string;
  email: string;
  resume_key: string | null;
  resume_sha256: string | null;
}

/** A notification for the office and a confirmation for the visitor. */
const MAILS_OF_EACH = 2;

/** What a data folder lacks of what visitors were told, or holds in halves; empty when all is well. */
export function findLosses(dataFolder: string, sent: Sent[]): string[] {
  const rows = rowsIn(dataFolder);
  const database = open(dataFolder);
  try {
    return [
      ...damage(database),
      ...lost(rows, sent),
      ...twice(rows),
      ...rows.flatMap((row) => halves(database, dataFolder, row)),
      ...orphans(dataFolder, rows),
    ];
  } finally {
    database.close();
  }
}

export function rowsIn(dataFolder: string): Row[] {
  const database = open(dataFolder);
  try {
    return database
      .prepare(
        `select reference, email, null as resume_key, null as resume_sha256 from enquiries
         union all select reference, email, resume_key, resume_sha256 from applications`,
      )
      .all() as unknown as Row[];
  } finally {
    database.close();
  }
}

/** As the operator's commands do it: waiting while the server writes. */
function open(dataFolder: string): DatabaseSync {
  return new DatabaseSync(join(dataFolder, 'site.db'), { timeout: 5_000 });
}

function damage(database: DatabaseSync): string[] {
  const [{ integrity_check: found } = {}] = database.prepare('pragma integrity_check').all();
  return found === 'ok' ? [] : [`damaged: ${String(found)}`];
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

function halves(database: DatabaseSync, dataFolder: string, { reference, ...row }: Row): string[] {
  const count = (table: string) =>
    database.prepare(`select count(*) as count from ${table} where reference = ?`).get(reference)?.count;
  const missing: string[] = [];
  if (count('outbox') !== MAILS_OF_EACH) missing.push(`without its mails: ${reference}`);
  if (Number(count('submissions')) === 0) missing.push(`without the memory of its answer: ${reference}`);
  if (row.resume_key !== null && hashOf(join(dataFolder, 'resumes', row.resume_key)) !== row.resume_sha256)
    missing.push(`without its resume: ${reference}`);
  return missing;
}

function hashOf(file: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return undefined;
  }
}

function orphans(dataFolder: string, rows: Row[]): string[] {
  const kept = new Set(rows.map(({ resume_key }) => resume_key));
  return readdirSync(join(dataFolder, 'resumes'))
    .filter((name) => !kept.has(name))
    .map((name) => `a file without a row: ${name}`);
}
