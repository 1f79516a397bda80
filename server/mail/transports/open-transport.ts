import path from 'node:path';
import type { Config } from '../../config.ts';
import type { MailTransport } from '../mail.ts';
import { fileTransport } from './file-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

export function openTransport(config: Config): MailTransport {
  return config.smtpUrl === undefined ? fileTransport(mailFolder(config)) : smtpTransport(config.smtpUrl);
}

/** Folder in which emails are stored if no mail server is set. */
export function mailFolder({ dataFolder }: Config): string {
  return path.join(dataFolder, 'mail');
}
