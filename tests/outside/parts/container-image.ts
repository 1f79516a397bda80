import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathOf } from '../../../tools/test/outside-parts.ts';

/** Instead of what deploy/Dockerfile begins with, where no registry of images can be reached. */
const BASE_IMAGE = 'localhost/site-test-base';
/** Made once: it takes minutes. */
const CACHE = join(tmpdir(), 'site-test-base-image');

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1_024 * 1_024,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

export const podman = (...args: string[]): string => run(pathOf('podman'), '--runtime', 'runc', ...args);

/** Debian's smallest system with our pinned Node, npm and the user `node`. */
function provideBaseImage(): void {
  if (spawnSync(pathOf('podman'), ['image', 'exists', BASE_IMAGE]).status === 0) return;
  const archive = join(CACHE, 'system.tar');
  if (!existsSync(archive)) makeBaseSystem(archive);
  const input = openSync(archive, 'r');
  const settings = ['--change', 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt'];
  execFileSync(pathOf('podman'), ['import', ...settings, '-', BASE_IMAGE], {
    stdio: [input, 'ignore', 'ignore'],
  });
}

function makeBaseSystem(archive: string): void {
  const system = join(CACHE, 'system');
  rmSync(system, { recursive: true, force: true });
  mkdirSync(system, { recursive: true });
  run(pathOf('debootstrap'), '--variant=minbase', 'bookworm', system);
  const into = (path: string) => join(system, 'usr/local', path);
  cpSync(resolve('node_modules/node/bin/node'), into('bin/node'));
  const npm = resolve(realpathSync(run('sh', '-c', 'command -v npm').trim()), '../..');
  cpSync(npm, into('lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, into(`bin/${name}`));
  }
  run('chroot', system, 'useradd', '--uid', '1000', '--create-home', 'node');
  const certificates = 'etc/ssl/certs/ca-certificates.crt';
  cpSync(`/${certificates}`, join(system, certificates));
  for (const waste of ['var/cache/apt', 'var/lib/apt/lists']) {
    rmSync(join(system, waste), { recursive: true, force: true });
  }
  run('tar', '--directory', system, '--create', '--file', `${archive}.part`, '.');
  renameSync(`${archive}.part`, archive);
  rmSync(system, { recursive: true });
}

/** Builds deploy/Dockerfile as an operator would, from a base of our own. */
export function buildImage(tag: string, publicUrl: string): void {
  provideBaseImage();
  const how = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker'];
  const what = [
    '--from',
    BASE_IMAGE,
    '--build-arg',
    `PUBLIC_URL=${publicUrl}`,
    '--tag',
    tag,
    '--file',
    'deploy/Dockerfile',
    '.',
  ];
  run(pathOf('buildah'), 'build', ...how, ...what);
}
