import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tools/run/free-port.ts';
import { copyProduct } from '../support/copy-product.ts';

test('npm run dev serves the desk too, and shows what was changed of it', { timeout: 300_000 }, async () => {
  const product = copyProduct();
  onTestFinished(product.remove);
  // All that the desk takes from the site's build.
  cpSync('build/client/favicon.svg', join(product.folder, 'build/client/favicon.svg'));
  const [port, deskPort] = [await freePort(), await freePort()];
  const development = spawn(process.execPath, ['tools/run/dev.ts'], {
    cwd: product.folder,
    env: { PATH: process.env.PATH ?? '', PORT: String(port), DESK_PORT: String(deskPort) },
    stdio: 'ignore',
  });
  onTestFinished(() => void development.kill());
  const desk = `http://localhost:${deskPort}/sign-in`;
  const page = async () => await (await fetch(desk).catch(() => undefined))?.text();
  const wait = { timeout: 120_000, interval: 500 };
  await expect.poll(page, wait).toContain('<h1>Sign in</h1>');

  product.change('desk/access/sign-in.tsx', [['<h1>Sign in</h1>', '<h1>Come in</h1>']]);
  await expect.poll(page, wait).toContain('<h1>Come in</h1>');
  product.change('desk/access/session-routes.ts', [["openGet('/sign-in',", "openGet('/come-in',"]]);
  await expect.poll(async () => (await fetch(desk).catch(() => undefined))?.status, wait).toBe(404);

  development.kill();
  await once(development, 'exit');
  await expect.poll(page, wait).toBeUndefined();
});
