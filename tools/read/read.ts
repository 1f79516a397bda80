/** `npm run read` gives editors advice on the style of pages and of all texts. It never fails. */
import { pages } from '../../content/pages.ts';
import { habitRemarks } from './habits.ts';
import { remarks } from './reading.ts';

const found = [...remarks(pages)];
process.stdout.write(
  [...found, `${pages.length} pages read, ${found.length} remarks.`, ...habitRemarks(), ''].join('\n'),
);
