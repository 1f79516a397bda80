import { company } from '../content/company.ts';

/**
 * A setting with its default and description. `npm run reference` makes `.env.example` and docs/host/settings.md from
 * these; `config.ts` reads and checks the values.
 */
export interface Setting {
  name: string;
  /** The value as written in `.env`. Empty: not set. */
  byDefault: string;
  /** Description in one or two short sentences. */
  text: string;
  /** Further text for docs/host/settings.md. */
  more?: string;
}

export interface SettingGroup {
  title: string;
  settings: readonly Setting[];
}

export const SETTING_GROUPS = [
  {
    title: 'You need these',
    settings: [
      {
        name: 'PUBLIC_URL',
        byDefault: '',
        text: 'Address of the site, such as https://www.example.com. Build again after a change.',
        more:
          'Without a path. It is in links, emails and QR codes. In production it is required; elsewhere the default is http://localhost:PORT. ' +
          'After a visit browsers use only https for this host name and its subdomains for two years: example.com includes mail.example.com.',
      },
      {
        name: 'SMTP_URL',
        byDefault: '',
        text: 'Mail server, such as smtps://user:password@smtp.example.com:465. Empty: emails become .eml files in DATA_DIR/mail.',
        more: 'Or smtp://user:password@host:587. TLS is required and verified, except on this machine or with ?tls=optional.',
      },
      {
        name: 'MAIL_FROM',
        byDefault: '',
        text: 'Sender of all emails: office@example.com or Name <office@example.com>.',
        more: 'Default: the address in `content/company.ts`.',
      },
      {
        name: 'NOTIFY_EMAIL',
        byDefault: '',
        text: 'Recipients of the emails about new enquiries and applications. Several addresses are separated by commas.',
        more: 'Each address gets a separate email. Default: the address in `content/company.ts`.',
      },
      {
        name: 'TRUST_PROXY',
        byDefault: '',
        text: 'Addresses of the reverse proxies in front of the site, such as 127.0.0.1.',
        more:
          'Addresses or ranges, separated by commas: 127.0.0.1,10.0.0.0/8. X-Forwarded-For is trusted only from these. ' +
          'List every proxy on another machine: otherwise all of its visitors count as one, with 256 connections and 32 uploads at the same time.',
      },
      {
        name: 'DEMO',
        byDefault: 'on',
        text: 'on or off: sample openings and certificates in an empty database.',
        more: 'Always off in production.',
      },
      {
        name: 'DESK_PORT',
        byDefault: '',
        text: 'TCP port of the desk, the private pages of your people, such as 3001. Empty: no desk.',
      },
      {
        name: 'DESK_URL',
        byDefault: '',
        text: 'Address of the desk, such as https://desk.example.com. It needs its own host name.',
        more:
          'In production it is required where DESK_PORT is set: https, and another host name than PUBLIC_URL. ' +
          'Default: http://localhost:DESK_PORT, to try the desk on this machine.',
      },
    ],
  },
  {
    title: 'Incoming email',
    settings: [
      {
        name: 'IMAP_URL',
        byDefault: '',
        text: 'Mailbox that receives replies: imaps://user:password@host:993/INBOX. Empty: replies go to NOTIFY_EMAIL only.',
        more:
          'The mailbox is only read; nothing is marked or deleted there. Emails to visitors then ask for replies at REPLY_TO with a tag, office+TAG@example.com: ' +
          'the mail server must deliver such addresses into this mailbox (plus-addressing).',
      },
      {
        name: 'REPLY_TO',
        byDefault: '',
        text: 'Address of that mailbox, without a tag.',
        more: 'Default: the address of MAIL_FROM.',
      },
      {
        name: 'CLAMD_URL',
        byDefault: '',
        text: 'ClamAV checks each resume: tcp://host:3310 or unix:/run/clamav/clamd.ctl. Empty: no virus check.',
      },
    ],
  },
  {
    title: 'Office',
    settings: [
      {
        name: 'TIME_ZONE',
        byDefault: company.region.timeZone,
        text: 'Time zone for displayed times, as an IANA name.',
        more: 'In emails, lists and the desk. Stored times, --json and the days on which openings close and certificates expire are UTC.',
      },
      {
        name: 'ANSWER_WITHIN_DAYS',
        byDefault: '2',
        text: 'Days after which the desk reports an enquiry or application that nobody has answered. 0: never.',
        more: 'The morning email reports it too.',
      },
      {
        name: 'MORNING_MAIL_AT',
        byDefault: '09:30',
        text: 'When people get the morning email about due work, in TIME_ZONE. off: never.',
        more: 'Only people who have chosen it at the desk, under Your access, get it.',
      },
      {
        name: 'DAYS_OFF',
        byDefault: 'Sun',
        text: 'Days without a morning email: weekdays such as Sat,Sun and dates such as 2027-01-26.',
      },
      {
        name: 'HOLDER_MAILS',
        byDefault: 'off',
        text: 'on or off: holders of certificates get an email when theirs is issued, replaced or revoked, or expires.',
        more:
          'With off an email is sent only when the office clicks "Email the holder". With on it is sent half an hour after the change, because until then an import can be undone, ' +
          'and 30 days before a certificate expires. At most 20 are sent a minute: 5,000 take four hours. ' +
          'No email is sent for changes from before it was switched on, or from while it was off for more than ten minutes.',
      },
    ],
  },
  {
    title: 'Backups and retention',
    settings: [
      {
        name: 'BACKUP_AT',
        byDefault: '02:00',
        text: 'When the server makes its nightly backup, in TIME_ZONE. off: only when an owner asks for one at the desk.',
        more: 'The server verifies each backup.',
      },
      {
        name: 'BACKUP_DIR',
        byDefault: '',
        text: 'Folder for backups; empty: DATA_DIR/backups. off: this server makes none.',
        more: 'A folder on another disk survives a failure of this one. Use off if several servers store nothing on disk, and run `operator data backup` each night instead.',
      },
      {
        name: 'RETENTION_DAYS',
        byDefault: '180',
        text: 'Days after which enquiries and applications, including resumes, are deleted.',
        more: '1 to 36500. After a lower value the server deletes nothing until you agree once with `operator data purge`.',
      },
      {
        name: 'TRAINEE_RETENTION_DAYS',
        byDefault: '1095',
        text: 'Days after the last day of a batch after which the enquiry of a trainee is deleted.',
        more: '1 to 36500, for enquiries with a taken seat, and never before RETENTION_DAYS. A batch without a last day or weeks counts as a year long.',
      },
    ],
  },
  {
    title: 'Where the server listens and keeps data',
    settings: [
      {
        name: 'HOST',
        byDefault: 'localhost',
        text: 'Address on which the server listens. localhost: this machine only; 0.0.0.0: every network card.',
        more: 'The container sets it.',
      },
      { name: 'PORT', byDefault: '3000', text: 'TCP port of the site, 0 to 65535.' },
      {
        name: 'DATA_DIR',
        byDefault: './data',
        text: 'Folder for the database, resumes, unsent emails, the certificate secret and further fonts. One server per folder.',
        more: 'The container and the service in deploy/ set it.',
      },
      {
        name: 'DATABASE_URL',
        byDefault: '',
        text: 'postgres://user:password@host:5432/name. Empty: SQLite in DATA_DIR/site.db.',
        more: 'Connect to PostgreSQL itself and not through a pooler, because servers hold locks there.',
      },
      {
        name: 'NODE_ENV',
        byDefault: '',
        text: 'production: no demo, PUBLIC_URL is required, and sample facts are errors in `operator doctor`.',
        more: 'The container and the service in deploy/ set it.',
      },
      {
        name: 'OPERATOR_COMMAND',
        byDefault: 'npx operator',
        text: 'Beginning of command lines on this machine. The desk, emails and help show commands with it.',
        more: 'The container and the service in deploy/ set it.',
      },
    ],
  },
  {
    title: 'Several servers',
    settings: [
      {
        name: 'CERTIFICATE_SECRET',
        byDefault: '',
        text: '64 hexadecimal digits: the secret for the QR codes on certificates. Empty: the file DATA_DIR/certificate-secret.',
        more: 'The first start makes that file. All servers of a database need the same secret; a server with another one does not start.',
      },
      {
        name: 'RESUME_STORE',
        byDefault: '',
        text: 'S3 store for resumes: s3://bucket/prefix. Empty: the folder DATA_DIR/resumes.',
        more: 'Any S3-compatible store. Required with several servers: a server that keeps resumes on its own disk does not start while another one runs.',
      },
      {
        name: 'S3_ENDPOINT',
        byDefault: '',
        text: 'Address of the S3 service, such as https://s3.eu-central-1.amazonaws.com.',
      },
      { name: 'S3_REGION', byDefault: '', text: 'Region of the S3 service.', more: 'Default: auto.' },
      { name: 'S3_ACCESS_KEY_ID', byDefault: '', text: 'Key of the S3 service.' },
      { name: 'S3_SECRET_ACCESS_KEY', byDefault: '', text: 'Secret of that key.' },
      {
        name: 'REDIS_URL',
        byDefault: '',
        text: 'Shared counters for the limits below: redis://host:6379. Empty: each server counts for itself.',
      },
    ],
  },
  {
    title: 'Limits',
    settings: [
      {
        name: 'SUBMIT_LIMIT_PER_HOUR',
        byDefault: '20',
        text: 'Enquiries and applications per address and hour.',
      },
      { name: 'CHECK_LIMIT_PER_MINUTE', byDefault: '10', text: 'Certificate checks per address and minute.' },
      { name: 'CHECK_LIMIT_PER_HOUR', byDefault: '60', text: 'Certificate checks per address and hour.' },
      {
        name: 'MISS_BUDGET_PER_HOUR',
        byDefault: '600',
        text: 'Checks of unknown certificate numbers per hour, all visitors together. Above it such checks are delayed, never refused.',
      },
    ],
  },
  {
    title: 'Events for another program',
    settings: [
      {
        name: 'WEBHOOK_URL',
        byDefault: '',
        text: 'Address that gets each event as JSON, such as https://crm.example.com/hooks/site, or two addresses separated by a comma. Empty: none.',
        more: 'Events are signed as Standard Webhooks describe. An event is sent again for up to four days, until the receiver answers with a 2xx status.',
      },
      {
        name: 'WEBHOOK_SECRET',
        byDefault: '',
        text: 'Shared secret, one for each address. Make one with: echo "whsec_$(openssl rand -base64 32)"',
      },
      {
        name: 'WEBHOOK_EVENTS',
        byDefault: '',
        text: 'Which events: enquiry, application, certificate, batch, subscriber, separated by commas. Empty: all.',
      },
      {
        name: 'WEBHOOK_RECORDS',
        byDefault: 'off',
        text: 'on or off: send whole records, with names, addresses and messages.',
        more: 'With off an event says what happened and to which reference. With on, the privacy page names the receiver.',
      },
      {
        name: 'WEBHOOK_PRIVATE',
        byDefault: 'off',
        text: 'on or off: WEBHOOK_URL may be inside your own network, and http.',
      },
    ],
  },
  {
    title: 'Monitoring and the rest',
    settings: [
      {
        name: 'METRICS_PORT',
        byDefault: '',
        text: 'TCP port on HOST where Prometheus reads GET /metrics. Empty: none.',
        more: 'It must differ from PORT and be out of reach for visitors. The metrics have no personal data.',
      },
      { name: 'LOG_LEVEL', byDefault: 'info', text: 'fatal, error, warn, info, debug, trace or silent.' },
      {
        name: 'HSTS_PRELOAD',
        byDefault: 'off',
        text: 'on or off: ask browsers to preload https for the whole domain. Hard to undo, so switch it on last.',
      },
      {
        name: 'API_HOST',
        byDefault: '',
        text: 'When building only: address of an existing backend, such as https://www.example.com/php.',
        more: 'Or a path on the same host, such as /php. It needs PUBLIC_URL. Default: this server. See [another backend](../build/other-backend.md).',
      },
    ],
  },
] as const satisfies readonly SettingGroup[];

/** Names of all settings. */
export type SettingName = (typeof SETTING_GROUPS)[number]['settings'][number]['name'];
