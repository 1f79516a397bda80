import { stringify } from 'csv-stringify/sync';
import { unzipSync, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import { answerInFull } from '../content/supplier-facts.ts';
import type { SupplierFactsPage } from '../content/types.ts';

const COLUMNS = ['No.', 'Group', 'Question', 'Answer', 'Checked on'];

/** Widths of the columns, in characters. */
const WIDTHS = [6, 26, 46, 80, 20];

/**
 * Date of the files in the workbook. It is fixed, and in local time as ZIP files store it, so that two builds give the
 * same bytes.
 */
const PACKED = new Date(2026, 10, 21);

function rowsOf({ groups, checkedOn }: SupplierFactsPage): string[][] {
  return groups
    .flatMap(({ heading, lines }) => lines.map((line) => ({ heading, line })))
    .map(({ heading, line }, index) => [
      String(index + 1),
      heading,
      line.question,
      answerInFull(line),
      checkedOn,
    ]);
}

/** Groups of facts, for the PDF and the workbook. */
export function supplierGroups({ groups }: SupplierFactsPage) {
  return groups.map(({ heading, lines }) => ({
    heading,
    rows: lines.map((line) => ({ title: line.question, text: answerInFull(line) })),
  }));
}

export function supplierCsv(page: SupplierFactsPage): string {
  return stringify([COLUMNS, ...rowsOf(page)], { bom: true, escape_formulas: true });
}

/** Makes a workbook with one sheet, whose first row stays visible. */
export async function supplierWorkbook(page: SupplierFactsPage): Promise<Buffer> {
  const head = COLUMNS.map((value) => ({ value, fontWeight: 'bold' as const }));
  const rows = rowsOf(page).map((row) =>
    row.map((value) => ({ value, wrap: true, alignVertical: 'top' as const })),
  );
  const workbook = await writeExcelFile([head, ...rows], {
    sheet: 'Supplier facts',
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape',
  }).toBuffer();
  return Buffer.from(zipSync(unzipSync(workbook), { mtime: PACKED }));
}
