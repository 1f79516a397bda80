import { SUBMISSION_KINDS, type SubmissionKind } from '../../contracts/submission-kind.ts';
import type { Hand, TodayList, TodayView } from './view.ts';
import {
  findClosingJobs,
  findFullDisk,
  findOldBackup,
  findUnsentMails,
  markLooked,
  readLooked,
} from './today.ts';
import { readHeldBack } from '../../server/services/data/held-back.ts';
import { ROLES, type Role } from '../../contracts/roles.ts';
import { resendMails } from '../../server/services/mail/unsent-mails.ts';
import { listSubmissions } from '../../server/services/submissions/read-submissions.ts';
import { listOpen } from '../../server/services/submissions/find-neighbours.ts';
import { LISTS } from '../ui/submission-lists.ts';
import { lineOf } from '../inbox/submission-line.ts';
import { checkSystem, lastCheck } from './system-check.ts';
import type { RoleRoute, RouteContext } from '../server/route.ts';

const SHOWN = 5;

/** Whose work they are. */
export const SEES: Record<SubmissionKind, readonly Role[]> = {
  enquiry: ['owner', 'office'],
  application: ['owner', 'office', 'recruiter'],
};
const SENDS_MAIL: readonly Role[] = ['owner', 'office'];

export const todayRoutes: readonly RoleRoute[] = [
  {
    method: 'GET',
    path: '/',
    roles: ROLES,
    answer: async (context) => context.page('today', await todayView(context)),
  },
  {
    method: 'POST',
    path: '/looked',
    roles: ROLES,
    async answer({ deps, signedIn, done }) {
      if (signedIn.personId !== undefined) await markLooked(deps, signedIn.personId);
      return done('/', { text: 'What comes from now on is new.' });
    },
  },
  {
    method: 'POST',
    path: '/send-mails',
    roles: SENDS_MAIL,
    async answer({ deps, done }) {
      const count = await resendMails(deps);
      return done('/', {
        text: `${count === 1 ? 'One mail is' : `${count} mails are`} tried again now.`,
      });
    },
  },
  {
    method: 'POST',
    path: '/check',
    roles: ['owner'],
    async answer({ deps, done }) {
      await checkSystem(deps);
      return done('/', { text: 'The system was checked.' });
    },
  },
];

async function todayView(context: RouteContext): Promise<TodayView> {
  const { deps, signedIn } = context;
  const { role, personId } = signedIn;
  const { since, hasLooked } = await readLooked(deps, personId);
  const kinds = SUBMISSION_KINDS.filter((kind) => SEES[kind].includes(role));
  return {
    since,
    hasLooked,
    canLook: personId !== undefined,
    came: await Promise.all(kinds.map((kind) => came(context, kind, since))),
    waiting: await Promise.all(kinds.map((kind) => waiting(context, kind))),
    hands: await hands(context),
    check: role === 'owner' ? lastCheck(deps) : undefined,
    now: deps.now().toISOString(),
  };
}

async function came({ deps }: RouteContext, kind: SubmissionKind, since: string): Promise<TodayList> {
  const { rows, next } = await listSubmissions(deps, kind, { since, limit: SHOWN });
  return {
    kind,
    rows: rows.map((row) => lineOf(row, '')),
    more: next === null ? undefined : LISTS[kind].path,
  };
}

async function waiting({ deps }: RouteContext, kind: SubmissionKind): Promise<TodayList> {
  const rows = await listOpen(deps, kind, SHOWN + 1);
  const list = kind === 'enquiry' ? '?state=new&sort=oldest' : '?sort=oldest';
  return {
    kind,
    rows: rows.slice(0, SHOWN).map((row) => lineOf(row, list)),
    more: rows.length > SHOWN ? `${LISTS[kind].path}${list}` : undefined,
  };
}

async function hands({ deps, signedIn: { role } }: RouteContext): Promise<Hand[]> {
  const found: Hand[] = [];
  if (SENDS_MAIL.includes(role)) {
    for (const { reason } of await readHeldBack(deps.storage.database)) {
      found.push({ sentence: `Nothing was deleted, as it would have been too much. ${reason}` });
    }
    const { failed, late, lastError } = await findUnsentMails(deps);
    const reason = lastError === null ? '' : ` The reason: ${lastError}`;
    const act = { path: '/send-mails', label: 'Try again now' };
    if (failed > 0) found.push({ sentence: `${mails(failed)} could not be sent.${reason}`, act });
    if (late > 0) found.push({ sentence: `${mails(late)} has waited for over an hour.${reason}`, act });
  }
  if (SEES.application.includes(role)) {
    for (const { title, closes } of await findClosingJobs(deps)) {
      found.push({
        sentence: `The opening “${title}” closes after ${dayOf(closes)}.`,
        link: { path: `/applications?search=${encodeURIComponent(title)}`, label: 'See its applications' },
      });
    }
  }
  if (SENDS_MAIL.includes(role)) {
    const backup = await findOldBackup(deps);
    if (backup !== undefined) {
      const sentence =
        backup === 'never' ? 'No backup was made yet.' : `The last backup is of ${dayOf(backup)}.`;
      found.push({
        sentence: `${sentence} On the server’s command line:`,
        command: `${deps.config.operatorCommand} data backup FILE`,
      });
    }
    const megabytes = await findFullDisk(deps);
    if (megabytes !== undefined)
      found.push({
        sentence: `The server’s disk has ${megabytes} MB left. When it is full, nothing that visitors send is taken: have some space freed.`,
      });
  }
  return found;
}

function mails(count: number): string {
  return count === 1 ? 'One mail' : `${count} mails`;
}

function dayOf(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
