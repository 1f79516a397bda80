import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { openStorage } from '../../../server/storage/storage.ts';
import { freePort } from '../../../tools/run/free-port.ts';
import { openInbox } from '../../support/inbox.ts';
import { runOperator } from '../../support/operator.ts';
import { pdf } from '../../support/resumes.ts';
import { fillDatabase, RESUMES } from './fill-database.ts';

/** What a kind of installation is made of beside its data folder. */
export interface Parts {
  /** The address of a new, empty database; SQLite without it. */
  newDatabase?: (template?: string) => Promise<string>;
  /** A folder without it. */
  objects?: ObjectStore;
}

export interface ObjectStore {
  settings: Record<string, string>;
  bucket: string;
  keys(prefix: string): Promise<string[]>;
  put(key: string, content: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
}

export type Settings = Record<string, string | undefined>;

/** A site with resumes and 2,000 rows, stopped. */
export interface Installation {
  kind: string;
  dataFolder: string;
  settings: Record<string, string>;
  parts: Parts;
  /** Starts the server with these settings changed, lets it sweep and purge, and stops it. Returns what it printed. */
  start(changes?: Settings, preload?: string): Promise<{ isRunning: boolean; output: string }>;
  operator(
    args: string[],
    changes?: Settings,
  ): Promise<{ status: number | null; stdout: string; stderr: string }>;
  /** Every row and resume that this installation had and has no more. */
  losses(): Promise<string[]>;
  /** Runs a statement in its database. */
  query(statement: string): Promise<Record<string, unknown>[]>;
  removeFromStore(name: string): Promise<void>;
  mails(): number;
}

const NEVER_READY_MS = 60_000;
const STATEMENT = `select reference as id from enquiries union all select reference from applications
  union all select number from certificates`;

export function kindOf({ newDatabase, objects }: Parts): string {
  return `${newDatabase ? 'PostgreSQL' : 'SQLite'} with ${objects ? 'S3' : 'a folder'}`;
}

/** Fills one installation; each call of what it returns makes a copy of it for one test. */
export async function fillOnce(parts: Parts): Promise<() => Promise<Installation>> {
  const template = await mkdtemp(join(tmpdir(), 'mistyped-'));
  const keys = Array.from({ length: RESUMES }, () => `${randomUUID()}.pdf`);
  const database = await parts.newDatabase?.();
  const prefix = `template-${randomUUID()}`;
  const settings = settingsOf(parts, template, database, prefix);
  const storage = await openStorage(readConfig(settings), pino({ level: 'silent' }));
  await fillDatabase(storage.database, keys);
  for (const key of keys) {
    const file = storage.resumeFiles.temporaryPath();
    await writeFile(file, pdf(key));
    await storage.resumeFiles.keep(file, key);
  }
  const id = `${await storage.resumeFiles.readId()}\n`;
  await storage.close();

  return async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'mistyped-'));
    onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
    await cp(template, dataFolder, { recursive: true });
    const ownPrefix = `site-${randomUUID()}`;
    if (parts.objects) {
      const { put } = parts.objects;
      await Promise.all(keys.map((key) => put(`${ownPrefix}/${key}`, pdf(key))));
      await parts.objects.put(`${ownPrefix}/.store`, Buffer.from(id));
    }
    return await openInstallation(
      parts,
      settingsOf(parts, dataFolder, await parts.newDatabase?.(database), ownPrefix),
      ownPrefix,
    );
  };
}

function settingsOf(
  { objects }: Parts,
  dataFolder: string,
  database: string | undefined,
  prefix: string,
): Record<string, string> {
  return {
    DATA_DIR: dataFolder,
    ...(database !== undefined && { DATABASE_URL: database }),
    ...(objects && { ...objects.settings, RESUME_STORE: `s3://${objects.bucket}/${prefix}` }),
  };
}

async function openInstallation(
  parts: Parts,
  own: Record<string, string>,
  prefix: string,
): Promise<Installation> {
  const inbox = await openInbox();
  onTestFinished(() => inbox.close());
  const dataFolder = own.DATA_DIR ?? '';
  const settings: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: join(tmpdir(), 'operator-compile-cache'),
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    SMTP_URL: inbox.url,
    MAIL_FROM: 'site@firm.example',
    NOTIFY_EMAIL: 'office@firm.example',
    DEMO: 'off',
    LOG_LEVEL: 'info',
    ...own,
  };
  const { objects } = parts;

  const query = (statement: string) =>
    own.DATABASE_URL === undefined
      ? Promise.resolve(querySqlite(join(dataFolder, 'site.db'), statement))
      : queryPostgres(own.DATABASE_URL, statement);

  async function resumes(): Promise<string[]> {
    const names = objects
      ? await objects.keys(`${prefix}/`)
      : await readdir(join(dataFolder, 'resumes'), { recursive: true });
    return names.filter((name) => name.endsWith('.pdf')).map((name) => name.split('/').at(-1) ?? '');
  }

  const held = {
    rows: (await query(STATEMENT)).map(({ id }) => String(id)),
    resumes: await resumes(),
  };

  return {
    kind: kindOf(parts),
    dataFolder,
    settings,
    parts,
    query,
    mails: () => inbox.messages.length,

    async start(changes = {}, preload) {
      const env = merge(settings, { PORT: String(await freePort()), ...changes });
      const imports = preload === undefined ? [] : ['--import', preload];
      const child = spawn(process.execPath, [...imports, 'server/main.ts'], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
      const ended = once(child, 'exit');
      const deadline = Date.now() + NEVER_READY_MS;
      // The purge is the last thing that a start does by itself.
      while (child.exitCode === null && !/the purge deleted nothing|purged data/.test(output)) {
        if (Date.now() > deadline) throw new Error(`The server told of no purge:\n${output}`);
        await pause(20);
      }
      const isRunning = child.exitCode === null;
      child.kill('SIGINT');
      await ended;
      return { isRunning, output };
    },

    operator: (args, changes = {}) => runOperator(args, merge(settings, changes)),

    async losses() {
      const rows = new Set((await query(STATEMENT)).map(({ id }) => String(id)));
      const files = new Set(await resumes());
      return [
        ...held.rows.filter((id) => !rows.has(id)).map((id) => `row ${id}`),
        ...held.resumes.filter((key) => !files.has(key)).map((key) => `resume ${key}`),
      ];
    },

    async removeFromStore(name) {
      if (objects) await objects.remove(`${prefix}/${name}`);
      else await rm(join(dataFolder, 'resumes', name), { recursive: true });
    },
  };
}

function merge(settings: Record<string, string>, changes: Settings): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...settings, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}

export function querySqlite(file: string, statement: string): Record<string, unknown>[] {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    return database.prepare(statement).all();
  } finally {
    database.close();
  }
}

async function queryPostgres(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
