import type { CertificateAward } from '../../../contracts/certificate.ts';

/** Says what was assessed when a valid certificate was issued, and links to the present syllabus. */
export function ExaminedLine({ award: { title, path, assessedBy } }: { award: CertificateAward }) {
  return (
    <small>
      {assessedBy && <span>{`Examined in this course: ${assessedBy}. `}</span>}
      <a href={`${path}#syllabus`}>{`Syllabus of ${title}`}</a>
    </small>
  );
}
