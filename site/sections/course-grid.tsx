import type { IconName } from '../../content/icon-names.ts';
import type { Item, StartPoint } from '../../content/types.ts';
import { PlateIcon } from '../ui/plate-icon.tsx';

export interface CourseCard extends Item {
  path: string;
  icon: IconName;
  tag: string;
  hours: number;
  /** What one needs on the first day. */
  level: string;
  startsFrom: StartPoint[];
}

interface CourseGridProps {
  courses: CourseCard[];
  /** On a phone title and needs alone. */
  isBrief?: boolean;
}

/** One framed sheet of course cards, one to four columns by width (Spec §2). */
export function CourseGrid({ courses, isBrief = false }: CourseGridProps) {
  return (
    <ul className={isBrief ? 'card-grid brief' : 'card-grid'}>
      {courses.map((course) => (
        <li key={course.path} data-starts={course.startsFrom.join(' ')}>
          <a href={course.path}>
            <PlateIcon name={course.icon} />
            <h3>{course.title}</h3>
            <p>{course.text}</p>
            <span className="course-needs">
              {course.hours} hours. {course.level}.
            </span>
            <span className="tag">{course.tag}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
