import type { TermsRow } from '../../content/terms-rows.ts';
import { SUPPLIER_FACTS } from '../../contracts/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { FactList } from './fact-list.tsx';

interface TermsCardProps {
  rows: TermsRow[];
  headings: { own: string; shared: string };
  /** Link in the head of the sheet. */
  action: { to: string; label: string };
  /** Address of the same terms as a file. */
  paper: string;
  regulators: { heading: string; lines: { question: string; answer: string; text: string }[] };
}

/**
 * A contract at a glance. Each numbered clause has the terms of this service and the standard terms, which are folded
 * on a phone. Regulators are in the margin.
 */
export function TermsCard({ rows, headings, action, paper, regulators }: TermsCardProps) {
  return (
    <div className="paper terms">
      <div className="row terms-head">
        <p aria-hidden="true">
          <b>{headings.own}</b>
          <span className="muted">{headings.shared}</span>
        </p>
        <div className="row terms-actions">
          <a className="text-link" href={paper} download>
            Download as PDF
            <Glyph name="download" />
          </a>
          <TextLink to={SUPPLIER_FACTS}>For your supplier file</TextLink>
          <ButtonLink to={action.to} look="ghost">
            {action.label}
          </ButtonLink>
        </div>
      </div>
      <div className="clauses">
        {rows.map((row) => (
          <div key={row.id} className="terms-row" id={row.id}>
            <h3>{row.heading}</h3>
            <FactList facts={row.own} />
            {row.shared.length > 0 && (
              <details className="terms-more">
                <summary className="plus">
                  <span>
                    {headings.shared}
                    <span className="visually-hidden">: {row.heading}</span>
                  </span>
                </summary>
                <ul aria-label={headings.shared}>
                  {row.shared.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        ))}
      </div>
      {regulators.lines.length > 0 && (
        <div className="regulators" id="regulators">
          <h3>{regulators.heading}</h3>
          <dl>
            {regulators.lines.map(({ question, answer, text }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>
                  <b>{answer}.</b> {text}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
