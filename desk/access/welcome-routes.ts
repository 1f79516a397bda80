import * as v from 'valibot';
import { acceptInvitation, findInvited } from './invitation.ts';
import { askForNewPasskey, verifyNewPasskey } from './passkeys.ts';
import { browserName } from './browser-name.ts';
import { CHALLENGE_COOKIE, dropCookie, readCookie, SESSION_COOKIE, setCookie } from '../server/cookies.ts';
import { newCredential, sendChallenge } from './passkey-ceremony.ts';
import { line, readForm } from '../server/form-fields.ts';
import { openGet, openPost, type OpenRoute } from '../server/route.ts';

const codeForm = v.object({ code: line });
const welcomeForm = v.object({ code: line, label: line, credential: newCredential });
const SPENT = 'This link is unknown, already used or older than 30 minutes. Ask for a new one.';

/** Target of an invitation link, with the code in the fragment. */
export const welcomeRoutes: readonly OpenRoute[] = [
  openGet('/welcome', async ({ request, page }) =>
    page('welcome', { label: browserName(request.headers['user-agent']) }),
  ),
  openPost('/welcome/challenge', async ({ deps, relyingParty, form, reply, countFailedProof }) => {
    const person = await findInvited(deps, readForm(form, codeForm).code);
    if (person) return sendChallenge(reply, await askForNewPasskey(deps, relyingParty, person));
    await countFailedProof();
    return reply.status(422).type('text/plain; charset=utf-8').send(SPENT);
  }),
  openPost('/welcome', async (context) => {
    const { deps, relyingParty, signedIn, request, reply, form, page, done } = context;
    const { code: token, label, credential } = readForm(form, welcomeForm);
    const challenge = await relyingParty.challenges.take(readCookie(request, CHALLENGE_COOKIE), 'register');
    const person = await findInvited(deps, token);
    if (!person) {
      await context.countFailedProof();
      return page('welcome', { label, error: SPENT }, 422);
    }
    const passkey = await verifyNewPasskey(relyingParty.desk, credential, challenge);
    const at = { browser: browserName(request.headers['user-agent']), before: signedIn };
    const session = passkey && (await acceptInvitation(deps, person, { token, passkey, label, ...at }));
    if (session === undefined) {
      await context.countFailedProof();
      const error = 'The passkey was not accepted. Open the link again and retry.';
      return page('welcome', { label, error }, 422);
    }
    reply.header('Set-Cookie', [setCookie(SESSION_COOKIE, session), dropCookie(CHALLENGE_COOKIE)]);
    return done('/account', {
      text: 'Your passkey is registered. Add a second one now, for example on your phone. If you lose your only passkey, you are locked out.',
    });
  }),
];
