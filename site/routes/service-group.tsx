import { pageOf } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { serviceGroupData } from '../pages/service-group-data.ts';

export { default } from '../pages/service-group-page.tsx';

export function loader({ request }: { request: Request }) {
  return serviceGroupData(pageOf(request, 'service-group'));
}

export const meta = pageMeta;
