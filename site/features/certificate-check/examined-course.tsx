/** A course of ours, as far as the answer to a valid certificate tells what is examined in it. */
export interface ExaminedCourse {
  /** As certificates name it, its title first. */
  names: string[];
  /** Of its syllabus. */
  path: string;
  /** The parts of its assessment with their weights. */
  assessedBy: string;
  /** In class. */
  hours: number;
  /** Its modules. */
  covered: string[];
}

/** The course that a certificate names; undefined where the site has none of that name. */
export function findExaminedCourse(
  courses: ExaminedCourse[],
  name: string | undefined,
): ExaminedCourse | undefined {
  const asked = plain(name ?? '');
  return courses.find(({ names }) => names.some((each) => plain(each) === asked));
}

function plain(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

export function ExaminedLine({ course: { names, path, assessedBy } }: { course: ExaminedCourse }) {
  return (
    <small>
      <span>{`Examined in this course: ${assessedBy}. `}</span>
      <a href={path}>{`Syllabus of ${names[0]}`}</a>
    </small>
  );
}
