import type { TrainingsPage } from '../../content/types.ts';
import type { CourseCard } from '../sections/course-grid.tsx';
import { courseCards } from './course-cards.ts';
import { sampleCourse } from './sample-course.ts';

export interface TrainingsPageData {
  page: TrainingsPage;
  courses: CourseCard[];
  /** On the drawn certificate. */
  sampleCourse: string;
}

export function trainingsData(page: TrainingsPage): TrainingsPageData {
  return { page, courses: courseCards(), sampleCourse: sampleCourse() };
}
