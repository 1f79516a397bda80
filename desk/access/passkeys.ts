import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { company } from '../../content/company.ts';
import type { DeskConfig } from '../../server/config.ts';
import type { PersonRow } from '../../server/storage/database.ts';
import { selectPasskeys } from '../../server/storage/passkeys.ts';
import { selectPerson } from '../../server/storage/people.ts';
import { selectRow, updateRows } from '../../server/storage/rows.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { recordAct } from '../../server/services/audit-log/record-act.ts';
import type { NewPasskey } from './add-passkey.ts';
import { type Challenges, CHALLENGE_LIFE_S } from './challenges.ts';

/** EdDSA, ES256, RS256. The package's own list also offers ML-DSA, for which Node prints experimental warnings. */
const ALGORITHMS = [-8, -7, -257];

/** Relying party of the desk for passkeys. */
export interface RelyingParty {
  challenges: Challenges;
  desk: DeskConfig;
}

/** Challenge for any passkey of this desk. The answer shows whose it is. */
export async function askForPasskey({ challenges, desk }: RelyingParty) {
  const { id, challenge } = await challenges.issue('sign-in');
  const options = await generateAuthenticationOptions({
    rpID: hostOf(desk),
    challenge,
    userVerification: 'required',
    timeout: CHALLENGE_LIFE_S * 1_000,
  });
  return { id, options };
}

export async function askForNewPasskey(
  { storage }: Pick<Dependencies, 'storage'>,
  { challenges, desk }: RelyingParty,
  person: Pick<PersonRow, 'id' | 'name'>,
) {
  const { id, challenge } = await challenges.issue('register');
  const known = await selectPasskeys(storage.database, person.id);
  const options = await generateRegistrationOptions({
    rpID: hostOf(desk),
    rpName: `${company.name} Desk`,
    userID: new TextEncoder().encode(person.id),
    userName: person.name,
    userDisplayName: person.name,
    challenge,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_LIFE_S * 1_000,
  });
  return { id, options };
}

/** The person whose passkey signed the challenge; undefined if anything in the answer is wrong. */
export async function verifyPasskey(
  deps: Pick<Dependencies, 'storage' | 'now' | 'config'>,
  desk: DeskConfig,
  answer: AuthenticationResponseJSON | undefined,
  challenge: string | undefined,
): Promise<PersonRow | undefined> {
  const { database } = deps.storage;
  if (challenge === undefined || !answer) return undefined;
  const passkey = await selectRow(database, 'passkeys', { id: answer.id });
  const person = passkey && (await selectPerson(database, passkey.person_id));
  if (!passkey || person?.state !== 'active') return undefined;
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: desk.url,
    expectedRPID: hostOf(desk),
    requireUserVerification: true,
    // The counter is compared below, because a counter that goes back is a warning, not proof.
    credential: { id: passkey.id, publicKey: Buffer.from(passkey.public_key, 'base64url'), counter: 0 },
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { newCounter } = verified.authenticationInfo;
  await database.transaction().execute(async (transaction) => {
    await updateRows(
      transaction,
      'passkeys',
      { id: passkey.id },
      { counter: newCounter, used: deps.now().toISOString() },
    );
    if (passkey.counter > 0 && newCounter <= passkey.counter) {
      await recordAct(transaction, { ...deps, actor: person.id }, 'desk.passkey-counter-back', person.id);
    }
  });
  return person;
}

/** The passkey that the browser made; undefined if anything in the answer is wrong. */
export async function verifyNewPasskey(
  desk: DeskConfig,
  answer: RegistrationResponseJSON | undefined,
  challenge: string | undefined,
): Promise<NewPasskey | undefined> {
  if (challenge === undefined || !answer) return undefined;
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: desk.url,
    expectedRPID: hostOf(desk),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  return {
    id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: (transports ?? []).join(','),
  };
}

/** The relying party: exactly the desk's host name. */
function hostOf({ url }: DeskConfig): string {
  return new URL(url).hostname;
}
