import * as v from 'valibot';
import { batchName } from '../../contracts/batch.ts';
import { plural } from '../../contracts/plural.ts';
import { SEAT_LABELS } from '../../domain/seat.ts';
import {
  cancelBatch,
  type CancelledBatch,
  draftCancellation,
  listTargets,
  peopleShown,
} from '../../server/services/batches/cancel-batch.ts';
import { isMailable } from '../../server/mail/mail-address.ts';
import { findBatch } from '../../server/services/batches/read-batches.ts';
import { listSeats } from '../../server/services/batches/read-seats.ts';
import { flag, line, readForm, seenVersion, text } from '../server/form-fields.ts';
import { type Conflict, orShownAgain } from '../server/or-shown-again.ts';
import { get, post, type RoleRoute, type RouteContext } from '../server/route.ts';
import { undoOf } from './undo-of.ts';
import { noSuchBatch } from './view.ts';

const ROLES = ['owner', 'office'] as const;
const PATH = '/batches/:id/cancel';

/** `about` is the choice for which the email was written. `show` only shows the email for another choice. */
const cancelForm = v.object({
  version: seenVersion,
  moveTo: line,
  about: line,
  shown: text,
  email: flag,
  subject: line,
  text,
  show: flag,
});

export type CancelBatchView = Awaited<ReturnType<typeof viewOf>> & {
  errors: Record<string, string>;
  conflict?: Conflict;
};

export const cancelBatchRoutes: readonly RoleRoute[] = [
  get(PATH, ROLES, async (context) => {
    const view = await viewOf(context);
    return context.page('cancel-batch', { ...view, errors: {} });
  }),
  post(PATH, ROLES, async (context) => {
    const { deps, form, page, done } = context;
    const { version, moveTo, about, shown, email, show, ...letter } = readForm(form, cancelForm);
    const isOther = moveTo !== about;
    const typed = { moveTo, email, ...(!isOther && letter) };
    if (show || (isOther && email)) {
      const errors: Record<string, string> = show
        ? {}
        : { text: 'The choice and the email have changed. Read the email again' };
      return page('cancel-batch', { ...(await viewOf(context, typed)), errors }, show ? 200 : 422);
    }
    return await orShownAgain(
      async () => {
        const cancelled = await cancelBatch(deps, context.params.id ?? '', {
          seen: version,
          shown,
          moveTo: moveTo || undefined,
          email: email ? letter : undefined,
        });
        const { batch } = cancelled;
        const isNew = batch.version !== version;
        return done(`/batches/${batch.id}`, {
          text: inWords(cancelled, isNew),
          ...(isNew && { undo: undoOf(batch) }),
        });
      },
      {
        conflict: async (conflict) =>
          page('cancel-batch', { ...(await viewOf(context, typed)), errors: {}, conflict }, 409),
        errors: async (errors) => page('cancel-batch', { ...(await viewOf(context, typed)), errors }, 422),
        field: 'text',
      },
    );
  }),
];

interface Typed {
  moveTo: string;
  email: boolean;
  subject?: string;
  text?: string;
}

async function viewOf({ deps, params, signedIn }: RouteContext, typed?: Typed) {
  const batch = await findBatch(deps, params.id ?? '');
  if (!batch) throw noSuchBatch();
  const people = (await listSeats(deps, batch.id)).filter(({ isOver }) => !isOver);
  const targets = await listTargets(deps, batch, people);
  const moveTo = typed?.moveTo ?? targets[0]?.id ?? '';
  const draft = await draftCancellation(deps, batch, {
    moveTo: targets.some(({ id }) => id === moveTo) ? moveTo : undefined,
    sender: signedIn.name,
  });
  return {
    id: batch.id,
    version: batch.version,
    shown: peopleShown(people),
    name: batchName({ courseTitle: batch.course_title, start: batch.start }),
    isCancelled: batch.state === 'cancelled',
    /** Seats counted by hand, whose people are unknown. */
    unnamed: batch.taken,
    people: people.map(({ reference, name, email, seat }) => ({
      reference,
      name,
      seat: SEAT_LABELS[seat],
      isMailable: isMailable(email),
    })),
    targets: [
      ...targets.map((target) => ({ value: target.id, label: `${batchName(target)}, ${target.left} free` })),
      { value: '', label: 'Do not move them' },
    ],
    moveTo,
    email: typed?.email ?? true,
    subject: typed?.subject ?? draft.subject,
    text: typed?.text ?? draft.text,
  };
}

/** Message after a cancellation: its result, and the people who still have a seat. */
function inWords(
  { batch, movedTo, moved, emailed, unreachable, left }: CancelledBatch,
  isNew: boolean,
): string {
  const named = batchName({ courseTitle: batch.course_title, start: batch.start });
  const target = movedTo && batchName({ courseTitle: movedTo.course_title, start: movedTo.start });
  const stay = plural(left.length, 'person still has a seat', 'people still have seats');
  return [
    isNew ? `${named} is cancelled. The site does not show it.` : `${named} was cancelled before.`,
    moved > 0 && `${plural(moved, 'person', 'people')} moved to ${target}.`,
    emailed > 0 && `${plural(emailed, 'email is', 'emails are')} sent in half a minute.`,
    unreachable.length > 0 && `Call ${unreachable.map(({ name }) => name).join(', ')}: no email address.`,
    left.length > 0 && `${stay} in it and must be told: Today lists them.`,
  ]
    .filter(Boolean)
    .join(' ');
}
