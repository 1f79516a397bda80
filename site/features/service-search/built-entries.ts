import { searchEntries } from '../../../content/search-entries.ts';

/** The build puts what this gives in its place (`tools/build/entries-at-build.ts`): browsers do not fetch all words of the site. */
export const builtEntries = searchEntries();
