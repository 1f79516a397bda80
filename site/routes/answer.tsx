import { company } from '../../content/company.ts';
import AnswerPage from '../pages/answer-page.tsx';

export function meta() {
  return [{ title: company.name }, { name: 'robots', content: 'noindex' }];
}

export default AnswerPage;
