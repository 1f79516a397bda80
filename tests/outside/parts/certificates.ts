import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Files in PEM. */
export interface Certificate {
  /** Of the authority that signed it: for NODE_EXTRA_CA_CERTS. */
  authority: string;
  certificate: string;
  key: string;
}

/** A certificate of a new authority of our own; `subject` as openssl takes it: IP:127.0.0.2, DNS:localhost. */
export function makeCertificate(folder: string, subject: string): Certificate {
  const place = (name: string) => join(folder, name);
  function make(name: string, ...options: string[]): void {
    const files = ['-keyout', place(`${name}.key`), '-out', place(`${name}.pem`)];
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    execFileSync('openssl', ['req', ...kind, ...files, '-subj', `/CN=Test ${name}`, ...options], {
      stdio: 'ignore',
    });
  }
  make('authority');
  const signed = ['-CA', place('authority.pem'), '-CAkey', place('authority.key')];
  make('server', ...signed, '-addext', `subjectAltName=${subject}`, '-addext', 'basicConstraints=CA:FALSE');
  return {
    authority: place('authority.pem'),
    certificate: place('server.pem'),
    key: place('server.key'),
  };
}
