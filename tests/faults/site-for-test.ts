import { onTestFinished } from 'vitest';
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
