import type { FC } from 'react';
import { Applications } from '../openings/applications.tsx';
import type { OpeningMore } from '../openings/view.ts';
import { ActLink } from '../ui/act-link.tsx';
import { InputField } from '../ui/field.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { Submit } from '../ui/submit.tsx';
import { Time } from '../ui/time.tsx';
import { Submissions, Versions } from './template-parts.tsx';
import type { ThingView } from './view.ts';

/** Additional parts on the screen of one kind of thing. */
export interface Face {
  /** Component beside the action buttons. */
  Action?: FC<ThingView>;
  Above?: FC<ThingView>;
  Below?: FC<ThingView>;
}

/** Additional parts of screens, by kind. */
export const FACES: Record<string, Face> = {
  letter: { Above: Submissions, Below: Versions },
  job: { Action: CopyOpening, Above: OpeningParts },
};

function CopyOpening({ stored }: ThingView) {
  return <ActLink href={`/openings/new?copy=${stored?.id}`} label="Copy" letter="y" />;
}

function OpeningParts({ stored, more, path, version, errors, today }: ThingView) {
  if (!stored) return null;
  return (
    <>
      <p className="opening-applications">
        <span>
          Published <Time value={stored.created} />.
        </span>
        Applications:
        <Applications id={stored.id} counts={(more as OpeningMore).applications} />
      </p>
      {stored.shown === 'closed' && (
        <form className="row framed reopening" method="post" action={`${path}/reopen`}>
          <HiddenFields fields={{ version: String(version) }} />
          <InputField
            name="new-closes"
            label="Closing date (optional)"
            error={errors['new-closes']}
            input={{ type: 'date', min: today, autoComplete: 'off' }}
          />
          <Submit label="Reopen" look="small" />
        </form>
      )}
    </>
  );
}
