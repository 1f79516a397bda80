import { pageAt } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { contactData } from '../pages/contact-data.ts';
import ContactPage from '../pages/contact-page.tsx';

export function loader({ url }: { url: URL }) {
  return contactData(pageAt(url.pathname, 'contact'));
}

export const meta = pageMeta;

export default ContactPage;
