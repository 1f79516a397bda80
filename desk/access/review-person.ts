import * as v from 'valibot';
import { plural } from '../../contracts/plural.ts';
import { type Role, ROLES } from '../../domain/roles.ts';
import { PLURALS, SUBMISSION_KINDS } from '../../domain/submission-kind.ts';
import { LINK_HOLDER } from '../../server/services/audit-log/actor.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import { listPeople, listLinkSessions, type PersonRecord } from './people.ts';
import { listInterviews } from '../../server/services/interviews/list-interviews.ts';
import { countOwned } from '../../server/services/submissions/count-owned.ts';
import { ownedBy } from '../inbox/list-choice.ts';
import { line, readForm } from '../server/form-fields.ts';
import { type Review, reviewFirst } from '../server/review.ts';
import type { RouteContext } from '../server/route.ts';
import { LISTS } from '../ui/submission-lists.ts';

type Act = 'reset' | 'role' | 'end-sessions' | 'end';
type Shown = Omit<Review, 'back'>;

const MAY: Record<Role, string> = {
  owner: 'see and change everything, including people and their access',
  office: 'answer enquiries, run batches, issue certificates and change the site',
  recruiter: 'read and answer applications, and change openings',
  trainer: 'issue certificates',
};

/** Shows which person a change of access affects, and what it does. */
export function reviewPerson(act: Act) {
  return async (context: RouteContext) => {
    const id = context.params['id'] ?? '';
    const shown = id === LINK_HOLDER ? await ofLinks(context) : await ofPerson(context, act, id);
    return reviewFirst(context, { ...shown, back: { path: '/people', label: 'People' } });
  };
}

async function ofPerson({ deps, form }: RouteContext, act: Act, id: string): Promise<Shown> {
  const person = (await listPeople(deps)).find((one) => one.id === id);
  if (!person) throw new OperatorError('There is no such person.');
  const { name } = person;
  if (act === 'end-sessions')
    return {
      heading: `Sign ${name} out?`,
      says: [`${endingOf(person)}. ${name} can sign in again with a passkey.`],
      label: `Sign ${name} out`,
      isDangerous: true,
    };
  if (act === 'role') return ofRole(person, readForm(form, v.object({ role: line })).role);
  if (act === 'reset' && person.passkeys === 0)
    return {
      heading: `Make a new link for ${name}?`,
      says: [
        `A link that ${name} has not used yet will stop working.`,
        `Hand the new one over within 30 minutes. The office gets an email about it.`,
      ],
      label: 'Make a new link',
    };
  if (act === 'reset')
    return {
      heading: `Lost device of ${name}?`,
      says: [
        `The passkeys of ${name} (${person.passkeys}) will stop working now. ${endingOf(person)}.`,
        `${name} needs the new link to get in again: hand it over within 30 minutes. The office gets an email about it.`,
        'To add a device and keep the passkeys, go back and use “Add a device”.',
      ],
      label: 'Stop the passkeys and make a link',
      isDangerous: true,
    };
  const counts = await countOwned(deps, name);
  const owned = counts.enquiry + counts.application;
  const interviews = (await listInterviews(deps)).filter(({ interviewers }) => interviewers.includes(name));
  return {
    heading: `End the access of ${name}?`,
    says: [
      `${name} can no longer use the desk. ${plural(person.passkeys, 'passkey')} will stop working now. ${endingOf(person)}.`,
      owned === 0
        ? `No open enquiry or application has ${name} as its owner.`
        : `${name} is the owner of ${plural(owned, 'open enquiry or application', 'open enquiries and applications')}. They stay as they are: give them to somebody else, now or afterwards.`,
      ...(interviews.length === 0
        ? []
        : [
            `${name} holds ${plural(interviews.length, 'coming interview')}. Reschedule with another interviewer.`,
          ]),
    ],
    rows: [
      ...SUBMISSION_KINDS.filter((kind) => counts[kind] > 0).map((kind) => ({
        name: plural(counts[kind], `open ${kind}`, `open ${PLURALS[kind]}`),
        href: `${LISTS[kind].path}?${new URLSearchParams({ who: ownedBy(name) }).toString()}`,
      })),
      ...interviews.map(({ name: applicant, reference }) => ({
        name: `Interview of ${applicant}`,
        href: `${LISTS.application.path}/${reference}`,
      })),
    ],
    label: `End the access of ${name}`,
    isDangerous: true,
  };
}

function ofRole({ name, role: before }: PersonRecord, typed: string): Shown {
  const role = ROLES.find((known) => known === typed);
  if (!role) throw new OperatorError(`The role must be one of ${ROLES.join(', ')}.`);
  return {
    heading: `Make ${name} ${role}?`,
    says: [
      `${name} has the role ${before} now. With the role ${role}, ${name} can ${MAY[role]}. The change applies at once, including on open pages.`,
    ],
    label: `Make ${name} ${role}`,
    isDangerous: role === 'owner',
  };
}

async function ofLinks({ deps, signedIn }: RouteContext): Promise<Shown> {
  const others = (await listLinkSessions(deps)).filter(({ id }) => id !== signedIn.sessionId);
  return {
    heading: `End ${plural(others.length, 'session')} by link?`,
    says: [
      `${plural(others.length, 'browser')} with a link from the command line will be signed out: ${others.map(({ browser }) => browser).join(', ')}.`,
    ],
    label: `End ${plural(others.length, 'session')}`,
    isDangerous: true,
  };
}

function endingOf({ sessions }: PersonRecord): string {
  return plural(sessions, 'open session ends', 'open sessions end');
}
