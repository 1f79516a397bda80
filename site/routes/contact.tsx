import { pageOf } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { contactData } from '../pages/contact-data.ts';

export { default } from '../pages/contact-page.tsx';

export function loader({ request }: { request: Request }) {
  return contactData(pageOf(request, 'contact'));
}

export const meta = pageMeta;
