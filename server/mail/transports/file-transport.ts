import { open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { giveToFolderOwner, makeFolder } from '../../storage/folder-owner.ts';
import type { MailTransport } from '../mail.ts';
import { messageOptions } from './message-options.ts';

/** Writes each mail as an .eml file, which mail programs open: what a firm without a mail server setting gets. */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, newline: 'unix' });
  return {
    async send(mail) {
      makeFolder(folder);
      const { message } = await composer.sendMail(messageOptions(mail));
      const file = path.join(folder, `${mail.fileName}.eml`);
      await writeSafely(`${file}.part`, message as Readable);
      await rename(`${file}.part`, file);
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

/** Removes the mails about these enquiries and applications. */
export async function removeMailFiles(folder: string, references: string[]): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const doomed = new Set(references);
  for (const name of names) {
    if (doomed.has(name.split('.')[0] ?? '')) await rm(path.join(folder, name), { force: true });
  }
}
