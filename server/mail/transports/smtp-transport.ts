import { Socket } from 'node:net';
import { createTransport, type Transporter } from 'nodemailer';
import { withTimeout } from '../../with-timeout.ts';
import type { MailTransport } from '../mail.ts';
import { messageOptions } from './message-options.ts';

const CONNECTION_TIMEOUT_MS = 10_000;
const GREETING_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;
/** Time limit for sending one email. An idle timeout would not stop a server that answers one byte at a time. */
const SEND_TIMEOUT_MS = 90_000;

const SMTPS_PORT = 465;
const SUBMISSION_PORT = 587;

/**
 * Sends by SMTP over TLS with a verified certificate. Sends without TLS only on this machine, or with ?tls=optional.
 */
export function smtpTransport(smtpUrl: string): MailTransport {
  const url = new URL(smtpUrl);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'smtps:';
  const mayBePlain =
    ['localhost', '127.0.0.1', '::1'].includes(host) || url.searchParams.get('tls') === 'optional';
  const settings = {
    host,
    port: Number(url.port || (secure ? SMTPS_PORT : SUBMISSION_PORT)),
    secure,
    requireTLS: !mayBePlain,
    auth: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : undefined,
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  } as const;

  /** Opens a connection for one attempt, and always closes it. */
  async function attempt(work: (transport: Transporter) => Promise<unknown>): Promise<void> {
    const socket = new Socket();
    try {
      await withTimeout(work(createTransport({ ...settings, socket })), SEND_TIMEOUT_MS, tooLong);
    } finally {
      socket.destroy();
    }
  }

  return {
    server: { name: url.host, check: 'SMTP_URL, its password and certificate' },
    send: (mail) => attempt((transport) => transport.sendMail(messageOptions(mail))),
    verify: () => attempt((transport) => transport.verify()),
  };
}

function tooLong(): Error {
  return new Error('the mail server took too long');
}
