import type { CertificatePage } from '../../content/types.ts';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import type { Crumb } from '../ui/breadcrumbs.tsx';
import { sampleCourse } from './sample-course.ts';

export interface CertificatePageData {
  page: CertificatePage;
  trail: Crumb[];
  /** On the drawn certificate. */
  sampleCourse: string;
}

export function certificateData(page: CertificatePage): CertificatePageData {
  return { page, trail: breadcrumbs(page), sampleCourse: sampleCourse() };
}
