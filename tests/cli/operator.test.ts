import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { submitApplication } from '../../server/services/submit-application.ts';
import { submitEnquiry } from '../../server/services/submit-enquiry.ts';
import { openStorage } from '../../server/storage/storage.ts';
import { newOperator, type Operator } from '../support/operator.ts';
import { pdf, received } from '../support/resumes.ts';

// Every command is a process of its own: slow on a machine that does other work too.
vi.setConfig({ testTimeout: 120_000 });

type Row = Record<string, string | number | null>;

const OPENING = [
  '--title',
  'SOC Analyst',
  '--type',
  'Full-time',
  '--location',
  'Pune',
  '--description',
  'Watch.\nCall.',
];

/** The site's side: what a server does while the operator works. */
async function server(operator: Operator): Promise<Dependencies> {
  const config = readConfig(operator.settings);
  const log = pino({ level: 'silent' });
  const storage = await openStorage(config, log);
  onTestFinished(() => storage.close());
  return { storage, config, log, now: () => new Date() };
}

async function fill(operator: Operator) {
  await operator.run('jobs', 'open', ...OPENING);
  const site = await server(operator);
  const enquiry = await submitEnquiry(site, {
    fields: { name: '=cmd|calc', mobile: '+91 98765', email: 'asha@example.com', message: '@SUM(1)' },
    clientAddress: '::1',
  });
  const application = await submitApplication(site, {
    fields: { name: 'Ravi, "R"', email: 'ravi@example.com', phone: '9876543210', cover_letter: 'Please.' },
    jobTitle: 'SOC Analyst',
    clientAddress: '::1',
    resume: await received(site.storage, 'Ravi.pdf', pdf('Ravi')),
  });
  return { site, enquiry: enquiry.reference, application: application.reference };
}

describe('jobs', () => {
  it('are opened, listed, edited and closed', async () => {
    const operator = await newOperator();
    const job = await operator.json<Row>('jobs', 'open', ...OPENING, '--closes', '2999-01-31');
    expect(job).toMatchObject({
      title: 'SOC Analyst',
      type: 'Full-time',
      location: 'Pune',
      description: 'Watch.\nCall.',
      closes: '2999-01-31',
      state: 'open',
    });
    expect(job.id).toMatch(/^soc-analyst-[a-z0-9]{4}$/);
    expect(await operator.json('jobs', 'list')).toEqual([job]);
    const edited = await operator.json(
      'jobs',
      'edit',
      String(job.id),
      '--location',
      'Goa',
      '--closes',
      'never',
    );
    expect(edited).toEqual({ ...job, location: 'Goa', closes: null });
    expect(await operator.json('jobs', 'close', String(job.id))).toMatchObject({ state: 'closed' });
    expect(await operator.json('jobs', 'list')).toMatchObject([{ state: 'closed' }]);
  });

  it('refuse a second open one of the same title, a blank field and a day that does not exist', async () => {
    const operator = await newOperator();
    await operator.run('jobs', 'open', ...OPENING);
    const again = await operator.run('jobs', 'open', ...OPENING);
    expect(again).toMatchObject({ status: 1, stdout: '' });
    expect(again.stderr).toContain('jobs edit');
    expect(await operator.run('jobs', 'open', ...OPENING, '--closes', '2026-02-30')).toMatchObject({
      status: 1,
    });
    expect(await operator.run('jobs', 'open', ...OPENING, '--title', ' ')).toMatchObject({ status: 1 });
    expect(await operator.run('jobs', 'edit', 'nobody', '--title', 'x')).toMatchObject({ status: 1 });
    expect(await operator.json('jobs', 'list')).toHaveLength(1);
  });

  it('are imported from a file, bad lines named, a repeat changing nothing', async () => {
    const operator = await newOperator();
    const file = join(operator.dataFolder, 'jobs.csv');
    await writeFile(
      file,
      'location,title,type,description,closes\nPune,Trainer,Full-time,"Teach, and mark",\nPune,,x,y,\n',
    );
    const dry = await operator.run('jobs', 'import', file, '--dry-run', '--json');
    expect(dry.status).toBe(1);
    expect(await operator.json('jobs', 'list')).toEqual([]);
    const first = await operator.run('jobs', 'import', file, '--json');
    expect(first.status).toBe(1);
    expect(first.stderr).toContain('line 3: Give the opening a title');
    expect(JSON.parse(first.stdout)).toMatchObject({ added: 1, unchanged: 0, failed: 1 });
    expect(JSON.parse((await operator.run('jobs', 'import', file, '--json')).stdout)).toMatchObject({
      added: 0,
      unchanged: 1,
    });
  });
});

describe('certificates', () => {
  it('are issued, shown, revoked and reissued', async () => {
    const operator = await newOperator();
    const issued = await operator.json<Row>(
      'certificates',
      'issue',
      '--name',
      'Anita Sharma',
      '--course',
      'DevOps',
    );
    const today = new Date().toISOString().slice(0, 10);
    expect(issued).toMatchObject({
      name: 'Anita Sharma',
      course: 'DevOps',
      issued: today,
      expires: null,
      state: 'valid',
    });
    expect(issued.number).toMatch(/^[1-9]\d{11}$/);
    const number = String(issued.number);
    expect(await operator.json('certificates', 'show', `${number.slice(0, 4)} ${number.slice(4)}`)).toEqual(
      issued,
    );
    const newer = await operator.json<Row>('certificates', 'reissue', number, '--name', 'Anita Rao');
    expect(newer).toMatchObject({ name: 'Anita Rao', state: 'valid' });
    expect(await operator.json('certificates', 'show', number)).toMatchObject({
      state: 'revoked',
      replaced_by: newer.number,
    });
    const revoked = await operator.json(
      'certificates',
      'revoke',
      String(newer.number),
      '--reason',
      'withdrawn',
    );
    expect(revoked).toMatchObject({ state: 'revoked', reason: 'withdrawn' });
    expect(await operator.json('certificates', 'list')).toHaveLength(2);
  });

  it('take an old number once', async () => {
    const operator = await newOperator();
    const args = [
      'certificates',
      'issue',
      '--name',
      'A',
      '--course',
      'B',
      '--issued',
      '2019-01-01',
      '--number',
      'KA-17',
    ];
    expect(await operator.json(...args)).toMatchObject({ number: 'KA-17' });
    expect(await operator.run(...args)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is taken'),
    });
    expect(await operator.json('certificates', 'show', 'ka 17')).toMatchObject({ number: 'KA-17' });
  });

  it('are refused with a wrong reason or date, and what is right is said', async () => {
    const operator = await newOperator();
    const wrong = await operator.run('certificates', 'revoke', '1', '--reason', 'because');
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toContain('issued-in-error');
    const date = await operator.run(
      'certificates',
      'issue',
      '--name',
      'A',
      '--course',
      'B',
      '--issued',
      '31.12.2026',
    );
    expect(date).toMatchObject({ status: 1, stderr: expect.stringContaining('YYYY-MM-DD') });
    expect(await operator.run('certificates', 'show', '1')).toMatchObject({ status: 1, stdout: '' });
  });

  it('are imported, and exported so that no cell is run as a formula', async () => {
    const operator = await newOperator();
    const file = join(operator.dataFolder, 'in.csv');
    await writeFile(
      file,
      'number,name,course,issued\n1,=1+1,Networks,2020-01-01\n2,"Rao, A",Networks,2020-01-02\n',
    );
    expect(await operator.json('certificates', 'import', file)).toMatchObject({
      added: 2,
      unchanged: 0,
      failed: 0,
    });
    expect(await operator.json('certificates', 'import', file)).toMatchObject({
      added: 0,
      unchanged: 2,
      failed: 0,
    });
    const { stdout } = await operator.run('certificates', 'export', '--format', 'csv');
    expect(stdout).toBe(
      "\uFEFFnumber,name,course,issued,expires,state\n1,'=1+1,Networks,2020-01-01,,valid\n" +
        '2,"Rao, A",Networks,2020-01-02,,valid\n',
    );
    expect(await operator.json('certificates', 'export')).toMatchObject([
      { number: '1', name: '=1+1' },
      { number: '2' },
    ]);
    const out = join(operator.dataFolder, 'out.json');
    expect(await operator.run('certificates', 'export', '--format', 'json', '--out', out)).toMatchObject({
      status: 0,
      stdout: '',
    });
    expect(JSON.parse(await readFile(out, 'utf8'))).toHaveLength(2);
    expect((await stat(out)).mode & 0o777).toBe(0o600);
    expect(await operator.run('certificates', 'export', '--out', out)).toMatchObject({ status: 1 });
    expect(await operator.run('certificates', 'import', '/nowhere.csv')).toMatchObject({ status: 1 });
  });
});

describe('enquiries and applications', () => {
  it('are listed, shown and exported while the server runs', async () => {
    const operator = await newOperator();
    const { enquiry, application } = await fill(operator);
    expect(await operator.json('enquiries', 'list')).toMatchObject([
      { reference: enquiry, email: 'asha@example.com', mobile: '+91 98765' },
    ]);
    expect(await operator.json('enquiries', 'list', '--since', '2999-01-01')).toEqual([]);
    expect(await operator.json('enquiries', 'show', enquiry.toLowerCase().replaceAll('-', ''))).toMatchObject(
      { name: '=cmd|calc' },
    );
    expect(await operator.json('applications', 'list')).toMatchObject([
      {
        reference: application,
        phone: '9876543210',
        cover_letter: 'Please.',
        job_title: 'SOC Analyst',
        resume: 'Ravi.pdf',
      },
    ]);
    expect(await operator.json('applications', 'show', application)).toMatchObject({ name: 'Ravi, "R"' });
    const { stdout } = await operator.run('enquiries', 'export', '--format', 'csv');
    expect(stdout).toContain("'=cmd|calc");
    expect(stdout).toContain("'+91 98765");
    expect(stdout).toContain("'@SUM(1)");
    expect(await operator.run('enquiries', 'show', 'E-0')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('enquiries list'),
    });
    expect(await operator.run('enquiries', 'list', '--since', 'yesterday')).toMatchObject({ status: 1 });
  });

  it('give out the resume as it was sent', async () => {
    const operator = await newOperator();
    const { application } = await fill(operator);
    const out = join(operator.dataFolder, 'saved.pdf');
    expect(await operator.run('applications', 'resume', application, '--out', out)).toMatchObject({
      status: 0,
    });
    expect((await readFile(out)).equals(pdf('Ravi'))).toBe(true);
  });

  it('show their mails, which can be tried again', async () => {
    const operator = await newOperator();
    const { enquiry } = await fill(operator);
    const mails = await operator.json<Row[]>('outbox', 'list');
    expect(mails).toHaveLength(4);
    expect(mails[0]).toMatchObject({ reference: enquiry, state: 'waiting', attempts: 0 });
    expect(await operator.json('outbox', 'retry', enquiry)).toEqual({ retried: 2 });
    expect(await operator.json('outbox', 'retry')).toEqual({ retried: 4 });
    expect(await operator.run('outbox', 'retry', 'E-0000-00')).toMatchObject({ status: 1 });
  });
});

describe('data', () => {
  it('is backed up and restored', async () => {
    const operator = await newOperator();
    const { application } = await fill(operator);
    const file = join(operator.dataFolder, 'site.backup');
    expect(await operator.json('data', 'backup', file)).toMatchObject({ resumes: 1 });
    const other = await newOperator();
    expect(await other.json('data', 'restore', file, '--yes')).toMatchObject({
      resumes: 1,
      needsRestart: 'yes',
    });
    expect(await other.json('applications', 'show', application)).toMatchObject({ reference: application });
    expect(
      await other.run('data', 'restore', join(operator.dataFolder, 'site.db-shm'), '--yes'),
    ).toMatchObject({ status: 1 });
  });

  it.each([
    ['restore', 'FILE'],
    ['erase', '--email', 'asha@example.com'],
  ])('%s asks first, and without a terminal does nothing but name --yes', async (...args) => {
    const operator = await newOperator();
    await fill(operator);
    const refused = await operator.run('data', ...args);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain('--yes');
    expect(await operator.json('enquiries', 'list')).toHaveLength(1);
  });

  it('of one address is erased everywhere, and a dry run only counts', async () => {
    const operator = await newOperator();
    await fill(operator);
    const args = ['data', 'erase', '--email', 'RAVI@example.com'];
    expect(await operator.json(...args, '--dry-run')).toEqual({ enquiries: 0, applications: 1 });
    expect(await operator.json('applications', 'list')).toHaveLength(1);
    expect(await operator.json(...args, '--yes')).toEqual({ enquiries: 0, applications: 1 });
    expect(await operator.json('applications', 'list')).toEqual([]);
    expect(await operator.json('outbox', 'list')).toHaveLength(2);
  });

  it('past retention is purged', async () => {
    const operator = await newOperator({ RETENTION_DAYS: '1' });
    const { site } = await fill(operator);
    await site.storage.database
      .updateTable('enquiries')
      .set({ received: '2020-01-01T00:00:00.000Z' })
      .execute();
    expect(await operator.json('data', 'purge', '--dry-run')).toEqual({ enquiries: 1, applications: 0 });
    expect(await operator.run('data', 'purge')).toMatchObject({ status: 1 });
    expect(await operator.json('data', 'purge', '--yes')).toEqual({ enquiries: 1, applications: 0 });
    expect(await operator.json('data', 'purge')).toEqual({ enquiries: 0, applications: 0 });
  });
});

describe('doctor', () => {
  const states = async (operator: Operator) => {
    const { status, stdout } = await operator.run('doctor', '--json');
    const findings = JSON.parse(stdout) as Row[];
    return { status, ...Object.fromEntries(findings.map(({ check, state }) => [check, state])) };
  };

  it('finds nothing that would lose a lead on a fresh demo, and names what is still sample', async () => {
    const operator = await newOperator();
    const { status, stdout } = await operator.run('doctor');
    expect(status).toBe(0);
    for (const check of [
      'settings',
      'database',
      'disk',
      'mail server',
      'resumes',
      'unsent mail',
      'placeholders',
    ]) {
      expect(stdout).toMatch(new RegExp(`^(ok|warning) +${check}: `, 'm'));
    }
    expect(stdout).toContain('4 testimonials');
    expect(stdout).toContain('company phone');
  });

  it('fails when a mail server is set that does not answer', async () => {
    const operator = await newOperator({
      SMTP_URL: 'smtp://127.0.0.1:1',
      NOTIFY_EMAIL: 'office@example.com',
    });
    expect(await states(operator)).toMatchObject({ status: 1, 'mail server': 'error', database: 'ok' });
  });

  it('fails when a resume is missing, a mail was given up or waits too long', async () => {
    const operator = await newOperator();
    const { site } = await fill(operator);
    await site.storage.database.updateTable('outbox').set({ created: '2020-01-01T00:00:00.000Z' }).execute();
    for await (const key of site.storage.resumeFiles.list()) await site.storage.resumeFiles.remove(key);
    expect(await states(operator)).toMatchObject({ status: 1, resumes: 'error', 'unsent mail': 'error' });
  });

  it('fails on a wrong setting, a folder that cannot be used, and sample contacts in production', async () => {
    expect(await states(await newOperator({ PORT: 'x' }))).toMatchObject({ status: 1, settings: 'error' });
    expect(await states(await newOperator({ DATA_DIR: '/dev/null/x' }))).toMatchObject({
      status: 1,
      database: 'error',
    });
    expect(await states(await newOperator({ NODE_ENV: 'production' }))).toMatchObject({
      status: 1,
      'mail server': 'error',
      placeholders: 'error',
    });
  });
});

describe('every command', () => {
  it('has a description and an example', async () => {
    const operator = await newOperator();
    const overview = (await operator.run('--help')).stdout;
    const commands = overview.slice(overview.indexOf('Commands:'), overview.indexOf('Example:'));
    const nouns = [...commands.matchAll(/^  ([a-z]+) /gm)]
      .map(([, noun]) => noun ?? '')
      .filter((noun) => noun !== 'help');
    expect(nouns).toEqual(['jobs', 'certificates', 'enquiries', 'applications', 'outbox', 'data', 'doctor']);
    const help = await Promise.all(nouns.slice(0, -1).map((noun) => operator.run(noun, '--help')));
    const verbs = help.flatMap((page, index) =>
      [...page.stdout.matchAll(/^  ([a-z]+) (?=.* {2,}\w)/gm)]
        .map(([, verb]) => [nouns[index] ?? '', verb ?? ''])
        .filter(([, verb]) => verb !== 'help'),
    );
    expect(verbs.length).toBeGreaterThanOrEqual(23);
    for (const words of [...verbs, ['doctor']]) {
      const { status, stdout } = await operator.run(...words, '--help');
      expect(status).toBe(0);
      expect(stdout).toMatch(/Example:\n {2}npm run -s operator -- /);
      expect(stdout).toContain('--json');
    }
  });

  it.each([
    [['certificats', 'list'], 'certificates'],
    [['jobs', 'lsit'], 'list'],
    [['jobs', 'open', ...OPENING, '--close', '2999-01-01'], '--closes'],
  ])('suggests what was meant by %j', async (args, meant) => {
    const operator = await newOperator();
    const { status, stderr, stdout } = await operator.run(...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`Did you mean ${meant}`));
    expect(stdout).toBe('');
  });

  it('ends with 2 and one line when the system fails', async () => {
    for (const settings of [
      { DATA_DIR: '/dev/null/x' },
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
      { PORT: 'x' },
    ]) {
      const operator = await newOperator(settings);
      const { status, stderr, stdout } = await operator.run('jobs', 'list', '--json');
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
  });

  it('never lets visitors’ words steer the terminal', async () => {
    const operator = await newOperator();
    const { site } = await fill(operator);
    await site.storage.database
      .updateTable('enquiries')
      .set({ name: 'A\u001b]0;owned\u0007\u202EB' })
      .execute();
    const { stdout } = await operator.run('enquiries', 'list');
    expect(stdout).not.toMatch(/[\u001b\u0007\u202E]/);
  });
});
