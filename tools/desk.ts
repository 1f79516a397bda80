/** `npm run desk`: the desk beside the running site, on the same data. */
import './check-settings.ts';
import { buildIfStale } from './build-if-stale.ts';

await buildIfStale();
await import('../server/desk/main.ts');
