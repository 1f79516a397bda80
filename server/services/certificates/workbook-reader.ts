/** A program that reads a workbook and prints its table, or the reason why it cannot be read. See read-workbook.ts. */
import { buffer } from 'node:stream/consumers';
import { OperatorError } from '../operator-error.ts';
import { tableOfWorkbook } from './workbook-table.ts';

const answer = await tableOfWorkbook(await buffer(process.stdin)).catch((error: unknown) => {
  if (error instanceof OperatorError) return { refusal: error.message };
  throw error;
});
process.stdout.write(JSON.stringify(answer));
