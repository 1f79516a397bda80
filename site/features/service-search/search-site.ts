import { builtEntries } from './built-entries.ts';
import { searchEngine } from './search-engine.ts';

/** Search of the site, on the server and in the browser, which loads it when the field is first focused. */
export const searchSite = searchEngine(builtEntries);
