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
  /** Target and fields of the original form. */
  action: string;
  fields: [name: string, value: string][];
  /** A session opened by a link has no passkey, so it is confirmed with a new link. */
  by: 'passkey' | 'link';
  /** Set if the session had already ended when the form was sent. An uploaded file is then lost. */
  ended?: { hadFile: boolean };
  error?: string;
  linkCommand: string;
}

/**
 * Requires a new confirmation with a passkey, which is sent together with the form. Returns nothing if the confirmation
 * is valid. If it is missing or wrong, returns the view of a page that asks for it and keeps the posted fields.
 */
export async function confirmIdentity(
  context: RouteContext,
  { savedFrom }: Pick<RoleRoute, 'savedFrom'>,
): Promise<ConfirmView | undefined> {
  const { deps, signedIn, form, request } = context;
  const proof = readProof(form);
  if (proof && (await isProved(context, proof))) {
    await confirmSession(deps, signedIn.sessionId);
    return undefined;
  }
  const isPost = request.method === 'POST';
  return {
    action: isPost ? request.url : '/confirm',
    fields: isPost ? keptFields(form) : afterwards(request.url, savedFrom),
    by: signedIn.personId === undefined ? 'link' : 'passkey',
    error: proof && 'That did not confirm who you are. Please try again.',
    linkCommand: linkCommand(context.deps.config),
  };
}

/** The proof in a form; undefined if there is none yet. */
export function readProof(form: URLSearchParams) {
  if (!form.has(CREDENTIAL) && !form.has(CODE)) return undefined;
  const { [CREDENTIAL]: credential, [CODE]: code } = readForm(form, proofForm);
  return { credential, code };
}

/** Fields of a form without the passkey's answer. */
export function keptFields(form: URLSearchParams): ConfirmView['fields'] {
  return [...form].filter(([name]) => name !== CREDENTIAL && name !== CODE);
}

/** The requested page. If a file was requested, the page that links to the file. */
export function afterwards(url: string, savedFrom: string | undefined): [string, string][] {
  if (savedFrom === undefined) return [['next', url]];
  const [, query = ''] = url.split('?', 2);
  return [
    ['next', `${savedFrom}?${query}`],
    ['file', url],
  ];
}

async function isProved(
  { deps, relyingParty, signedIn, request }: RouteContext,
  { credential, code }: NonNullable<ReturnType<typeof readProof>>,
): Promise<boolean> {
  if (signedIn.personId === undefined) return await confirmByLink(deps, code);
  const challenge = await relyingParty.challenges.take(readCookie(request, CHALLENGE_COOKIE), 'sign-in');
  const person = await verifyPasskey(deps, relyingParty.desk, credential, challenge);
  return person?.id === signedIn.personId;
}
