import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { findUselessLines, loadEnvironment } from './settings-file.ts';

/** The refusal of a start whose `.env` has these lines, or its warnings. */
function told(lines: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'settings-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, '.env');
  writeFileSync(file, `NODE_ENV=production\nPUBLIC_URL=https://www.example.com\n${lines}\n`);
  try {
    readConfig(loadEnvironment({}, file));
    return findUselessLines(file).join(' ').replaceAll(file, '.env');
  } catch (error) {
    return (error as Error).message.replaceAll(file, '.env');
  }
}

/** The typed line, the setting that is named, and a part of the advice. */
const MISTYPED: [typed: string, named: string, advice: string][] = [
  ['NOTIFY_MAIL=office@example.com', 'NOTIFY_MAIL', 'Did you mean NOTIFY_EMAIL?'],
  ['SMPT_URL=smtps://mail.example.com', 'SMPT_URL', 'Did you mean SMTP_URL?'],
  ['RETENTION_DAY=30', 'RETENTION_DAY', 'Did you mean RETENTION_DAYS?'],
  ['port=3230', 'port', 'Did you mean PORT?'],
  ['DESK-PORT=3001', '.env, line 3', 'NAME=value'],
  ['BACKUPS_AT=02:00', 'BACKUPS_AT', 'Did you mean BACKUP_AT?'],
  ['DATABASE=postgres://site@localhost/site', 'DATABASE', 'All settings are in .env.example.'],
  ['GOOGLE_ANALYTICS=G-1', 'GOOGLE_ANALYTICS', 'All settings are in .env.example.'],
  ['PORT=3000\nPORT=4000', 'PORT', 'only the last line counts'],
  ['DESK_URL=https://desk.example.com', 'DESK_URL', 'no effect until DESK_PORT is set'],
  ['REPLY_TO=office@example.com', 'REPLY_TO', 'no effect until IMAP_URL is set'],
  [
    'WEBHOOK_SECRET=whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz',
    'WEBHOOK_SECRET',
    'no effect until WEBHOOK_URL is set',
  ],
  ['SMTP_URL=smtps://user:pa#ss@mail.example.com', 'SMTP_URL', 'Put the value in quotes, or write %23'],
  ['S3_SECRET_ACCESS_KEY=abc#def', 'S3_SECRET_ACCESS_KEY', 'Put the value in quotes'],
  ['MAIL_FROM="Firm <office@example.com>\nNOTIFY_EMAIL=a@example.com', 'MAIL_FROM', 'has no " at its end'],
  ['PORT 3000', '.env, line 3', 'NAME=value'],
  ['PORT: 3000', '.env, line 3', 'NAME=value'],
  ['SMTP_URL: smtps://user:pa55word@mail.example.com', '.env, line 3', 'NAME=value'],
  ['NODE_ENV=prod', 'NODE_ENV', 'production'],
  ['HOST=https://www.example.com', 'HOST', 'such as localhost'],
  ['HOST=localhost:3000', 'HOST', 'without port'],
  ['PORT=3000a', 'PORT', '0 to 65535'],
  ['PORT=70000', 'PORT', '0 to 65535'],
  ['PUBLIC_URL=www.example.com', 'PUBLIC_URL', 'such as https://www.example.com'],
  ['PUBLIC_URL=https://www.example.com/site', 'PUBLIC_URL', 'without a path'],
  ['PUBLIC_URL=“https://www.example.com”', 'PUBLIC_URL', 'such as https://www.example.com'],
  ['DATA_DIR=~/data', 'DATA_DIR', 'without ~'],
  ['BACKUP_DIR=~/backups', 'BACKUP_DIR', 'without ~'],
  ['BACKUP_DIR=s3://bucket/nightly', 'BACKUP_DIR', 'must be a folder'],
  ['BACKUP_DIR=no', 'BACKUP_DIR', 'or off'],
  ['BACKUP_AT=2am', 'BACKUP_AT', 'such as 02:00'],
  ['BACKUP_AT=2:00', 'BACKUP_AT', 'such as 02:00'],
  ['DESK_PORT=3000\nDESK_URL=https://desk.example.com', 'DESK_PORT', 'must be different ports'],
  ['METRICS_PORT=3000', 'METRICS_PORT', 'must be different ports'],
  [
    'DESK_PORT=3001\nDESK_URL=https://desk.example.com\nMETRICS_PORT=3001',
    'METRICS_PORT',
    'must be different ports',
  ],
  ['DESK_PORT=3001', 'DESK_URL', 'must be set in production'],
  ['DESK_PORT=3001\nDESK_URL=https://www.example.com', 'DESK_URL', 'different host names'],
  ['DESK_PORT=3001\nDESK_URL=http://desk.example.com', 'DESK_URL', 'https://'],
  ['DESK_PORT=3001\nDESK_URL=https://10.0.0.3', 'DESK_URL', 'must contain a host name'],
  ['SMTP_URL=mail.example.com:587', 'SMTP_URL', 'smtp://'],
  ['SMTP_URL=https://mail.example.com', 'SMTP_URL', 'smtp://'],
  ['SMTP_URL=smtps://user:pa/ss@mail.example.com', 'SMTP_URL', '%2F'],
  ['SMTP_URL=smtps://user:pa%ss@mail.example.com', 'SMTP_URL', '%25'],
  ['SMTP_URL=smtps://user:pa55word@mail.example.com:465x', 'SMTP_URL', 'smtp://'],
  ['IMAP_URL=imaps://mail.example.com/INBOX', 'IMAP_URL', 'must contain the user name'],
  ['REPLY_TO=office+tag@example.com', 'REPLY_TO', 'without a +'],
  ['NOTIFY_EMAIL=office@example', 'NOTIFY_EMAIL', 'office@example.com'],
  ['NOTIFY_EMAIL=office@example.com;b@example.com', 'NOTIFY_EMAIL', 'separated by commas'],
  ['MAIL_FROM=Firm office@example.com', 'MAIL_FROM', 'Name <office@example.com>'],
  ['DATABASE_URL=mysql://site@localhost/site', 'DATABASE_URL', 'postgres://'],
  ['DATABASE_URL=./data/site.db', 'DATABASE_URL', 'postgres://'],
  ['REDIS_URL=localhost:6379', 'REDIS_URL', 'redis://'],
  ['CLAMD_URL=localhost:3310', 'CLAMD_URL', 'tcp://'],
  ['RESUME_STORE=/srv/resumes', 'RESUME_STORE', 's3://bucket/prefix'],
  ['RESUME_STORE=s3://bucket', 'S3_ENDPOINT', 'must be set'],
  ['CERTIFICATE_SECRET=hunter2', 'CERTIFICATE_SECRET', '64 hexadecimal digits'],
  ['TRUST_PROXY=localhost', 'TRUST_PROXY', 'such as 10.0.0.0/8'],
  ['TRUST_PROXY=10.0.0.0/33', 'TRUST_PROXY', 'such as 10.0.0.0/8'],
  ['TIME_ZONE=Asia/Bombay', 'TIME_ZONE', 'such as Asia/Kolkata'],
  ['DAYS_OFF=Sunday', 'DAYS_OFF', 'such as Sun'],
  ['DAYS_OFF=2027-02-30', 'DAYS_OFF', 'such as 2027-01-26'],
  ['MORNING_MAIL_AT=9.30', 'MORNING_MAIL_AT', 'such as 02:00'],
  ['HOLDER_MAILS=sometimes', 'HOLDER_MAILS', 'on or off'],
  ['RETENTION_DAYS=180 days', 'RETENTION_DAYS', 'whole number'],
  ['SUBMIT_LIMIT_PER_HOUR=unlimited', 'SUBMIT_LIMIT_PER_HOUR', 'whole number'],
  ['WEBHOOK_EVENTS=enquiries', 'WEBHOOK_EVENTS', 'enquiry, application'],
  ['WEBHOOK_URL=http://crm.example.com', 'WEBHOOK_URL', 'https://'],
  ['WEBHOOK_URL=https://crm.example.com', 'WEBHOOK_SECRET', 'Make one'],
  ['LOG_LEVEL=verbose', 'LOG_LEVEL', 'one of'],
  ['IMAP_URL=pop3://user:hunter2@mail.example.com', 'IMAP_URL', 'imap:// or imaps://'],
  ['REDIS_URL=http://localhost', 'REDIS_URL', 'redis://'],
  ['TRUST_PROXY=0.0.0.0/0', 'TRUST_PROXY', 'List only your proxies'],
  ['TRUST_PROXY=10.0.0.1, ::/0', 'TRUST_PROXY', 'List only your proxies'],
  ['RETENTION_DAYS=0', 'RETENTION_DAYS', 'from 1 to 36500'],
  ['TRAINEE_RETENTION_DAYS=3 years', 'TRAINEE_RETENTION_DAYS', 'from 1 to 36500'],
  ['CHECK_LIMIT_PER_MINUTE=1.5', 'CHECK_LIMIT_PER_MINUTE', 'whole number'],
  ['CHECK_LIMIT_PER_HOUR=6,0', 'CHECK_LIMIT_PER_HOUR', 'whole number'],
  ['MISS_BUDGET_PER_HOUR=0', 'MISS_BUDGET_PER_HOUR', 'from 1 to'],
  ['SUBMIT_LIMIT_PER_HOUR=-1', 'SUBMIT_LIMIT_PER_HOUR', 'from 1 to'],
  ['HSTS_PRELOAD=2', 'HSTS_PRELOAD', 'on or off'],
  ['DEMO=maybe', 'DEMO', 'on or off'],
];

test.each(MISTYPED)('%s: one line names it and says what to do', (typed, named, advice) => {
  const line = told(typed);
  expect(line).toMatch(/^[^\n]+$/);
  expect(line).toContain(named);
  expect(line).toContain(advice);
  expect(line).not.toMatch(/pa#ss|pa%ss|pa55word|hunter2/);
});

test('a file without mistakes says nothing', () => {
  expect(told('# comment\nexport PORT=3000 # the port\nMAIL_FROM="Firm #1 <office@example.com>"\n')).toBe('');
});
