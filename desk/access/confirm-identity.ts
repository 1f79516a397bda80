import * as v from 'valibot';
import { confirmSession } from './session.ts';
import { verifyPasskey } from './passkeys.ts';
import { confirmByLink, linkCommand } from './sign-in-link.ts';
import { CHALLENGE_COOKIE, readCookie } from '../server/cookies.ts';
import { signature } from './passkey-ceremony.ts';
import { line, readForm } from '../server/form-fields.ts';
import type { RoleRoute, RouteContext } from '../server/route.ts';

const CREDENTIAL = 'credential';
const CODE = 'confirm-code';
const proofForm = v.object({ [CREDENTIAL]: signature, [CODE]: line });

export interface ConfirmView {
  /** Where the form that asked goes to, and what it held. */
  action: string;
  fields: [name: string, value: string][];
  /** A session by link has no passkey: a new link stands for it. */
  by: 'passkey' | 'link';
  error?: string;
  linkCommand: string;
}

/**
 * For what asks for a fresh proof. The same form comes again with one in it; without, or with a wrong one, the answer is
 * a page that asks for it and keeps what was posted: its view is returned, or nothing once it is proved.
 */
export async function confirmIdentity(
  context: RouteContext,
  { savedFrom }: Pick<RoleRoute, 'savedFrom'>,
): Promise<ConfirmView | undefined> {
  const { deps, signedIn, form, query, request } = context;
  const isAnswered = form.has(CREDENTIAL) || form.has(CODE);
  if (isAnswered && (await isProved(context))) {
    await confirmSession(deps, signedIn.sessionId);
    return undefined;
  }
  const isPost = request.method === 'POST';
  const kept = [...form].filter(([name]) => name !== CREDENTIAL && name !== CODE);
  return {
    action: isPost ? request.url : '/confirm',
    fields: isPost ? kept : afterwards(request.url, savedFrom && `${savedFrom}?${query.toString()}`),
    by: signedIn.personId === undefined ? 'link' : 'passkey',
    error: isAnswered ? 'That did not prove who you are. Please try again.' : undefined,
    linkCommand: linkCommand(context.deps.config),
  };
}

/** The page that was asked for, or the one on which a file is saved. */
function afterwards(url: string, savedFrom: string | undefined): [string, string][] {
  if (savedFrom === undefined) return [['next', url]];
  return [
    ['next', savedFrom],
    ['file', url],
  ];
}

async function isProved({ deps, relyingParty, signedIn, form, request }: RouteContext): Promise<boolean> {
  const proof = readForm(form, proofForm);
  if (signedIn.personId === undefined) return await confirmByLink(deps, proof[CODE]);
  const challenge = await relyingParty.challenges.take(readCookie(request, CHALLENGE_COOKIE), 'sign-in');
  const person = await verifyPasskey(deps, relyingParty.desk, proof[CREDENTIAL], challenge);
  return person?.id === signedIn.personId;
}
