import { createHash } from 'node:crypto';
import type { PaperLook } from '../../../documents/certificate-paper.ts';
import type { CertificateRow, Connection, PaperChoiceRow, PaperRow } from '../../storage/database.ts';
import {
  idsIn,
  insertPaper,
  selectPaper,
  selectPaperChoices,
  selectSignatories,
} from '../../storage/papers.ts';
import { FIRM, scopeOf } from './paper-choices.ts';

/** As certificates looked before anything could be chosen. */
const FIRST_LOOK: PaperLook = { design: 'strata', signatories: [], hours: null, class: null };

type Issued = Pick<CertificateRow, 'class' | 'course'>;

/**
 * Gives the paper with which a certificate is issued now, and stores it: that of its class, or the firm's; null while
 * nothing was chosen. For one transaction: the choices are read once.
 */
export function paperChooser(transaction: Connection): (certificate: Issued) => Promise<string | null> {
  let choices: Promise<PaperChoiceRow[]> | undefined;
  const stored = new Map<string, string>();
  return async (certificate) => {
    const choice = chosenFor(await (choices ??= selectPaperChoices(transaction)), certificate.class);
    if (!choice) return null;
    const key = JSON.stringify([choice.scope, choice.shows_hours === 1 && certificate.course]);
    const known = stored.get(key);
    if (known !== undefined) return known;
    const paper = await paperBy(choice, certificate);
    await insertPaper(transaction, paper);
    stored.set(key, paper.id);
    return paper.id;
  };
}

function chosenFor(choices: readonly PaperChoiceRow[], className: string | null): PaperChoiceRow | undefined {
  const of = (wanted: string) => choices.find(({ scope }) => scope === wanted);
  return (className === null ? undefined : of(scopeOf(className))) ?? of(FIRM);
}

async function paperBy(
  { design, signatories, shows_hours, shows_class }: PaperChoiceRow,
  { course }: Issued,
): Promise<PaperRow> {
  const hours = shows_hours === 1 ? await hoursOf(course) : null;
  const content = { design, signatories, hours, shows_class };
  const id = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
  return { id, ...content };
}

/** Of the course's own page; null where the site has none. */
async function hoursOf(course: string): Promise<number | null> {
  // Loaded where it is needed: all words of the site.
  const { courseAward } = await import('../../../content/course-awards.ts');
  return courseAward(course)?.hours ?? null;
}

/** Gives how a certificate is printed: as it was issued. Papers and signatures are read once. */
export function paperLooks(
  database: Connection,
): (certificate: Pick<CertificateRow, 'paper' | 'class'>) => Promise<PaperLook> {
  const looks = new Map<string, Promise<LookOfMany | undefined>>();
  return async ({ paper: id, class: className }) => {
    if (id === null) return FIRST_LOOK;
    const look = looks.get(id) ?? selectPaper(database, id).then((paper) => paper && lookOf(database, paper));
    looks.set(id, look);
    const found = await look;
    return found ? lookFor(found, className) : FIRST_LOOK;
  };
}

/** How a certificate would be printed that is issued now. */
export async function lookOfNext(database: Connection, certificate: Issued): Promise<PaperLook> {
  const choice = chosenFor(await selectPaperChoices(database), certificate.class);
  return choice ? await lookByChoice(database, choice, certificate) : FIRST_LOOK;
}

/** How a certificate would be printed with this choice. */
export async function lookByChoice(
  database: Connection,
  choice: PaperChoiceRow,
  certificate: Issued,
): Promise<PaperLook> {
  return lookFor(await lookOf(database, await paperBy(choice, certificate)), certificate.class);
}

/** Of all certificates with one paper, of whatever class. */
interface LookOfMany extends Omit<PaperLook, 'class'> {
  showsClass: boolean;
}

async function lookOf(
  database: Connection,
  { design, signatories, hours, shows_class }: PaperRow,
): Promise<LookOfMany> {
  const ids = idsIn(signatories);
  const known = ids.length === 0 ? [] : await selectSignatories(database, { ended: true });
  return {
    design,
    signatories: ids.flatMap((wanted) => {
      const found = known.find(({ id }) => id === wanted);
      return found ? { name: found.name, role: found.role, image: found.image } : [];
    }),
    hours,
    showsClass: shows_class === 1,
  };
}

function lookFor({ showsClass, ...look }: LookOfMany, className: string | null): PaperLook {
  return { ...look, class: showsClass ? className : null };
}
