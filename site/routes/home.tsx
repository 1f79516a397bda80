import { pageOf } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { homeData } from '../pages/home-data.ts';

export { default } from '../pages/home-page.tsx';

export function loader({ request }: { request: Request }) {
  return homeData(pageOf(request, 'home'));
}

export const meta = pageMeta;
