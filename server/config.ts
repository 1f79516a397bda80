import { company } from '../content/company.ts';
import { DEFAULT_SETTINGS } from '../contracts/site-settings.ts';
import { BlockList, isIP } from 'node:net';
import path from 'node:path';
import { WEBHOOK_SUBJECTS, type WebhookSubject } from './webhook-events.ts';
import { CannotStart } from './cannot-start.ts';
import type { SettingName } from './settings.ts';

/** Bucket and prefix in an S3-compatible store, with the key for it. */
export interface S3Place {
  endpoint: string;
  region: string;
  bucket: string;
  /** Prefix without slashes at either end; may be empty. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export type ResumeStore = { kind: 'disk'; folder: string } | ({ kind: 's3' } & S3Place);

export interface DeskConfig {
  port: number;
  /** Origin without a slash at the end. */
  url: string;
}

/** A program that receives webhook events, with its own secret. */
export interface WebhookReceiver {
  url: string;
  secret: Buffer;
}

export interface WebhookConfig {
  /** One or two receivers. */
  receivers: readonly WebhookReceiver[];
  subjects: readonly WebhookSubject[];
  /** True if an event contains the whole record, false if only its reference. */
  hasRecords: boolean;
  /** True if receivers may be inside the firm's own network. */
  mayBePrivate: boolean;
}

/** All settings, read and checked; `settings.ts` describes each. */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** Origin without a slash at the end. */
  publicUrl: string;
  /** Absolute path. */
  dataFolder: string;
  /** postgres://…, or undefined for SQLite at `dataFolder`/site.db. */
  databaseUrl?: string;
  resumeStore: ResumeStore;
  /** Certificate secret; undefined if it is in a file in `dataFolder`. */
  certificateSecret?: Buffer;
  redisUrl?: string;
  smtpUrl?: string;
  /** Sender: an address, or `Name <address>`. Undefined: the firm's own address. */
  mailFrom?: string;
  /** URL of the mailbox to read, imaps://user:password@host/folder; undefined if none is read. */
  imapUrl?: string;
  /** Address to which visitors reply; undefined: the sender's address. */
  replyTo?: string;
  /** Recipients of notifications. Empty: the firm's own address. */
  notifyEmails: string[];
  clamdUrl?: string;
  /** IP addresses and CIDR ranges of proxies whose forwarded headers count. */
  trustedProxies: string[];
  retentionDays: number;
  /**
   * Days for which an enquiry with a taken seat is kept after the last day of its batch. It is always kept for at least
   * `retentionDays` from its arrival.
   */
  traineeRetentionDays: number;
  /** Port for Prometheus; undefined: none. */
  metricsPort?: number;
  /** Days after which an unanswered submission is reported; 0: never. */
  answerWithinDays: number;
  /** Time of morning emails, HH:MM in the firm's time zone; undefined: none. */
  morningMailAt?: string;
  /** Days without morning emails: dates (YYYY-MM-DD) or weekdays (Sun). */
  daysOff: string[];
  /** True if holders are automatically emailed about changes to their certificates. */
  holderMails: boolean;
  /** Backups that the server makes automatically. */
  backups: {
    /**
     * Time of the nightly backup, HH:MM in the firm's time zone. Undefined: the server makes a backup only when asked.
     */
    at?: string;
    /** Absolute path; undefined: this server makes no backups. */
    folder?: string;
  };
  /** Webhooks; undefined if there are none. */
  webhook?: WebhookConfig;
  /** Desk; undefined if it is off. */
  desk?: DeskConfig;
  demo: boolean;
  logLevel: LogLevel;
  /** Time zone of the times that people see in emails, lists and the desk. Stored times are UTC. */
  timeZone: string;
  /** Beginning of a command line on this machine, for example "npx operator". */
  operatorCommand: string;
  hstsPreload: boolean;
  limits: {
    submitPerHour: number;
    checkPerMinute: number;
    checkPerHour: number;
    missBudgetPerHour: number;
  };
}

/** Data folder if `DATA_DIR` is not set. */
export const DEFAULT_DATA_FOLDER = 'data';

const NODE_ENVIRONMENTS = ['production', 'development', 'test'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Environment = Record<string, string | undefined>;

/** A setting that is not valid. The message is one line with the name of the setting and its valid values. */
export class ConfigError extends CannotStart {
  override name = 'ConfigError';
}

/** Throws a ConfigError for the first invalid setting. */
export function readConfig(environment: Environment): Config {
  const production = oneOf(environment, 'NODE_ENV', NODE_ENVIRONMENTS, 'development') === 'production';
  const port = wholeNumber(environment, 'PORT', 3000, 0, 65_535);
  const dataFolder = path.resolve(folder(environment, 'DATA_DIR') ?? DEFAULT_DATA_FOLDER);
  const site = publicUrl(environment, production, port);
  const desk = deskConfig(environment, production, site, port);
  return {
    production,
    host: hostToListenOn(environment),
    port,
    publicUrl: site,
    dataFolder,
    databaseUrl: url(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    resumeStore: resumeStore(environment, dataFolder),
    certificateSecret: secret(environment, 'CERTIFICATE_SECRET'),
    redisUrl: url(environment, 'REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: url(environment, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: sender(environment, 'MAIL_FROM'),
    imapUrl: imapUrl(environment),
    replyTo: replyAddress(environment, 'REPLY_TO'),
    notifyEmails: emailAddresses(environment, 'NOTIFY_EMAIL'),
    clamdUrl: url(environment, 'CLAMD_URL', ['tcp:', 'unix:']),
    trustedProxies: proxies(environment, 'TRUST_PROXY'),
    retentionDays: wholeNumber(environment, 'RETENTION_DAYS', DEFAULT_SETTINGS.retentionDays, 1, 36_500),
    traineeRetentionDays: wholeNumber(
      environment,
      'TRAINEE_RETENTION_DAYS',
      DEFAULT_SETTINGS.traineeRetentionDays,
      1,
      36_500,
    ),
    metricsPort: metricsPort(environment, port, desk?.port),
    answerWithinDays: wholeNumber(environment, 'ANSWER_WITHIN_DAYS', 2, 0, 365),
    morningMailAt: clockTime(environment, 'MORNING_MAIL_AT', '09:30'),
    daysOff: daysOff(environment),
    holderMails: onOrOff(environment, 'HOLDER_MAILS', false),
    backups: backups(environment, dataFolder),
    webhook: webhookConfig(environment),
    desk,
    demo: onOrOff(environment, 'DEMO', !production) && !production,
    logLevel: oneOf(environment, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    timeZone: timeZone(environment, 'TIME_ZONE', company.region.timeZone),
    operatorCommand: operatorCommand(environment),
    hstsPreload: onOrOff(environment, 'HSTS_PRELOAD', false),
    limits: {
      submitPerHour: wholeNumber(environment, 'SUBMIT_LIMIT_PER_HOUR', 20, 1, 1_000_000),
      checkPerMinute: wholeNumber(environment, 'CHECK_LIMIT_PER_MINUTE', 10, 1, 1_000_000),
      checkPerHour: wholeNumber(environment, 'CHECK_LIMIT_PER_HOUR', 60, 1, 1_000_000),
      missBudgetPerHour: wholeNumber(environment, 'MISS_BUDGET_PER_HOUR', 600, 1, 100_000_000),
    },
  };
}

/** Beginning of a command line on this machine. Pages, emails and help show commands with it. */
export function operatorCommand(environment: Environment): string {
  return setting(environment, 'OPERATOR_COMMAND') ?? 'npx operator';
}

/** Value of a setting; undefined if it is not set or empty. */
function setting(environment: Environment, name: SettingName): string | undefined {
  return environment[name]?.trim() || undefined;
}

/** Path of a folder. Refuses ~, which only a shell replaces: here it would become the name of a folder. */
function folder(environment: Environment, name: SettingName): string | undefined {
  const text = setting(environment, name);
  if (!text?.startsWith('~')) return text;
  throw new ConfigError(`${name} must be a path such as /home/site/data, without ~; it is "${text}".`);
}

function hostToListenOn(environment: Environment): string {
  const text = setting(environment, 'HOST') ?? 'localhost';
  if (isIP(text) !== 0 || /^[\w.-]+$/.test(text)) return text;
  throw new ConfigError(
    `HOST must be a name or an IP address such as localhost or 0.0.0.0, without port; it is "${text}".`,
  );
}

function wholeNumber(
  environment: Environment,
  name: SettingName,
  byDefault: number,
  least: number,
  most: number,
) {
  const text = setting(environment, name);
  if (text === undefined) return byDefault;
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new ConfigError(`${name} must be a whole number from ${least} to ${most}; it is "${text}".`);
}

function timeZone(environment: Environment, name: SettingName, byDefault: string): string {
  const text = setting(environment, name) ?? byDefault;
  try {
    Intl.DateTimeFormat('en-GB', { timeZone: text });
    return text;
  } catch {
    throw new ConfigError(`${name} must be a time zone such as Asia/Kolkata or UTC; it is "${text}".`);
  }
}

const WEEKDAYS = new Set(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}

function daysOff(environment: Environment): string[] {
  const list = (setting(environment, 'DAYS_OFF') ?? 'Sun').split(/[\s,]+/).filter(Boolean);
  const wrong = list.find((entry) => !WEEKDAYS.has(entry) && !isDay(entry));
  if (wrong === undefined) return list;
  throw new ConfigError(
    `DAYS_OFF must list weekdays such as Sun or dates such as 2027-01-26, separated by commas; "${wrong}" is neither.`,
  );
}

/** Time as HH:MM; undefined for "off". */
function clockTime(environment: Environment, name: SettingName, byDefault: string): string | undefined {
  const text = setting(environment, name) ?? byDefault;
  if (text.toLowerCase() === 'off') return undefined;
  if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return text;
  throw new ConfigError(`${name} must be a time such as 02:00, or off; it is "${text}".`);
}

function backups(environment: Environment, dataFolder: string): Config['backups'] {
  const at = clockTime(environment, 'BACKUP_AT', '02:00');
  const place = folder(environment, 'BACKUP_DIR') ?? path.join(dataFolder, 'backups');
  if (/^s3:/i.test(place))
    throw new ConfigError(
      'BACKUP_DIR must be a folder. To back up to a store, use data backup --to s3://bucket/name.',
    );
  if (/^(on|yes|no|true|false|0|1)$/i.test(place))
    throw new ConfigError(`BACKUP_DIR must be a folder, or off; it is "${place}".`);
  if (place.toLowerCase() !== 'off') return { at, folder: path.resolve(place) };
  if (setting(environment, 'BACKUP_AT') === undefined || at === undefined) return {};
  throw new ConfigError(
    `BACKUP_DIR is off, so no backup can be made at ${at}: set BACKUP_AT to off, or BACKUP_DIR to a folder.`,
  );
}

/** Secret of 32 bytes. The error message does not repeat the value. */
function secret(environment: Environment, name: SettingName): Buffer | undefined {
  const text = setting(environment, name);
  if (text === undefined) return undefined;
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  throw new ConfigError(`${name} must be 64 hexadecimal digits, as in the file certificate-secret.`);
}

function onOrOff(environment: Environment, name: SettingName, byDefault: boolean): boolean {
  const text = setting(environment, name)?.toLowerCase();
  if (text === undefined) return byDefault;
  if (['on', 'true', '1', 'yes'].includes(text)) return true;
  if (['off', 'false', '0', 'no'].includes(text)) return false;
  throw new ConfigError(`${name} must be on or off; it is "${text}".`);
}

function oneOf<T extends string>(
  environment: Environment,
  name: SettingName,
  values: readonly T[],
  byDefault: T,
): T {
  const text = setting(environment, name);
  if (text === undefined) return byDefault;
  const value = values.find((candidate) => candidate === text);
  if (value) return value;
  throw new ConfigError(`${name} must be one of ${values.join(', ')}; it is "${text}".`);
}

/** Address with one of these protocols. The error message does not repeat the value, which may contain a password. */
function url(environment: Environment, name: SettingName, protocols: string[]): string | undefined {
  const text = setting(environment, name);
  if (text === undefined) return undefined;
  if (text.startsWith('unix:/') && protocols.includes('unix:')) return text;
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (!parsed || !protocols.includes(parsed.protocol) || !parsed.hostname) {
    throw new ConfigError(
      `${name} must be an address that starts with ${protocols.join('// or ')}// and contains a host name. ` +
        'Write / ? # % in a name or password as %2F %3F %23 %25.',
    );
  }
  if (!isDecodable(parsed.username + parsed.password))
    throw new ConfigError(`${name} has a % in its name or password. Write it as %25.`);
  return text;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Origin of the site. It is in emails, QR codes and canonical links, so it must be set in production. */
function publicUrl(environment: Environment, production: boolean, port: number): string {
  const given = origin(environment, 'PUBLIC_URL');
  if (given !== undefined) return given;
  if (!production) return `http://localhost:${port}`;
  throw new ConfigError(
    'PUBLIC_URL must be set in production, to the origin that visitors use, such as https://www.example.com.',
  );
}

/** Port of the metrics. It must differ from the site's, because visitors must not reach the metrics. */
function metricsPort(environment: Environment, sitePort: number, deskPort?: number): number | undefined {
  if (setting(environment, 'METRICS_PORT') === undefined) return undefined;
  const port = wholeNumber(environment, 'METRICS_PORT', 0, 0, 65_535);
  requireAnotherPort('METRICS_PORT', port, 'PORT', sitePort);
  requireAnotherPort('METRICS_PORT', port, 'DESK_PORT', deskPort);
  return port;
}

/** Throws if two settings have the same port. Port 0 means any free port and may be repeated. */
function requireAnotherPort(name: SettingName, port: number, other: SettingName, otherPort?: number): void {
  if (port === 0 || port !== otherPort) return;
  throw new ConfigError(`${name} and ${other} must be different ports; both are ${port}.`);
}

/**
 * Settings of the desk. The desk needs a host name of its own: passkeys do not work with an IP address, and two ports
 * of one host name would share their cookies.
 */
function deskConfig(
  environment: Environment,
  production: boolean,
  site: string,
  sitePort: number,
): DeskConfig | undefined {
  const given = origin(environment, 'DESK_URL');
  if (setting(environment, 'DESK_PORT') === undefined) return undefined;
  const port = wholeNumber(environment, 'DESK_PORT', 0, 0, 65_535);
  requireAnotherPort('DESK_PORT', port, 'PORT', sitePort);
  if (given === undefined) {
    if (!production) return { port, url: `http://localhost:${port}` };
    throw new ConfigError(
      'DESK_URL must be set in production, to the origin of the desk, such as https://desk.example.com.',
    );
  }
  const { protocol, hostname } = new URL(given);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) {
    throw new ConfigError(
      `DESK_URL must contain a host name, because passkeys do not work with an IP address; it is "${given}".`,
    );
  }
  if (protocol !== 'https:' && (production || hostname !== 'localhost')) {
    throw new ConfigError(`DESK_URL must begin with https://; it is "${given}".`);
  }
  if (production && hostname === new URL(site).hostname) {
    throw new ConfigError(
      `DESK_URL and PUBLIC_URL must have different host names, because otherwise the site would get the cookies of the desk; it is "${given}".`,
    );
  }
  return { port, url: given };
}

/** A secret as defined by Standard Webhooks: 24 to 64 bytes in base64. */
const WEBHOOK_SECRET = /^whsec_([A-Za-z0-9+/]{32,86}={0,2})$/;

function webhookConfig(environment: Environment): WebhookConfig | undefined {
  const mayBePrivate = onOrOff(environment, 'WEBHOOK_PRIVATE', false);
  const hasRecords = onOrOff(environment, 'WEBHOOK_RECORDS', false);
  const subjects = webhookSubjects(environment);
  const protocols = mayBePrivate ? ['https:', 'http:'] : ['https:'];
  const addresses = wordsIn(environment, 'WEBHOOK_URL').map(
    (address) => url({ WEBHOOK_URL: address }, 'WEBHOOK_URL', protocols) ?? address,
  );
  if (addresses.length === 0) return undefined;
  if (addresses.length > RECEIVERS_MAX)
    throw new ConfigError(`WEBHOOK_URL can have at most ${RECEIVERS_MAX} addresses.`);
  const secrets = wordsIn(environment, 'WEBHOOK_SECRET').map((typed) => WEBHOOK_SECRET.exec(typed)?.[1]);
  const receivers = addresses.map((address, place) => {
    const encoded = secrets[place];
    if (encoded === undefined || secrets.length !== addresses.length)
      throw new ConfigError(
        'WEBHOOK_SECRET must list a secret for each address of WEBHOOK_URL, in the same order: whsec_ and 24 to 64 bytes in base64. Make one: echo "whsec_$(openssl rand -base64 32)".',
      );
    return { url: address, secret: Buffer.from(encoded, 'base64') };
  });
  return {
    receivers,
    subjects,
    hasRecords,
    mayBePrivate,
  };
}

const RECEIVERS_MAX = 2;

/** Values of a setting that has several, separated by spaces or commas. */
function wordsIn(environment: Environment, name: SettingName): string[] {
  return (setting(environment, name) ?? '').split(/[\s,]+/).filter(Boolean);
}

function webhookSubjects(environment: Environment): readonly WebhookSubject[] {
  const list = wordsIn(environment, 'WEBHOOK_EVENTS');
  if (list.length === 0) return WEBHOOK_SUBJECTS;
  return list.map((entry) => {
    const subject = WEBHOOK_SUBJECTS.find((known) => known === entry);
    if (subject) return subject;
    throw new ConfigError(
      `WEBHOOK_EVENTS must list some of ${WEBHOOK_SUBJECTS.join(', ')}, separated by commas; "${entry}" is none of them.`,
    );
  });
}

function origin(environment: Environment, name: SettingName): string | undefined {
  const text = setting(environment, name);
  if (text === undefined) return undefined;
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = parsed && parsed.pathname === '/' && !parsed.search && !parsed.hash && !parsed.username;
  if (isOrigin && ['http:', 'https:'].includes(parsed.protocol)) return parsed.origin;
  throw new ConfigError(
    `${name} must be an origin such as https://www.example.com, without a path; it is "${text}".`,
  );
}

/** Also accepts localhost as the domain, for email within this machine. */
const EMAIL_ADDRESS = /^[^\s@<>,;"]+@(?:localhost|[^\s@<>,;".]+(?:\.[^\s@<>,;".]+)+)$/;

function sender(environment: Environment, name: SettingName): string | undefined {
  const text = setting(environment, name);
  const address = text && (/^[^<>"\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text);
  if (address === undefined || EMAIL_ADDRESS.test(address)) return text;
  throw new ConfigError(`${name} must be office@example.com or Name <office@example.com>; it is "${text}".`);
}

/**
 * Address of the mailbox. It must contain the user's name. The error message does not repeat the value, which contains
 * a password.
 */
function imapUrl(environment: Environment): string | undefined {
  const text = url(environment, 'IMAP_URL', ['imap:', 'imaps:']);
  if (text === undefined || new URL(text).username !== '') return text;
  throw new ConfigError('IMAP_URL must contain the user name: imaps://user:password@host:993/INBOX.');
}

function replyAddress(environment: Environment, name: SettingName): string | undefined {
  const text = setting(environment, name);
  if (text === undefined || (EMAIL_ADDRESS.test(text) && !text.includes('+'))) return text;
  throw new ConfigError(
    `${name} must be a plain address such as office@example.com, without a +; it is "${text}".`,
  );
}

function emailAddresses(environment: Environment, name: SettingName): string[] {
  const list = (setting(environment, name) ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = list.find((entry) => !EMAIL_ADDRESS.test(entry));
  // Addresses that differ only in capital letters count as one.
  if (wrong === undefined) return [...new Map(list.map((entry) => [entry.toLowerCase(), entry])).values()];
  throw new ConfigError(
    `${name} must list addresses such as office@example.com, separated by commas; "${wrong}" is not an address.`,
  );
}

function proxies(environment: Environment, name: SettingName): string[] {
  const list = (setting(environment, name) ?? '').split(/[\s,]+/).filter(Boolean);
  const everybody = list.find((entry) => /\/0+$/.test(entry));
  if (everybody !== undefined)
    throw new ConfigError(
      `"${everybody}" in ${name} trusts everybody, so visitors could pretend to have any IP address. List only your proxies.`,
    );
  const wrong = list.find((entry) => !isAddressOrRange(entry));
  if (wrong === undefined) return list;
  throw new ConfigError(
    `${name} must list addresses or ranges such as 10.0.0.0/8, separated by commas; "${wrong}" is neither.`,
  );
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  if (!/^\d{1,3}$/.test(prefix)) return false;
  try {
    new BlockList().addSubnet(address, Number(prefix), version === 4 ? 'ipv4' : 'ipv6');
    return true;
  } catch {
    return false;
  }
}

function resumeStore(environment: Environment, dataFolder: string): ResumeStore {
  const text = setting(environment, 'RESUME_STORE');
  if (text === undefined) return { kind: 'disk', folder: path.join(dataFolder, 'resumes') };
  const place = s3Place(environment, 'RESUME_STORE', text);
  if (place) return { kind: 's3', ...place };
  throw new ConfigError(`RESUME_STORE must be empty or s3://bucket/prefix; it is "${text}".`);
}

/**
 * Parses s3://bucket/prefix and adds the S3 settings; undefined for other text. `name` is the setting that contains the
 * text.
 */
export function s3Place(environment: Environment, name: string, text: string): S3Place | undefined {
  const match = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(text);
  if (!match?.[1]) return undefined;
  const needed = (named: SettingName, value: string | undefined) => {
    if (value !== undefined) return value;
    throw new ConfigError(`${named} must be set, because ${name} is "${text}".`);
  };
  const keyed = (key: SettingName) => needed(key, setting(environment, key));
  return {
    endpoint: needed('S3_ENDPOINT', url(environment, 'S3_ENDPOINT', ['http:', 'https:'])),
    region: setting(environment, 'S3_REGION') ?? 'auto',
    bucket: match[1],
    prefix: (match[2] ?? '').replace(/^\/+|(?<!\/)\/+$/g, ''),
    accessKeyId: keyed('S3_ACCESS_KEY_ID'),
    secretAccessKey: keyed('S3_SECRET_ACCESS_KEY'),
  };
}
