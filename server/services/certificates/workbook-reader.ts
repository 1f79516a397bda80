/** A program: reads a workbook, writes its table or the reason for refusing it. See read-workbook.ts. */
import { buffer } from 'node:stream/consumers';
import { OperatorError } from '../operator-error.ts';
import { tableOfWorkbook } from './workbook-table.ts';

const answer = await tableOfWorkbook(await buffer(process.stdin)).catch((error: unknown) => {
  if (error instanceof OperatorError) return { refusal: error.message };
  throw error;
});
process.stdout.write(JSON.stringify(answer));
