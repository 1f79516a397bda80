import { FIRST_LOOK } from './issued-paper.ts';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { nameLine } from '../../../contracts/text.ts';
import type { SignatoryRow } from '../../storage/database.ts';
import {
  endSignatory,
  idsIn,
  selectPaperChoices,
  selectSignatories,
  writePaperChoice,
} from '../../storage/papers.ts';
import { insertRows } from '../../storage/rows.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { drawOrRefuse } from '../certificates/draw-certificates.ts';
import type { ActingDependencies, Dependencies } from '../dependencies.ts';
import { OperatorError } from '../operator-error.ts';
import { parseRequest } from '../parse-request.ts';
import { sampleCertificate } from './preview-paper.ts';
import { signatureImage } from './signature-image.ts';

const NAME_MAX_LENGTH = 60;
const ROLE_MAX_LENGTH = 80;

const signatorySchema = v.object({
  name: nameLine('Give the name', NAME_MAX_LENGTH),
  role: nameLine('Give the role, such as Director of Training', ROLE_MAX_LENGTH),
});

export type Signatory = Pick<SignatoryRow, 'id' | 'name' | 'role' | 'image'>;

export async function listSignatories({ storage }: Pick<Dependencies, 'storage'>): Promise<Signatory[]> {
  return (await selectSignatories(storage.database)).map(({ id, name, role, image }) => ({
    id,
    name,
    role,
    image,
  }));
}

/** Adds a signatory. Without a picture of the signature there is room to sign by hand. */
export async function addSignatory(
  deps: ActingDependencies,
  { picture, ...typed }: { name: string; role: string; picture?: Uint8Array },
): Promise<Signatory> {
  const row = await signatoryRow(deps, typed, picture === undefined ? '' : signatureImage(picture));
  await deps.storage.database.transaction().execute(async (transaction) => {
    await insertRows(transaction, 'signatories', row);
    await recordAct(transaction, deps, 'signatory.added', row.id);
  });
  return row;
}

/**
 * Changes the name, role or picture of a signatory on new certificates; earlier ones do not change. Without `picture`
 * the stored one stays; `null` removes it. Returns the new id.
 */
export async function changeSignatory(
  deps: ActingDependencies,
  id: string,
  { picture, ...typed }: { name?: string; role?: string; picture?: Uint8Array | null },
): Promise<Signatory> {
  const { database } = deps.storage;
  const before = await requireSignatory(deps, id);
  const image = picture === undefined ? before.image : picture === null ? '' : signatureImage(picture);
  const fields = { name: typed.name ?? before.name, role: typed.role ?? before.role };
  const row = await signatoryRow(deps, fields, image);
  // A changed signatory keeps the place in the list.
  row.created = before.created;
  await database.transaction().execute(async (transaction) => {
    await insertRows(transaction, 'signatories', row);
    for (const choice of await selectPaperChoices(transaction)) {
      const ids = idsIn(choice.signatories).map((each) => (each === id ? row.id : each));
      await writePaperChoice(transaction, { ...choice, signatories: ids.join(',') });
    }
    await endSignatory(transaction, id, deps.now().toISOString());
    await recordAct(transaction, deps, 'signatory.changed', row.id);
  });
  return row;
}

/** Removes a signatory from new certificates. Earlier ones keep the signature. */
export async function removeSignatory(deps: ActingDependencies, id: string): Promise<void> {
  await requireSignatory(deps, id);
  await deps.storage.database.transaction().execute(async (transaction) => {
    for (const choice of await selectPaperChoices(transaction)) {
      const ids = idsIn(choice.signatories).filter((each) => each !== id);
      await writePaperChoice(transaction, { ...choice, signatories: ids.join(',') });
    }
    await endSignatory(transaction, id, deps.now().toISOString());
    await recordAct(transaction, deps, 'signatory.ended', id);
  });
}

async function requireSignatory(
  { storage }: Pick<Dependencies, 'storage'>,
  id: string,
): Promise<SignatoryRow> {
  const found = (await selectSignatories(storage.database)).find((row) => row.id === id);
  if (found) return found;
  throw new OperatorError(`There is no active signatory with the id ${id}. See certificates signatories.`);
}

/** Throws an OperatorError if something is missing, or a letter cannot be printed. */
async function signatoryRow(
  deps: ActingDependencies,
  typed: { name: string; role: string },
  image: string,
): Promise<SignatoryRow> {
  const { name, role } = parseRequest(signatorySchema, typed);
  const look = { ...FIRST_LOOK, signatories: [{ name, role, image }] };
  await drawOrRefuse(deps, { ...sampleCertificate(deps), ...look });
  return { id: randomUUID(), name, role, image, created: deps.now().toISOString(), ended: null };
}
