import { company } from '../../../content/company.ts';
import { groupNumber, SAMPLE_CERTIFICATE_NUMBER } from '../../../contracts/certificate.ts';
import type { CheckedCertificate } from '../../../contracts/certificate-wording.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { CHECK_ADDRESS } from './check-address.ts';

/** Stamp of a check. */
export type Stamp = Pick<CheckedCertificate, 'look' | 'verdict' | 'course' | 'name' | 'issued'>;

interface PaperCertificateProps {
  /** Title of the course on the sample. */
  course: string;
  /** Number to show instead of the sample number. */
  number?: string;
  /** True for the sample of a course without an assessment. */
  isOfAttendance?: boolean;
  stamp?: Stamp;
}

/** A drawing that shows where the number is, with the stamp of a check. */
export function PaperCertificate({ course, number, isOfAttendance, stamp }: PaperCertificateProps) {
  const isIssued = stamp && stamp.verdict !== 'Sample';
  return (
    <div className="paper-slot">
      <p className="visually-hidden">
        {`A sample certificate: its 12-digit number is at the bottom left, and below it the address where the number is checked, ${CHECK_ADDRESS}.`}
      </p>
      <div className="drawn-certificate" aria-hidden="true">
        <span className="paper-firm">
          <BrandMark />
          <span>{company.name}</span>
        </span>
        <span className="paper-engraving" />
        <p className="paper-kind">This certifies that</p>
        <p className="paper-holder">{isIssued ? stamp.name || '\u00a0' : 'Name of the holder'}</p>
        {isOfAttendance ? (
          <p className="paper-course">
            attended <strong>{course}</strong>
          </p>
        ) : (
          <p className="paper-course">
            completed <strong>{isIssued ? stamp.course || '…' : course}</strong>
            <br />
            and passed its assessment.
          </p>
        )}
        <div className="paper-foot">
          <div className="paper-number">
            <small>{number ? 'Certificate number' : 'Sample number'}</small>
            <span className="certificate-number">{number || groupNumber(SAMPLE_CERTIFICATE_NUMBER)}</span>
          </div>
          <div className="paper-issued">
            <small>Issued</small>
            <span>{isIssued ? stamp.issued : 'Day, month, year'}</span>
          </div>
          <span className={isIssued ? 'paper-code is-left-out' : 'paper-code'} />
        </div>
        <p className="row paper-check">
          <span>
            Check it at <b>{CHECK_ADDRESS}</b>
          </span>
          <span className="paper-report">{`Report a forgery to ${company.email}`}</span>
        </p>
        {stamp && <span className={`paper-stamp ${stamp.look}`}>{stamp.verdict}</span>}
      </div>
    </div>
  );
}
