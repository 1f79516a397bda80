import { InputField } from './field.tsx';

/** What fields with `list="courses"` offer. */
export function CourseList({ courses }: { courses: readonly string[] }) {
  return (
    <datalist id="courses">
      {courses.map((course) => (
        <option key={course} value={course}>
          {course}
        </option>
      ))}
    </datalist>
  );
}

interface CourseFieldProps {
  courses: readonly string[];
  value: string | undefined;
  label?: string;
  hint?: string;
  error: string | undefined;
  required?: boolean;
}

/** One of the site’s courses, or another that is typed. */
export function CourseField({ courses, value, label = 'Course', hint, error, required }: CourseFieldProps) {
  return (
    <>
      <CourseList courses={courses} />
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
