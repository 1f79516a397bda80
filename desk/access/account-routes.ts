import * as v from 'valibot';
import { addOwnPasskey, endOtherSessions, endOwnSession, readAccount, removeOwnPasskey } from './account.ts';
import { askForNewPasskey, verifyNewPasskey } from './passkeys.ts';
import { ROLES } from '../../domain/roles.ts';
import { chooseMorningMail } from '../../server/services/morning-mail/choose-morning-mail.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { browserName } from './browser-name.ts';
import { CHALLENGE_COOKIE, readCookie } from '../server/cookies.ts';
import { newCredential, sendChallenge } from './passkey-ceremony.ts';
import { line, oneOf, readForm } from '../server/form-fields.ts';
import { plural } from '../../contracts/plural.ts';
import { reviewFirst } from '../server/review.ts';
import {
  getConfirmed,
  postConfirmed,
  get,
  post,
  reviewed,
  type RoleRoute,
  type RouteContext,
} from '../server/route.ts';

const morningForm = v.object({ email: line, send: oneOf(['yes', 'no']) });
const passkeyForm = v.object({ label: line, passkey: newCredential });

export const accountRoutes: readonly RoleRoute[] = [
  get('/account', ROLES, async ({ deps, signedIn, page }) =>
    page('account', await readAccount(deps, signedIn)),
  ),
  post('/account/morning-mail', ROLES, async ({ deps, signedIn, form, page, done }) => {
    const { email, send } = readForm(form, morningForm);
    if (signedIn.personId === undefined)
      throw new OperatorError('You signed in with a link. Sign in with a passkey to choose emails.');
    try {
      await chooseMorningMail(deps, signedIn.personId, send === 'no' ? undefined : email);
    } catch (error) {
      if (!(error instanceof OperatorError) || !error.fields) throw error;
      const typed = { email, error: error.fields['email'] };
      return page('account', { ...(await readAccount(deps, signedIn)), typed }, 422);
    }
    const text =
      send === 'no'
        ? 'You no longer get the morning email.'
        : `You get the morning email at ${email} from the next working day.`;
    return done('/account', { text });
  }),
  getConfirmed('/account/passkeys/new', ROLES, async ({ request, page }) =>
    page('new-passkey', { label: browserName(request.headers['user-agent']) }),
  ),
  postConfirmed('/account/passkeys/challenge', ROLES, async ({ deps, relyingParty, signedIn, reply }) => {
    if (signedIn.personId === undefined)
      return reply.status(422).send('You signed in with a link, which has no passkeys.');
    const person = { id: signedIn.personId, name: signedIn.name };
    return sendChallenge(reply, await askForNewPasskey(deps, relyingParty, person));
  }),
  postConfirmed(
    '/account/passkeys',
    ROLES,
    async ({ deps, relyingParty, signedIn, request, form, page, done }) => {
      const { label, passkey: made } = readForm(form, passkeyForm);
      const challenge = await relyingParty.challenges.take(readCookie(request, CHALLENGE_COOKIE), 'register');
      const passkey = await verifyNewPasskey(relyingParty.desk, made, challenge);
      if (!passkey || signedIn.personId === undefined) {
        const error = 'The passkey was not accepted. Please try again.';
        return page('new-passkey', { label, error }, 422);
      }
      await addOwnPasskey(deps, signedIn.personId, passkey, label);
      return done('/account', { text: 'The passkey is registered.' });
    },
  ),
  reviewed(
    reviewPasskey,
    postConfirmed('/account/passkeys/:id/remove', ROLES, async ({ deps, signedIn, params, done }) => {
      await removeOwnPasskey(deps, signedIn, params['id'] ?? '');
      return done('/account', { text: 'The passkey is removed.' });
    }),
  ),
  reviewed(
    reviewSessions,
    post('/account/sessions/:id/end', ROLES, async ({ deps, signedIn, params, done }) => {
      await endOwnSession(deps, signedIn, params['id'] ?? '');
      return done('/account', { text: 'The session has ended.' });
    }),
  ),
  reviewed(
    reviewSessions,
    post('/account/sessions/end-others', ROLES, async ({ deps, signedIn, done }) => {
      await endOtherSessions(deps, signedIn);
      return done('/account', { text: 'All other sessions have ended.' });
    }),
  ),
];

const BACK = { path: '/account', label: 'Your access' };

async function reviewPasskey(context: RouteContext) {
  const { passkeys } = await readAccount(context.deps, context.signedIn);
  const label = passkeys.find(({ id }) => id === context.params['id'])?.label;
  if (label === undefined) throw new OperatorError('There is no such passkey.');
  return reviewFirst(context, {
    heading: `Remove the passkey “${label}”?`,
    says: ['You can no longer sign in with it. Your other passkeys still work, and you stay signed in.'],
    label: 'Remove the passkey',
    isDangerous: true,
    back: BACK,
  });
}

/** Review page for ending one session, or all except this one. */
async function reviewSessions(context: RouteContext) {
  const { sessions, byLink } = await readAccount(context.deps, context.signedIn);
  const id = context.params['id'];
  const ending = sessions.filter((session) => (id === undefined ? !session.isThis : session.id === id));
  const links = id === undefined ? byLink : 0;
  const ended = ending.length + links;
  const count = plural(ended, 'session');
  return reviewFirst(context, {
    heading: `End ${count}?`,
    says: [
      `${ended === 1 ? 'It is' : 'They are'} signed out at once. Text typed there and not saved is lost.`,
      links > 0 && `This includes ${plural(links, 'session')} by a link from the command line.`,
    ],
    rows: ending.map(({ browser }) => ({ name: browser })),
    label: `End ${count}`,
    isDangerous: true,
    back: BACK,
  });
}
