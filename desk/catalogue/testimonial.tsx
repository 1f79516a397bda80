import { Quotation } from '../../site/ui/quotation.tsx';
import { Submit } from '../ui/submit.tsx';
import type { Face } from './face.ts';

export const testimonialFace: Face = {
  place: 'Under “In their own words”, on the page of all courses',
  Preview: ({ values: { name, role, message } }) => (
    <div className="testimonials">
      <Quotation
        name={name?.trim() || 'Name'}
        role={role?.trim() || 'Course'}
        message={message?.trim() || 'What they said'}
      />
    </div>
  ),
  Below: ({ stored, path }) =>
    stored && (
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
    ),
};
