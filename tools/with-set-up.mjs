// Runs a TypeScript file under the pinned Node, after making sure that the dependencies are installed.
// Plain JavaScript without dependencies, as it is the first thing to run on a fresh clone, on any Node from 20 on.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_HOST_MAJOR = 20;
const PINNED_MAJOR = 24;
/** The operator's commands refuse a wrong setting themselves: `doctor` explains it. */
const READ_SETTINGS_FIRST = [
  'tools/run/start.ts',
  'tools/run/desk.ts',
  'tools/run/dev.ts',
  'tools/build/build.ts',
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = resolve(root, 'node_modules/.installed-for');
const pinnedNode = resolve(root, 'node_modules/node/bin/node');

/** @param {string} message */
function refuse(message) {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(resolve(root, 'package-lock.json')))
    .digest('hex');
}

function isInstalled() {
  return existsSync(stamp) && existsSync(pinnedNode) && readFileSync(stamp, 'utf8') === lockfileHash();
}

function install() {
  process.stderr.write('Installing the dependencies (a minute or two, once) ...\n');
  // NODE_ENV=production would leave out what the build needs.
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
    },
  );
  if (status !== 0) refuse('npm ci failed: see above. Check the network and run the command again.');
  if (!existsSync(pinnedNode)) {
    refuse('The pinned Node is missing, because install scripts did not run. Run: npm rebuild node');
  }
  writeFileSync(stamp, lockfileHash());
}

function checkVersions() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_HOST_MAJOR) {
    refuse(`Node ${process.version} is too old: install Node ${OLDEST_HOST_MAJOR} or newer (nodejs.org).`);
  }
}

/** Older Nodes cannot read TypeScript: on a fresh clone they find a wrong setting once the pinned one is installed. */
function checkSettings() {
  const node = existsSync(pinnedNode) ? pinnedNode : process.features.typescript && process.execPath;
  if (!node) return;
  const script = resolve(root, 'tools/check/check-settings.ts');
  const { status } = spawnSync(node, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status) process.exit(status);
}

function checkPinnedNode() {
  const { stdout } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  if (!stdout?.startsWith(`v${PINNED_MAJOR}.`)) {
    refuse(
      `node_modules holds Node ${stdout?.trim() || '(none)'} instead of ${PINNED_MAJOR}. Delete node_modules and try again.`,
    );
  }
}

const [file, ...rest] = process.argv.slice(2);
checkVersions();
if (!isInstalled()) {
  if (READ_SETTINGS_FIRST.includes(file)) checkSettings();
  install();
  checkPinnedNode();
}

// Not --env-file-if-exists: it complains on standard error where there is none.
const settings = existsSync(resolve(root, '.env')) ? ['--env-file=.env'] : [];
// Small young generation: 15 MB less at rest, and what the server answers from memory makes next to no garbage.
const child = spawn(pinnedNode, ['--max-semi-space-size=4', ...settings, resolve(root, file), ...rest], {
  cwd: root,
  stdio: 'inherit',
  // Compiled code is kept, so that a second start and each command begin at once.
  // Each thread's own pool of memory keeps what uploads leave behind: two pools serve all.
  env: {
    NODE_COMPILE_CACHE: resolve(root, 'node_modules/.cache/compiled'),
    MALLOC_ARENA_MAX: '2',
    ...process.env,
  },
});
// A terminal's Ctrl-C reaches the child by itself; a service manager's signal has to be passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
});
