import type { FC } from 'react';
import { Applications } from '../openings/applications.tsx';
import type { OpeningMore } from '../openings/view.ts';
import { Submit } from '../ui/submit.tsx';
import { Time } from '../ui/time.tsx';
import { Submissions, Versions } from './template-parts.tsx';
import type { ThingView } from './view.ts';

/** The parts of a thing's screen that are drawn for it alone. */
interface Face {
  /** The place where visitors see it, above the preview. */
  place?: string;
  Above?: FC<ThingView>;
  Below?: FC<ThingView>;
}

/** Parts of their own that screens have, by kind. */
export const FACES: Record<string, Face> = {
  notice: { place: 'Above the header, on every page' },
  testimonial: { place: 'Under “In their own words”, on the page of all courses', Below: Erasure },
  letter: { place: 'As the email begins', Above: Submissions, Below: Versions },
  job: { Above: Published },
};

function Published({ stored, more }: ThingView) {
  if (!stored) return null;
  return (
    <p className="opening-applications">
      <span>
        Published <Time value={stored.created} />.
      </span>
      Applications:
      <Applications id={stored.id} counts={(more as OpeningMore).applications} />
    </p>
  );
}

function Erasure({ stored, path }: ThingView) {
  if (!stored) return null;
  return (
    <details className="framed act testimonial-erasure">
      <summary>Erase it</summary>
      <form className="form" method="post" action={`${path}/erase`}>
        <p className="muted">
          For a person who asks to be forgotten. The words, the name and the consent are deleted, with all
          versions. This cannot be undone.
        </p>
        <Submit label="Erase for good" look="small danger" />
      </form>
    </details>
  );
}
