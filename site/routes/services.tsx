import { pageOf } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { servicesData } from '../pages/services-data.ts';

export { default } from '../pages/services-page.tsx';

export function loader({ request }: { request: Request }) {
  return servicesData(pageOf(request, 'services'));
}

export const meta = pageMeta;
