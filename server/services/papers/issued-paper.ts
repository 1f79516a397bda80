import { createHash } from 'node:crypto';
import type { CourseAward } from '../../../content/course-awards.ts';
import type { CertificateSentence } from '../../../domain/certificate-design.ts';
import type { PaperLook } from '../../../documents/certificate-paper.ts';
import type { CertificateRow, Connection, PaperChoiceRow, PaperRow } from '../../storage/database.ts';
import { idsIn, insertPaper, selectPaperChoices, selectSignatories } from '../../storage/papers.ts';
import { selectRow } from '../../storage/rows.ts';
import { DAY_MS } from '../calendar.ts';
import { FIRM, FIRST_CHOICE, paperChoiceRow, scopeOf } from './paper-choices.ts';

/** First design of certificates. */
export const FIRST_LOOK: PaperLook = {
  design: 'strata',
  signatories: [],
  hours: null,
  class: null,
  says: 'passed',
};

/** Age of a certificate from which its award counts as unknown, because the course may have changed since. */
const AWARD_KNOWN_MS = 366 * DAY_MS;

/** A course as it was when a certificate was issued. */
export type StoredAward = CourseAward;

type Issued = Pick<CertificateRow, 'class' | 'course'>;

/** Meaning of a certificate: its sentence and its award. `hours` is for designs without an award. */
export type Meaning = Pick<PaperRow, 'says' | 'award'> & { hours?: number | null };

/**
 * Makes a function that stores the design of a certificate that is issued now, and returns the id of the design. The
 * design is that of the class, or else the firm's. The award is `kept` from the replaced certificate, or taken from the
 * course. It is unknown for an old certificate and for one whose number is not ours. Use the function in one
 * transaction only, because it reads the choices once.
 */
export function paperChooser(
  transaction: Connection,
  now: Date,
): (
  certificate: Issued & Pick<CertificateRow, 'issued'>,
  of: { isNumberOfOurs: boolean; kept?: Meaning },
) => Promise<string> {
  let choices: Promise<PaperChoiceRow[]> | undefined;
  const stored = new Map<string, string>();
  return async (certificate, { isNumberOfOurs, kept }) => {
    const { class: className, course, issued } = certificate;
    const rows = await (choices ??= selectPaperChoices(transaction));
    const choice = chosenFor(rows, className) ?? paperChoiceRow(FIRM, FIRST_CHOICE);
    const isKnown = isNumberOfOurs && now.getTime() - Date.parse(issued) <= AWARD_KNOWN_MS;
    const key = JSON.stringify([choice.scope, course, isKnown, kept]);
    const known = stored.get(key);
    if (known !== undefined) return known;
    const ofOld = { says: choice.scope === FIRM ? ('completed' as const) : choice.says, award: null };
    const meaning = kept ?? (isKnown ? await meaningNow(choice, course) : ofOld);
    const paper = paperBy(choice, meaning);
    await insertPaper(transaction, paper);
    stored.set(key, paper.id);
    return paper.id;
  };
}

function chosenFor(choices: readonly PaperChoiceRow[], className: string | null): PaperChoiceRow | undefined {
  const of = (wanted: string) => choices.find(({ scope }) => scope === wanted);
  return (className === null ? undefined : of(scopeOf(className))) ?? of(FIRM);
}

function paperBy(
  { design, signatories, shows_hours, shows_class }: PaperChoiceRow,
  { says, award, hours: keptHours = null }: Meaning,
): PaperRow {
  const hours = shows_hours === 1 ? (awardIn(award)?.hours ?? keptHours) : null;
  const content = { design, signatories, hours, shows_class, says, award };
  const id = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
  return { id, ...content };
}

/** Meaning from the course's page; a course without a page, or without an assessment, has no award. */
async function meaningNow({ says }: PaperChoiceRow, course: string): Promise<Meaning> {
  // Loaded only when needed, because it has all texts of the site.
  const { courseAward } = await import('../../../content/course-awards.ts');
  const award = courseAward(course);
  const isAssessed = award?.assessedBy !== '';
  return {
    says: says === 'passed' && !isAssessed ? 'attended' : says,
    award: award ? JSON.stringify(award) : null,
  };
}

function awardIn(award: string | null): StoredAward | undefined {
  return award === null ? undefined : (JSON.parse(award) as StoredAward);
}

/** Meanings of certificates at the time of issue. Each design is read once. */
export function meanings(
  database: Connection,
): (
  certificate: Pick<CertificateRow, 'paper'>,
) => Promise<{ says: CertificateSentence; award?: StoredAward }> {
  const known = new Map<string, Promise<PaperRow | undefined>>();
  return async ({ paper: id }) => {
    if (id === null) return { says: 'passed' };
    const reading = known.get(id) ?? selectRow(database, 'papers', { id });
    known.set(id, reading);
    const paper = await reading;
    return { says: paper?.says ?? 'passed', award: awardIn(paper?.award ?? null) };
  };
}

/** The award stored with a replaced certificate. */
export async function meaningOf(database: Connection, { paper: id }: CertificateRow): Promise<Meaning> {
  const paper = id === null ? undefined : await selectRow(database, 'papers', { id });
  return { says: paper?.says ?? null, award: paper?.award ?? null, hours: paper?.hours ?? null };
}

/** Gives the design of a certificate as it was issued. Designs and signatures are read once. */
export function paperLooks(
  database: Connection,
): (certificate: Pick<CertificateRow, 'paper' | 'class'>) => Promise<PaperLook> {
  const looks = new Map<string, Promise<LookOfMany | undefined>>();
  return async ({ paper: id, class: className }) => {
    if (id === null) return FIRST_LOOK;
    const look =
      looks.get(id) ??
      selectRow(database, 'papers', { id }).then((paper) => paper && lookOf(database, paper));
    looks.set(id, look);
    const found = await look;
    return found ? lookFor(found, className) : FIRST_LOOK;
  };
}

/** Design of a certificate issued now. */
export async function lookOfNext(database: Connection, certificate: Issued): Promise<PaperLook> {
  const choice = chosenFor(await selectPaperChoices(database), certificate.class);
  return await lookByChoice(database, choice ?? paperChoiceRow(FIRM, FIRST_CHOICE), certificate);
}

/** Design of certificates that are issued with this choice. */
export async function lookByChoice(
  database: Connection,
  choice: PaperChoiceRow,
  certificate: Issued,
): Promise<PaperLook> {
  const meaning = await meaningNow(choice, certificate.course);
  return lookFor(await lookOf(database, paperBy(choice, meaning)), certificate.class);
}

/** Shared design of all certificates with one paper, whatever their class. */
interface LookOfMany extends Omit<PaperLook, 'class'> {
  showsClass: boolean;
}

async function lookOf(
  database: Connection,
  { design, signatories, hours, shows_class, says }: PaperRow,
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
    says: says ?? 'passed',
    showsClass: shows_class === 1,
  };
}

function lookFor({ showsClass, ...look }: LookOfMany, className: string | null): PaperLook {
  return { ...look, class: showsClass ? className : null };
}
