import { BATCH_STATE_LABELS, batchName } from '../../contracts/batch.ts';
import { plural } from '../../contracts/plural.ts';
import { havingSeats, SEAT_LABELS } from '../../domain/seat.ts';
import { batchOpened } from '../../server/mail/messages/batch-opened.ts';
import type { Agree, Reach } from '../../server/services/batches/change-batch.ts';
import { dayIn } from '../../server/services/calendar.ts';
import { batchOf, shownState } from '../../server/shown-batch.ts';
import { isReviewed, reviewFirst } from '../server/review.ts';
import type { RouteContext } from '../server/route.ts';

const FIELD = 'reach';

class Unreviewed extends Error {
  readonly reach: Reach;

  constructor(reach: Reach) {
    super('The list of people has changed.');
    this.reach = reach;
  }
}

/**
 * Carries out a form. If it would email subscribers, or unpublish a batch in which people have seats, a page first
 * shows these people, and nothing is stored yet. If the people have changed by the time of confirmation, the page is
 * shown again.
 */
export async function reviewed(
  context: RouteContext,
  { label, back }: { label: string; back: string },
  act: (agree: Agree) => Promise<unknown>,
): Promise<unknown> {
  const { form } = context;
  const agree: Agree = (reach) => {
    if (reach.subscribers.length === 0 && reach.people.length === 0) return;
    if (!isReviewed(context) || form.get(FIELD) !== namesOf(reach)) throw new Unreviewed(reach);
  };
  try {
    return await act(agree);
  } catch (error) {
    if (!(error instanceof Unreviewed)) throw error;
    return show(context, { label, back }, error.reach);
  }
}

function namesOf({ subscribers, people }: Reach): string {
  return [...subscribers, ...people].map(({ reference }) => reference).join(' ');
}

function show(context: RouteContext, { label, back }: { label: string; back: string }, reach: Reach) {
  const { batch, subscribers, people } = reach;
  const { timeZone } = context.deps.config;
  const today = dayIn(context.deps.now(), timeZone);
  const name = batchName({ courseTitle: batch.course_title, start: batch.start });
  const [first] = subscribers;
  const emails = plural(subscribers.length, 'subscriber');
  const fields = [...context.form].filter(([field]) => field !== FIELD);
  const shared = {
    back: { path: back, label: 'Back' },
    fields: [...fields, [FIELD, namesOf(reach)]] as [string, string][],
  };
  if (!first) {
    const state = BATCH_STATE_LABELS[shownState(batch, today)].toLowerCase();
    return reviewFirst(context, {
      ...shared,
      heading: `Take ${name} off the site?`,
      says: [
        `${havingSeats(people.length)} in this batch. It becomes ${state === 'draft' ? 'a draft' : state}, and the site will no longer show it.`,
        'Their seats stay as they are, and nobody is emailed. To move or email them, cancel the batch instead.',
      ],
      rows: people.map(({ name: who, reference, seat }) => ({
        name: who,
        detail: SEAT_LABELS[seat],
        href: `/enquiries/${reference}`,
      })),
      label: 'Take it off the site',
      isDangerous: true,
    });
  }
  const { subject, text } = batchOpened(first, batchOf(batch, today, timeZone), context.deps.config);
  return reviewFirst(context, {
    ...shared,
    heading: `Email ${emails}?`,
    says: [
      `${name} can be booked on the site from now on. ${subscribers.length === 1 ? 'This person' : 'These people'} asked to be told when there is a date.`,
      'The email is sent after half a minute. You can undo it until then.',
    ],
    rows: subscribers.map(({ name: who, email }) => ({ name: who, detail: email })),
    emails: [{ to: first.name, subject, text }],
    label: `${label} and email ${emails}`,
  });
}
