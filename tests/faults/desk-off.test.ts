import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { freePort } from '../../tools/run/free-port.ts';
import { runDesk } from '../support/running-desk.ts';
import { runSite } from '../support/running-site.ts';

async function isListening(port: number): Promise<boolean> {
  return await fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

test('without DESK_PORT nothing listens: the desk says that it is off and ends', async () => {
  const port = await freePort();
  const site = await runSite({ DESK_URL: `http://localhost:${port}` });
  try {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['desk/server/main.ts'], {
      env: { PATH: process.env.PATH, ...site.settings },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The desk is off\. Set DESK_PORT[^\n]+\n$/);
    expect(site.operator('desk', 'link')).toMatchObject({ status: 1, stdout: '' });
    expect(await isListening(port)).toBe(false);
  } finally {
    await site.close();
  }
});

/** What a visitor gets, but for what differs in any two answers. */
async function answerOf(origin: string, path: string) {
  const response = await fetch(origin + path);
  const headers = Object.fromEntries(response.headers);
  for (const name of ['date', 'x-request-id']) delete headers[name];
  return { status: response.status, headers, body: await response.text() };
}

test('the site answers with the same bytes, headers and no cookie beside the desk and without it', async () => {
  const paths = [
    '/',
    '/contact',
    '/careers',
    '/trainings',
    '/nothing',
    '/api/get_open_positions.php',
    '/sign-in',
  ];
  const answers = async (origin: string) => Promise.all(paths.map((path) => answerOf(origin, path)));
  const alone = await runSite();
  const desk = await runDesk();
  try {
    const beside = await answers(desk.site.origin);
    expect(beside).toEqual(await answers(alone.origin));
    for (const { headers } of beside) expect(headers['set-cookie']).toBeUndefined();
  } finally {
    await alone.close();
    await desk.close();
  }
});
