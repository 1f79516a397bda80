import type { Testimonial } from '../../content/types.ts';
import { Quotation } from '../ui/quotation.tsx';

interface TestimonialsProps {
  items: Testimonial[];
  /** Id of the heading above them. */
  labelledBy: string;
}

/**
 * Quotations. If there are four, the first and last are wider, so put the longer texts there. On a phone they are side
 * by side and scroll.
 */
export function Testimonials({ items, labelledBy }: TestimonialsProps) {
  return (
    // A region that scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="testimonials" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      {items.map((item) => (
        <Quotation key={item.message} {...item} />
      ))}
    </div>
  );
}
