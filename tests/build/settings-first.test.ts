import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
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
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A copy of the product as a clone has it: neither installed nor built. */
function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'settings-first-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).stdout;
  for (const file of files.trim().split('\n')) cpSync(file, join(folder, file));
  return folder;
}

/** Runs an npm script's program with these settings alone; without npm, so that an attempt to install shows. */
function run(folder: string, program: string, settings: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(process.execPath, ['tools/with-set-up.mjs', program], {
    cwd: folder,
    env: { PATH: '/nonexistent', ...settings },
    encoding: 'utf8',
  });
  return { status, stderr };
}

test.each(['tools/run/start.ts', 'tools/build/build.ts', 'tools/run/dev.ts'])(
  '%s refuses a wrong setting before it installs anything',
  (program) => {
    const folder = clone();
    expect(run(folder, program, { PORT: 'abc' })).toEqual({
      status: 1,
      stderr: 'PORT must be a whole number from 0 to 65535; it is "abc".\n',
    });
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
    // With right settings the same clone gets as far as installing.
    expect(run(folder, program).stderr).toMatch(/^Installing the dependencies/);
  },
);

test.each(['tools/run/start.ts', 'tools/build/build.ts'])(
  '%s refuses a wrong line of .env before it deletes the build',
  (program) => {
    const folder = clone();
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    cpSync('build/built-from', join(folder, 'build/built-from'));
    writeFileSync(join(folder, '.env'), 'PORT 4000\n');
    expect(run(folder, program)).toEqual({
      status: 1,
      stderr: '.env, line 1, must be NAME=value, or begin with # as a comment.\n',
    });
    expect(existsSync(join(folder, 'build/built-from'))).toBe(true);
  },
);

/** An npm whose `ci` only links the pinned Node, and writes down that it was called. */
function fakeNpm(folder: string): string {
  const place = join(folder, 'fake');
  mkdirSync(place);
  const node = resolve('node_modules/node/bin/node');
  writeFileSync(
    join(place, 'npm'),
    `#!/bin/sh\necho called >> ${place}/calls\nrm -rf node_modules\nsleep 1\nmkdir -p node_modules/node/bin\nln -s ${node} node_modules/node/bin/node\n`,
    { mode: 0o755 },
  );
  return place;
}

test('of three commands that begin at the same moment one installs, and the others wait for it', async () => {
  const folder = clone();
  const npm = fakeNpm(folder);
  // The lock of a command that was killed.
  const { pid } = spawnSync('true');
  writeFileSync(join(folder, '.installing'), String(pid));
  const ends = await Promise.all(
    [1, 2, 3].map(async () => {
      const child = spawn(process.execPath, ['tools/with-set-up.mjs', 'tools/check/check-settings.ts'], {
        cwd: folder,
        env: { PATH: `${npm}:/usr/bin:/bin` },
        stdio: 'ignore',
      });
      return (await once(child, 'exit'))[0] as number;
    }),
  );
  expect(ends).toEqual([0, 0, 0]);
  expect(readFileSync(join(npm, 'calls'), 'utf8')).toBe('called\n');
  expect(existsSync(join(folder, '.installing'))).toBe(false);
});
