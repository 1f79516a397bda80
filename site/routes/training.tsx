import { pageAt } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { trainingData } from '../pages/training-data.ts';
import TrainingPage from '../pages/training-page.tsx';

export function loader({ url }: { url: URL }) {
  return trainingData(pageAt(url.pathname, 'training'));
}

export const meta = pageMeta;

export default TrainingPage;
