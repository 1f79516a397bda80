import { pageAt } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { serviceData } from '../pages/service-data.ts';
import ServicePage from '../pages/service-page.tsx';

export function loader({ url }: { url: URL }) {
  return serviceData(pageAt(url.pathname, 'service'));
}

export const meta = pageMeta;

export default ServicePage;
