import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '../../../tools/outside-parts.ts';
import { freePort } from '../../../tools/free-port.ts';
import { makeCertificate } from './certificates.ts';
import { askPort, startPart } from './part.ts';

/** Each must stand in deploy/nginx.conf: what a test machine does not have. */
function onThisMachine(text: string, changes: [from: string, to: string][]): string {
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer holds "${from}"`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** nginx with deploy/nginx.conf, on loopback, in front of the server on `sitePort`. */
export function startNginx(sitePort: number) {
  return startPart('nginx', async (folder, run) => {
    const [plainPort, tlsPort] = [await freePort(), await freePort()];
    const certificate = makeCertificate(folder, 'DNS:localhost,IP:127.0.0.1');
    const site = onThisMachine(readFileSync('deploy/nginx.conf', 'utf8'), [
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['listen [::]:80;', ''],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${tlsPort} ssl http2;`],
      ['listen [::]:443 ssl http2;', ''],
      ['server_name www.example.org;', 'server_name localhost;'],
      ['/etc/letsencrypt/live/www.example.org/fullchain.pem', certificate.certificate],
      ['/etc/letsencrypt/live/www.example.org/privkey.pem', certificate.key],
      ['/var/log/nginx/error.log', join(folder, 'site-error.log')],
      ['http://127.0.0.1:3000', `http://127.0.0.1:${sitePort}`],
    ]);
    mkdirSync(join(folder, 'temporary'));
    writeFileSync(join(folder, 'site.conf'), site);
    // Debian's nginx.conf includes sites in this way, and logs and shows its version.
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};`).join('\n  ')}
  include /etc/nginx/mime.types;
  server_tokens on;
  access_log ${folder}/access.log;
  error_log ${folder}/error.log;
  include ${folder}/site.conf;
}
`,
    );
    const program = await run({
      program: pathOf('nginx'),
      args: ['-p', folder, '-c', join(folder, 'nginx.conf')],
      cwd: folder,
      answers: async () => (await askPort(plainPort, 'GET / HTTP/1.0\r\n\r\n')).startsWith('HTTP/1.1 308'),
    });
    return {
      ...program,
      /** For people: 308 to TLS. */
      plainOrigin: `http://127.0.0.1:${plainPort}`,
      origin: `https://localhost:${tlsPort}`,
      /** In PEM. */
      authority: readFileSync(certificate.authority, 'utf8'),
      settingsFile: join(folder, 'nginx.conf'),
      /** All that it has written. */
      logged: () =>
        globSync(join(folder, '*.log'))
          .map((file) => readFileSync(file, 'utf8'))
          .join(''),
    };
  });
}
