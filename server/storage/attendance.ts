import type { AttendanceRow, Connection } from './database.ts';

export async function selectAttendance(database: Connection, batch: string): Promise<AttendanceRow[]> {
  return await database.selectFrom('attendance').selectAll().where('batch', '=', batch).execute();
}

/** Replaces the attendance of a batch on one day. */
export async function replaceAttendance(
  transaction: Connection,
  { batch, day }: Pick<AttendanceRow, 'batch' | 'day'>,
  rows: AttendanceRow[],
): Promise<void> {
  await transaction.deleteFrom('attendance').where('batch', '=', batch).where('day', '=', day).execute();
  if (rows.length > 0) await transaction.insertInto('attendance').values(rows).execute();
}
