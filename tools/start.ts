/** `npm start`: builds what has changed since the last build, then serves the product. */
import './check-settings.ts';
import { buildIfStale } from './build-if-stale.ts';

await buildIfStale();
await import('../server/main.ts');
