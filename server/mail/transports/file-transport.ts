import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { giveToFolderOwner, makeFolder } from '../../storage/folder-owner.ts';
import { namesIn } from '../../storage/unfinished-copies.ts';
import type { Mail, MailTransport } from '../mail.ts';
import { messageOptions } from './message-options.ts';

/** Stores each email as an .eml file, which email programs can open. Used if no mail server is set. */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, newline: 'unix' });
  const place = ({ fileName }: Mail) => path.join(folder, `${fileName}.eml`);
  return {
    async send(mail) {
      makeFolder(folder);
      const { message } = await composer.sendMail(messageOptions(mail));
      const file = place(mail);
      await writeSafely(`${file}.part`, message as Readable);
      await rename(`${file}.part`, file);
    },
    async takeBack(mail) {
      await rm(place(mail), { force: true });
    },
    async verify() {
      makeFolder(folder);
    },
  };
}

async function writeSafely(file: string, content: Readable): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
    giveToFolderOwner(file);
  } finally {
    await handle.close();
  }
}

/**
 * Deletes the stored emails about these references. Returns the errors of files that could not be deleted, by
 * reference.
 */
export async function removeMailFiles(folder: string, references: string[]): Promise<Map<string, Error>> {
  const doomed = new Set(references);
  const failed = new Map<string, Error>();
  for (const name of await namesIn(folder)) {
    const reference = name.split('.')[0] ?? '';
    if (!doomed.has(reference)) continue;
    await rm(path.join(folder, name), { force: true }).catch((error: Error) => failed.set(reference, error));
  }
  return failed;
}
