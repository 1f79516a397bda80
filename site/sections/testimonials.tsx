import type { Testimonial } from '../../content/types.ts';
import { Glyph } from '../ui/glyph.tsx';
import { SampleMark } from '../ui/sample-mark.tsx';

const STARS = [1, 2, 3, 4, 5];

interface TestimonialsProps {
  items: Testimonial[];
  /** Id of the heading above them. */
  labelledBy: string;
}

/** Four quotations, the first and last wider: put the longer ones there. On a phone they stand side by side and scroll. */
export function Testimonials({ items, labelledBy }: TestimonialsProps) {
  return (
    // A region that scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="testimonials" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      {items.map((item) => (
        <figure key={item.message}>
          {item.sample && <SampleMark text="Sample text" />}
          <FiveStars />
          <blockquote>{item.message}</blockquote>
          <figcaption>
            <span className="initial" aria-hidden="true">
              {item.name.charAt(0)}
            </span>
            <span>
              <b>{item.name}</b>
              <small>{item.role}</small>
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function FiveStars() {
  return (
    <p className="stars">
      <span className="visually-hidden">Five stars out of five</span>
      {STARS.map((star) => (
        <Glyph key={star} name="star" />
      ))}
    </p>
  );
}
