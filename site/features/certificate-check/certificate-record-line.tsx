import { company } from '../../../content/company.ts';
import type { CertificateRecord } from '../../../contracts/page.ts';
import { Glyph, type GlyphName } from '../../ui/glyph.tsx';

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

/** Number, answer and, where the browser checked, the time of the check, to be kept or printed. */
export function CertificateRecordLine({
  record: { number, look, verdict, lines, checkedAt },
}: {
  record: CertificateRecord & { checkedAt?: Date };
}) {
  return (
    <div className={`record ${look}`}>
      <Glyph name={GLYPH_OF_LOOK[look]} />
      <div>
        <p className="record-verdict">
          <span className="certificate-number">{number}</span> <b>{verdict}</b>
        </p>
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
        {checkedAt && (
          <small>
            Checked <time dateTime={checkedAt.toISOString()}>{moment(checkedAt)}</time>
            <span className="print-only">
              {' '}
              by {company.name} at {window.location.host}
            </span>
          </small>
        )}
      </div>
      {checkedAt && (
        <button className="text-link" type="button" onClick={() => window.print()}>
          <Glyph name="print" />
          Print this result
        </button>
      )}
    </div>
  );
}

/** 21 November 2026, 10:42 */
function moment(time: Date): string {
  return MOMENT.format(time).replace(' at ', ', ');
}
