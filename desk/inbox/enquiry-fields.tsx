import { ENQUIRY_FIELDS, type EnquiryField } from '../../contracts/enquiry-form.ts';
import { CourseField } from '../ui/course-field.tsx';
import { InputField, TextField } from '../ui/field.tsx';
import type { EnteredEnquiry } from './entered-enquiry.ts';

interface EnquiryFieldsProps {
  typed: EnteredEnquiry;
  courses: readonly string[];
  errors: Record<string, string>;
  /** Focuses the first field when the page opens. */
  focusesFirst?: boolean;
}

/** Fields of the site's form (contracts/enquiry-form.ts) for entering an enquiry, with the course before the message. */
export function EnquiryFields({ typed, courses, errors, focusesFirst }: EnquiryFieldsProps) {
  const values: Record<string, string> = typed;
  return ENQUIRY_FIELDS.map((field) => {
    const name = field.name === 'mobile' ? 'phone' : field.name;
    const common = { name, label: labelOf(field), error: errors[name] };
    const input = { defaultValue: values[name], maxLength: field.maxLength };
    if (field.holds === 'text')
      return [
        <CourseField
          key="course"
          courses={courses}
          value={typed.course}
          label="Course (optional)"
          error={errors['course']}
        />,
        <TextField {...common} key={name} textarea={{ ...input, rows: 5 }} />,
      ];
    return (
      <InputField
        {...common}
        key={name}
        hint={field.holds === 'email' ? 'A phone number or an email address is enough.' : undefined}
        input={{
          ...input,
          type: TYPES[field.holds],
          required: field.holds === 'name',
          autoFocus: focusesFirst && field.holds === 'name',
          autoComplete: 'off',
        }}
      />
    );
  });
}

const TYPES = { name: undefined, line: undefined, phone: 'tel', email: 'email' } as const;

function labelOf({ holds, label }: EnquiryField): string {
  switch (holds) {
    case 'phone':
      return 'Phone';
    case 'email':
      return 'Email address';
    case 'text':
      return 'What they ask';
    case 'line':
      return `${label} (optional)`;
    case 'name':
      return label;
  }
}
