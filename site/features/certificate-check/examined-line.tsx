import type { CertificateAward } from '../../../contracts/certificate.ts';

/** Of a valid certificate: what was examined when it was issued, and the syllabus of today. */
export function ExaminedLine({ award: { title, path, assessedBy } }: { award: CertificateAward }) {
  return (
    <small>
      {assessedBy && <span>{`Examined in this course: ${assessedBy}. `}</span>}
      <a href={`${path}#syllabus`}>{`Syllabus of ${title}`}</a>
    </small>
  );
}
