import { data } from 'react-router';
import { company } from '../../content/company.ts';

export { default } from '../pages/not-found-page.tsx';

export function loader() {
  return data(null, 404);
}

export function meta() {
  return [{ title: `Page not found · ${company.name}` }, { name: 'robots', content: 'noindex' }];
}
