import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lacks, pathOf } from '../../tools/test/outside-parts.ts';

/** Each runs on the data of the site. */
const SERVICES = ['site.service', 'desk.service', 'site-doctor.service'];
const UNITS = [...SERVICES, 'site-doctor.timer', 'site-alert@.service'];

function analyze(...args: string[]) {
  return spawnSync(pathOf('systemd-analyze'), args, { encoding: 'utf8' });
}

/** A machine's root with the units, and with every program that they start. */
function machine(): string {
  const root = mkdtempSync(join(tmpdir(), 'service-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const place = (path: string) => join(root, path);
  for (const folder of ['etc/systemd/system', 'usr/bin', 'usr/local/bin', 'srv/site/current']) {
    mkdirSync(place(folder), { recursive: true });
  }
  cpSync('/usr/lib/systemd/system', place('usr/lib/systemd/system'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  symlinkSync('usr/bin', place('bin'));
  for (const program of ['usr/bin/sh', 'usr/local/bin/site-alert', 'srv/site/current/node']) {
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
    rmSync(join(root, 'srv/site/current/node'));
    expect(analyze('verify', `--root=${root}`, '--man=no', ...UNITS).stderr).toMatch(
      /node is not executable/,
    );
  });

  test.each(SERVICES)('what %s could reach if it were taken over stays below 2.5 of 10', (unit) => {
    const { stdout } = analyze('security', '--offline=true', '--no-pager', join('deploy', unit));
    const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]);
    expect(exposure).toBeLessThan(2.5);
  });

  test('the next time is found from site-doctor.timer', () => {
    const when = /^OnCalendar=(.*)$/m.exec(readFileSync('deploy/site-doctor.timer', 'utf8'))?.[1] ?? '';
    expect(analyze('calendar', when).stdout).toMatch(/Next elapse: \w{3} \d{4}-\d{2}-\d{2} \d{2}:10:00/);
  });
});

test('a person is told when the hourly examination fails', () => {
  expect(settingsOf('site-doctor.service')).toContain('OnFailure=site-alert@%n.service');
});

/** Runs deploy/site-alert beside a journal and a sendmail of the test, without waiting, so that the test can answer it. */
async function alert(environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'alert-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const place = (name: string, script: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  place('journalctl', 'echo "ERROR    disk: 90 MB free"');
  place('sendmail', `cat > ${join(folder, 'mail')}`);
  // The machine's own is named by its path.
  const script = readFileSync('deploy/site-alert', 'utf8').replace('/usr/sbin/sendmail', 'sendmail');
  writeFileSync(join(folder, 'site-alert'), script, { mode: 0o755 });
  const child = spawn(join(folder, 'site-alert'), ['site-doctor.service'], {
    env: { PATH: `${folder}:${process.env.PATH}`, ...environment },
  });
  const stderr = text(child.stderr);
  const [status] = (await once(child, 'exit')) as [number];
  const mail = join(folder, 'mail');
  return { status, stderr: await stderr, mail: existsSync(mail) ? readFileSync(mail, 'utf8') : undefined };
}

describe.skipIf(spawnSync('curl', ['--version']).error)('what failed is told', () => {
  const WHAT =
    /^site-doctor\.service failed on \S+ at .+ UTC\. The end of its log:\n\nERROR {4}disk: 90 MB free\n$/;

  test('to an address of the web and by the machine’s own mail, each without the other', async () => {
    const received: { title?: string; body: string }[] = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        received.push({ title: String(request.headers['title']), body });
        response.end();
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    const ALERT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/topic`;
    expect(await alert({ ALERT_URL })).toMatchObject({ status: 0, mail: undefined });
    expect(received).toEqual([
      { title: expect.stringMatching(/: site-doctor\.service failed$/), body: expect.stringMatching(WHAT) },
    ]);
    const both = await alert({ ALERT_URL: 'http://127.0.0.1:1/', ALERT_MAIL: 'oncall@example.org' });
    expect(both).toMatchObject({ status: 0, mail: expect.stringMatching(/^To: oncall@example\.org\n/) });
    expect(both.mail?.split('\n\n').slice(1).join('\n\n')).toMatch(WHAT);
  });

  test('and fails itself when nobody could be told', async () => {
    for (const ALERT_URL of ['', 'http://127.0.0.1:1/'])
      expect(await alert({ ALERT_URL })).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('Nobody was told that site-doctor.service failed'),
      });
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

test('the server may put the process of its backup behind all others, which the filter forbids before', () => {
  const filters = settingsOf('site.service').filter((line) => line.startsWith('SystemCallFilter='));
  expect(filters).toEqual([
    'SystemCallFilter=@system-service',
    'SystemCallFilter=~@privileged @resources',
    'SystemCallFilter=setpriority',
  ]);
});

test('the desk may do no more than the site, and starts after it', () => {
  const isAboutIt = (line: string) => /^(Description|After|ExecStart)=/.test(line);
  const rights = (unit: string) => settingsOf(unit).filter((line) => !isAboutIt(line));
  expect(rights('desk.service')).toEqual(rights('site.service'));
  expect(settingsOf('desk.service')).toContainEqual(expect.stringMatching(/^After=.*\bsite\.service\b/));
});

test('server, desk, examination and operator take what makes the machine a production server from one file', () => {
  const production = parseEnv(readFileSync('deploy/production.env', 'utf8'));
  expect(Object.keys(production)).not.toContain('BACKUP_AT');
  expect(production).toMatchObject({
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
