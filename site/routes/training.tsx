import { pageOf } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { trainingData } from '../pages/training-data.ts';

export { default } from '../pages/training-page.tsx';

export function loader({ request }: { request: Request }) {
  return trainingData(pageOf(request, 'training'));
}

export const meta = pageMeta;
