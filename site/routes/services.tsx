import { pageAt } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { servicesData } from '../pages/services-data.ts';
import ServicesPage from '../pages/services-page.tsx';

export function loader({ url }: { url: URL }) {
  return servicesData(pageAt(url.pathname, 'services'));
}

export const meta = pageMeta;

export default ServicesPage;
