import { company } from '../../content/company.ts';
import NotFoundPage from '../pages/not-found-page.tsx';

/** The status 404 is the server's to send: this page is one file that it answers unknown addresses with. */
export function meta() {
  return [{ title: `Page not found · ${company.name}` }, { name: 'robots', content: 'noindex' }];
}

export default NotFoundPage;
