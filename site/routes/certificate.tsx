import { pageAt } from '../../content/pages.ts';
import { pageMeta } from '../head/page-meta.ts';
import { certificateData } from '../pages/certificate-data.ts';
import CertificatePage from '../pages/certificate-page.tsx';

export function loader({ url }: { url: URL }) {
  return certificateData(pageAt(url.pathname, 'certificate'));
}

export const meta = pageMeta;

export default CertificatePage;
