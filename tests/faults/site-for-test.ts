import { expect, onTestFinished } from 'vitest';
import { type Launch, type RunningSite, runSite } from '../support/running-site.ts';

/** The built product in a process of its own, gone when the test is over. */
export async function siteForTest(
  settings: Record<string, string> = {},
  launch?: Launch,
): Promise<RunningSite> {
  const site = await runSite(settings, launch);
  onTestFinished(async () => {
    await site.halt('SIGKILL');
    await site.close();
  });
  return site;
}

/**
 * Stops the servers of one site and starts them again, two hours later by their clocks: files whose rows were in doubt are old then, and each server sets
 * those aside that it knows of. Resolves when all have swept.
 */
export async function sweepTwoHoursLater(
  settings: Record<string, string>,
  sites: RunningSite[],
): Promise<void> {
  for (const { halt } of sites) await halt();
  for (const { dataFolder } of sites) {
    const later = await siteForTest(
      { ...settings, DATA_DIR: dataFolder, LOG_LEVEL: 'info', CLOCK_AHEAD_HOURS: '2' },
      { preload: './tests/support/wrong-clock.ts' },
    );
    // What the server does after its sweep.
    await expect
      .poll(() => later.output(), { timeout: 60_000 })
      .toContain('purged data past its retention period');
  }
}
