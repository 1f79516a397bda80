import { pageAt } from '../../content/pages.ts';
import type { HomePage } from '../../content/types.ts';
import { PATHS } from '../../contracts/paths.ts';
import type { CourseCard } from '../sections/course-grid.tsx';
import { courseCards } from './course-cards.ts';

export interface HomePageData {
  page: HomePage;
  courses: CourseCard[];
  groups: { path: string; label: string }[];
}

export function homeData(page: HomePage): HomePageData {
  return {
    page,
    courses: courseCards(),
    groups: pageAt(PATHS.services, 'services').cards.map(({ path }) => {
      const group = pageAt(path, 'service-group');
      return { path, label: group.label ?? group.title };
    }),
  };
}
