import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteForTest } from '../faults/site-for-test.ts';

/** A start that is refused at once. */
function start(settings: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: '/dev/null/none', ...settings },
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('production refuses a PUBLIC_URL that is not the one of the build, before it opens the data', () => {
  expect(start({ PUBLIC_URL: 'https://www.example.com' })).toEqual({
    status: 1,
    stderr:
      'PUBLIC_URL is https://www.example.com, but the site was built for http://localhost:3000: build it again with this PUBLIC_URL.\n',
  });
  // Asked for at the address of the build, it gets as far as the data.
  expect(start({ PUBLIC_URL: 'http://localhost:3000' }).stderr).toContain('DATA_DIR');
});

test('the address that is printed at the start is PUBLIC_URL', async () => {
  const site = await siteForTest({ PUBLIC_URL: 'https://www.example.com' });
  expect(site.output()).toMatch(/^The site is at https:\/\/www\.example\.com$/m);
});

test('while PUBLIC_URL is not set it is the address on this machine', async () => {
  const site = await siteForTest({ PUBLIC_URL: '', HOST: '127.0.0.1' });
  expect(site.output()).toContain(`The site is at ${site.origin}\n`);
});

function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'production-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a page that was opened before an upgrade still gets its files in production', async () => {
  const dataFolder = newDataFolder();
  const earlier = join(dataFolder, 'builds/earlier');
  mkdirSync(join(earlier, 'client'), { recursive: true });
  const script = { file: 'page-OLD.js', type: 'text/javascript', etag: '"old"', immutable: true };
  const manifest = JSON.stringify({ files: { '/assets/page-OLD.js': script } });
  writeFileSync(join(earlier, 'site-manifest.json'), manifest);
  writeFileSync(join(earlier, 'client/page-OLD.js'), 'old();');
  const site = await siteForTest({ NODE_ENV: 'production', DATA_DIR: dataFolder });
  const answer = await fetch(`${site.origin}/assets/page-OLD.js`);
  expect(await answer.text()).toBe('old();');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('the server starts all the same where the files of earlier builds cannot be kept', async () => {
  const dataFolder = newDataFolder();
  writeFileSync(join(dataFolder, 'builds'), 'in the way');
  const site = await siteForTest({ NODE_ENV: 'production', DATA_DIR: dataFolder });
  expect(site.output()).toContain('files of earlier builds are not served');
});
