import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Environment, readConfig } from './config.ts';
import { loadEnvironment } from './settings-file.ts';
import { SETTING_GROUPS } from './settings.ts';

const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');

describe('settings', () => {
  it('have a default each', () => {
    expect(readConfig({})).toMatchObject({
      host: 'localhost',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      resumeStore: { kind: 'disk' },
      retentionDays: 180,
      traineeRetentionDays: 1095,
      timeZone: 'Asia/Kolkata',
      demo: true,
      trustedProxies: [],
      limits: { submitPerHour: 20, checkPerMinute: 10, checkPerHour: 60, missBudgetPerHour: 600 },
    });
  });

  it('keep what the image or the service sets when the example file is copied to .env', () => {
    expect(parseEnv(example)).toEqual({});
  });

  it('show their defaults in the example file', () => {
    const defaults = parseEnv(example.replaceAll(/^# (?=[A-Z0-9_]+=)/gm, ''));
    expect(Object.keys(defaults).length).toBeGreaterThan(20);
    expect(readConfig(defaults)).toEqual(readConfig({}));
  });

  it('are all described, and none that nobody reads', () => {
    const read = new Set(['NODE_ENV', 'OPERATOR_COMMAND', 'API_HOST']);
    const given = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://www.example.com',
      DESK_PORT: '3001',
      DESK_URL: 'https://desk.example.com',
      METRICS_PORT: '9464',
      RESUME_STORE: 's3://resumes',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      WEBHOOK_URL: 'https://crm.example.com',
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    };
    readConfig(
      new Proxy<Environment>(given, {
        get(settings, name: string) {
          read.add(name);
          return settings[name];
        },
      }),
    );
    const described = SETTING_GROUPS.flatMap(({ settings }) => settings.map(({ name }) => name));
    expect(described.toSorted()).toEqual([...read].toSorted());
  });

  it('start empty in production, whatever DEMO says', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://www.example.com' };
    expect(readConfig(production).demo).toBe(false);
    expect(readConfig({ ...production, DEMO: 'on' }).demo).toBe(false);
    expect(readConfig({ DEMO: 'off' }).demo).toBe(false);
  });

  it('are refused in production without PUBLIC_URL', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /^PUBLIC_URL must be set in production[^\n]+$/,
    );
    expect(() => readConfig({ NODE_ENV: 'production', PUBLIC_URL: ' ' })).toThrow(/^PUBLIC_URL must be set/);
  });

  it('take an S3 store with its bucket and prefix', () => {
    const store = readConfig({
      RESUME_STORE: 's3://resumes/site/',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    }).resumeStore;
    expect(store).toMatchObject({ kind: 's3', bucket: 'resumes', prefix: 'site', region: 'auto' });
  });

  it('take a program that listens with its secret, by https, and inside only on purpose', () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const settings = { WEBHOOK_URL: 'https://crm.example.com/hooks', WEBHOOK_SECRET: secret };
    expect(readConfig(settings).webhook).toEqual({
      receivers: [{ url: 'https://crm.example.com/hooks', secret: Buffer.alloc(32, 7) }],
      subjects: ['enquiry', 'application', 'certificate', 'batch', 'subscriber'],
      hasRecords: false,
      mayBePrivate: false,
    });
    const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
    const two = {
      WEBHOOK_URL: 'https://crm.example.com, https://chat.example',
      WEBHOOK_SECRET: `${secret}, ${other}`,
    };
    expect(readConfig(two).webhook?.receivers.map(({ secret: [first] }) => first)).toEqual([7, 8]);
    const refused = (change: object) => () => readConfig({ ...settings, ...change });
    expect(refused({ ...two, WEBHOOK_SECRET: secret })).toThrow('a secret for each address of WEBHOOK_URL');
    expect(refused({ WEBHOOK_URL: 'https://a.example https://b.example https://c.example' })).toThrow(
      'WEBHOOK_URL can have at most 2 addresses',
    );
    expect(refused({ WEBHOOK_URL: 'http://chat.local/hooks' })).toThrow('WEBHOOK_URL must be an address');
    expect(refused({ WEBHOOK_URL: 'http://chat.local/hooks', WEBHOOK_PRIVATE: 'on' })).not.toThrow();
    expect(refused({ WEBHOOK_SECRET: '' })).toThrow('WEBHOOK_SECRET must list a secret');
    expect(refused({ WEBHOOK_SECRET: 'hunter2' })).not.toThrow('hunter2');
    expect(refused({ WEBHOOK_EVENTS: 'enquiry, people' })).toThrow('"people" is none of them');
  });

  it('make no backup where BACKUP_DIR is off, and none at night then', () => {
    expect(readConfig({ BACKUP_DIR: 'off' }).backups).toEqual({});
    expect(readConfig({ BACKUP_DIR: 'off', BACKUP_AT: 'off' }).backups).toEqual({});
    expect(() => readConfig({ BACKUP_DIR: 'off', BACKUP_AT: '02:00' })).toThrow(/^BACKUP_DIR is off/);
    expect(() => readConfig({ BACKUP_DIR: 's3://bucket/nightly' })).toThrow(/^BACKUP_DIR must be a folder/);
  });
});

describe('the file .env', () => {
  function settingsFile(text: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'settings-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, '.env'), text);
    return join(folder, '.env');
  }

  it('gives what the environment does not set, or sets to nothing', () => {
    const file = settingsFile('\uFEFFPORT=4000\r\nDATA_DIR=./data\nexport DEMO="off" # none of these\n\n');
    expect(loadEnvironment({ PORT: '', DATA_DIR: '/var/lib/site' }, file)).toEqual({
      PORT: '4000',
      DATA_DIR: '/var/lib/site',
      DEMO: 'off',
    });
  });

  it('need not be there', () => {
    expect(loadEnvironment({ PORT: '4000' }, '/nonexistent/.env')).toEqual({ PORT: '4000' });
  });
});

it('two spellings of one address of NOTIFY_EMAIL are one', () => {
  const { notifyEmails } = readConfig({
    NOTIFY_EMAIL: 'office@firm.example, Boss@firm.example, Office@firm.example',
  });
  expect(notifyEmails).toEqual(['Office@firm.example', 'Boss@firm.example']);
});
