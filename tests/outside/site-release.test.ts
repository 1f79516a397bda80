import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Stand-ins for the programs that the script calls. Each notes its arguments, without `runuser -u site --` and owners. */
const PROGRAMS: Record<string, string> = {
  'apt-get': '',
  certbot: '',
  journalctl: '',
  nginx: '[ ! -e "$MACHINE/nginx-refuses" ]',
  systemctl: '',
  useradd: '',
  id: 'echo 0',
  runuser: 'shift 3; exec "$@"',
  install:
    'for arg; do shift; case $arg in -o|-g) skip=1;; *) [ -n "$skip" ] && skip= || set -- "$@" "$arg";; esac; done; exec /usr/bin/install "$@"',
  curl: '! grep -q broken "$MACHINE/srv/current/package.json"',
  npm: `case $1 in run) [ ! -e "$MACHINE/build-fails" ] || exit 1; mkdir -p node_modules/node/bin; cp "$MACHINE/bin/node" node_modules/node/bin/node;; esac`,
  node: `case "$*" in *process.versions*) echo 24;; *"data restore"*) [ ! -e "$MACHINE/restore-fails" ];; *"data backup"*) [ ! -e "$MACHINE/backup-fails" ];; esac`,
};

/** A machine in a folder, on which the script runs with its paths below that folder, and a repository with two releases. */
function newMachine() {
  const folder = mkdtempSync(join(tmpdir(), 'site-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const at = (...path: string[]) => join(folder, ...path);
  for (const path of [
    'bin',
    'srv',
    'etc/systemd/system',
    'etc/nginx/sites-available',
    'etc/nginx/sites-enabled',
    'usr/local/bin',
  ])
    mkdirSync(at(path), { recursive: true });
  for (const [name, script] of Object.entries(PROGRAMS))
    writeFileSync(at('bin', name), `#!/bin/sh\necho ${name} "$@" >> "$MACHINE/calls"\n${script}\n`, {
      mode: 0o755,
    });
  const paths = [
    ['/srv/site', at('srv')],
    ['/var/lib/site', at('data')],
    ['/run/', at('lock-')],
    ['/etc/systemd/system', at('etc/systemd/system')],
    ['/usr/local/bin', at('usr/local/bin')],
    ['/etc/nginx', at('etc/nginx')],
    ['/etc/letsencrypt', at('etc/letsencrypt')],
    ['/etc/site-alert', at('etc/site-alert')],
  ] as const;
  const script = paths.reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    readFileSync('deploy/site-release', 'utf8'),
  );
  writeFileSync(at('site-release'), script, { mode: 0o755 });

  const env = { ...process.env, PATH: `${at('bin')}:${process.env.PATH}`, MACHINE: folder };
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd: at('repository'),
    });
  mkdirSync(at('repository'));
  git('init', '-q');
  cpSync('deploy', at('repository/deploy'), { recursive: true });
  writeFileSync(at('repository/.env.example'), '# PUBLIC_URL=\n');
  for (const version of ['v1', 'v2', 'v3', 'broken']) {
    writeFileSync(at('repository/package.json'), JSON.stringify({ version }));
    writeFileSync(at('repository/deploy/site.service'), `# ${version}\n`);
    git('add', '-A');
    git('commit', '-q', '-m', version);
    git('tag', version);
  }
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(at('site-release'), args, {
      env,
      cwd: '/',
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  return {
    at,
    run,
    install: (version: string, ...options: string[]) =>
      run('install', `file://${at('repository')}`, version, ...options),
    current: () => (existsSync(at('srv/current')) ? basename(readlinkSync(at('srv/current'))) : undefined),
    releases: () => readdirSync(at('srv/releases')).toSorted(),
    calls: () => readFileSync(at('calls'), 'utf8'),
    forgetCalls: () => writeFileSync(at('calls'), ''),
    set: (text: string) => writeFileSync(at('srv/.env'), text),
  };
}

const SETTINGS = 'PUBLIC_URL=https://www.example.net\nSMTP_URL="smtps://site:secret@mail.example.net"\n';

function installed(version = 'v1') {
  const machine = newMachine();
  machine.install(version);
  machine.set(SETTINGS);
  expect(machine.install(version)).toMatchObject({ status: 0 });
  machine.forgetCalls();
  return machine;
}

test('the first install asks for the settings, the second starts, and a third changes neither settings nor data', () => {
  const machine = newMachine();
  const first = machine.install('v1');
  expect(first).toMatchObject({ status: 1, said: expect.stringContaining('Now fill in') });
  expect(machine.current()).toBeUndefined();
  machine.set(SETTINGS);
  expect(machine.install('v1')).toMatchObject({ status: 0, said: expect.stringContaining('Done. v1 runs.') });
  writeFileSync(machine.at('etc/site-alert'), 'ALERT_MAIL=a@example.org\n');
  expect(machine.install('v1')).toMatchObject({ status: 0, said: expect.stringContaining('already built') });
  expect(readFileSync(machine.at('srv/.env'), 'utf8')).toBe(SETTINGS);
  expect(readFileSync(machine.at('etc/site-alert'), 'utf8')).toBe('ALERT_MAIL=a@example.org\n');
});

test('an update makes a backup, brings units and commands along, and keeps two releases', () => {
  const machine = installed();
  expect(machine.run('update', 'v2')).toMatchObject({ status: 0 });
  expect(machine.run('update', 'v3')).toMatchObject({
    status: 0,
    said: expect.stringContaining('Deleted the old release v1'),
  });
  expect([machine.current(), machine.releases()]).toEqual(['v3', ['v2', 'v3']]);
  expect(readFileSync(machine.at('etc/systemd/system/site.service'), 'utf8')).toBe('# v3\n');
  expect(existsSync(machine.at('usr/local/bin/operator'))).toBe(true);
  expect(machine.calls()).toMatch(/data backup\n[^]*systemctl restart site\n/);
  expect(machine.calls()).toContain('npm prune --omit=dev');
  expect(machine.run('update', 'v3')).toMatchObject({ status: 0 });
  expect([machine.current(), machine.releases()]).toEqual(['v3', ['v2', 'v3']]);
});

test.each(['build-fails', 'backup-fails'])('%s: nothing is switched, restarted or deleted', (fault) => {
  const machine = installed();
  writeFileSync(machine.at(fault), '');
  expect(machine.run('update', 'v2')).toMatchObject({
    status: 1,
    said: expect.stringContaining('The release that runs is: v1'),
  });
  expect(machine.current()).toBe('v1');
  expect(machine.calls()).not.toContain('systemctl');
  rmSync(machine.at(fault));
  expect(machine.run('update', 'v2')).toMatchObject({ status: 0 });
  expect(machine.current()).toBe('v2');
});

test('a release that does not answer is exchanged for the one before', () => {
  const machine = installed();
  expect(machine.run('update', 'broken')).toMatchObject({
    status: 1,
    said: expect.stringContaining('v1 runs again'),
  });
  expect(machine.current()).toBe('v1');
  expect(readFileSync(machine.at('etc/systemd/system/site.service'), 'utf8')).toBe('# v1\n');
});

test('a rollback goes to the release before, from any folder, and back again', () => {
  const machine = installed();
  machine.run('update', 'v2');
  expect(machine.run('rollback')).toMatchObject({
    status: 0,
    said: expect.stringContaining('Done. v1 runs.'),
  });
  expect(machine.run('rollback')).toMatchObject({ status: 0 });
  expect(machine.current()).toBe('v2');
  expect(machine.run('rollback', 'v9')).toMatchObject({
    status: 1,
    said: expect.stringContaining('Those that are: v1 v2'),
  });
});

test('a restore that fails starts nothing, and the backup stays', () => {
  const machine = newMachine();
  machine.install('v1');
  machine.set(SETTINGS);
  writeFileSync(machine.at('site.backup'), 'a backup');
  writeFileSync(machine.at('restore-fails'), '');
  expect(machine.install('v1', '--restore', machine.at('site.backup'))).toMatchObject({ status: 1 });
  expect([machine.current(), existsSync(machine.at('site.backup'))]).toEqual([undefined, true]);
  expect(machine.calls()).not.toContain('systemctl');
  rmSync(machine.at('restore-fails'));
  expect(machine.install('v1', '--restore', machine.at('site.backup'))).toMatchObject({ status: 0 });
  writeFileSync(machine.at('data/site.db'), '');
  expect(machine.install('v1', '--restore', machine.at('site.backup')).said).toContain('There is data');
});

test('proxy files get the names of the site, are replaced unless changed by hand, and a refused one is put back', () => {
  const machine = installed();
  mkdirSync(machine.at('etc/letsencrypt/live/www.example.net'), { recursive: true });
  writeFileSync(machine.at('etc/letsencrypt/live/www.example.net/fullchain.pem'), '');
  symlinkSync('../sites-available/default', machine.at('etc/nginx/sites-enabled/default'));
  writeFileSync(machine.at('nginx-refuses'), '');
  expect(machine.install('v1')).toMatchObject({
    status: 1,
    said: expect.stringContaining('nginx does not accept'),
  });
  expect(readdirSync(machine.at('etc/nginx/sites-available'))).toEqual([]);
  rmSync(machine.at('nginx-refuses'));
  expect(machine.install('v1')).toMatchObject({ status: 0 });
  const file = machine.at('etc/nginx/sites-available/site');
  const placed = readFileSync(file, 'utf8');
  expect(placed).toMatch(/server_name www\.example\.net;[^]*server_name example\.net;/);
  expect(placed).not.toContain('example.org');
  writeFileSync(file, `${placed}# ours\n`);
  expect(machine.run('update', 'v2').said).toContain('was changed on this server');
  expect(readFileSync(file, 'utf8')).toBe(`${placed}# ours\n`);
});

/** The commands of the host's pages: a step must not follow one that failed. */
const BLOCKS = globSync('docs/host/*.md').flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/^```\n([^]*?)^```$/gm)].map(([, text = '']) => ({
    page,
    text: text.trim(),
  })),
);

test.each(BLOCKS)('$page: no command follows one that failed: $text', ({ text }) => {
  const isChained = (line: string) =>
    /(&&|\|\||\\)$/.test(line) || /^\(set -eu$/.test(text.split('\n')[0] ?? '');
  expect(
    text
      .split('\n')
      .slice(0, -1)
      .filter((line) => !isChained(line)),
  ).toEqual([]);
});
