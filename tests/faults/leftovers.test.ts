import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pdfOf } from '../support/posted-forms.ts';
import { OPENING, operatorWithData, type OperatorWithData } from '../support/operator-with-data.ts';
import { received } from '../support/resumes.ts';
import { submitApplication } from '../../server/services/submissions/submit-application.ts';
import { timeFor } from './short-and-long.ts';
import { newFolder } from '../support/new-folder.ts';

const TIME = timeFor({ shortMs: 90_000, longMs: 90_000 });
/** Enough for a backup to take a while. */
const RESUMES = 12;
const RESUME_BYTES = 2_000_000;

/** Like no other, as a backup is compressed: a comment of random letters. */
function resumeLikeNoOther(): Buffer<ArrayBuffer> {
  const resume = pdfOf(RESUME_BYTES);
  resume.write(`\n%${randomBytes(RESUME_BYTES / 2).toString('base64')}\n`, 1_000);
  return resume;
}

async function fill({ site }: OperatorWithData): Promise<void> {
  for (let index = 0; index < RESUMES; index += 1) {
    await submitApplication(site, {
      fields: { name: 'A', email: `a${index}@example.com`, phone: '9876543210' },
      jobTitle: OPENING.title,
      clientAddress: '::1',
      resume: await received(site.storage, 'a.pdf', resumeLikeNoOther()),
    });
  }
}

function begin(office: OperatorWithData, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, ['cli/main.ts', ...args], { env: office.settings, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Kills it in the middle: once a file of this name holds some of what it is to hold. */
async function killOnce(child: ChildProcess, folder: string, name: RegExp): Promise<string> {
  const begun = async () => {
    const found = readdirSync(folder).find((file) => name.test(file));
    return found !== undefined && (await stat(join(folder, found))).size > RESUME_BYTES ? found : undefined;
  };
  await expect.poll(begun, { interval: 1, timeout: TIME }).toBeDefined();
  child.kill('SIGKILL');
  await once(child, 'exit');
  return join(folder, (await begun()) ?? '');
}

test('killed backups and restores are gone after the next erasure', { timeout: TIME }, async () => {
  const office = await operatorWithData();
  await fill(office);
  const folder = await newFolder();
  const whole = join(folder, 'whole.backup');
  await office.json('data', 'backup', whole);
  const erase = ['data', 'erase', '--email', 'a1@example.com', '--yes'];

  const unfinished = await killOnce(
    begin(office, 'data', 'backup', join(folder, 'new.backup')),
    folder,
    /^new\.backup\..+\.part$/,
  );
  await expect(stat(unfinished)).resolves.toBeDefined();
  await office.json(...erase);
  expect(readdirSync(folder)).toEqual(['whole.backup']);

  const copy = await killOnce(
    begin(office, 'data', 'restore', whole, '--yes'),
    office.dataFolder,
    /^restore-.+\.part$/,
  );
  await expect(stat(copy)).resolves.toBeDefined();
  // Nothing of this address is left, but a copy that contains it is deleted all the same.
  expect(await office.refused(...erase)).toContain('Nothing is stored from a1@example.com');
  expect(readdirSync(office.dataFolder)).not.toContainEqual(expect.stringContaining('.part'));
});
