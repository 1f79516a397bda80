import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { MailTransport } from '../mail.ts';
import { messageOptions } from './message-options.ts';

/** Writes each mail as an .eml file, which mail programs open: what a firm without a mail server setting gets. */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, newline: 'unix' });
  const prepare = () => mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async send(mail) {
      await prepare();
      const { message } = await composer.sendMail(messageOptions(mail));
      const file = path.join(folder, `${mail.fileName}.eml`);
      await writeSafely(`${file}.part`, message as Readable);
      await rename(`${file}.part`, file);
    },
    async verify() {
      await prepare();
    },
  };
}

async function writeSafely(file: string, content: Readable): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
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
