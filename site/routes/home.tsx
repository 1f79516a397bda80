import { pageAt } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { homeData } from '../pages/home-data.ts';
import HomePage from '../pages/home-page.tsx';

export function loader({ url }: { url: URL }) {
  return homeData(pageAt(url.pathname, 'home'));
}

export const meta = pageMeta;

export default HomePage;
