import { createHash, X509Certificate } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '../../../tools/test/outside-parts.ts';
import { freePort } from '../../../tools/run/free-port.ts';
import { makeCertificate } from './certificates.ts';
import { askPort, startPart } from './part.ts';

/** The desk's host name in deploy/desk-nginx.conf: it has to be another than the site's. */
export const DESK_HOST = 'desk.example.org';

/** A file of deploy; each change must stand in it: what a test machine does not have. */
function onThisMachine(file: string, changes: [from: string, to: string][]): string {
  let text = readFileSync(join('deploy', file), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/${file} no longer holds "${from}"`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** nginx with deploy/nginx.conf, on loopback, in front of the server on `sitePort`, and of the desk with its file beside. */
export function startNginx(sitePort: number, deskPort?: number) {
  return startPart('nginx', async (folder, run) => {
    const [plainPort, tlsPort] = [await freePort(), await freePort()];
    const certificate = makeCertificate(
      folder,
      `DNS:localhost,DNS:example.org,DNS:${DESK_HOST},IP:127.0.0.1`,
    );
    const onPorts = (first: string): [string, string][] => [
      [`listen 80${first};`, `listen 127.0.0.1:${plainPort}${first};`],
      [`listen [::]:80${first};`, ''],
      [`listen 443 ssl http2${first};`, `listen 127.0.0.1:${tlsPort} ssl http2${first};`],
      [`listen [::]:443 ssl http2${first};`, ''],
      ['/var/log/nginx/error.log', join(folder, 'site-error.log')],
    ];
    const site = onThisMachine('nginx.conf', [
      ...onPorts(' default_server'),
      ...onPorts('').slice(2, 4),
      ['server_name www.example.org;', 'server_name localhost;'],
      ['/etc/letsencrypt/live/www.example.org/fullchain.pem', certificate.certificate],
      ['/etc/letsencrypt/live/www.example.org/privkey.pem', certificate.key],
      ['http://127.0.0.1:3000', `http://127.0.0.1:${sitePort}`],
    ]);
    const desk =
      deskPort === undefined
        ? ''
        : onThisMachine('desk-nginx.conf', [
            ...onPorts(''),
            [`/etc/letsencrypt/live/${DESK_HOST}/fullchain.pem`, certificate.certificate],
            [`/etc/letsencrypt/live/${DESK_HOST}/privkey.pem`, certificate.key],
            ['http://127.0.0.1:3001', `http://127.0.0.1:${deskPort}`],
          ]);
    mkdirSync(join(folder, 'temporary'));
    // By their names, as below sites-enabled.
    writeFileSync(join(folder, 'desk.conf'), desk);
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
  include ${folder}/desk.conf;
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
      tlsPort,
      /** In PEM. */
      authority: readFileSync(certificate.authority, 'utf8'),
      /** Of its public key: for a browser that does not know the authority. */
      keyHash: createHash('sha256')
        .update(
          new X509Certificate(readFileSync(certificate.certificate)).publicKey.export({
            type: 'spki',
            format: 'der',
          }),
        )
        .digest('base64'),
      settingsFile: join(folder, 'nginx.conf'),
      /** All that it has written. */
      logged: () =>
        globSync(join(folder, '*.log'))
          .map((file) => readFileSync(file, 'utf8'))
          .join(''),
    };
  });
}
