import { readMarks } from '../../content/reports/inline.ts';
import type { Engagement, Exhibit as ExhibitContent } from '../../content/types.ts';
import { Glyph } from '../ui/glyph.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { FactList } from './fact-list.tsx';
import { Severity } from './severity.tsx';

interface ExhibitProps {
  heading: string;
  engagement: Engagement;
  exhibit: ExhibitContent;
  /** The sample report it belongs to. */
  report: { path: string; of: string };
}

/** A page like the client's deliverable, across the width of the page. It is invented, and its caption says so. */
export function Exhibit({ heading, engagement, exhibit, report }: ExhibitProps) {
  return (
    <section className="section exhibit" id="exhibit" aria-labelledby="exhibit-heading">
      <div className="page-width">
        <div className="seven-five exhibit-head">
          <h2 id="exhibit-heading">{heading}</h2>
          <p>{exhibit.caption}</p>
          <TextLink to={report.path}>{`Read the whole sample report of ${report.of}`}</TextLink>
        </div>
        {engagement === 'rollout' ? (
          <BeforeAndAfter exhibit={exhibit} />
        ) : (
          <div className="paper sheet">
            <SheetHead exhibit={exhibit} />
            <SheetBody exhibit={exhibit} />
            <Outcome exhibit={exhibit} />
          </div>
        )}
      </div>
    </section>
  );
}

interface PartProps {
  exhibit: ExhibitContent;
}

function SheetHead({ exhibit: { label, severity } }: PartProps) {
  return (
    <p className="row sheet-head">
      <b>{label}</b>
      {severity && <Severity name={severity} />}
      <span className="sheet-sample">Sample</span>
    </p>
  );
}

function SheetBody({ exhibit }: PartProps) {
  const { evidence, numbers, options, rows } = exhibit;
  return (
    <>
      {numbers && <FactList facts={numbers} className="sheet-numbers" />}
      <div className="five-seven sheet-body">
        <div>
          <h3>{exhibit.heading}</h3>
          <p>{exhibit.text}</p>
        </div>
        {evidence && <Evidence panes={evidence} />}
        <FactList facts={rows} className="sheet-facts" />
        {options && <Options options={options} />}
      </div>
    </>
  );
}

function Evidence({ panes }: { panes: NonNullable<ExhibitContent['evidence']> }) {
  return (
    <div className="sheet-evidence">
      {panes.map(({ label, lines }) => (
        <div key={label}>
          <p className="note">{label}</p>
          <pre>
            <code>
              {lines.map((line, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- the lines of a listing keep their places
                <span key={at}>
                  {readMarks(line).map(({ text, look }) => (look ? <mark key={text}>{text}</mark> : text))}
                  {'\n'}
                </span>
              ))}
            </code>
          </pre>
        </div>
      ))}
    </div>
  );
}

function Options({ options }: { options: NonNullable<ExhibitContent['options']> }) {
  return (
    <ol className="sheet-options">
      {options.map(({ title, cost, risk, isAdvised }) => (
        <li key={title} className={isAdvised && 'is-advised'}>
          {isAdvised && <span>We advise this</span>}
          <h4>{title}</h4>
          <FactList
            facts={[
              { term: 'Cost', detail: cost },
              { term: 'Risk that stays', detail: risk },
            ]}
          />
        </li>
      ))}
    </ol>
  );
}

/** Two halves of one sheet: the first dark, the second on paper. */
function BeforeAndAfter({ exhibit }: PartProps) {
  const { label, heading, text, rows, change, outcome = '' } = exhibit;
  return (
    <div className="before-after">
      <div className="before">
        <p className="row sheet-head">
          <b>Before</b>
          <span>{label}</span>
        </p>
        <p className="state">{change?.before ?? heading}</p>
        {change && <h3>{heading}</h3>}
        <p>{text}</p>
      </div>
      <div className="paper after">
        <p className="row sheet-head">
          <b>After</b>
          <span className="sheet-sample">Sample</span>
        </p>
        <p className="state">{change?.after ?? outcome}</p>
        {change && <Outcome exhibit={exhibit} />}
      </div>
      <FactList facts={rows} className="sheet-facts between" />
    </div>
  );
}

function Outcome({ exhibit: { outcome, isOpen } }: PartProps) {
  if (!outcome) return null;
  return (
    <p className={isOpen ? 'outcome is-open' : 'outcome'}>
      <Glyph name={isOpen ? 'dash' : 'check'} />
      {outcome}
    </p>
  );
}
