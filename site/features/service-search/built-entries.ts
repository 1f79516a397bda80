import { searchEntries } from '../../../content/search-entries.ts';

/**
 * The build replaces this call by its result (`tools/build/entries-at-build.ts`), so that browsers do not load all texts of
 * the site.
 */
export const builtEntries = searchEntries();
