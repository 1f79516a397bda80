import { pageOf } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { aboutData } from '../pages/about-data.ts';

export { default } from '../pages/about-page.tsx';

export function loader({ request }: { request: Request }) {
  return aboutData(pageOf(request, 'about'));
}

export const meta = pageMeta;
