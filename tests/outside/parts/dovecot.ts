import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathOf } from '../../../tools/test/outside-parts.ts';
import { freePort } from '../../../tools/run/free-port.ts';
import { type Certificate, makeCertificate } from './certificates.ts';
import { askPort, startPart } from './part.ts';

/** Loopback, but not an address on which the product may do without TLS. */
const HOST = '127.0.0.2';
const USER = 'office';
const PASSWORD = 'p@ss/word';
/** Debian's nobody: whose mails a mail server of this test delivers, and Dovecot reads. */
export const MAIL_UID = 65_534;

/** A folder of mails in which others deliver while it is read. */
export function makeMaildir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'outside-maildir-'));
  chmodSync(folder, 0o755);
  const maildir = join(folder, 'office');
  for (const name of ['', 'new', 'cur', 'tmp']) {
    mkdirSync(join(maildir, name), { recursive: true });
    chownSync(join(maildir, name), MAIL_UID, MAIL_UID);
  }
  return maildir;
}

export function removeMaildir(maildir: string): void {
  rmSync(join(maildir, '..'), { recursive: true, force: true });
}

let delivered = 0;

/** Puts a mail there as a mail server does; `received` is when it came. */
export function putMail(maildir: string, source: Buffer): void {
  delivered += 1;
  const name = `${Math.floor(Date.now() / 1_000)}.M${String(delivered).padStart(6, '0')}.test`;
  const place = join(maildir, 'new', name);
  writeFileSync(place, source);
  chownSync(place, MAIL_UID, MAIL_UID);
}

/** Names of all mails there, with what programs have marked them as behind ":2,". */
export function mailsIn(maildir: string): string[] {
  return globSync(join(maildir, '{new,cur}/*')).map((file) => basename(file));
}

/** Dovecot over TLS on a maildir. */
export function startDovecot(maildir: string, certified?: Certificate) {
  return startPart('dovecot', async (folder, run) => {
    const place = (name: string) => join(folder, name);
    chmodSync(folder, 0o755);
    const { authority, certificate, key } = certified ?? makeCertificate(folder, `IP:${HOST}`);
    const port = await freePort();
    const configuration = place('dovecot.conf');
    writeFileSync(configuration, dovecotConf({ folder, maildir, certificate, key, port }));
    const program = await run({
      program: pathOf('dovecot'),
      args: ['-F', '-c', configuration],
      cwd: folder,
      answers: async () => {
        const { code } = await new Promise<{ code: string }>((resolve) => {
          askPort(port, '', HOST).then(
            () => resolve({ code: '' }),
            // Over TLS it waits for the other side to begin.
            (error: Error) => resolve({ code: error.message }),
          );
        });
        return code === '' || code === 'silent';
      },
    });
    return {
      ...program,
      authority,
      url: `imaps://${USER}:${encodeURIComponent(PASSWORD)}@${HOST}:${port}/INBOX`,
      /** What its own tool says of all mails: their numbers and marks. */
      list: () =>
        execFileSync(
          pathOf('doveadm'),
          ['-c', configuration, 'fetch', '-u', USER, 'uid flags', 'mailbox', 'INBOX'],
          {
            encoding: 'utf8',
          },
        ),
    };
  });
}

function dovecotConf({
  folder,
  maildir,
  certificate,
  key,
  port,
}: Record<'folder' | 'maildir' | 'certificate' | 'key', string> & { port: number }): string {
  return `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = ${HOST}
ssl = required
ssl_cert = <${certificate}
ssl_key = <${key}
mail_location = maildir:${maildir}
first_valid_uid = 1
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${MAIL_UID} gid=${MAIL_UID} home=${maildir} allow_all_users=yes
}
service imap-login {
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
service stats {
  chroot =
}
`;
}
