/** `npm run read`: remarks on the words and shapes of the pages, for whoever edits them. It never fails. */
import { pages } from '../../content/pages.ts';
import { remarks } from './reading.ts';

const found = [...remarks(pages)];
process.stdout.write([...found, `${pages.length} pages read, ${found.length} remarks.`, ''].join('\n'));
