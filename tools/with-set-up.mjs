// Runs a TypeScript file with the pinned version of Node, after installing the dependencies if needed. This file is
// plain JavaScript without dependencies, because it must run on a fresh clone with any Node from 20 on.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const OLDEST_HOST_MAJOR = 20;
/** Files before which invalid settings are reported. Commands report them themselves: `doctor` explains them. */
const READ_SETTINGS_FIRST = /^tools\/(run\/(start|desk|dev)|build\/build)\.ts$/;
const STAMP = 'node_modules/.installed-for';
/** File with the id of the process that installs. It is outside node_modules, because npm ci empties that folder. */
const INSTALLING = '.installing';
const LOOK_EVERY_MS = 500;

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const pinnedNode = resolve('node_modules/node/bin/node');
const lockfileHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const [file = '', ...rest] = process.argv.slice(2);

/** @param {string} message */
function refuse(message) {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function install() {
  process.stderr.write('Installing the dependencies (a minute or two, once) ...\n');
  // Installs development packages too. With NODE_ENV=production npm would leave out packages that the build needs.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 2, 2] });
  if (status !== 0) refuse('npm ci failed: see above. Check the network and run the command again.');
  if (spawnSync(pinnedNode, ['--version']).status !== 0)
    refuse('The pinned Node is missing, because install scripts did not run. Run: npm rebuild node');
  writeFileSync(STAMP, lockfileHash);
}

function isInstalled() {
  return existsSync(pinnedNode) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfileHash;
}

/** Installs only once, even if `npm start` and `npm run desk` start at the same time. */
async function installOnce() {
  let isTold = false;
  while (!isInstalled()) {
    try {
      writeFileSync(INSTALLING, String(process.pid), { flag: 'wx' });
    } catch {
      if (!isRunning(existsSync(INSTALLING) ? readFileSync(INSTALLING, 'utf8') : '')) {
        rmSync(INSTALLING, { force: true });
      } else if (!isTold) {
        process.stderr.write(
          `Another command is installing the dependencies. Waiting for it (see ${INSTALLING}) ...\n`,
        );
        isTold = true;
      }
      await pause(LOOK_EVERY_MS);
      continue;
    }
    process.on('exit', () => rmSync(INSTALLING, { force: true }));
    install();
  }
  rmSync(INSTALLING, { force: true });
}

/** @param {string} id Empty for a moment after the file is made. */
function isRunning(id) {
  try {
    return id === '' || process.kill(Number(id), 0);
  } catch {
    return false;
  }
}

/**
 * Reports an invalid setting. Older Nodes cannot read TypeScript, so on a fresh clone this happens after the pinned one
 * is installed.
 */
function checkSettings() {
  const node = existsSync(pinnedNode) ? pinnedNode : process.features.typescript && process.execPath;
  if (!node) return;
  const args = ['--disable-warning=ExperimentalWarning', 'tools/check/check-settings.ts'];
  const { status } = spawnSync(node, args, { stdio: 'inherit' });
  if (status) process.exit(status);
}

if (Number.parseInt(process.versions.node, 10) < OLDEST_HOST_MAJOR)
  refuse(`Node ${process.version} is too old: install Node ${OLDEST_HOST_MAJOR} or newer (nodejs.org).`);
if (!isInstalled()) {
  if (READ_SETTINGS_FIRST.test(file)) checkSettings();
  await installOnce();
}

// Does not use --env-file-if-exists, because it prints a warning if there is no file.
const settings = existsSync('.env') ? ['--env-file=.env'] : [];
// A small young generation saves 15 MB at rest. It is enough, because cached answers need almost no new memory.
const child = spawn(pinnedNode, ['--max-semi-space-size=4', ...settings, resolve(file), ...rest], {
  stdio: 'inherit',
  // Caches compiled code, so that later starts and commands are fast. All threads share two memory pools, because each
  // pool keeps memory after uploads.
  env: {
    NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
    MALLOC_ARENA_MAX: '2',
    ...process.env,
  },
});
// Ctrl-C in a terminal reaches the child process too. A service manager's signal must be passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
});
