import { pageOf } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { certificateData } from '../pages/certificate-data.ts';

export { default } from '../pages/certificate-page.tsx';

export function loader({ request }: { request: Request }) {
  return certificateData(pageOf(request, 'certificate'));
}

export const meta = pageMeta;
