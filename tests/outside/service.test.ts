import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lacks, pathOf } from '../../tools/test/outside-parts.ts';

const UNITS = ['site.service', 'desk.service', 'site-backup.service', 'site-backup.timer'];
const SERVICES = ['site.service', 'desk.service', 'site-backup.service'];

function analyze(...args: string[]) {
  return spawnSync(pathOf('systemd-analyze'), args, { encoding: 'utf8' });
}

/** A machine's root with the units, and with every program that they start. */
function machine(): string {
  const root = mkdtempSync(join(tmpdir(), 'service-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const place = (path: string) => join(root, path);
  for (const folder of ['etc/systemd/system', 'usr/bin', 'srv/site/current/node_modules/.bin']) {
    mkdirSync(place(folder), { recursive: true });
  }
  cpSync('/usr/lib/systemd/system', place('usr/lib/systemd/system'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  symlinkSync('usr/bin', place('bin'));
  for (const program of ['usr/bin/sh', 'usr/bin/find', 'srv/site/current/node_modules/.bin/node']) {
    writeFileSync(place(program), '');
    chmodSync(place(program), 0o755);
  }
  for (const unit of UNITS) cpSync(join('deploy', unit), place(`etc/systemd/system/${unit}`));
  return root;
}

/** Its settings, those that stand twice as one line each. */
function settingsOf(unit: string): string[] {
  return readFileSync(join('deploy', unit), 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line));
}

describe.skipIf(lacks('systemd'))('with systemd', () => {
  test('it finds no fault with the units', () => {
    const { status, stderr } = analyze('verify', `--root=${machine()}`, '--man=no', ...UNITS);
    expect(stderr.split('\n').filter((line) => /site|desk/.test(line))).toEqual([]);
    expect(status).toBe(0);
  });

  test('it finds a program that is not there', () => {
    const root = machine();
    rmSync(join(root, 'srv/site/current/node_modules/.bin/node'));
    expect(analyze('verify', `--root=${root}`, '--man=no', ...UNITS).stderr).toMatch(
      /node is not executable/,
    );
  });

  test.each(SERVICES)('what %s could reach if it were taken over stays below 2.5 of 10', (unit) => {
    const { stdout } = analyze('security', '--offline=true', '--no-pager', join('deploy', unit));
    const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]);
    expect(exposure).toBeLessThan(2.5);
  });

  test('the next night is found from the timer', () => {
    const when = /^OnCalendar=(.*)$/m.exec(readFileSync('deploy/site-backup.timer', 'utf8'))?.[1] ?? '';
    expect(analyze('calendar', when).stdout).toMatch(/Next elapse: \w{3} \d{4}-\d{2}-\d{2} 02:30:00/);
  });
});

test.each(['site.service', 'desk.service'])(
  '%s is started again without an end while what it needs is away',
  (unit) => {
    const settings = settingsOf(unit);
    expect(settings).toEqual(
      expect.arrayContaining(['Restart=on-failure', 'RestartSec=5', 'StartLimitIntervalSec=0']),
    );
  },
);

test.each(['site.service', 'desk.service'])('%s starts a program that the release holds', (unit) => {
  const start = settingsOf(unit).find((line) => line.startsWith('ExecStart=')) ?? '';
  const program = start.split(' ').at(-1) ?? '';
  expect(program).toMatch(/^(desk\/)?server\/main\.ts$/);
  expect(existsSync(program)).toBe(true);
});

test('the desk may do no more than the site, and starts after it', () => {
  const isAboutIt = (line: string) => /^(Description|After|ExecStart)=/.test(line);
  const rights = (unit: string) => settingsOf(unit).filter((line) => !isAboutIt(line));
  expect(rights('desk.service')).toEqual(rights('site.service'));
  expect(settingsOf('desk.service')).toContainEqual(expect.stringMatching(/^After=.*\bsite\.service\b/));
});

test('server, desk, backup and operator take what makes the machine a production server from one file', () => {
  expect(parseEnv(readFileSync('deploy/production.env', 'utf8'))).toMatchObject({
    NODE_ENV: 'production',
    DATA_DIR: '/var/lib/site',
    OPERATOR_COMMAND: 'operator',
  });
  for (const unit of SERVICES) {
    const settings = settingsOf(unit);
    expect(settings).toContain('EnvironmentFile=/srv/site/current/deploy/production.env');
    expect(settings.filter((line) => /^Environment=|^EnvironmentFile=.*\/\.env/.test(line))).toEqual([]);
  }
  expect(readFileSync('deploy/operator', 'utf8')).toContain('. deploy/production.env');
});
