import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openProgram } from '../support/listening-program.ts';
import { type RunningSite, runSite } from '../support/running-site.ts';

async function enquire({ origin }: RunningSite, message: string): Promise<number> {
  const body = JSON.stringify({ name: 'Asha Rao', mobile: '9876543210', email: 'asha@example.com', message });
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(`${origin}/api/contact.php`, { method: 'POST', headers, body })).status;
}

test('what happened while the program was away, and the server was killed, it is told afterwards', async () => {
  const program = await openProgram();
  program.answer = { status: 503 };
  const site = await runSite(program.settings());
  try {
    expect(await enquire(site, 'What is the fee?')).toBe(200);
    await expect.poll(() => program.calls).toBeGreaterThan(0);
    await site.halt('SIGKILL');
    program.answer = { status: 204 };
    await site.resume();
    site.operator('webhooks', 'retry');
    // Killed in the middle of a post, its claim ends after a minute.
    await expect
      .poll(() => program.told.map(({ event }) => event.type), { timeout: 90_000 })
      .toEqual(['enquiry.received']);
    expect(program.refused).toEqual([]);
  } finally {
    await site.close();
  }
}, 120_000);

test('the server makes a backup in a process of its own, answers forms meanwhile, and the file restores', async () => {
  const site = await runSite();
  try {
    await enquire(site, 'What is the fee?');
    await site.halt();
    const database = new DatabaseSync(join(site.dataFolder, 'site.db'));
    const asked = JSON.stringify({ state: 'asked', at: new Date().toISOString() });
    database.prepare("update site_facts set value = ? where name = 'nightly_backup'").run(asked);
    database.close();
    await site.resume();
    const folder = join(site.dataFolder, 'backups');
    const kept = async () =>
      (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.backup'));
    let answered = 0;
    while ((await kept()).length === 0) {
      expect(await enquire(site, `Another, ${answered}`)).toBe(200);
      answered += 1;
      if (answered === 15) await expect.poll(kept, { timeout: 60_000 }).toHaveLength(1);
    }
    const [name = ''] = await kept();
    const { status, stdout } = site.operator('data', 'verify', join(folder, name), '--json');
    expect([status, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ damaged: null })]);
  } finally {
    await site.close();
  }
}, 120_000);
