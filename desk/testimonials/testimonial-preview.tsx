import { Quotation } from '../../site/ui/quotation.tsx';

/** A testimonial as it is typed. */
export interface TestimonialValues {
  name: string;
  role: string;
  message: string;
  agreed_by: string;
  agreed_on: string;
  agreed_to: string;
  until_day: string;
  email: string;
}

/** The quotation as a visitor will see it, as far as it is typed. */
export function TestimonialPreview({ name, role, message }: TestimonialValues) {
  return (
    <div className="testimonials">
      <Quotation
        name={name.trim() || 'Name'}
        role={role.trim() || 'Course'}
        message={message.trim() || 'What they said'}
      />
    </div>
  );
}
