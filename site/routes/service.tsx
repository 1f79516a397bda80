import { pageOf } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { serviceData } from '../pages/service-data.ts';

export { default } from '../pages/service-page.tsx';

export function loader({ request }: { request: Request }) {
  return serviceData(pageOf(request, 'service'));
}

export const meta = pageMeta;
