import { browserName } from './browser-name.ts';
import { type ConfirmView, keptFields, readProof } from './confirm-identity.ts';
import { verifyPasskey } from './passkeys.ts';
import { type EndedSession, findSession, signIn, type SignedIn } from './session.ts';
import { linkCommand, useSignInLink } from './sign-in-link.ts';
import { CHALLENGE_COOKIE, dropCookie, readCookie, SESSION_COOKIE, setCookie } from '../server/cookies.ts';
import type { OpenContext } from '../server/route.ts';

/**
 * Handles a form that was sent in an expired session. The user signs in with the same form, and the form is then
 * carried out. If the proof is missing or wrong, the answer is a page that keeps the posted fields.
 */
export async function signInAgain(
  context: OpenContext,
  ended: EndedSession,
): Promise<{ signedIn: SignedIn } | { question: ConfirmView }> {
  const { deps, reply, form, files, request } = context;
  const proof = readProof(form);
  const session = proof && (await openAgain(context, ended, proof));
  const signedIn = session === undefined ? undefined : await findSession(deps, session);
  if (session !== undefined && signedIn) {
    reply.header('Set-Cookie', [setCookie(SESSION_COOKIE, session), dropCookie(CHALLENGE_COOKIE)]);
    return { signedIn };
  }
  return {
    question: {
      action: request.url,
      fields: keptFields(form),
      by: ended.personId === undefined ? 'link' : 'passkey',
      ended: { hadFile: files.size > 0 },
      error: proof && 'That did not confirm who you are. Only the person who wrote this can continue.',
      linkCommand: linkCommand(deps.config),
    },
  };
}

/** The cookie's value of a new session of the same person; undefined without a valid proof. */
async function openAgain(
  { deps, relyingParty, request }: OpenContext,
  ended: EndedSession,
  proof: NonNullable<ReturnType<typeof readProof>>,
): Promise<string | undefined> {
  const at = { browser: browserName(request.headers['user-agent']), before: ended };
  if (ended.personId === undefined) return await useSignInLink(deps, proof.code, at);
  const challenge = await relyingParty.challenges.take(readCookie(request, CHALLENGE_COOKIE), 'sign-in');
  const person = await verifyPasskey(deps, relyingParty.desk, proof.credential, challenge);
  return person?.id === ended.personId ? await signIn(deps, person, at) : undefined;
}
