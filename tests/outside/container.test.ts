import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { lacks, pathOf } from '../../tools/test/outside-parts.ts';
import { freePort } from '../../tools/run/free-port.ts';
import { ENQUIRY } from '../support/posted-forms.ts';
import { CLASS_CSV, wrongDeskAnswers } from '../support/whole-desk.ts';
import { wrongAnswers } from '../support/whole-site.ts';
import { OPENING } from '../support/opening.ts';
import { buildImage, podman } from './parts/container-image.ts';

const IMAGE = 'localhost/site-of-the-test';
const PUBLIC_URL = 'https://www.example.org';
const READY_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;

interface Container {
  name: string;
  origin: string;
  /** The folder of this machine that is its volume. */
  data: string;
  /** What `podman exec` prints; throws when the command fails. */
  exec(...command: string[]): string;
  logs(): string;
}

const LIMITS = ['--ulimit', 'nofile=20000:20000', '--ulimit', 'nproc=4096:4096'];

interface Started {
  settings?: Record<string, string>;
  /** That of another container, in place of a new one. */
  data?: string;
  /** What compose says beside: a command, a check of its health. */
  options?: string[];
  command?: string[];
}

function newVolume(): string {
  const data = mkdtempSync(join(tmpdir(), 'container-data-'));
  // The user of the container is nobody on this machine.
  chmodSync(data, 0o777);
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  return data;
}

/** As deploy/compose.yaml runs it: read-only, all capabilities gone, one volume. */
async function startContainer({
  settings = {},
  data = newVolume(),
  options = [],
  command = [],
}: Started = {}): Promise<Container> {
  const port = await freePort();
  const given = Object.entries({ PUBLIC_URL, PORT: String(port), ...settings });
  const bounds = [
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--cap-drop',
    'ALL',
    '--security-opt',
    'no-new-privileges',
  ];
  const environment = given.map(([key, value]) => `--env=${key}=${value}`);
  const place = ['--network', 'host', '--volume', `${data}:/data`];
  const all = [...place, ...bounds, ...LIMITS, ...environment, ...options];
  const name = podman('run', '--detach', ...all, IMAGE, ...command).trim();
  onTestFinished(() => void podman('rm', '--force', '--time', '0', name));
  return {
    name,
    data,
    origin: `http://127.0.0.1:${port}`,
    exec: (...args) => podman('exec', name, ...args),
    logs: () => spawnSync('sh', ['-c', `${pathOf('podman')} logs ${name} 2>&1`], { encoding: 'utf8' }).stdout,
  };
}

async function runContainer(started?: Started): Promise<Container> {
  return await untilReady(await startContainer(started));
}

async function untilReady(container: Container): Promise<Container> {
  const isReady = () =>
    fetch(`${container.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error(`The container did not start:\n${container.logs()}`);
    await pause(LOOK_EVERY_MS);
  }
  return container;
}

/** What deploy/compose.yaml says of the desk: how it is started, and how its health is asked. */
function deskOfCompose(): { command: string[]; health: string } {
  const text = readFileSync('deploy/compose.yaml', 'utf8').split('\n  desk:\n')[1] ?? '';
  const command = JSON.parse((/ command: (\[.*\])/.exec(text)?.[1] ?? '[]').replaceAll("'", '"')) as string[];
  const script = /- CMD\n +- node\n +- -e\n +- >-\n((?: {10}.*\n)+)/.exec(text)?.[1] ?? '';
  return { command, health: JSON.stringify(['node', '-e', script.trim().replaceAll(/\n */g, ' ')]) };
}

/** The desk in a container of its own, on the volume of the site's. */
async function runDesk({ data }: Container, settings: Record<string, string>): Promise<Container> {
  const { command, health } = deskOfCompose();
  const port = await freePort();
  const options = ['--health-cmd', health];
  const container = await startContainer({
    data,
    settings: { ...settings, DESK_PORT: String(port) },
    options,
    command,
  });
  return await untilReady({ ...container, origin: `http://127.0.0.1:${port}` });
}

/** The HEALTHCHECK of the image, run once. */
function isHealthy({ name }: Container): boolean {
  return spawnSync(pathOf('podman'), ['--runtime', 'runc', 'healthcheck', 'run', name]).status === 0;
}

describe.skipIf(lacks('container'))('the image of deploy/Dockerfile', () => {
  beforeAll(() => buildImage(IMAGE, PUBLIC_URL), 1_200_000);
  afterAll(() => void podman('rmi', '--force', IMAGE));

  test('serves every page, call and plain form without privileges, the operator works in it, its health follows what it answers, and it ends in order', async () => {
    const site = await runContainer();
    const operator = (...args: string[]) => site.exec('node', 'cli/main.ts', ...args);
    expect(isHealthy(site)).toBe(true);
    operator('openings', 'open', ...OPENING);
    expect(await wrongAnswers(site.origin)).toEqual([]);
    expect(site.exec('node', '--print', 'process.getuid()').trim()).toBe('1000');
    expect(() => site.exec('node', '--eval', "fs.writeFileSync('/site/x', '')")).toThrow('EROFS');
    expect(site.logs()).toContain(`The site is at ${PUBLIC_URL}\n`);
    expect(site.logs()).not.toContain('Demo');

    const issued = operator('certificates', 'issue', '--name', 'आशा राव', '--course', 'DevOps', '--json');
    const { number } = JSON.parse(issued) as { number: string };
    operator('certificates', 'pdf', number, '--out', '/tmp/certificate.pdf');
    expect(
      site.exec('node', '--print', "fs.readFileSync('/tmp/certificate.pdf', 'latin1').slice(0, 5)"),
    ).toBe('%PDF-\n');
    operator('data', 'backup', '/data/site.backup');
    // It fails for the sample contacts of the demo firm.
    expect(() => operator('doctor')).toThrow(
      /^ok +settings: production, https:\/\/www\.example\.org$.*^ok +database: /ms,
    );

    podman('kill', '--signal', 'STOP', site.name);
    expect(isHealthy(site)).toBe(false);
    podman('kill', '--signal', 'CONT', site.name);
    expect(isHealthy(site)).toBe(true);
    podman('stop', '--time', '10', site.name);
    expect(podman('inspect', '--format', '{{.State.ExitCode}}', site.name).trim()).toBe('0');
  });

  test('holds the desk too: in a container of its own on the same volume it shows everything, and stops in order', async () => {
    const settings = { DESK_URL: 'https://desk.example.org', DESK_PORT: '3001' };
    const site = await runContainer({ settings });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${site.origin}/api/contact.php`, { method: 'POST', headers, body: JSON.stringify(ENQUIRY) });
    writeFileSync(join(site.data, 'class.csv'), CLASS_CSV);
    site.exec('node', 'cli/main.ts', 'certificates', 'import', '/data/class.csv', '--class', 'Autumn');
    const { link } = JSON.parse(site.exec('node', 'cli/main.ts', 'desk', 'link', '--json')) as {
      link: string;
    };

    const desk = await runDesk(site, settings);
    const place = { origin: desk.origin, host: 'desk.example.org' };
    expect(await wrongDeskAnswers(place, link)).toEqual([]);
    expect(desk.exec('node', '--print', 'process.getuid()').trim()).toBe('1000');
    expect(() => desk.exec('node', '--eval', "fs.writeFileSync('/site/x', '')")).toThrow('EROFS');
    expect(isHealthy(desk)).toBe(true);
    podman('kill', '--signal', 'STOP', desk.name);
    expect(isHealthy(desk)).toBe(false);
    podman('kill', '--signal', 'CONT', desk.name);
    podman('stop', '--time', '10', desk.name);
    expect(podman('inspect', '--format', '{{.State.ExitCode}}', desk.name).trim()).toBe('0');
    expect(isHealthy(site)).toBe(true);
  });

  test.each(['https://other.example', ''])('refuses to start with PUBLIC_URL=%s', async (url) => {
    const { name, logs } = await startContainer({ settings: { PUBLIC_URL: url } });
    expect(podman('wait', name).trim()).toBe('1');
    expect(logs()).toMatch(/^PUBLIC_URL .*$/m);
  });

  test('the copied example of settings changes nothing of it, and compose lets no settings outrank it', () => {
    const print = ['node', '--print', 'JSON.stringify(process.env)'];
    const run = (...given: string[]) =>
      JSON.parse(podman('run', '--rm', '--network', 'none', ...LIMITS, ...given, IMAGE, ...print));
    const own = { NODE_ENV: 'production', DATA_DIR: '/data', HOST: '0.0.0.0' };
    const { HOSTNAME: _first, ...plainly } = run();
    const { HOSTNAME: _second, ...withExample } = run('--env-file', '.env.example');
    expect(plainly).toMatchObject(own);
    expect(withExample).toEqual(plainly);
    const compose = readFileSync('deploy/compose.yaml', 'utf8');
    const lines = Object.entries(own).map(([name, value]) => `      ${name}: ${value}\n`);
    for (const line of lines) expect(compose.split('    environment:\n')[1]).toContain(line);
  });

  test('holds one Node, no test and nothing that only the build needs, in less than 350 MB', () => {
    const bytes = Number(podman('image', 'inspect', '--format', '{{.Size}}', IMAGE));
    expect(bytes).toBeLessThan(350_000_000);
    const list = `const isSystem = (path) => /^\\/(proc|sys|dev)/.test(path);
      console.log(JSON.stringify(fs.globSync('/**/*', { exclude: isSystem })))`;
    const files = JSON.parse(
      podman('run', '--rm', '--network', 'none', ...LIMITS, IMAGE, 'node', '--eval', list),
    );
    const waste =
      /\/bin\/(node|sh)$|^\/site\/(?!node_modules|docs\/office\/).*(\.test\.ts|\.env|\.md)$|^\/site\/(tests|tools|site|public|node_modules\/(node|vite|typescript))$/;
    expect(files.filter((file: string) => waste.test(file))).toEqual(['/usr/local/bin/node']);
  });
});
