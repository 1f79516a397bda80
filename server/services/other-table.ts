/** Advice for a table in a format that is not supported. */
export function otherTable(kind: string): string {
  return `This is ${kind}. Open it in a spreadsheet, save it as “Excel Workbook (.xlsx)” or “CSV UTF-8”, and give that file`;
}
