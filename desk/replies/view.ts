import { courseTitles } from '../../content/course-titles.ts';
import { MESSAGE_MAX_LENGTH } from '../../contracts/limits.ts';
import { HttpError } from '../../server/http/http-error.ts';
import { OperatorError } from '../../server/services/operator-error.ts';
import {
  listUnmatched,
  readMailboxState,
  showUnmatched,
  UNMATCHED_LISTS,
} from '../../server/services/replies/read-replies.ts';
import { type EnteredEnquiry, NOTHING_ENTERED } from '../inbox/entered-enquiry.ts';
import { replyView } from '../inbox/reply-view.ts';
import { linesOf } from '../inbox/submission-line.ts';
import type { RouteContext } from '../server/route.ts';

const EXCERPT_MAX = 200;

export type UnmatchedView = Awaited<ReturnType<typeof unmatchedView>>;
export type UnmatchedMailView = Awaited<ReturnType<typeof unmatchedMailView>>;

/** Unmatched emails: those from people, those from programs, or the archived ones. */
export async function unmatchedView({ deps, query }: RouteContext) {
  const list = UNMATCHED_LISTS.find((known) => known === query.get('show')) ?? 'people';
  const before = query.get('before') || undefined;
  const { mails, older } = await listUnmatched(deps, { list, before });
  const state = await readMailboxState(deps);
  const start = list === 'people' ? '/unmatched' : `/unmatched?show=${list}`;
  return {
    list,
    mails: mails.map(({ id, sender, sender_name, subject, text, received }) => ({
      id,
      from: sender_name || sender || 'Without a sender',
      subject: subject || 'Without a subject',
      excerpt: text
        .slice(0, 2 * EXCERPT_MAX)
        .replaceAll(/\s+/g, ' ')
        .slice(0, EXCERPT_MAX)
        .toWellFormed(),
      received,
    })),
    /** Undefined if no mailbox is read. */
    mailbox: state && { name: state.name, readAt: state.readAt, error: state.error },
    unmatched: state?.unmatched ?? 0,
    newest: before === undefined ? undefined : start,
    older: older && `${start}${list === 'people' ? '?' : '&'}before=${older}`,
    now: deps.now().toISOString(),
  };
}

/** Refused form with its errors. */
export interface ReturnedMail {
  reference?: string;
  enquiry?: EnteredEnquiry;
  errors?: Record<string, string>;
}

export async function unmatchedMailView({ deps, params }: RouteContext, returned: ReturnedMail = {}) {
  const { reply, alsoFrom } = await showUnmatched(deps, params['id'] ?? '').catch((error: Error) => {
    if (!(error instanceof OperatorError)) throw error;
    throw new HttpError(404, 'There is no such email', 'It was matched to a submission, or erased.');
  });
  return {
    mail: replyView(reply, `/unmatched/${reply.id}`, reply.sender),
    isArchived: reply.put_away !== null,
    reference: returned.reference ?? '',
    enquiry: returned.enquiry ?? {
      ...NOTHING_ENTERED,
      name: reply.sender_name,
      email: reply.sender,
      message: reply.text.slice(0, MESSAGE_MAX_LENGTH).toWellFormed(),
    },
    isEntering: returned.enquiry !== undefined,
    courses: courseTitles,
    alsoFrom: await linesOf(deps, alsoFrom, ''),
    errors: returned.errors ?? {},
    now: deps.now().toISOString(),
  };
}
