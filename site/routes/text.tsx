import { pageAt } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { textData } from '../pages/text-data.ts';
import TextPage from '../pages/text-page.tsx';

export function loader({ url }: { url: URL }) {
  return textData(pageAt(url.pathname, 'text'));
}

export const meta = pageMeta;

export default TextPage;
