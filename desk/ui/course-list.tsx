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
