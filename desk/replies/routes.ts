import * as v from 'valibot';
import type { Role } from '../../domain/roles.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import {
  enterAsEnquiry,
  matchByHand,
  archive,
  unmatch,
} from '../../server/services/replies/match-by-hand.ts';
import { kindOf } from '../../domain/submission-kind.ts';
import { enteredEnquiry } from '../inbox/entered-enquiry.ts';
import { sendAttachment } from '../inbox/send-file.ts';
import { line, readForm, seenVersion } from '../server/form-fields.ts';
import { get, post, type RoleRoute, type RouteContext } from '../server/route.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { type ReturnedMail, unmatchedMailView, unmatchedView } from './view.ts';

const ROLES: readonly Role[] = ['owner', 'office'];

const matchForm = v.object({ reference: line });
const backForm = v.object({
  version: seenVersion,
  kind: v.fallback(v.picklist(['reply', 'auto', 'bounce']), 'reply'),
  put_away: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
});

/** Screens of unmatched emails. */
export const unmatchedRoutes: readonly RoleRoute[] = [
  get('/unmatched', ROLES, async (context) => context.page('unmatched', await unmatchedView(context))),
  get('/unmatched/:id', ROLES, async (context) =>
    context.page('unmatched-mail', await unmatchedMailView(context)),
  ),
  get('/unmatched/:id/attachments/:attachment', ROLES, async (context) => sendAttachment(context, null)),
  post('/unmatched/:id/match', ROLES, async (context) => {
    const { deps, form, done } = context;
    const id = idOf(context);
    const { reference: typed } = readForm(form, matchForm);
    try {
      const { reference, name, version, was } = await matchByHand(deps, id, typed);
      return done(`${LISTS[kindOf(reference)].path}/${reference}`, {
        text: `The email is matched to ${name} (${reference}).`,
        undo: {
          action: `/unmatched/${id}/back`,
          fields: { version: String(version), kind: was.kind, put_away: was.put_away ?? '' },
        },
      });
    } catch (error) {
      return await giveBack(context, error, { reference: typed }, 'reference');
    }
  }),
  post('/unmatched/:id/back', ROLES, async (context) => {
    const { deps, form, signedIn, done } = context;
    const id = idOf(context);
    const { version, ...was } = readForm(form, backForm);
    await unmatch(deps, id, { by: signedIn.name, version }, was);
    return done(`/unmatched/${id}`, { text: 'Undone. The email is unmatched again.' });
  }),
  post('/unmatched/:id/enquiry', ROLES, async (context) => {
    const { deps, form, signedIn, done } = context;
    const enquiry = readForm(form, enteredEnquiry);
    try {
      const { reference } = await enterAsEnquiry(deps, idOf(context), enquiry, { by: signedIn.name });
      return done(`/enquiries/${reference}`, { text: `${enquiry.name} (${reference}) is entered.` });
    } catch (error) {
      return await giveBack(context, error, { enquiry }, 'name');
    }
  }),
  ...[true, false].map((isAway): RoleRoute =>
    post(`/unmatched/:id/${isAway ? 'archive' : 'unarchive'}`, ROLES, async (context) => {
      const id = idOf(context);
      await archive(context.deps, id, isAway);
      return isAway
        ? context.done('/unmatched', {
            text: 'Email archived.',
            undo: { action: `/unmatched/${id}/unarchive`, fields: {} },
          })
        : context.done(`/unmatched/${id}`, { text: 'The email is back in the list.' });
    }),
  ),
];

function idOf({ params }: RouteContext): string {
  return params['id'] ?? '';
}

async function giveBack(context: RouteContext, error: unknown, returned: ReturnedMail, field: string) {
  if (!(error instanceof OperatorError)) throw error;
  const errors = error.fields && !('' in error.fields) ? error.fields : { [field]: error.message };
  return context.page('unmatched-mail', await unmatchedMailView(context, { ...returned, errors }), 422);
}
