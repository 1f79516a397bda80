/** `npm run desk` starts the desk with the data of the running site. With --watch it restarts after every change. */
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
