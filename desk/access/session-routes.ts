import * as v from 'valibot';
import { askForPasskey, verifyPasskey } from './passkeys.ts';
import { ROLES } from '../../domain/roles.ts';
import { afterwards } from './confirm-identity.ts';
import { endSession, signIn } from './session.ts';
import { linkCommand, useSignInLink } from './sign-in-link.ts';
import { browserName } from './browser-name.ts';
import {
  CHALLENGE_COOKIE,
  dropCookie,
  NOTICE_COOKIE,
  readCookie,
  SESSION_COOKIE,
  setCookie,
} from '../server/cookies.ts';
import { line, readForm } from '../server/form-fields.ts';
import { localPath } from '../server/local-path.ts';
import { sendChallenge, signature } from './passkey-ceremony.ts';
import {
  openGet,
  openPost,
  postConfirmed,
  post,
  type OpenContext,
  type OpenRoute,
  type RoleRoute,
} from '../server/route.ts';

const codeForm = v.object({ code: line });
const nextForm = v.object({ next: line, file: line });
const signInForm = v.object({ credential: signature, ...nextForm.entries });

/** Address for signing in, with the requested address to return to. */
export function signInAddress(url: string, savedFrom: string | undefined): string {
  const next = afterwards(url, savedFrom);
  return url === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams(next).toString()}`;
}

/** Address of the next page, from a form or a query. */
function nextOf({ next, file }: v.InferOutput<typeof nextForm>): Record<string, string> {
  return { ...(next !== '' && { next: localPath(next) }), ...(file !== '' && { file: localPath(file) }) };
}

export const signInRoutes: readonly OpenRoute[] = [
  openGet('/sign-in', async ({ deps, query, page }) =>
    page('sign-in', { linkCommand: linkCommand(deps.config), next: nextOf(readForm(query, nextForm)) }),
  ),
  openPost('/sign-in/challenge', async ({ relyingParty, reply }) =>
    sendChallenge(reply, await askForPasskey(relyingParty)),
  ),
  openPost('/sign-in', async (context) => {
    const { deps, relyingParty, signedIn, request, reply, form, page, done } = context;
    const { credential, next, file } = readForm(form, signInForm);
    const challenge = await relyingParty.challenges.take(readCookie(request, CHALLENGE_COOKIE), 'sign-in');
    const person = await verifyPasskey(deps, relyingParty.desk, credential, challenge);
    if (!person) {
      await context.countFailedProof();
      const error = 'This passkey was not accepted. Try again, or ask the owner for a new link.';
      const view = { linkCommand: linkCommand(deps.config), next: nextOf({ next, file }), error };
      return page('sign-in', view, 422);
    }
    const browser = browserName(request.headers['user-agent']);
    const session = await signIn(deps, person, { browser, before: signedIn });
    reply.header('Set-Cookie', [setCookie(SESSION_COOKIE, session), dropCookie(CHALLENGE_COOKIE)]);
    return goOn(done, { next, file });
  }),
  openGet('/link', async ({ page }) => page('link', {})),
  openPost('/link', async (context) => {
    const { deps, signedIn, request, reply, form, page, done } = context;
    const browser = browserName(request.headers['user-agent']);
    const { code } = readForm(form, codeForm);
    const session = await useSignInLink(deps, code, { browser, before: signedIn });
    if (session === undefined) {
      await context.countFailedProof();
      const error = `This code is unknown, already used or older than 10 minutes. Make a new one: ${linkCommand(deps.config)}`;
      return page('link', { error }, 422);
    }
    reply.header('Set-Cookie', setCookie(SESSION_COOKIE, session));
    return done('/');
  }),
];

export const sessionRoutes: readonly RoleRoute[] = [
  postConfirmed('/confirm', ROLES, async ({ form, done }) => goOn(done, readForm(form, nextForm))),
  post('/sign-out', ROLES, async ({ deps, signedIn, reply, done }) => {
    await endSession(deps, signedIn.sessionId);
    reply.header('Set-Cookie', [dropCookie(SESSION_COOKIE), dropCookie(NOTICE_COOKIE)]);
    // "cookies" is left out, because it would delete the cookies of the firm's whole domain.
    reply.header('Clear-Site-Data', '"cache", "storage"');
    return done('/sign-in');
  }),
];

function goOn(done: OpenContext['done'], { next, file }: v.InferOutput<typeof nextForm>) {
  return done(
    localPath(next),
    file === '' ? undefined : { text: 'The file is being saved.', file: localPath(file) },
  );
}
