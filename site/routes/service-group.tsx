import { pageAt } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { serviceGroupData } from '../pages/service-group-data.ts';
import ServiceGroupPage from '../pages/service-group-page.tsx';

export function loader({ url }: { url: URL }) {
  return serviceGroupData(pageAt(url.pathname, 'service-group'));
}

export const meta = pageMeta;

export default ServiceGroupPage;
