import type { Connection, PaperChoiceRow, PaperRow } from './database.ts';
import { deleteRows, insertMissing, selectRows } from './rows.ts';

/** Present signatories, oldest first; with `ended` also earlier ones. */
export async function selectSignatories(database: Connection, { ended = false }: { ended?: boolean } = {}) {
  return await selectRows(database, 'signatories', ended ? {} : { ended: null }, 'created', 'id');
}

/** Ends a signatory. It is deleted if no issued certificate refers to it. */
export async function endSignatory(database: Connection, id: string, time: string): Promise<void> {
  const papers = await database.selectFrom('papers').select('signatories').execute();
  const isNamed = papers.some(({ signatories }) => idsIn(signatories).includes(id));
  if (isNamed) await database.updateTable('signatories').set({ ended: time }).where('id', '=', id).execute();
  else await database.deleteFrom('signatories').where('id', '=', id).execute();
}

export async function selectPaperChoices(database: Connection): Promise<PaperChoiceRow[]> {
  return await database.selectFrom('paper_choices').selectAll().orderBy('scope').execute();
}

export async function writePaperChoice(
  database: Connection,
  { scope, ...rest }: PaperChoiceRow,
): Promise<void> {
  await database
    .insertInto('paper_choices')
    .values({ scope, ...rest })
    .onConflict((conflict) => conflict.column('scope').doUpdateSet(rest))
    .execute();
}

/** Moves the design of a renamed class to its new name, unless that name has one already. */
export async function movePaperChoice(database: Connection, from: string, to: string): Promise<void> {
  const rows = await selectPaperChoices(database);
  const moved = rows.find(({ scope }) => scope === from);
  if (!moved) return;
  await deleteRows(database, 'paper_choices', { scope: from });
  if (!rows.some(({ scope }) => scope === to)) await writePaperChoice(database, { ...moved, scope: to });
}

/** Stores a design. Its id is a hash of its content, so the same design is stored only once. */
export async function insertPaper(database: Connection, row: PaperRow): Promise<void> {
  await insertMissing(database, 'papers', row);
}

/**
 * Adds the present designs and signatories to the copy of a backup that is being restored. New certificates will use
 * the signatories of the backup: all others are ended.
 */
export async function mergePapers(
  present: Connection,
  backup: Connection,
  ids: readonly string[],
  time: string,
): Promise<void> {
  const papers = await selectRows(present, 'papers', { id: ids });
  const signing = new Set(papers.flatMap(({ signatories }) => idsIn(signatories)));
  for (const paper of papers) await insertPaper(backup, paper);
  for (const signatory of await selectSignatories(present, { ended: true })) {
    if (!signing.has(signatory.id)) continue;
    await insertMissing(backup, 'signatories', { ...signatory, ended: signatory.ended ?? time });
  }
}

/** Ids of a column, in their printed order. They are separated by commas. */
export function idsIn(column: string): string[] {
  return column === '' ? [] : column.split(',');
}
