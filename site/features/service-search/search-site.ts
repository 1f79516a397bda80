import { builtEntries } from './built-entries.ts';
import { searchEngine } from './search-engine.ts';

/** The same in the browser, which fetches it at the first focus of the field, and on the server. */
export const searchSite = searchEngine(builtEntries);
