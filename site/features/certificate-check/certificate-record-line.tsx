import { company } from '../../../content/company.ts';
import type { CheckedCertificate } from '../../../contracts/certificate-wording.ts';
import { Glyph, type GlyphName } from '../../ui/glyph.tsx';
import { ExaminedLine } from './examined-line.tsx';

const GLYPH_OF_LOOK = { success: 'check', failure: 'close', notice: 'alert' } as const satisfies Record<
  string,
  GlyphName
>;

const isInBrowser = !import.meta.env.SSR;

/** The time in the visitor's time zone, which the server does not know. */
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  ...(isInBrowser ? {} : { timeZone: 'UTC', timeZoneName: 'short' }),
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Number, answer and time of the check, for keeping or printing. */
export function CertificateRecordLine({
  record: { number, look, verdict, lines, checkedAt, award },
}: {
  record: CheckedCertificate;
}) {
  return (
    <div className={`record ${look}`}>
      <Glyph name={GLYPH_OF_LOOK[look]} />
      <div>
        <p className="row record-verdict">
          <span className="certificate-number">{number}</span> <b>{verdict}</b>
        </p>
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
        {award && <ExaminedLine award={award} />}
        <small>
          <span>Checked </span>
          <time dateTime={checkedAt.toISOString()}>{moment(checkedAt)}</time>
          {isInBrowser && (
            <span className="print-only">
              {` by ${company.name} at ${window.location.host}${window.location.pathname}`}
            </span>
          )}
        </small>
      </div>
      {isInBrowser && (
        <button className="text-link" type="button" onClick={() => window.print()}>
          <Glyph name="print" />
          Print this result
        </button>
      )}
    </div>
  );
}

/** A time as text: 21 November 2026, 10:42. */
function moment(time: Date): string {
  return MOMENT.format(time).replace(' at ', ', ');
}
