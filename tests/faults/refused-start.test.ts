import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { fakeS3 } from '../support/fake-s3.ts';
import { newFolder } from '../support/new-folder.ts';

const POSTGRES_URL = process.env.TEST_DATABASE_URL;
const S3 = {
  RESUME_STORE: 's3://bucket/resumes',
  S3_ENDPOINT: 'http://127.0.0.1:2',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'hidden',
};

interface Case {
  what: string;
  settings?: (folder: string) => Record<string, string> | Promise<Record<string, string>>;
  prepare?: (folder: string) => Promise<unknown>;
  says: RegExp;
}

const CASES: Case[] = [
  {
    what: 'a certificate secret that is damaged',
    prepare: (folder) => writeFile(join(folder, 'certificate-secret'), 'beef\n'),
    says: /certificate-secret is damaged/,
  },
  {
    what: 'a CERTIFICATE_SECRET that is none',
    settings: () => ({ CERTIFICATE_SECRET: 'hidden' }),
    says: /^CERTIFICATE_SECRET must be 64 hexadecimal digits/,
  },
  {
    what: 'a folder in the place of the database',
    prepare: (folder) => mkdir(join(folder, 'site.db')),
    says: /site\.db cannot be used.+Give the user that runs the server access to it, or set DATA_DIR/,
  },
  {
    what: 'something else in the place of the database',
    prepare: (folder) => writeFile(join(folder, 'site.db'), 'x'.repeat(8_192)),
    says: /site\.db cannot be used: file is not a database\. Restore a backup, or set DATA_DIR/,
  },
  {
    what: 'a file in the place of the data folder',
    settings: (folder) => ({ DATA_DIR: join(folder, 'file') }),
    prepare: (folder) => writeFile(join(folder, 'file'), ''),
    says: /^DATA_DIR .+ cannot be written/,
  },
  {
    what: 'a data folder where nobody can make one',
    settings: () => ({ DATA_DIR: '/proc/site' }),
    says: /^DATA_DIR \/proc\/site cannot be written/,
  },
  {
    what: 'a database that does not answer',
    settings: () => ({ DATABASE_URL: 'postgres://site:hidden@127.0.0.1:1/site' }),
    says: /DATABASE_URL cannot be used.+ECONNREFUSED/,
  },
  {
    what: 'a store of resumes that does not answer',
    settings: () => S3,
    says: /S3_ENDPOINT failed: .*ECONNREFUSED.* RESUME_STORE/,
  },
  {
    what: 'a store of resumes that refuses the keys',
    settings: async () => ({ ...(await fakeS3()).settings, S3_ACCESS_KEY_ID: 'other' }),
    says: /S3_ENDPOINT failed: .*403.* RESUME_STORE/,
  },
];

const OF_POSTGRES: Case[] = ['nobody:hidden', 'test:hidden'].map((login) => ({
  what: `a database that refuses ${login}`,
  settings: () => {
    const url = new URL(POSTGRES_URL ?? '');
    return {
      DATABASE_URL: `postgres://${login}@${url.host}/${login.startsWith('test') ? 'none' : 'postgres'}`,
    };
  },
  says: /DATABASE_URL cannot be used: .+ does not exist/,
}));

test.each([...CASES, ...(POSTGRES_URL ? OF_POSTGRES : [])])(
  'a start with $what ends with one line that says what to do, without a password',
  async ({ settings, prepare, says }) => {
    const folder = await newFolder();
    await prepare?.(folder);
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', ...(await settings?.(folder)) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [stderr, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(says) });
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).not.toContain('hidden');
  },
);
