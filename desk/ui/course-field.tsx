import { Offered } from './offered.tsx';
import { InputField } from './field.tsx';

interface CourseFieldProps {
  courses: readonly string[];
  value: string | undefined;
  label?: string;
  hint?: string;
  error: string | undefined;
  required?: boolean;
}

/** Select for one of the site’s courses, or a typed one. */
export function CourseField({ courses, value, label = 'Course', hint, error, required }: CourseFieldProps) {
  return (
    <>
      <Offered id="courses" options={courses} />
      <InputField
        name="course"
        label={label}
        hint={hint}
        error={error}
        input={{ defaultValue: value, required, list: 'courses', autoComplete: 'off' }}
      />
    </>
  );
}
