import { longDay } from '../../contracts/batch.ts';
import { havingSeats } from '../../domain/seat.ts';
import { Editor } from '../catalogue/editor.tsx';
import { labelsOf, ThingFields } from '../catalogue/thing-fields.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { ScreenHead } from '../ui/screen-head.tsx';
import type { Screen } from '../ui/screen.ts';
import type { BatchView, StoredBatch } from './view.ts';

export const batch: Screen<BatchView> = {
  title: ({ batch: stored, copied }) =>
    stored ? `Edit ${nameOf(stored)}` : copied ? 'Copy of a batch' : 'New batch',
  draw: (view) => (
    <>
      {view.batch ? (
        <>
          <BackLink href={`/batches/${view.batch.id}`}>{nameOf(view.batch)}</BackLink>
          <ScreenHead heading={`Edit ${nameOf(view.batch)}`}>
            {view.batch.people.length > 0 && `${havingSeats(view.batch.people.length)} in it.`}
          </ScreenHead>
        </>
      ) : (
        <>
          <BackLink href="/batches">Batches</BackLink>
          <NewHead copied={view.copied} />
        </>
      )}
      <Editor
        {...view}
        kind="batch"
        action={view.batch ? `/batches/${view.batch.id}` : '/batches'}
        hidden={hiddenIn(view)}
        labels={labelsOf(view.fields)}
        stored={view.batch?.stored}
        isStored={view.batch !== undefined}
        canBeDraft
      >
        <ThingFields {...view} />
      </Editor>
    </>
  ),
};

function nameOf({ title, start }: StoredBatch): string {
  return `${title}, ${longDay(start)}`;
}

function NewHead({ copied }: { copied?: string }) {
  return copied ? (
    <ScreenHead heading="Copy of a batch">
      Give the first day. The other fields are copied, and all seats are free.
    </ScreenHead>
  ) : (
    <ScreenHead heading="New batch">It appears on the site when you publish it.</ScreenHead>
  );
}

function hiddenIn({ version, copied }: BatchView): Record<string, string> {
  return { ...(version !== undefined && { version }), ...(copied !== undefined && { copied }) };
}
