import { pageOf } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { trainingsData } from '../pages/trainings-data.ts';

export { default } from '../pages/trainings-page.tsx';

export function loader({ request }: { request: Request }) {
  return trainingsData(pageOf(request, 'trainings'));
}

export const meta = pageMeta;
