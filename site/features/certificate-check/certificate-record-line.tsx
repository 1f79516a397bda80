import { company } from '../../../content/company.ts';
import { Glyph, type GlyphName } from '../../ui/glyph.tsx';
import type { CertificateRecord } from './certificate-record.ts';

const GLYPH_OF_LOOK = { success: 'check', failure: 'close', notice: 'alert' } as const satisfies Record<
  string,
  GlyphName
>;

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** The quiet line: number, answer and time of the check, to be kept or printed. */
export function CertificateRecordLine({ record }: { record: CertificateRecord }) {
  return (
    <div className={`record ${record.look}`}>
      <Glyph name={GLYPH_OF_LOOK[record.look]} />
      <div>
        <p className="record-verdict">
          <span className="certificate-number">{record.number}</span>
          <b>{record.verdict}</b>
        </p>
        {record.lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
        <small>
          Checked <time dateTime={record.checkedAt.toISOString()}>{moment(record.checkedAt)}</time>
          <span className="print-only">
            {' '}
            by {company.name} at {window.location.host}
          </span>
        </small>
      </div>
      <button className="text-link" type="button" onClick={() => window.print()}>
        <Glyph name="print" />
        Print this result
      </button>
    </div>
  );
}

/** 21 November 2026, 10:42 */
function moment(time: Date): string {
  return MOMENT.format(time).replace(' at ', ', ');
}
