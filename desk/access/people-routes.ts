import * as v from 'valibot';
import { qrCode } from '../../documents/qr-code.ts';
import type { Invitation } from './invitation.ts';
import {
  addDevice,
  changeRole,
  endPerson,
  endSessionsOf,
  invitePerson,
  listLinkSessions,
  listPeople,
  resetPerson,
} from './people.ts';
import { plural } from '../../contracts/plural.ts';
import { countOwned } from '../../server/services/submissions/count-owned.ts';
import { ownedBy } from '../inbox/list-choice.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { LINK_HOLDER } from '../../server/services/audit-log/actor.ts';
import { ROLES } from '../../domain/roles.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { line, readForm } from '../server/form-fields.ts';
import { postConfirmed, get, reviewed, type RoleRoute, type RouteContext } from '../server/route.ts';
import { reviewPerson } from './review-person.ts';

const personForm = v.object({ name: line, role: line });
const roleForm = v.object({ role: line });

async function show(context: RouteContext, error?: string) {
  return context.page('people', await peopleView(context, error), error === undefined ? 200 : 422);
}

export type PeopleView = Awaited<ReturnType<typeof peopleView>>;

async function peopleView({ deps, signedIn, form }: RouteContext, error?: string) {
  const [people, byLink] = await Promise.all([listPeople(deps), listLinkSessions(deps)]);
  const errors: Record<string, string> = error === undefined ? {} : { name: error };
  return {
    people: people.map(({ last_seen: lastSeen, ...person }) => ({
      ...person,
      lastSeen,
      isYou: person.id === signedIn.personId,
    })),
    /** Open sessions by links from the command line. */
    byLink: byLink.map(({ id, browser, created, seen }) => ({
      id,
      browser,
      created,
      seen,
      isThis: id === signedIn.sessionId,
    })),
    roles: ROLES,
    typed: form.has('name') ? readForm(form, personForm) : { name: '', role: 'office' },
    errors,
  };
}

/** The link is shown only once, because its token is not stored. */
function showInvitation({ relyingParty, page }: RouteContext, { person, token, expires }: Invitation) {
  const link = `${relyingParty.desk.url}/welcome#${token}`;
  return page('invited', { name: person.name, link, qr: qrCode(link), expires });
}

export const peopleRoutes: readonly RoleRoute[] = [
  get('/people', ['owner'], (context) => show(context)),
  postConfirmed('/people', ['owner'], async (context) => {
    const { deps, form } = context;
    try {
      return showInvitation(context, await invitePerson(deps, readForm(form, personForm)));
    } catch (error) {
      if (error instanceof OperatorError) return await show(context, error.message);
      throw error;
    }
  }),
  reviewed(
    reviewPerson('reset'),
    postConfirmed('/people/:id/reset', ['owner'], async (context) =>
      showInvitation(context, await resetPerson(context.deps, context.params['id'] ?? '')),
    ),
  ),
  postConfirmed('/people/:id/add-device', ['owner'], async (context) =>
    showInvitation(context, await addDevice(context.deps, context.params['id'] ?? '')),
  ),
  reviewed(
    reviewPerson('role'),
    postConfirmed('/people/:id/role', ['owner'], async ({ deps, params, form, done }) => {
      const { name, role } = await changeRole(deps, params['id'] ?? '', readForm(form, roleForm).role);
      return done('/people', { text: `The role of ${name} is now ${role}.` });
    }),
  ),
  reviewed(
    reviewPerson('end-sessions'),
    postConfirmed('/people/:id/end-sessions', ['owner'], async ({ deps, signedIn, params, done }) => {
      const id = params['id'] ?? '';
      if (id !== LINK_HOLDER) {
        await endSessionsOf(deps, id);
        return done('/people', { text: 'All sessions of this person have ended.' });
      }
      await endSessionsOf(deps, LINK_HOLDER, signedIn.sessionId);
      const others = signedIn.personId === undefined ? 'other sessions' : 'sessions';
      return done('/people', { text: `All ${others} by link have ended.` });
    }),
  ),
  reviewed(
    reviewPerson('end'),
    postConfirmed('/people/:id/end', ['owner'], async ({ deps, params, done }) => {
      const { name } = await endPerson(deps, params['id'] ?? '');
      const { enquiry, application } = await countOwned(deps, name);
      const kind = enquiry > 0 ? 'enquiry' : 'application';
      const owned = enquiry + application;
      return done('/people', {
        text: `${name} can no longer use the desk.${owned === 0 ? '' : ` ${plural(owned, 'open enquiry or application has', 'open enquiries and applications have')} ${name} as the owner.`}`,
        ...(owned > 0 && {
          link: {
            path: `${LISTS[kind].path}?${new URLSearchParams({ who: ownedBy(name) }).toString()}#bulk`,
            label: 'Choose another owner for them',
          },
        }),
      });
    }),
  ),
];
