import { pageAt } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { aboutData } from '../pages/about-data.ts';
import AboutPage from '../pages/about-page.tsx';

export function loader({ url }: { url: URL }) {
  return aboutData(pageAt(url.pathname, 'about'));
}

export const meta = pageMeta;

export default AboutPage;
