import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { pathOf } from '../../../tools/test/outside-parts.ts';
import { freePort } from '../../../tools/run/free-port.ts';
import { makeCertificate } from './certificates.ts';
import { MAIL_UID } from './dovecot.ts';
import { askPort, startPart } from './part.ts';

/** Loopback, but not an address on which the product may do without TLS. */
const HOST = '127.0.0.2';
const DOMAIN = 'mail.test.local';
const USER = 'site';
const PASSWORD = 'p@ss/word';

export interface ArrivedMail extends Email {
  /** Header and body as they were sent. */
  source: string;
  /** Of the envelope. */
  recipients: string[];
}

interface PostfixOptions {
  /** What its certificate is for. */
  certifies?: string;
  /** It delivers what is for this address, with any tag behind a +, into this maildir. */
  office?: { address: string; maildir: string };
  /** Addresses that it says do not exist. */
  unknown?: string[];
}

/** Postfix that demands TLS and a password, and holds each mail to somebody else than the office. */
export function startPostfix({ certifies = `IP:${HOST}`, office, unknown = [] }: PostfixOptions = {}) {
  return startPart('postfix', async (folder, run) => {
    const place = (name: string) => join(folder, name);
    const port = await freePort();
    for (const name of ['conf', 'queue', 'conf/sasl', 'data']) mkdirSync(place(name));
    chmodSync(folder, 0o755);
    execFileSync('chown', ['postfix', place('data')]);
    const certified = makeCertificate(folder, certifies);
    const { authority, certificate, key } = certified;
    addUser(place('users'));
    writeFileSync(place('conf/sasl/smtpd.conf'), saslConf(place('users')));
    const delivery = office ? deliveryConf(office) : HOLD_ALL;
    writeFileSync(
      place('conf/main.cf'),
      mainConf(folder, certificate, key) + refusalConf(unknown) + delivery,
    );
    writeFileSync(place('conf/master.cf'), masterConf(port));

    const program = await run({
      program: pathOf('postfix'),
      args: ['-c', place('conf'), 'start-fg'],
      cwd: folder,
      answers: async () => (await askPort(port, '', HOST)).startsWith('220 '),
    });
    const read = (id: string, what: string) =>
      execFileSync(pathOf('postcat'), ['-c', place('conf'), '-q', what, id], {
        encoding: 'utf8',
        maxBuffer: 64 * 1_024 * 1_024,
      });
    /** Two programs read each mail, so that it is read once; what is held does not change. */
    const arrived = new Map<string, ArrivedMail>();
    return {
      ...program,
      authority,
      certified,
      host: HOST,
      port,
      url: `smtp://${USER}:${encodeURIComponent(PASSWORD)}@${HOST}:${port}`,
      urlOf: (user: string, password: string) => `smtp://${user}:${password}@${HOST}:${port}`,
      /** Every mail that was taken so far. */
      async mails(): Promise<ArrivedMail[]> {
        // Postfix makes a file executable once it is whole.
        const whole = globSync(place('queue/hold/*')).filter((file) => (statSync(file).mode & 0o100) !== 0);
        const ids = whole.map((file) => basename(file));
        for (const id of ids.filter((each) => !arrived.has(each))) {
          const source = read(id, '-hb');
          const recipients = [...read(id, '-e').matchAll(/^recipient: (.*)$/gm)].map(([, to = '']) => to);
          arrived.set(id, { ...(await PostalMime.parse(source)), source, recipients });
        }
        return [...arrived.values()];
      },
    };
  });
}

function addUser(database: string): void {
  execFileSync(pathOf('saslpasswd2'), ['-p', '-c', '-f', database, '-u', DOMAIN, USER], { input: PASSWORD });
  execFileSync('chown', ['root:postfix', database]);
  chmodSync(database, 0o640);
}

function saslConf(database: string): string {
  return `pwcheck_method: auxprop
auxprop_plugin: sasldb
mech_list: PLAIN LOGIN
sasldb_path: ${database}
`;
}

function mainConf(folder: string, certificate: string, key: string): string {
  return `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
myhostname = ${DOMAIN}
mydestination =
alias_maps =
alias_database =
smtpd_tls_cert_file = ${certificate}
smtpd_tls_key_file = ${key}
smtpd_tls_security_level = may
smtpd_tls_auth_only = yes
smtpd_sasl_auth_enable = yes
smtpd_sasl_local_domain = ${DOMAIN}
message_size_limit = 0
virtual_mailbox_limit = 0
`;
}

function refusalConf(unknown: string[]): string {
  const entries = unknown.map((address) => `{ ${address} = 550 5.1.1 User unknown }`);
  return entries.length === 0
    ? ''
    : `smtpd_recipient_restrictions = check_recipient_access inline:{ ${entries.join(', ')} }\n`;
}

const HOLD_ALL = `smtpd_relay_restrictions = permit_sasl_authenticated, reject
smtpd_data_restrictions = check_client_access static:HOLD
`;

/** As a mail server of a firm: whoever is asked for is delivered to by anybody, the rest only by who has a password. */
function deliveryConf({ address, maildir }: NonNullable<PostfixOptions['office']>): string {
  const [, domain] = address.split('@');
  return `smtpd_relay_restrictions = permit_sasl_authenticated, permit_auth_destination, reject
smtpd_data_restrictions = check_recipient_access inline:{{${domain} = OK}}, check_client_access static:HOLD
recipient_delimiter = +
virtual_mailbox_domains = ${domain}
virtual_mailbox_base = ${dirname(maildir)}
virtual_mailbox_maps = inline:{{${address} = ${basename(maildir)}/}}
virtual_uid_maps = static:${MAIL_UID}
virtual_gid_maps = static:${MAIL_UID}
virtual_minimum_uid = 1
`;
}

function masterConf(port: number): string {
  return `${HOST}:${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
proxymap unix - - n - - proxymap
anvil unix - - n - 1 anvil
error unix - - n - - error
virtual unix - n n - - virtual
retry unix - - n - - error
postlog unix-dgram n - n - 1 postlogd
`;
}
