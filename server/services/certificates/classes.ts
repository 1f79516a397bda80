import { plural } from '../../../contracts/plural.ts';
import {
  emptyCertificates,
  selectClasses,
  selectNames,
  selectNewestClasses,
  selectClassFigures,
  selectOfClass,
  selectReplacing,
  type ClassFigures,
  updateClass,
} from '../../storage/certificates.ts';
import { selectReferencesOfOtherActs } from '../../storage/audit-log.ts';
import type { CertificateRow, Connection } from '../../storage/database.ts';
import { movePaperChoice } from '../../storage/papers.ts';
import { noteOverwriting } from '../../storage/removals.ts';
import { overwriteNoted } from '../data/overwrite-noted.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { dateOf } from '../calendar.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { scopeOf } from '../papers/paper-choices.ts';
import { parseClassName } from './certificate-fields.ts';
import { requireCertificate } from './read-certificates.ts';

/** Time in which an import can be undone, if nobody has seen its certificates. */
export const TAKE_BACK_MS = 30 * 60_000;
/** Number of certificates per transaction when a class is renamed. */
const WRITTEN_AT_ONCE = 1_000;

export type ClassSummary = ClassFigures & {
  /** Certificates imported in the last half hour: their number, and how many were used or changed since. */
  recent?: { count: number; since: string; seen: number };
};

const OFFERED = 50;
/** Number of newest certificates in which classes are looked for. They have some 200 classes. */
const OFFERED_AMONG = 6_000;
/** Limit of classes for which a search counts the certificates. */
const COUNTED_MAX = 300;

export type ListedClass = {
  name: string;
  certificates: number;
  /** Time at which the newest certificate of the class was stored. */
  newest: string;
};

/** Classes whose name contains the searched text, newest first. */
export async function listClasses(
  { storage }: Pick<Dependencies, 'storage'>,
  search = '',
): Promise<ListedClass[]> {
  const wanted = search.trim().toLocaleLowerCase();
  const classes = await selectClasses(storage.database);
  return classes.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}

/**
 * The newest classes, and whether there are others. It does not count all classes, because that would read every
 * certificate.
 */
export async function findClasses(
  { storage: { database } }: Dependencies,
  search: string,
  limit: number,
): Promise<{ classes: ListedClass[]; hasMore: boolean }> {
  const wanted = search.toLocaleLowerCase();
  const isFound = (name: string) => name.toLocaleLowerCase().includes(wanted);
  const newest = (await selectNewestClasses(database, OFFERED_AMONG)).filter(isFound);
  const isEnough = search === '' && newest.length > limit;
  const all = isEnough ? newest : (await selectNames(database, 'class')).filter(isFound);
  const counted = all.length <= COUNTED_MAX ? all : [...new Set([...newest, ...all])].slice(0, COUNTED_MAX);
  const named = all.filter((name) => name.toLocaleLowerCase() === wanted);
  const found = await selectClasses(database, [...new Set([...named, ...counted])]);
  const classes = [
    ...found.filter(({ name }) => named.includes(name)),
    ...found.filter(({ name }) => !named.includes(name)),
  ].slice(0, limit);
  return { classes, hasMore: classes.length < all.length };
}

/** Suggestions for the class of a certificate: the most recent ones. */
export async function offerClasses({ storage }: Pick<Dependencies, 'storage'>): Promise<string[]> {
  return (await selectNewestClasses(storage.database, OFFERED_AMONG)).slice(0, OFFERED);
}

/** Summary of a class; undefined if it has no certificates. */
export async function summaryOfClass(
  { storage, now }: Pick<Dependencies, 'storage' | 'now'>,
  name: string,
): Promise<ClassSummary | undefined> {
  const figures = await selectClassFigures(storage.database, name, dateOf(now()));
  if (figures.certificates === 0) return undefined;
  const { rows, seen, since } = await recentOf(storage.database, name, now());
  return { ...figures, ...(rows.length > 0 && { recent: { count: rows.length, since, seen: seen.length } }) };
}

/**
 * Renames a class. If another class has the new name, the two become one. `agree` gets the numbers of certificates in
 * both, and throws to prevent the change. Returns the number of renamed certificates.
 */
export async function renameClass(
  deps: ActingDependencies,
  from: string,
  typed: string,
  agree: (counts: { moved: number; joined: number }) => Promise<void> | void,
): Promise<{ name: string; moved: number }> {
  const { database } = deps.storage;
  const name = parseClassName(typed);
  if (name === from)
    throw new OperatorError('The class already has this name.', {
      fields: { to: 'The class already has this name' },
    });
  const today = dateOf(deps.now());
  const { certificates: moving } = await selectClassFigures(database, from, today);
  if (moving === 0) throw noClass(from);
  const { certificates: joined } = await selectClassFigures(database, name, today);
  await agree({ moved: moving, joined });
  let moved = 0;
  for (;;) {
    const count = await database.transaction().execute(async (transaction) => {
      const rows = await selectOfClass(transaction, from, { limit: WRITTEN_AT_ONCE });
      await updateClass(transaction, rows, name);
      if (moved === 0) {
        await movePaperChoice(transaction, scopeOf(from), scopeOf(name));
        await recordAct(transaction, deps, 'class.renamed', name);
      }
      return rows.length;
    });
    moved += count;
    if (count < WRITTEN_AT_ONCE) return { name, moved };
  }
}

/** Moves a certificate to a class. An empty name removes it from its class. */
export async function changeClass(deps: ActingDependencies, number: string, typed: string): Promise<void> {
  const name = typed.trim() === '' ? null : parseClassName(typed);
  await deps.storage.database.transaction().execute(async (transaction) => {
    const row = await requireCertificate(transaction, number);
    if (row.class === name) return;
    await updateClass(transaction, [row], name);
    await recordAct(transaction, deps, 'certificate.class-changed', row.number);
  });
}

/**
 * Undoes an import of the last half hour, if none of its certificates was printed, checked or changed. The numbers stay
 * reserved, and a check answers as for an unknown number. `agree` gets the number of certificates, and throws to
 * prevent the undo.
 */
export async function takeBackClass(
  deps: ActingDependencies,
  name: string,
  agree?: (certificates: CertificateRow[]) => Promise<void>,
): Promise<number> {
  const { storage, now } = deps;
  await agree?.(await takenBack(storage.database, name, now()));
  const count = await storage.database.transaction().execute(async (transaction) => {
    const rows = await takenBack(transaction, name, now());
    await emptyCertificates(transaction, rows, now().toISOString());
    await noteOverwriting(transaction, now().toISOString());
    for (const { number } of rows) await recordAct(transaction, deps, 'certificate.taken-back', number);
    return rows.length;
  });
  await overwriteNoted(deps);
  return count;
}

async function takenBack(database: Connection, name: string, now: Date): Promise<CertificateRow[]> {
  const { rows, seen } = await recentOf(database, name, now);
  if (rows.length === 0)
    throw new OperatorError(
      `Nothing was imported into “${name}” in the last half hour. Revoke wrong certificates one by one.`,
    );
  if (seen.length > 0)
    throw new OperatorError(
      `${seen.length} of ${plural(rows.length, 'certificate')} ${seen.length === 1 ? 'was' : 'were'} printed, checked or changed since. Revoke wrong certificates one by one.`,
    );
  return rows;
}

/** Certificates that were imported in the last half hour, and those of them that were used or changed since. */
async function recentOf(database: Connection, name: string, now: Date) {
  const since = new Date(now.getTime() - TAKE_BACK_MS).toISOString();
  const rows = await selectOfClass(database, name, { since });
  const numbers = rows.map(({ number }) => number);
  const seen = await selectReferencesOfOtherActs(database, numbers, [
    'certificate.issued',
    'certificate.class-changed',
  ]);
  // Certificates that replace another one count as changed: if they were removed, the old one would stay revoked.
  seen.push(...(await selectReplacing(database, numbers)).filter((number) => !seen.includes(number)));
  return { rows, seen, since: rows.map(({ created }) => created).toSorted()[0] ?? since };
}

function noClass(name: string): OperatorError {
  return new OperatorError(`There is no class “${name}”. List them with certificates classes.`);
}
