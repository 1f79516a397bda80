import * as v from 'valibot';
import {
  CERTIFICATE_DESIGNS,
  CERTIFICATE_SENTENCES,
  type CertificateDesign,
  type CertificateSentence,
  SIGNATORIES_MAX,
} from '../../../domain/certificate-design.ts';
import type { PaperChoiceRow } from '../../storage/database.ts';
import { idsIn, selectPaperChoices, selectSignatories, writePaperChoice } from '../../storage/papers.ts';
import { deleteRows } from '../../storage/rows.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';

/** Key of the design for classes without a separate choice. */
export const FIRM = 'firm';
const CLASS = 'class:';

export function scopeOf(className: string): string {
  return `${CLASS}${className}`;
}

/** Design and signatories for new certificates. */
export interface PaperChoice {
  design: CertificateDesign;
  /** Ids, in their order on the certificate. */
  signatories: string[];
  showsHours: boolean;
  showsClass: boolean;
  says: CertificateSentence;
}

/** Choice from a form or a command. */
export type TypedChoice = Omit<PaperChoice, 'design' | 'says'> & { design: string; says: string };

/** Choice before anything was chosen. */
export const FIRST_CHOICE: PaperChoice = {
  design: 'strata',
  signatories: [],
  showsHours: false,
  showsClass: false,
  says: 'passed',
};

/** The choice of the firm, and those of single classes by name. */
export async function readPaperChoices({
  storage,
}: Dependencies): Promise<{ firm?: PaperChoice; classes: Map<string, PaperChoice> }> {
  const rows = await selectPaperChoices(storage.database);
  const firm = rows.find(({ scope }) => scope === FIRM);
  return {
    firm: firm && choiceIn(firm),
    classes: new Map(
      rows
        .filter(({ scope }) => scope.startsWith(CLASS))
        .map((row) => [row.scope.slice(CLASS.length), choiceIn(row)]),
    ),
  };
}

/**
 * Sets the design for certificates issued from now on; earlier ones do not change. Without a class it is for the whole
 * firm.
 */
export async function choosePaper(
  deps: ActingDependencies,
  className: string | undefined,
  choice: TypedChoice,
): Promise<void> {
  const { database } = deps.storage;
  const row = paperChoiceRow(className === undefined ? FIRM : scopeOf(className), choice);
  await database.transaction().execute(async (transaction) => {
    const known = new Set((await selectSignatories(transaction)).map(({ id }) => id));
    const unknown = choice.signatories.find((id) => !known.has(id));
    if (unknown !== undefined)
      throw new OperatorError(
        `There is no active signatory with the id ${unknown}. See certificates signatories.`,
        {
          fields: { sign1: 'Choose an active signatory' },
        },
      );
    await writePaperChoice(transaction, row);
    await recordAct(transaction, deps, 'paper.chosen', className);
  });
}

/** Throws an OperatorError if the design or the number of signatures is not possible. */
export function paperChoiceRow(
  scope: string,
  { design, signatories, showsHours, showsClass, says }: TypedChoice,
): PaperChoiceRow {
  const parsed = v.safeParse(v.picklist(CERTIFICATE_DESIGNS), design);
  if (!parsed.success)
    throw new OperatorError(
      `There is no design "${design}". Choose one of ${CERTIFICATE_DESIGNS.join(', ')}.`,
      {
        fields: { design: 'Choose a design' },
      },
    );
  const sentence = v.safeParse(v.picklist(CERTIFICATE_SENTENCES), says);
  if (!sentence.success)
    throw new OperatorError(`A certificate says ${CERTIFICATE_SENTENCES.join(', ')}, not "${says}".`, {
      fields: { says: 'Choose a sentence' },
    });
  if (new Set(signatories).size < signatories.length || signatories.length > SIGNATORIES_MAX)
    throw new OperatorError(`A certificate is signed by up to ${SIGNATORIES_MAX} different people.`, {
      fields: { sign2: 'Choose somebody else, or nobody' },
    });
  return {
    scope,
    design: parsed.output,
    signatories: signatories.join(','),
    shows_hours: Number(showsHours),
    shows_class: Number(showsClass),
    says: sentence.output,
  };
}

/** Removes the choice of a class, which then uses the firm's design. */
export async function forgetClassPaper(deps: ActingDependencies, className: string): Promise<void> {
  await deps.storage.database.transaction().execute(async (transaction) => {
    await deleteRows(transaction, 'paper_choices', { scope: scopeOf(className) });
    await recordAct(transaction, deps, 'paper.chosen', className);
  });
}

function choiceIn({ design, signatories, shows_hours, shows_class, says }: PaperChoiceRow): PaperChoice {
  return {
    design,
    signatories: idsIn(signatories),
    showsHours: shows_hours === 1,
    showsClass: shows_class === 1,
    says: says ?? 'passed',
  };
}
