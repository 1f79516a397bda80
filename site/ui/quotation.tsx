import { Glyph } from './glyph.tsx';
import { SampleMark } from './sample-mark.tsx';

const STARS = [1, 2, 3, 4, 5];

interface QuotationProps {
  name: string;
  role: string;
  message: string;
  sample?: boolean;
}

/** Testimonial with five stars (Spec §2). */
export function Quotation({ name, role, message, sample }: QuotationProps) {
  return (
    <figure className="card">
      {sample && <SampleMark text="Sample text" />}
      <p className="stars">
        <span className="visually-hidden">Five stars out of five</span>
        {STARS.map((star) => (
          <Glyph key={star} name="star" />
        ))}
      </p>
      <blockquote>{message}</blockquote>
      <figcaption>
        <span className="initial" aria-hidden="true">
          {name.charAt(0)}
        </span>
        <span>
          <b>{name}</b>
          <small>{role}</small>
        </span>
      </figcaption>
    </figure>
  );
}
