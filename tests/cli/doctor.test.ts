import { chmod, chown, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import { loadDemo } from '../../server/services/demo/load-demo.ts';
import { submitApplication } from '../../server/services/submissions/submit-application.ts';
import { issueCertificate } from '../../server/services/certificates/issue-certificate.ts';
import { readTold, tellHolders } from '../../server/services/certificates/tell-holders.ts';
import { writeSiteFact } from '../../server/storage/site-facts.ts';
import { openStorage } from '../../server/storage/storage.ts';
import {
  asOptions,
  OPENING,
  operatorWithData,
  type OperatorWithData,
  type Row,
} from '../support/operator-with-data.ts';
import { fakeS3 } from '../support/fake-s3.ts';
import { openInbox } from '../support/inbox.ts';
import { newOperator, type Operator } from '../support/operator.ts';
import { pdf, received } from '../support/resumes.ts';

/** The exit status, and what is found by the name of the check. */
async function examine(operator: Operator) {
  const { status, stdout } = await operator.run('doctor', '--json');
  const findings = (JSON.parse(stdout) as Row[]).map((finding) => [finding.check, finding] as const);
  return { status, ...Object.fromEntries(findings) } as Record<string, unknown>;
}

const error = (detail: string) => ({ state: 'error', detail: expect.stringContaining(detail) });
const warning = (detail: string) => ({ state: 'warning', detail: expect.stringContaining(detail) });

interface Stored {
  reference: string;
  key: string;
  bytes: number;
}

/** So many more applications, each with a resume. */
async function applications(site: OperatorWithData['site'], count: number): Promise<Stored[]> {
  const references: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { reference } = await submitApplication(site, {
      fields: { name: 'Meera', email: `meera.${index}@example.com`, phone: '9876543210', cover_letter: '' },
      jobTitle: OPENING.title,
      clientAddress: '::1',
      resume: await received(site.storage, 'Meera.pdf', pdf(`Meera ${index}`)),
    });
    references.push(reference);
  }
  return await site.storage.database
    .selectFrom('applications')
    .select(['reference', 'resume_key as key', 'resume_bytes as bytes'])
    .where('reference', 'in', references)
    .execute();
}

/** Starts a server on loopback until the test is over, and gives its port. */
async function listening(server: SMTPServer | Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => void server.close());
  const address = (server instanceof SMTPServer ? server.server : server).address();
  return typeof address === 'object' && address ? address.port : 0;
}

const CHECKS = (
  'release, settings, database, disk, mail server, resumes, quarantine, unsent emails, certificate key, credential key, held back, ' +
  'retention, removals, overwriting, demo data, batches, https, placeholders, trainers, supplier file'
).split(', ');

it('says one line for each check, with what to do, and finds nothing that would lose a lead on a fresh demo', async () => {
  const operator = await newOperator();
  const { status, stdout } = await operator.run('doctor');
  expect(status).toBe(0);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => /^(?:ok|warning) +([a-z ]+): ./.exec(line)?.[1]),
  ).toEqual(CHECKS);
  expect(stdout).toContain(
    'batches: no batch is upcoming: the pages say that no date is set. Add one at the desk',
  );
  expect(stdout).toContain('trainers: no trainer is named');
  expect(stdout).toContain(
    'supplier file: not stated: Legal name and form of the company; Corporate identity number (CIN); Permanent account number (PAN); GST registration (GSTIN); MSME registration (Udyam); Year of incorporation; Directors and owners; Number of people, by role and place of work; Background checks of testers and analysts; Certificates that testers and analysts hold; Who else receives our data (sub-processors)?; Professional indemnity insurance, and its sum; Cyber insurance, and its sum; Payment terms; Services accounting code (SAC); Limit of liability; Governing law, courts and disputes. The page',
  );
  expect(stdout).toMatch(/database: .+ \(journal wal, synchronous full\)/);
  expect(stdout).toMatch(/disk: \d+ MB free/);
  for (const sample of ['company phone', '4 testimonials', /terms marked "\/\/ Sample:" in \d+ files/]) {
    expect(stdout).toMatch(sample);
  }
});

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' };

const OFFICE = { NOTIFY_EMAIL: 'office@example.com' };
const ELSEWHERE = { ...PRODUCTION, PUBLIC_URL: 'https://127.0.0.1:1' };
const ADVISED = { ...warning('ECONNREFUSED'), advice: expect.stringContaining('REDIS_URL') };

it.each<[what: string, settings: Record<string, string>, status: number, found: object]>([
  ['a wrong setting', { PORT: 'x' }, 1, { settings: error('PORT') }],
  ['a folder that is none', { DATA_DIR: '/dev/null/x' }, 1, { database: error('DATA_DIR') }],
  ['that nobody is notified in production', PRODUCTION, 1, { 'mail server': error('nobody is notified') }],
  ['sample contacts in production', PRODUCTION, 1, { placeholders: error('sample contacts') }],
  ['a PUBLIC_URL of another build', ELSEWHERE, 1, { settings: error('was built for http://localhost:3000') }],
  [
    'no mail server',
    { SMTP_URL: 'smtp://x:hunter2@127.0.0.1:1', ...OFFICE },
    1,
    { 'mail server': error('') },
  ],
  [
    'no mailbox',
    { IMAP_URL: 'imap://x:hunter2@127.0.0.1:1/INBOX' },
    1,
    { mailbox: error('its server refuses connections') },
  ],
  ['no virus check', { CLAMD_URL: 'tcp://127.0.0.1:1' }, 1, { 'virus check': error('are refused') }],
  [
    'a site that is out of reach',
    { PUBLIC_URL: 'https://localhost:1' },
    0,
    { https: warning('ECONNREFUSED') },
  ],
  ['no Redis', { REDIS_URL: 'redis://:hunter2@127.0.0.1:1' }, 0, { redis: ADVISED }],
])('finds %s, without a password', async (_what, settings, status, found) => {
  const answer = await examine(await newOperator(settings));
  expect(answer).toMatchObject({ status, ...found });
  expect(JSON.stringify(answer)).not.toContain('hunter2');
});

it('names sample testimonials until a real one is shown in their place', async () => {
  const office = await operatorWithData();
  const samples = async () =>
    JSON.stringify((await examine(office))['placeholders']).includes('testimonials');
  expect(await samples()).toBe(true);
  const { id } = await office.json<{ id: string }>(
    'testimonials',
    'add',
    ...asOptions({
      name: 'Anita S.',
      role: 'DevOps Automation',
      message: 'I learnt to give reasons.',
      'agreed-by': 'Anita Sharma',
      'agreed-on': '2026-01-12',
      'agreed-to': 'Name, course and these words; by email',
    }),
  );
  expect(await samples()).toBe(true);
  await office.run('testimonials', 'publish', id);
  expect(await samples()).toBe(false);
});

it('logs in at the mail server and sends nothing', async () => {
  const inbox = await openInbox();
  onTestFinished(() => inbox.close());
  const office = await operatorWithData({ SMTP_URL: inbox.url, NOTIFY_EMAIL: 'office@firm.example' });
  expect(await examine(office)).toMatchObject({
    status: 0,
    'mail server': { state: 'ok', detail: expect.stringContaining('accepts email') },
    'unsent emails': { state: 'ok', detail: '4 queued' },
  });
  expect(inbox.messages).toEqual([]);
});

it('fails when the mail server does not take the password', async () => {
  const port = await listening(
    new SMTPServer({
      logger: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('wrong password')),
    }),
  );
  const settings = { SMTP_URL: `smtp://site:secret@127.0.0.1:${port}`, NOTIFY_EMAIL: 'office@example.com' };
  const found = await examine(await newOperator(settings));
  expect(found).toMatchObject({ status: 1, 'mail server': error('') });
  expect(JSON.stringify(found)).not.toContain('secret@');
});

it('fails when a resume is missing, a mail waits too long or was given up', async () => {
  const office = await operatorWithData();
  const { database, resumeFiles } = office.site.storage;
  await database.updateTable('outbox').set({ created: '2020-01-01T00:00:00.000Z' }).execute();
  for await (const { key } of resumeFiles.list()) await resumeFiles.remove(key);
  expect(await examine(office)).toMatchObject({
    status: 1,
    resumes: error(office.application),
    'unsent emails': error('4 waiting for over an hour'),
  });
  await database.updateTable('outbox').set({ state: 'failed' }).execute();
  expect(await examine(office)).toMatchObject({ 'unsent emails': error('2 failed') });
});

it('warns of an event that has waited for over an hour, and of one that was given up, whatever was taken since', async () => {
  const office = await operatorWithData({
    WEBHOOK_URL: 'https://crm.example/hooks',
    WEBHOOK_SECRET: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDIjJ1jBbWXwM=',
  });
  const { database } = office.site.storage;
  await office.json('webhooks', 'test');
  expect(await examine(office)).toMatchObject({ webhook: { state: 'ok' } });
  await database.updateTable('webhooks').set({ created: '2020-01-01T00:00:00.000Z' }).execute();
  expect(await examine(office)).toMatchObject({
    webhook: {
      state: 'warning',
      detail: 'an event for crm.example has waited since 2020-01-01T00:00:00.000Z',
    },
  });
  await database.updateTable('webhooks').set({ state: 'failed' }).execute();
  expect(await examine(office)).toMatchObject({
    webhook: {
      state: 'warning',
      detail: expect.stringMatching(/^crm\.example did not accept \d events? in four days$/),
    },
  });
});

describe.each([['disk'], ['S3']])('on %s it names single resumes', (store) => {
  it('that are missing, empty or not what was received, and how many', async () => {
    const { objects, settings } = await fakeS3();
    const office = await operatorWithData(store === 'S3' ? settings : {});
    const { storage } = office.site;
    const [first, ...others] = await applications(office.site, 7);
    expect(await examine(office)).toMatchObject({
      resumes: { state: 'ok', detail: '8 in the store, none missing' },
    });
    const spoil = async (key: string, content: string) => {
      if (store === 'S3')
        objects.set(`site/resumes/${key}`, { content: Buffer.from(content), modified: new Date() });
      else await writeFile(join(office.dataFolder, 'resumes', key), content);
    };
    await storage.resumeFiles.remove(first!.key);
    for (const { key, bytes } of others) await spoil(key, key === others[0]!.key ? '' : 'x'.repeat(bytes));
    const { resumes } = (await examine(office)) as Record<string, Row>;
    expect(resumes).toMatchObject(
      error(`missing for 1: ${first!.reference}; 6 are different from what was received: `),
    );
    expect(String(resumes!.detail).match(/A-[A-Z0-9]+/g)).toHaveLength(1 + 5);
    expect(resumes!.detail).toMatch(/ …$/);
    expect(resumes!.advice).toContain('from a backup');
  });
});

it('names resumes that the user of the server may not read', async () => {
  const office = await operatorWithData();
  const [{ reference, key }] = (await applications(office.site, 1)) as [Stored];
  const folder = join(office.dataFolder, 'resumes');
  await chmod(join(folder, key), 0o000);
  // Root reads all: the server's user is then the owner of the folder.
  if (process.getuid?.() === 0) {
    const names = await readdir(folder);
    for (const name of [...names, '.']) if (name !== key) await chown(join(folder, name), 65_534, 65_534);
    await chmod(join(folder, key), 0o600);
  }
  const { uid, gid } = await stat(folder);
  expect(await examine(office)).toMatchObject({
    status: 1,
    resumes: {
      ...error(`1 cannot be read: ${reference}`),
      advice: expect.stringContaining(`chown -R ${uid}:${gid} '${folder}'`),
    },
  });
});

it('says within seconds that Redis hangs or takes no password of ours, without the password', async () => {
  const hung = await listening(createServer((socket) => void socket.on('error', () => {})));
  const refusing = await listening(
    createServer((socket) =>
      socket
        .on('error', () => {})
        .on('data', (commands) =>
          socket.write('-WRONGPASS no\r\n'.repeat(String(commands).split('*').length - 1)),
        ),
    ),
  );
  for (const [port, reason] of [
    [hung, 'did not answer'],
    [refusing, 'WRONGPASS'],
  ] as const) {
    const operator = await newOperator({ REDIS_URL: `redis://:hunter2@127.0.0.1:${port}` });
    const found = await examine(operator);
    expect(found).toMatchObject({ status: 0, redis: warning(reason) });
    expect(JSON.stringify(found)).not.toContain('hunter2');
  }
});

it('fails when the key of the QR codes is gone or another’s, and warns when it is open to others', async () => {
  const operator = await newOperator();
  await operator.json('certificates', 'issue', ...asOptions({ name: 'A', course: 'B' }));
  const key = join(operator.dataFolder, 'certificate-secret');
  await chmod(key, 0o644);
  expect(await examine(operator)).toMatchObject({ status: 0, 'certificate key': warning('read by others') });
  await rm(key);
  const gone = { status: 1, 'certificate key': error('is missing') };
  expect(await examine(operator)).toMatchObject(gone);
  expect(await examine(operator), 'it makes none').toMatchObject(gone);
  await writeFile(key, 'ab'.repeat(32));
  expect(await examine(operator)).toMatchObject({ status: 1, 'certificate key': error('is not the') });
});

it('fails when nothing was purged for more than a day', async () => {
  const office = await operatorWithData();
  expect(await examine(office)).toMatchObject({ status: 0, retention: { state: 'ok' } });
  await office.json('data', 'purge');
  expect(await examine(office)).toMatchObject({ status: 0, retention: { state: 'ok' } });
  const { database } = office.site.storage;
  await database
    .updateTable('site_facts')
    .set({ value: '2026-01-01T00:00:00.000Z' })
    .where('name', '=', 'last_purge')
    .execute();
  expect(await examine(office)).toMatchObject({ status: 1, retention: error('last purged at 2026-01-01') });
});

it('warns of demo openings and certificates that a real site would show as its own, until they are gone', async () => {
  const operator = await newOperator();
  const log = pino({ level: 'silent' });
  const config = readConfig({ ...operator.settings, DEMO: 'on' });
  const storage = await openStorage(config, log);
  onTestFinished(() => storage.close());
  await loadDemo({ storage, config, log, now: () => new Date() });
  const found = await examine(operator);
  expect(found).toMatchObject({ status: 0, 'demo data': warning('soc-analyst') });
  expect(found['demo data']).toMatchObject({
    detail: expect.stringMatching(/certificates 482109375514, 730518264905$/),
    advice: expect.stringContaining('certificates revoke'),
  });

  for (const { id } of await storage.database.selectFrom('jobs').select('id').execute())
    await operator.run('openings', 'close', id);
  for (const number of ['482109375514', '730518264905'])
    await operator.run('certificates', 'revoke', number, '--reason', 'other');
  expect(await examine(operator)).toMatchObject({ 'demo data': { state: 'ok', detail: 'none' } });
});

it('for a timer: fails when the server of this machine does not answer, or cannot store', async () => {
  let status = 200;
  const server = createHttpServer((request, response) => {
    response.statusCode = request.url === '/readyz' ? status : 404;
    response.end();
  });
  const port = await listening(server);
  const operator = await newOperator({ PORT: String(port), HOST: '127.0.0.1' });
  const running = async () => {
    const { stdout, ...run } = await operator.run('doctor', '--running', '--json');
    const findings = JSON.parse(stdout) as Row[];
    return { status: run.status, server: findings.find(({ check }) => check === 'server') };
  };
  expect(await running()).toMatchObject({ status: 0, server: { state: 'ok' } });
  status = 503;
  expect(await running()).toMatchObject({ status: 1, server: error('answers 503: forms are refused') });
  server.close();
  server.closeAllConnections();
  expect(await running()).toMatchObject({ status: 1, server: error('does not answer') });
  expect(await examine(operator), 'not asked').not.toHaveProperty('server');
});

it('in production: warns when no backup was made, and fails when the last one is more than two days old', async () => {
  const operator = await newOperator(PRODUCTION);
  expect(await examine(operator)).toMatchObject({ backup: warning('none was made') });
  const file = join(operator.dataFolder, 'site.backup');
  await operator.run('data', 'backup', file);
  expect(await examine(operator)).toMatchObject({ backup: { state: 'ok' } });
  const storage = await openStorage(readConfig(operator.settings), pino({ level: 'silent' }));
  onTestFinished(() => storage.close());
  await writeSiteFact(storage.database, 'last_backup', '2026-01-01T00:00:00.000Z');
  expect(await examine(operator)).toMatchObject({ status: 1, backup: error('made at 2026-01-01') });
  await writeSiteFact(storage.database, 'last_backup', '2126-01-01T00:00:00.000Z');
  expect(await examine(operator)).toMatchObject({
    backup: error('a time in the future, 2126-01-01'),
  });
});

it('says when holders of certificates are told, and when servers do not agree whether they are', async () => {
  const { site, ...office } = await operatorWithData();
  const findings = async (HOLDER_MAILS: string) => {
    Object.assign(office.settings, { HOLDER_MAILS });
    return await examine(office);
  };
  expect(await findings('off')).not.toHaveProperty('emails to holders');
  expect(await findings('on')).toMatchObject({ 'emails to holders': warning('no server has done so yet') });
  await tellHolders({ ...site, config: { ...site.config, holderMails: true } });
  expect(await findings('on')).toMatchObject({ 'emails to holders': { state: 'ok' } });
  await issueCertificate(site, { name: 'Asha Rao', course: 'DevOps Automation' });
  const { database } = site.storage;
  const long = { time: '2020-01-01T00:00:00.000Z', lookup: '' };
  await database.updateTable('certificates').set({ created: '2020-01-02T00:00:00.000Z' }).execute();
  const told = { ...(await readTold(database)), created: long };
  await writeSiteFact(database, 'holders_told', JSON.stringify(told));
  expect(await findings('on')).toMatchObject({
    'emails to holders': warning('one holder has waited since 2020-01-02T00:00:00.000Z'),
  });
  expect(await findings('off')).toMatchObject({ 'emails to holders': warning('HOLDER_MAILS is off here') });
});

it('fails when browsers would refuse the site', async () => {
  const selfSigned = new SMTPServer({ secure: true, logger: false });
  selfSigned.on('error', () => {});
  const port = await listening(selfSigned);
  const refused = await examine(await newOperator({ PUBLIC_URL: `https://localhost:${port}` }));
  expect(refused).toMatchObject({ status: 1, https: error('certificate') });
});

it('fails when deleted rows wait for their overwriting', async () => {
  const operator = await operatorWithData();
  expect(await examine(operator)).toMatchObject({ overwriting: { state: 'ok' } });
  await operator.site.storage.database
    .insertInto('removals')
    .values({
      id: 'overwriting 1',
      kind: 'overwriting',
      key: '1',
      requested: '2026-01-01T00:00:00.000Z',
      last_error: 'another transaction in the database is still open',
    })
    .execute();
  expect(await examine(operator)).toMatchObject({
    overwriting: error(
      'rows that were deleted at 2026-01-01T00:00:00.000Z can still be read in the database’s files: another transaction in the database is still open',
    ),
  });
});

it('finds nothing at a virus check that answers', async () => {
  const scanner = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    socket.resume().on('end', () => socket.end('stream: OK\0'));
  });
  const settings = { CLAMD_URL: `tcp://127.0.0.1:${await listening(scanner)}` };
  expect(await examine(await newOperator(settings))).toMatchObject({
    status: 0,
    'virus check': { state: 'ok' },
  });
});
