import { company } from '../../content/company.ts';

export { default } from '../pages/answer-page.tsx';

export function meta() {
  return [{ title: company.name }, { name: 'robots', content: 'noindex' }];
}
