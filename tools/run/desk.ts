/** `npm run desk`: the desk beside the running site, on the same data; with --watch restarted after every change. */
import '../check/check-settings.ts';
import { buildIfStale } from '../build/build-if-stale.ts';

if (process.argv.includes('--watch')) {
  const { watchDesk } = await import('./watch-desk.ts');
  await watchDesk();
}
await buildIfStale();
const { waitForSite } = await import('./wait-for-site.ts');
await waitForSite();
await import('../../desk/server/main.ts');
