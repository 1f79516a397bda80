import { stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import { company } from '../../../content/company.ts';
import { plural } from '../../../contracts/plural.ts';
import { readConfig, type Config, type Environment } from '../../config.ts';
import { mailboxName, openMailbox } from '../../mail/mailbox/open-mailbox.ts';
import { mailboxAddress } from '../../mail/reply-address.ts';
import { readMailboxState } from '../replies/read-replies.ts';
import { findUselessLines } from '../../settings-file.ts';
import { describeRelease } from '../../version.ts';
import { openTransport } from '../../mail/transports/open-transport.ts';
import { listComingBatches } from '../batches/read-batches.ts';
import { certificateSecretFile } from '../../storage/certificate-secret.ts';
import { readCredentialKey } from '../../storage/credential-keys.ts';
import { readDurability } from '../../storage/durability.ts';
import { listPresentCopies } from '../../storage/present-copies.ts';
import { countServers } from '../../storage/advisory-lock.ts';
import { DISK_LEAST_BYTES, freeBytes, makeReserveAgain } from '../../storage/reserve.ts';
import { QUARANTINE } from '../../storage/resume-files.ts';
import { readSiteFact } from '../../storage/site-facts.ts';
import { sampleFacts } from './sample-facts.ts';
import { openStorage, type Storage } from '../../storage/storage.ts';
import { findMismatch } from '../../storage/store-id.ts';
import { originMismatch, readBuiltOrigin } from './built-origin.ts';
import { checkRedis } from './check-redis.ts';
import { examineResumes } from './examine-resumes.ts';
import { checkTls, isUnreachable } from './check-tls.ts';
import { DAY_MS, dateOf } from '../calendar.ts';
import { readRun } from '../backups/backup-run.ts';
import { findOldBackup } from '../data/find-old-backup.ts';
import { readHeldBack } from '../data/held-back.ts';
import { QUARANTINE_DAYS } from '../data/sweep-orphans.ts';
import { findOverdueOverwriting } from '../data/overwrite-noted.ts';
import { findFilesLeft } from '../data/work-off-removals.ts';
import { demoCertificatesIn, openDemoOpenings } from '../demo/load-demo.ts';
import { demoSubmissionsIn } from '../demo/load-desk-demo.ts';
import { findUnsentMails, unreachedInWords, unsentInWords } from '../mail/unsent-mails.ts';
import { readSiteFacts } from '../catalogue/read-site-facts.ts';
import { isWebhookLate, readWebhook } from '../webhooks/read-webhook.ts';
import { findOldestUntold, readTold } from '../certificates/tell-holders.ts';
import { scanForViruses } from '../resumes/scan-for-viruses.ts';

/** The server purges once a day, and comes back within the hour to what failed. */
const PURGE_LATE_MS = DAY_MS + 2 * 60 * 60 * 1_000;
/** The server looks every minute. */
const HOLDER_MAILS_LATE_MS = 15 * 60 * 1_000;
/** A server on which they are on looks each minute. */
const HOLDER_MAILS_OFF_MS = 3 * 60 * 1_000;
/** A few leave each minute: a long list takes some hours. */
const HOLDER_MAIL_LONGEST_MS = DAY_MS;
/** Renewal by itself happens a month before the end; somebody has to come to it before the site is refused. */
const TLS_LEAST_DAYS = 14;
const TLS_URGENT_DAYS = 4;
const ANSWER_TIMEOUT_MS = 5_000;
const OTHERS_MAY_READ = 0o077;

export interface Finding {
  check: string;
  /** error: as it stands, something that a visitor sends would be lost or would reach nobody. */
  state: 'ok' | 'warning' | 'error';
  detail: string;
  /** What to do about it; empty when there is nothing to do. */
  advice: string;
}

type Result = Omit<Finding, 'check'>;

interface Examination {
  sampleContent?: string[];
  /** Testimonials that are samples: the site shows them until there is a real one. */
  sampleTestimonials?: string[];
  /** Whether the server of these settings, on this machine, is to answer. */
  isRunning?: boolean;
}

/** Examines everything that stands between a visitor's words and the people who should read them. */
export async function* diagnose(
  environment: Environment,
  log: Logger,
  { sampleContent = [], sampleTestimonials = [], isRunning = false }: Examination = {},
): AsyncGenerator<Finding> {
  yield { check: 'release', ...ok(describeRelease()) };
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    yield { check: 'settings', ...broken(error, 'Correct it in .env or in the environment.') };
    return;
  }
  yield { check: 'settings', ...checkSettings(config, await readBuiltOrigin()) };
  const useless = findUselessLines();
  if (useless.length > 0) yield { check: '.env', ...checkSettingsFile(useless) };
  if (isRunning) yield { check: 'server', ...(await checkServer(config)) };
  let storage: Storage | undefined;
  let isQuoted = false;
  try {
    storage = await openStorage(config, log, 'reading');
    yield { check: 'database', ...(await checkDatabase(storage, config)) };
  } catch (error) {
    yield { check: 'database', ...broken(error, 'Mend this first: forms answer 503 until then.') };
  }
  const noDisk = (error: unknown) => broken(error, 'See whether DATA_DIR exists.');
  yield { check: 'disk', ...(await checkDisk(config).catch(noDisk)) };
  yield { check: 'mail server', ...(await checkMailServer(config)) };
  if (config.imapUrl !== undefined) {
    const opened = storage;
    yield { check: 'mailbox', ...(await checkMailbox(config, config.imapUrl, opened)) };
  }
  if (storage) {
    for (const [check, run, advice = 'Look at the database.'] of checksOf(storage, config, log)) {
      const result = await run().catch((error: unknown) => broken(error, advice));
      if (result) yield { check, ...result };
    }
    isQuoted = await hasTestimonials(storage, config, log).catch(() => false);
    await storage.close();
    await makeReserveAgain(config.dataFolder);
  }
  const copies = await listPresentCopies(config.dataFolder);
  if (copies.length > 0) yield { check: 'copies', ...checkCopies(copies) };
  if (config.redisUrl !== undefined) yield { check: 'redis', ...(await checkCounters(config.redisUrl)) };
  if (config.clamdUrl !== undefined) yield { check: 'virus check', ...(await checkScanner(config.clamdUrl)) };
  yield { check: 'https', ...(await checkHttps(config)) };
  const samples = isQuoted ? [] : sampleTestimonials;
  yield { check: 'placeholders', ...checkPlaceholders(config, [...samples, ...sampleContent]) };
}

/** Undefined: there is nothing to say. */
type Check = [name: string, run: () => Promise<Result | undefined>, advice?: string];

/** Those of what is stored, each with what to do where it fails itself. */
function checksOf(storage: Storage, config: Config, log: Logger): Check[] {
  const { production, webhook } = config;
  const ofStore = 'Look at RESUME_STORE; restore a backup if files were deleted.';
  const ofCredentials = 'Certificates go on; credentials are not given out.';
  const checks: (Check | false)[] = [
    ['resumes', () => checkResumes(storage, config), ofStore],
    ['quarantine', () => checkQuarantine(storage), ofStore],
    ['unsent mail', () => checkOutbox(storage, config)],
    ['certificate key', () => checkKey(storage, config), 'Forms go on; QR codes do not show the name.'],
    ['credential key', () => checkCredentialKey(storage, config), ofCredentials],
    ['held back', () => checkHeldBack(storage, config)],
    ['retention', () => checkPurge(storage)],
    production && ['backup', () => checkBackup(storage, config)],
    ['removals', () => checkRemovals(storage)],
    ['overwriting', () => checkOverwriting(storage)],
    ['demo data', () => checkDemo(storage, config)],
    ['batches', () => checkBatches(storage, config, log)],
    ['mails to holders', () => checkHolderMails(storage, config)],
    webhook !== undefined && ['webhook', () => checkWebhook(storage, config)],
    storage.engine === 'postgres' && ['servers', () => checkServers(storage, config)],
  ];
  return checks.filter((check) => check !== false);
}

const ok = (detail: string): Result => ({ state: 'ok', detail, advice: '' });
const warning = (detail: string, advice: string): Result => ({ state: 'warning', detail, advice });
const failure = (detail: string, advice: string): Result => ({ state: 'error', detail, advice });
const broken = (error: unknown, advice: string): Result =>
  failure((error as Error).message.replace(/\.$/, ''), advice);

function checkSettings(config: Config, builtOrigin: string | undefined): Result {
  const { production, publicUrl } = config;
  if (!production)
    return warning('NODE_ENV is not production', 'Set NODE_ENV=production before the site goes public.');
  const mismatch = builtOrigin === undefined ? undefined : originMismatch(config, builtOrigin);
  if (mismatch !== undefined) return failure(mismatch, 'The server does not start until then.');
  if (!publicUrl.startsWith('https:')) {
    return warning(
      `PUBLIC_URL is ${publicUrl}`,
      'Set it to the https address of the site: mails and QR codes carry it.',
    );
  }
  return ok(`production, ${publicUrl}`);
}

function checkSettingsFile(useless: string[]): Result {
  return warning(useless.join(' ').replace(/\.$/, ''), 'Correct or delete these lines: they have no effect.');
}

async function checkServer({ host, port }: Config): Promise<Result> {
  // A server on every network card listens on this machine's own address too.
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}/readyz`;
  try {
    const { ok: isReady, status } = await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    if (isReady) return ok(`${url} answers`);
    return failure(`${url} answers ${status}: forms are refused`, 'Look at its log.');
  } catch (error) {
    const reason =
      (error as Error).cause instanceof Error ? (error as { cause: Error }).cause : (error as Error);
    return failure(
      `${url} does not answer: ${reason.message}`,
      'Start the server; its log says why it ended.',
    );
  }
}

async function checkDatabase(storage: Storage, { dataFolder }: Config): Promise<Result> {
  await storage.checkWritable();
  const { settings, isSafe } = await readDurability(storage.database, storage.engine);
  const detail = `${storage.engine === 'sqlite' ? dataFolder : 'PostgreSQL'} takes writes (${settings})`;
  if (isSafe) return ok(detail);
  return failure(detail, 'A power cut can lose what visitors sent: set fsync and synchronous_commit to on.');
}

async function checkDisk({ dataFolder }: Config): Promise<Result> {
  const free = await freeBytes(dataFolder);
  const detail = `${Math.round(free / 1024 / 1024)} MB free at ${dataFolder}`;
  return free < DISK_LEAST_BYTES
    ? failure(detail, 'Free some space, or move DATA_DIR to a larger disk.')
    : ok(detail);
}

async function checkMailServer(config: Config): Promise<Result> {
  const { server, verify } = openTransport(config);
  if (!server) {
    const advice = 'Set SMTP_URL; until then read enquiries list and applications list every day.';
    return config.production
      ? failure('no mail server: nobody is told of enquiries and applications', advice)
      : warning('no mail server: mails are written to DATA_DIR/mail', advice);
  }
  if (config.notifyEmails.length === 0 && isSample('email')) {
    return failure(
      'notifications go to the sample address',
      'Set NOTIFY_EMAIL to who reads enquiries and applications.',
    );
  }
  try {
    await verify();
    return ok(`${server.name} takes mail`);
  } catch (error) {
    return broken(error, `Check ${server.check}. Mails wait in the outbox meanwhile.`);
  }
}

async function checkCounters(redisUrl: string): Promise<Result> {
  try {
    await checkRedis(redisUrl);
    return ok('Redis answers');
  } catch (error) {
    return warning(
      `Redis does not work: ${(error as Error).message}`,
      'Start it, or correct REDIS_URL. Each server and desk counts attempts for itself until then.',
    );
  }
}

/** Whoever answers a mail of ours is read there alone. */
async function checkMailbox(config: Config, imapUrl: string, storage: Storage | undefined): Promise<Result> {
  try {
    const mailbox = await openMailbox(imapUrl);
    await mailbox.close();
  } catch (error) {
    return broken(
      error,
      'Check IMAP_URL, its password and certificate. Answers wait in the mailbox meanwhile.',
    );
  }
  const state = storage && (await readMailboxState({ storage, config }).catch(() => undefined));
  const detail = `${mailboxName(imapUrl)} can be read; answers go to ${mailboxAddress(config)} with a tag`;
  if (!state || (state.error === null && state.readAt !== null)) return ok(detail);
  if (state.error !== null) return warning(`${detail}; the server could not: ${state.error}`, 'See its log.');
  return warning(`${detail}; nothing was read yet`, 'Start the server, which reads it.');
}

/** A resume that is missing is a lost application. */
async function checkResumes(storage: Storage, { operatorCommand }: Config): Promise<Result> {
  const { resumeFiles } = storage;
  const mismatch = await findMismatch(storage);
  if (mismatch !== undefined) {
    return failure(
      `the store is not that of this database: ${mismatch}`,
      `Correct DATA_DIR, DATABASE_URL or RESUME_STORE; ${operatorCommand} data adopt joins them on purpose. No server starts until then.`,
    );
  }
  const { inStore, missing, unreadable, isRefused, fault, changed } = await examineResumes(storage);
  const why = fault === undefined ? '' : ` (${fault})`;
  const found = [
    ...(missing.length > 0 ? [`missing for ${missing.length}: ${firstOf(missing)}`] : []),
    ...(unreadable.length > 0 ? [`${unreadable.length} cannot be read: ${firstOf(unreadable)}${why}`] : []),
    ...(changed.length > 0
      ? [
          `${changed.length} ${changed.length === 1 ? 'is' : 'are'} not what was received: ${firstOf(changed)}`,
        ]
      : []),
  ];
  if (found.length === 0) return ok(`${inStore} in the store, none missing`);
  const advice = [
    ...(isRefused ? [await adviceOnRights(resumeFiles)] : []),
    ...(fault === undefined ? [] : ['See why the store does not give them, and look again.']),
    ...(missing.length + changed.length > 0 ? ['Restore them from a backup.'] : []),
  ];
  return failure(found.join('; '), advice.join(' '));
}

async function adviceOnRights({ place, isShared }: Storage['resumeFiles']): Promise<string> {
  if (isShared) return 'Allow S3_ACCESS_KEY_ID to read them.';
  const { uid, gid } = await stat(place);
  const folder = `'${place.replaceAll("'", String.raw`'\''`)}'`;
  return `Give them to the owner of the folder: chown -R ${uid}:${gid} ${folder} && chmod -R u+rwX ${folder}.`;
}

function firstOf(names: string[]): string {
  return `${names.slice(0, 5).join(', ')}${names.length > 5 ? ' …' : ''}`;
}

/** Files that no row names, where nobody misses them for as long. */
async function checkQuarantine({ resumeFiles }: Storage): Promise<Result> {
  const found = await Array.fromAsync(resumeFiles.listSetAside());
  if (found.length === 0) return ok('empty');
  const names = found.map(({ key, modified }) => `${key} (${dateOf(modified)})`);
  return warning(
    `${found.length} without an application in ${resumeFiles.place}/${QUARANTINE}: ${firstOf(names)}`,
    `Each is removed ${QUARANTINE_DAYS} days after it was set aside. Copy what is missed elsewhere.`,
  );
}

/** A deletion that would have taken more than is plausible waits for a person. */
async function checkHeldBack({ database }: Storage, { operatorCommand }: Config): Promise<Result> {
  const held = await readHeldBack(database);
  if (held.length === 0) return ok('nothing waits');
  return failure(
    held.map(({ what, reason }) => `the ${what} took nothing. ${reason}`).join(' '),
    `Nothing was deleted: it waits for a person. If that is right, type ${operatorCommand} data purge; if not, correct RETENTION_DAYS, the clock or the store.`,
  );
}

/** Learners cannot plan without a date. */
async function checkBatches(storage: Storage, config: Config, log: Logger): Promise<Result> {
  const coming = await listComingBatches({ storage, config, log, now: () => new Date() });
  const courses = new Set(coming.map(({ course }) => course)).size;
  if (coming.length > 0) return ok(`${coming.length} coming, of ${plural(courses, 'course')}`);
  return warning(
    'none is coming: the pages say that no date is set',
    `Make one at the desk, or with ${config.operatorCommand} batches open.`,
  );
}

async function checkOutbox(storage: Storage, config: Config): Promise<Result> {
  const { failed, late, waiting } = await findUnsentMails({ storage, now: () => new Date() });
  const unreached = await unreachedInWords({ storage, config });
  const to = unreached === '' ? '' : `; not taken for ${unreached}`;
  const mend = unreached === '' ? '' : ' Correct NOTIFY_EMAIL where an address is wrong.';
  if (failed > 0)
    return failure(
      `${unsentInWords(failed)} given up${to}`,
      `See outbox list, then run outbox retry.${mend}`,
    );
  if (late > 0)
    return failure(
      `${unsentInWords(late)} waiting for over an hour${to}`,
      `Is the server running? See outbox list.${mend}`,
    );
  return ok(waiting === 0 ? 'none' : `${unsentInWords(waiting)} on the way${to}`);
}

/** With another secret every QR code that was printed before shows the masked name alone. */
async function checkKey(storage: Storage, { certificateSecret, dataFolder }: Config): Promise<Result> {
  if (storage.certificateSecret === certificateSecret)
    return ok('CERTIFICATE_SECRET, the one of this database');
  const file = certificateSecretFile(dataFolder);
  const { mode } = await stat(file);
  if ((mode & OTHERS_MAY_READ) === 0) return ok(`${file}, for its owner alone`);
  return warning(`${file} can be read by others`, `Close it: chmod 600 ${file}.`);
}

/** A credential names the host of PUBLIC_URL as its issuer, for as long as somebody keeps it. */
async function checkCredentialKey(storage: Storage, { production, publicUrl }: Config): Promise<Result> {
  const { publicKey, created } = await readCredentialKey(storage.database, storage.certificateSecret);
  const detail = `${publicKey.slice(0, 12)}…, since ${created.slice(0, 10)}`;
  const origin = await readSiteFact(storage.database, 'credential_origin');
  if (origin !== undefined && origin !== publicUrl) {
    return warning(
      `${detail}; credentials were given out under ${origin}, and PUBLIC_URL is ${publicUrl}`,
      `Keep /.well-known/did.json and /credentials/status/ of ${origin} reachable there: those credentials are checked at that address. Holders get one with the new address from the page behind their QR code.`,
    );
  }
  if (!production || publicUrl.startsWith('https:')) return ok(detail);
  return warning(detail, 'Give PUBLIC_URL an https address: credentials are checked over https alone.');
}

async function checkHolderMails(storage: Storage, config: Config): Promise<Result | undefined> {
  const { holderMails } = config;
  const told = await readTold(storage.database);
  const since = told ? Date.now() - Date.parse(told.at) : Infinity;
  if (!holderMails)
    return told && since < HOLDER_MAILS_OFF_MS
      ? warning(
          `HOLDER_MAILS is off here, and a server looked at ${told.at}`,
          'Set it alike on every server: holders are told while one of them has it on. If it was switched off just now, look again in some minutes.',
        )
      : undefined;
  if (!told)
    return warning('they leave by themselves, and nobody has looked yet', 'Start the server, which does.');
  const detail = `they leave by themselves; last looked at ${told.at}`;
  if (since >= HOLDER_MAILS_LATE_MS)
    return warning(detail, 'Is the server running? Its log says why it did not look since.');
  const oldest = await findOldestUntold({ storage, config, now: () => new Date() });
  if (oldest === undefined || Date.now() - Date.parse(oldest) < HOLDER_MAIL_LONGEST_MS) return ok(detail);
  return warning(
    `${detail}; the holder who has waited longest waits since ${oldest}`,
    'A few leave each minute. Where they are not many, the log says why they do not leave.',
  );
}

async function checkPurge({ database }: Storage): Promise<Result> {
  const last = await readSiteFact(database, 'last_purge');
  if (last === undefined) return ok('no purge yet: the server does it at its start');
  const detail = `last purged at ${last}`;
  if (Date.now() - Date.parse(last) < PURGE_LATE_MS) return ok(detail);
  return failure(detail, 'Is the server running? See its log for why the purge fails, or run data purge.');
}

async function checkBackup(storage: Storage, { backups, operatorCommand }: Config): Promise<Result> {
  const run = await readRun(storage.database);
  if (run?.state === 'failed' && backups.folder !== undefined)
    return failure(
      `the site could not make one: ${run.reason}`,
      backups.at === undefined
        ? 'Mend that, and ask for one again at the desk.'
        : 'Mend that: it is tried again each half hour.',
    );
  const last = await findOldBackup({ storage, now: () => new Date() });
  if (last === undefined) return ok('made within the last two days');
  if (last === 'never') return warning('none was made', `Make one: ${operatorCommand} data backup.`);
  if (last > new Date().toISOString())
    return failure(
      `the newest one carries a time that is still to come, ${last}: the clock was wrong when it was made, or is wrong now`,
      'See whether the clock is right, and make one now.',
    );
  return failure(`the last one was made at ${last}`, 'See why the nightly backup fails, and make one now.');
}

async function checkWebhook(storage: Storage, config: Config): Promise<Result> {
  const state = await readWebhook({ storage, config });
  if (!state) return ok('no program is told');
  const { host, failing, failed, oldest } = state;
  const retry = `${config.operatorCommand} webhooks retry`;
  if (failing)
    return warning(
      `${host} takes nothing since ${failing.since}: ${failing.reason}`,
      `Mend it there, or WEBHOOK_URL; then ${retry}.`,
    );
  if (isWebhookLate(state, new Date()))
    return warning(
      `an event for ${host} has waited since ${oldest}`,
      'Is the server running? Its log says what takes so long.',
    );
  if (failed > 0)
    return warning(
      `${host} did not take ${plural(failed, 'event')} in the end`,
      `Send them again: ${retry}.`,
    );
  return ok(`${host} takes what it is told`);
}

async function checkRemovals(storage: Storage): Promise<Result> {
  const { count, reason, oldest } = await findFilesLeft({ storage, now: () => new Date() });
  if (count === 0) return ok('none is overdue');
  const files = count === 1 ? '1 file of erased people is' : `${count} files of erased people are`;
  return failure(
    `${files} still there, the oldest since ${oldest}${reason === null ? '' : `: ${reason}`}`,
    'They go when the store answers: see RESUME_STORE, and whether the server is running.',
  );
}

async function checkOverwriting(storage: Storage): Promise<Result> {
  const overdue = await findOverdueOverwriting({ storage, now: () => new Date() });
  if (!overdue) return ok('none is overdue');
  const { since, reason } = overdue;
  return failure(
    `rows that were deleted at ${since} can still be read in the database’s files${reason === null ? '' : `: ${reason}`}`,
    'The server tries again every minute: see whether it is running, and end transactions that stay open in the database.',
  );
}

/** A demo certificate answers like one of the firm's own, and without DEMO a demo opening has no mark. */
async function checkDemo({ database }: Storage, { demo }: Config): Promise<Result> {
  const openings = await openDemoOpenings(database);
  const certificates = await demoCertificatesIn(database, new Date());
  const trusted = certificates.filter(({ state }) => state !== 'revoked').map(({ number }) => number);
  const found = [
    ...(openings.length > 0 ? [`openings ${openings.map(({ id }) => id).join(', ')}`] : []),
    ...(trusted.length > 0 ? [`certificates ${trusted.join(', ')}`] : []),
  ];
  const samples = await demoSubmissionsIn(database);
  if (samples.length > 0) found.push(`at the desk ${samples.join(', ')}`);
  if (found.length === 0) return ok('none');
  if (demo) return ok(`${found.join('; ')}: marked while DEMO is on`);
  return warning(
    `samples pass for the firm’s own: ${found.join('; ')}`,
    'Begin with an empty DATA_DIR, or run openings close for each opening, certificates revoke for each number and data erase --email for what stands at the desk.',
  );
}

/** Resumes on the disk of one server cannot be read by another: a second one is refused at its start. */
async function checkServers({ database }: Storage, { resumeStore }: Config): Promise<Result> {
  const count = await countServers(database);
  const detail = count === 1 ? '1 runs on this database' : `${count} run on this database`;
  if (resumeStore.kind === 's3') return ok(detail);
  return ok(`${detail}; with resumes on its disk there can be no second one`);
}

function checkCopies(names: string[]): Result {
  return warning(
    `what restores replaced is still in DATA_DIR: ${names.join(', ')}`,
    'Each holds personal data: delete it when the restore is what you wanted.',
  );
}

async function checkScanner(clamdUrl: string): Promise<Result> {
  try {
    await scanForViruses(clamdUrl, Buffer.from('doctor'));
    return ok(`${clamdUrl} answers`);
  } catch {
    return failure(
      `${clamdUrl} does not answer: applications are refused`,
      'Start clamd, correct CLAMD_URL or empty it.',
    );
  }
}

/** HSTS includes all names below the site's own. */
function aboutSubdomains(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  if (hostname.startsWith('www.')) return '';
  return `; browsers of its visitors use https only, for two years, for every name that ends with .${hostname}`;
}

async function checkHttps({ publicUrl }: Config): Promise<Result> {
  if (!publicUrl.startsWith('https:')) return ok(`${publicUrl} needs no certificate`);
  try {
    const days = await checkTls(publicUrl);
    const detail = `the certificate of ${publicUrl} is valid for ${plural(days, 'more day')}${aboutSubdomains(publicUrl)}`;
    const advice = 'Renew it: see why that did not happen by itself.';
    if (days < TLS_URGENT_DAYS) return failure(detail, advice);
    return days < TLS_LEAST_DAYS ? warning(detail, advice) : ok(detail);
  } catch (error) {
    const reason = `${publicUrl}: ${(error as Error).message}`;
    return isUnreachable(error)
      ? warning(reason, 'Open it in a browser elsewhere: it cannot be reached from this machine.')
      : failure(reason, 'Browsers refuse the site: renew or correct the certificate of the proxy.');
  }
}

/** Whether the site quotes somebody: then it shows no samples. */
async function hasTestimonials(storage: Storage, config: Config, log: Logger): Promise<boolean> {
  const { testimonials } = await readSiteFacts({ storage, config, log, now: () => new Date() });
  return testimonials.length > 0;
}

function checkPlaceholders({ production }: Config, sampleContent: string[]): Result {
  const sample = [...sampleFacts(), ...sampleContent];
  if (sample.length === 0) return ok('none');
  const advice = 'Replace them in content/ and take their sample marks away.';
  const reachesNobody = isSample('email') || isSample('phone');
  return production && reachesNobody
    ? failure(`visitors are given sample contacts; ${sample.join(', ')}`, advice)
    : warning(sample.join(', '), advice);
}

function isSample(fact: (typeof company.sample)[number]): boolean {
  return company.sample.includes(fact);
}
