/** Reads a table written as text: the first line names the columns, and bars separate the cells. */
export function readRows<Column extends string>(table: string): Record<Column, string>[] {
  const [columns = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.map((cells) => {
    if (cells.length !== columns.length) throw new Error(`A row has other columns: ${cells.join(' | ')}`);
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<Column, string>;
  });
}
