import { pageAt } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { trainingsData } from '../pages/trainings-data.ts';
import TrainingsPage from '../pages/trainings-page.tsx';

export function loader({ url }: { url: URL }) {
  return trainingsData(pageAt(url.pathname, 'trainings'));
}

export const meta = pageMeta;

export default TrainingsPage;
