import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';

/** The site built alone, on a static host. */
export interface StaticSite {
  origin: string;
  close(): Promise<void>;
}

const LEFT_OUT = new Set(['node_modules', 'build', 'data', '.git', 'test-results']);

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Builds a copy of the project with this API_HOST and serves what it gave as any static host would. */
export async function buildStaticSite(apiHost: string): Promise<StaticSite> {
  const project = resolve('.');
  const copy = await mkdtemp(join(tmpdir(), 'static-site-'));
  await cp(project, copy, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(source.slice(project.length + 1).split('/')[0] ?? ''),
  });
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
  await build(copy, apiHost);

  const server = createServer(async ({ url = '/' }, response) => {
    const { status, file, content } = await find(
      join(copy, 'build/client'),
      new URL(url, 'http://host').pathname,
    );
    response
      .writeHead(status, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(content);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      await new Promise((done) => server.close(done));
      await rm(copy, { recursive: true, force: true });
    },
  };
}

function build(folder: string, apiHost: string): Promise<void> {
  const child = spawn(process.execPath, ['tools/build/build.ts'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      API_HOST: apiHost,
      PUBLIC_URL: 'https://www.firm.example',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  return new Promise((done, fail) => {
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`The build ended with ${code}:\n${printed.slice(-2_000)}`)),
    );
  });
}

/** The file of that name, or the index of that folder, or the page for unknown addresses. */
async function find(
  folder: string,
  path: string,
): Promise<{ status: number; file: string; content: Buffer }> {
  for (const file of [path, join(path, 'index.html')]) {
    const content = await readFile(join(folder, file)).catch(() => undefined);
    if (content) return { status: 200, file, content };
  }
  return { status: 404, file: '404.html', content: await readFile(join(folder, '404.html')) };
}
