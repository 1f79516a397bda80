import { connect, type TLSSocket } from 'node:tls';
import { withTimeout } from '../../with-timeout.ts';
import { DAY_MS } from '../calendar.ts';

const HTTPS_PORT = 443;
const TIMEOUT_MS = 10_000;

/**
 * Connects as a browser does. Returns the number of whole days until the certificate expires. Throws an error with the
 * reason if it fails.
 */
export async function checkTls(address: string): Promise<number> {
  const { hostname, port } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port || HTTPS_PORT), servername: host });
  try {
    await withTimeout(secured(socket), TIMEOUT_MS, () => new Error('it does not answer'));
    return Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS);
  } finally {
    socket.destroy();
  }
}

function secured(socket: TLSSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('secureConnect', resolve).once('error', reject);
  });
}

/** True if the fault is in this network. Then others may still reach the site. */
export function isUnreachable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(code);
}
