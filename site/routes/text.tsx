import { pageOf } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { textData } from '../pages/text-data.ts';

export { default } from '../pages/text-page.tsx';

export function loader({ request }: { request: Request }) {
  return textData(pageOf(request, 'text'));
}

export const meta = pageMeta;
