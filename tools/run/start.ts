/** `npm start` builds what has changed since the last build, and then serves the product. */
import '../check/check-settings.ts';
import { buildIfStale } from '../build/build-if-stale.ts';

await buildIfStale();
await import('../../server/main.ts');
