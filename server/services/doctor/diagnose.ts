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
import type { Dependencies } from '../dependencies.ts';
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

/** Time after which a purge is late. The server purges once a day, and tries again within an hour if it fails. */
const PURGE_LATE_MS = DAY_MS + 2 * 60 * 60 * 1_000;
/** Time without a run after which emails to holders are late. The server runs this job every minute. */
const HOLDER_MAILS_LATE_MS = 15 * 60 * 1_000;
/** Time without a run after which no server runs this job at all. */
const HOLDER_MAILS_OFF_MS = 3 * 60 * 1_000;
/** Longest plausible wait of an email to a holder. Only a few are sent each minute, so a long list takes some hours. */
const HOLDER_MAIL_LONGEST_MS = DAY_MS;
/**
 * Number of days before the TLS certificate expires on which a warning appears. It should have been renewed a month
 * before. After the expiry browsers refuse the site.
 */
const TLS_LEAST_DAYS = 14;
const TLS_URGENT_DAYS = 4;
const ANSWER_TIMEOUT_MS = 5_000;
const OTHERS_MAY_READ = 0o077;

export interface Finding {
  check: string;
  /** error: with these settings, a submission would be lost or would reach nobody. */
  state: 'ok' | 'warning' | 'error';
  detail: string;
  /** Advice; empty if there is nothing to do. */
  advice: string;
}

type Result = Omit<Finding, 'check'>;

interface Examination {
  sampleContent?: string[];
  /** Sample testimonials, if the site shows them because there is no real one. */
  sampleTestimonials?: string[];
  /** True if a server with these settings should answer on this machine. */
  isRunning?: boolean;
}

/** Checks everything that a submission needs to reach the firm. */
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
  let deps: Dependencies | undefined;
  let isQuoted = false;
  try {
    const storage = await openStorage(config, log, 'reading');
    deps = { storage, config, log, now: () => new Date() };
    yield { check: 'database', ...(await checkDatabase(storage, config)) };
  } catch (error) {
    yield { check: 'database', ...broken(error, 'Correct this first. Until then forms answer 503.') };
  }
  const noDisk = (error: unknown) => broken(error, 'Check that DATA_DIR exists.');
  yield { check: 'disk', ...(await checkDisk(config).catch(noDisk)) };
  yield { check: 'mail server', ...(await checkMailServer(config)) };
  if (config.imapUrl !== undefined)
    yield { check: 'mailbox', ...(await checkMailbox(config, config.imapUrl, deps)) };
  if (deps) {
    for (const [check, run, advice = 'Check the database.'] of checksOf(deps)) {
      const result = await run().catch((error: unknown) => broken(error, advice));
      if (result) yield { check, ...result };
    }
    isQuoted = await hasTestimonials(deps).catch(() => false);
    await deps.storage.close();
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

/**
 * A check. It returns undefined if there is nothing to report. The last item is advice for the case that the check
 * itself fails.
 */
type Check = [name: string, run: () => Promise<Result | undefined>, advice?: string];

/** Checks of the stored data. */
function checksOf(deps: Dependencies): Check[] {
  const { storage, config } = deps;
  const { production, webhook } = config;
  const ofStore = 'Check RESUME_STORE. If files were deleted, restore a backup.';
  const ofCredentials = 'Certificates still work. Credentials are not issued.';
  const checks: (Check | false)[] = [
    ['resumes', () => checkResumes(storage, config), ofStore],
    ['quarantine', () => checkQuarantine(storage), ofStore],
    ['unsent emails', () => checkOutbox(deps)],
    ['certificate key', () => checkKey(storage, config), 'Forms still work. QR codes do not show the name.'],
    ['credential key', () => checkCredentialKey(storage, config), ofCredentials],
    ['held back', () => checkHeldBack(storage, config)],
    ['retention', () => checkPurge(storage)],
    production && ['backup', () => checkBackup(deps)],
    ['removals', () => checkRemovals(deps)],
    ['overwriting', () => checkOverwriting(deps)],
    ['demo data', () => checkDemo(storage, config)],
    ['batches', () => checkBatches(deps)],
    ['emails to holders', () => checkHolderMails(deps)],
    webhook !== undefined && ['webhook', () => checkWebhook(deps)],
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
  if (mismatch !== undefined) return failure(mismatch, 'Until this is corrected the server does not start.');
  if (!publicUrl.startsWith('https:')) {
    return warning(
      `PUBLIC_URL is ${publicUrl}`,
      'Set it to the https address of the site. Emails and QR codes contain it.',
    );
  }
  return ok(`production, ${publicUrl}`);
}

function checkSettingsFile(useless: string[]): Result {
  return warning('some lines have no effect', useless.join(' '));
}

async function checkServer({ host, port }: Config): Promise<Result> {
  // A server that listens on all addresses can be reached at localhost.
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}/readyz`;
  try {
    const { ok: isReady, status } = await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    if (isReady) return ok(`${url} answers`);
    return failure(`${url} answers ${status}: forms are refused`, 'See its log.');
  } catch (error) {
    const reason =
      (error as Error).cause instanceof Error ? (error as { cause: Error }).cause : (error as Error);
    return failure(
      `${url} does not answer: ${reason.message}`,
      'Start the server. Its log shows why it stopped.',
    );
  }
}

async function checkDatabase(storage: Storage, { dataFolder }: Config): Promise<Result> {
  await storage.checkWritable();
  const { settings, isSafe } = await readDurability(storage.database, storage.engine);
  const detail = `${storage.engine === 'sqlite' ? dataFolder : 'PostgreSQL'} can be written (${settings})`;
  if (isSafe) return ok(detail);
  return failure(detail, 'A power cut can lose submissions. Set fsync and synchronous_commit to on.');
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
    const advice = 'Set SMTP_URL. Until then, read enquiries list and applications list every day.';
    return config.production
      ? failure('no mail server: nobody is notified of enquiries and applications', advice)
      : warning('no mail server: emails are written to DATA_DIR/mail', advice);
  }
  if (config.notifyEmails.length === 0 && isSample('email')) {
    return failure(
      'notifications go to the sample address',
      'Set NOTIFY_EMAIL to the address of the people who answer enquiries and applications.',
    );
  }
  try {
    await verify();
    return ok(`${server.name} accepts email`);
  } catch (error) {
    return broken(error, `Check ${server.check}. Emails wait in the outbox until then.`);
  }
}

async function checkCounters(redisUrl: string): Promise<Result> {
  try {
    await checkRedis(redisUrl);
    return ok('Redis answers');
  } catch (error) {
    return warning(
      `Redis does not work: ${(error as Error).message}`,
      'Start Redis, or correct REDIS_URL. Until then each server and desk counts attempts separately.',
    );
  }
}

/** Checks the mailbox in which replies arrive. */
async function checkMailbox(config: Config, imapUrl: string, deps?: Dependencies): Promise<Result> {
  try {
    const mailbox = await openMailbox(imapUrl);
    await mailbox.close();
  } catch (error) {
    return broken(
      error,
      'Check IMAP_URL, its password and certificate. Until then replies wait in the mailbox.',
    );
  }
  const state = deps && (await readMailboxState(deps).catch(() => undefined));
  const detail = `${mailboxName(imapUrl)} can be read; replies go to ${mailboxAddress(config)} with a tag`;
  if (!state || (state.error === null && state.readAt !== null)) return ok(detail);
  if (state.error !== null)
    return warning(`${detail}; the server could not read it: ${state.error}`, 'See its log.');
  return warning(`${detail}; nothing has been read yet`, 'Start the server. It reads the mailbox.');
}

/** Checks that each application still has its resume. */
async function checkResumes(storage: Storage, { operatorCommand }: Config): Promise<Result> {
  const { resumeFiles } = storage;
  const mismatch = await findMismatch(storage);
  if (mismatch !== undefined) {
    return failure(
      `the store does not belong to this database: ${mismatch}`,
      `Correct DATA_DIR, DATABASE_URL or RESUME_STORE. To use both as they are, run ${operatorCommand} data adopt. Until then no server starts.`,
    );
  }
  const { inStore, missing, unreadable, isRefused, fault, changed } = await examineResumes(storage);
  const why = fault === undefined ? '' : ` (${fault})`;
  const found = [
    ...(missing.length > 0 ? [`missing for ${missing.length}: ${firstOf(missing)}`] : []),
    ...(unreadable.length > 0 ? [`${unreadable.length} cannot be read: ${firstOf(unreadable)}${why}`] : []),
    ...(changed.length > 0
      ? [
          `${changed.length} ${changed.length === 1 ? 'is' : 'are'} different from what was received: ${firstOf(changed)}`,
        ]
      : []),
  ];
  if (found.length === 0) return ok(`${inStore} in the store, none missing`);
  const advice = [
    ...(isRefused ? [await adviceOnRights(resumeFiles)] : []),
    ...(fault === undefined ? [] : ['Find out why the store does not return them, then run doctor again.']),
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

/** Warns about resumes without an application before they are deleted for good. */
async function checkQuarantine({ resumeFiles }: Storage): Promise<Result> {
  const found = await Array.fromAsync(resumeFiles.listSetAside());
  if (found.length === 0) return ok('empty');
  const names = found.map(({ key, modified }) => `${key} (${dateOf(modified)})`);
  return warning(
    `${found.length} without an application in ${resumeFiles.place}/${QUARANTINE}: ${firstOf(names)}`,
    `Each is deleted after ${QUARANTINE_DAYS} days in the quarantine. Copy those that you need to another place.`,
  );
}

/** Warns if an automatic deletion waits for a person. */
async function checkHeldBack({ database }: Storage, { operatorCommand }: Config): Promise<Result> {
  const held = await readHeldBack(database);
  if (held.length === 0) return ok('no deletion waits for a person');
  return failure(
    held.map(({ what, reason }) => `the ${what} deleted nothing. ${reason}`).join(' '),
    `Nothing was deleted until a person decides. If the deletion is right, run ${operatorCommand} data purge. If not, correct RETENTION_DAYS, the clock or the store.`,
  );
}

/** Checks the batches of each course, because trainees cannot plan without a date. */
async function checkBatches(deps: Dependencies): Promise<Result> {
  const coming = await listComingBatches(deps);
  const courses = new Set(coming.map(({ course }) => course)).size;
  if (coming.length > 0) return ok(`${coming.length} upcoming, in ${plural(courses, 'course')}`);
  return warning(
    'no batch is upcoming: the pages say that no date is set',
    `Add one at the desk, or with ${deps.config.operatorCommand} batches open.`,
  );
}

async function checkOutbox(deps: Dependencies): Promise<Result> {
  const { failed, late, waiting } = await findUnsentMails(deps);
  const unreached = await unreachedInWords(deps);
  const to = unreached === '' ? '' : `; not accepted for ${unreached}`;
  const mend = unreached === '' ? '' : ' Correct NOTIFY_EMAIL where an address is wrong.';
  if (failed > 0)
    return failure(`${unsentInWords(failed)} failed${to}`, `See outbox list, then run outbox retry.${mend}`);
  if (late > 0)
    return failure(
      `${unsentInWords(late)} waiting for over an hour${to}`,
      `Is the server running? See outbox list.${mend}`,
    );
  return ok(waiting === 0 ? 'none' : `${unsentInWords(waiting)} queued${to}`);
}

/** Says where the certificate secret is stored. If it is lost, printed QR codes show only the masked name. */
async function checkKey(storage: Storage, { certificateSecret, dataFolder }: Config): Promise<Result> {
  if (storage.certificateSecret === certificateSecret)
    return ok('CERTIFICATE_SECRET, the one of this database');
  const file = certificateSecretFile(dataFolder);
  const { mode } = await stat(file);
  if ((mode & OTHERS_MAY_READ) === 0) return ok(`${file}, readable only by its owner`);
  return warning(`${file} can be read by others`, `Run chmod 600 ${file}.`);
}

/** Checks the signing key. Credentials contain the host of PUBLIC_URL as their issuer for good. */
async function checkCredentialKey(storage: Storage, { production, publicUrl }: Config): Promise<Result> {
  const { publicKey, created } = await readCredentialKey(storage.database, storage.certificateSecret);
  const detail = `${publicKey.slice(0, 12)}…, since ${created.slice(0, 10)}`;
  const origin = await readSiteFact(storage.database, 'credential_origin');
  if (origin !== undefined && origin !== publicUrl) {
    return warning(
      `${detail}; credentials were issued under ${origin}, but PUBLIC_URL is ${publicUrl}`,
      `Keep /.well-known/did.json and /credentials/status/ of ${origin} reachable there: those credentials are checked there. Holders get one with the new address from the page of their QR code.`,
    );
  }
  if (!production || publicUrl.startsWith('https:')) return ok(detail);
  return warning(detail, 'Give PUBLIC_URL an https address: credentials can be checked only over https.');
}

async function checkHolderMails(deps: Dependencies): Promise<Result | undefined> {
  const told = await readTold(deps.storage.database);
  const since = told ? Date.now() - Date.parse(told.at) : Infinity;
  if (!deps.config.holderMails)
    return told && since < HOLDER_MAILS_OFF_MS
      ? warning(
          `HOLDER_MAILS is off here, but a server with it on ran at ${told.at}`,
          'Set it to the same value on every server: holders are emailed while one of them has it on. If you switched it off just now, run doctor again in a few minutes.',
        )
      : undefined;
  if (!told)
    return warning('they are sent automatically, but no server has done so yet', 'Start the server.');
  const detail = `they are sent automatically; last run at ${told.at}`;
  if (since >= HOLDER_MAILS_LATE_MS)
    return warning(detail, 'Is the server running? Its log shows why the job has not run since.');
  const oldest = await findOldestUntold(deps);
  if (oldest === undefined || Date.now() - Date.parse(oldest) < HOLDER_MAIL_LONGEST_MS) return ok(detail);
  return warning(
    `${detail}; one holder has waited since ${oldest}`,
    'A few are sent each minute. If only a few wait, the log shows why they are not sent.',
  );
}

async function checkPurge({ database }: Storage): Promise<Result> {
  const last = await readSiteFact(database, 'last_purge');
  if (last === undefined) return ok('no purge yet: the server purges when it starts');
  const detail = `last purged at ${last}`;
  if (Date.now() - Date.parse(last) < PURGE_LATE_MS) return ok(detail);
  return failure(detail, 'Is the server running? See its log for why the purge fails, or run data purge.');
}

async function checkBackup(deps: Dependencies): Promise<Result> {
  const { storage, config } = deps;
  const { backups, operatorCommand } = config;
  const run = await readRun(storage.database);
  if (run?.state === 'failed' && backups.folder !== undefined)
    return failure(
      `the server could not make one: ${run.reason}`,
      backups.at === undefined
        ? 'Correct this, then start a backup at the desk.'
        : 'Correct this. The server tries again every half hour.',
    );
  const last = await findOldBackup(deps);
  if (last === undefined) return ok('made within the last two days');
  if (last === 'never') return warning('none was made', `Make one: ${operatorCommand} data backup.`);
  if (last > new Date().toISOString())
    return failure(
      `the newest one has a time in the future, ${last}: the clock was wrong when it was made, or is wrong now`,
      'Check the clock, then make one now.',
    );
  return failure(
    `the last one was made at ${last}`,
    'Find out why the nightly backup fails, and make one now.',
  );
}

async function checkWebhook(deps: Dependencies): Promise<Result> {
  const state = await readWebhook(deps);
  if (!state) return ok('none is set up');
  const { host, failing, failed, oldest } = state;
  const retry = `${deps.config.operatorCommand} webhooks retry`;
  if (failing)
    return warning(
      `${host} has accepted nothing since ${failing.since}: ${failing.reason}`,
      `Correct the receiver or WEBHOOK_URL, then run ${retry}.`,
    );
  if (isWebhookLate(state, new Date()))
    return warning(
      `an event for ${host} has waited since ${oldest}`,
      'Is the server running? Its log shows why events wait.',
    );
  if (failed > 0)
    return warning(
      `${host} did not accept ${plural(failed, 'event')} in four days`,
      `To send them again, run ${retry}.`,
    );
  return ok(`${host} accepts events`);
}

async function checkRemovals(deps: Dependencies): Promise<Result> {
  const { count, reason, oldest } = await findFilesLeft(deps);
  if (count === 0) return ok('none is overdue');
  const files = count === 1 ? '1 file of erased people is' : `${count} files of erased people are`;
  return failure(
    `${files} still there, the oldest since ${oldest}${reason === null ? '' : `: ${reason}`}`,
    'They are deleted when the store answers. Check RESUME_STORE, and that the server is running.',
  );
}

async function checkOverwriting(deps: Dependencies): Promise<Result> {
  const overdue = await findOverdueOverwriting(deps);
  if (!overdue) return ok('none is overdue');
  const { since, reason } = overdue;
  return failure(
    `rows that were deleted at ${since} can still be read in the database’s files${reason === null ? '' : `: ${reason}`}`,
    'The server tries again every minute. Check that it is running, and end transactions that stay open in the database.',
  );
}

/**
 * Warns about demo data. A demo certificate is checked like a real one, and a demo opening is marked as one only while
 * DEMO is on.
 */
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
  if (demo) return ok(`${found.join('; ')}: marked as samples while DEMO is on`);
  return warning(
    `demo data looks like real data: ${found.join('; ')}`,
    'Begin with an empty DATA_DIR, or run openings close for each opening, certificates revoke for each number and data erase --email for the entries at the desk.',
  );
}

/** Warns if a second server could not start, because resumes are on the disk of this one. */
async function checkServers({ database }: Storage, { resumeStore }: Config): Promise<Result> {
  const count = await countServers(database);
  const detail = count === 1 ? '1 runs on this database' : `${count} run on this database`;
  if (resumeStore.kind === 's3') return ok(detail);
  return ok(`${detail}; because resumes are on its disk, no second server can start`);
}

function checkCopies(names: string[]): Result {
  return warning(
    `copies made before a restore are still in DATA_DIR: ${names.join(', ')}`,
    'They contain personal data. Delete them once you have checked the restore.',
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

/** Explains that HSTS applies to all subdomains of the site too. */
function aboutSubdomains(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  if (hostname.startsWith('www.')) return '';
  return `; after a visit, browsers use only https for two years, for every name that ends with .${hostname}`;
}

async function checkHttps({ publicUrl }: Config): Promise<Result> {
  if (!publicUrl.startsWith('https:')) return ok(`${publicUrl} needs no certificate`);
  try {
    const days = await checkTls(publicUrl);
    const detail = `the certificate of ${publicUrl} is valid for ${plural(days, 'more day')}${aboutSubdomains(publicUrl)}`;
    const advice = 'Renew it, and find out why it was not renewed automatically.';
    if (days < TLS_URGENT_DAYS) return failure(detail, advice);
    return days < TLS_LEAST_DAYS ? warning(detail, advice) : ok(detail);
  } catch (error) {
    const reason = `${publicUrl}: ${(error as Error).message}`;
    return isUnreachable(error)
      ? warning(reason, 'It cannot be reached from this machine. Open it in a browser elsewhere.')
      : failure(reason, 'Browsers refuse the site. Renew or correct the certificate of the proxy.');
  }
}

/** True if the site has a real testimonial, so it shows no samples. */
async function hasTestimonials(deps: Dependencies): Promise<boolean> {
  const { testimonials } = await readSiteFacts(deps);
  return testimonials.length > 0;
}

function checkPlaceholders({ production }: Config, sampleContent: string[]): Result {
  const sample = [...sampleFacts(), ...sampleContent];
  if (sample.length === 0) return ok('none');
  const advice = 'Replace them in content/ and remove their sample marks.';
  const reachesNobody = isSample('email') || isSample('phone');
  return production && reachesNobody
    ? failure(`visitors see sample contacts; ${sample.join(', ')}`, advice)
    : warning(sample.join(', '), advice);
}

function isSample(fact: (typeof company.sample)[number]): boolean {
  return company.sample.includes(fact);
}
