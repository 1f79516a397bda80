import type { Item, StartPoint } from '../../content/types.ts';
import type { WorkKind } from '../../content/work-types.ts';
import { WorkThumbnail } from './works/work-thumbnail.tsx';

export interface CourseCard extends Item {
  path: string;
  work?: WorkKind;
  tag: string;
  hours: number;
  ownHours?: number;
  /** Requirements for the first day. */
  level: string;
  /** Undefined if there is no date. */
  nextStart?: string;
  firstJob?: string;
  startsFrom: StartPoint[];
}

interface CourseGridProps {
  courses: CourseCard[];
}

/** One framed sheet of course cards, one to four columns by width (Spec §2). */
export function CourseGrid({ courses }: CourseGridProps) {
  return (
    <ul className="card-grid">
      {courses.map((course) => (
        <li key={course.path} data-starts={course.startsFrom.join(' ')}>
          <a href={course.path}>
            <WorkThumbnail kind={course.work} />
            <h3>{course.title}</h3>
            <p>{course.text}</p>
            <span className="course-needs">
              {course.hours} hours in class{course.ownHours ? `, ${course.ownHours} of self-study` : ''}.{' '}
              {course.level}.
            </span>
            {course.nextStart && <span className="course-needs">Next start: {course.nextStart}</span>}
            {course.firstJob && <span className="course-needs">Leads to: {course.firstJob}</span>}
            <span className="tag">{course.tag}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
