/* oxlint-disable react/no-array-index-key -- a report is drawn once, and nothing in it changes its place */
import type { ReactNode } from 'react';
import { colourChart, type ChartColours } from '../../content/reports/draw-chart.ts';
import type { Span } from '../../content/reports/inline.ts';
import type { Printed, PrintedFinding, PrintedTable } from '../../content/reports/print-report.ts';
import { Severity } from '../sections/severity.tsx';
import { PhoneFold } from '../sections/phone-fold.tsx';

/** Colours of charts, which follow the theme. */
const CHART_COLOURS: ChartColours = {
  text: 'var(--text)',
  soft: 'var(--text-2)',
  line: 'var(--line-strong)',
  ground: 'var(--surface)',
  series: ['var(--accent-2)', 'var(--accent)', 'var(--text-3)', 'var(--line-strong)'],
  onSeries: 'var(--on-accent)',
  font: 'inherit',
};

/** Fits a phone at about its own size. */
const NARROW_CHART = 400;

/** The parts of a report. Their headings have this level, which is below that of the chapters. */
export function ReportBlocks({ blocks, level = 3 }: { blocks: readonly Printed[]; level?: 3 | 4 }) {
  return blocks.map((block, index) => <ReportBlock key={index} block={block} level={level} />);
}

function ReportBlock({ block, level }: { block: Printed; level: 3 | 4 }): ReactNode {
  const Heading = `h${level}` as const;
  switch (block.kind) {
    case 'text':
      return <p>{spans(block.spans)}</p>;
    case 'heading':
      return <Heading>{block.text}</Heading>;
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className="report-list">
          {block.items.map((item, index) => (
            <li key={index}>{spans(item)}</li>
          ))}
        </List>
      );
    }
    case 'facts':
      return (
        <dl className="ruled report-facts">
          {block.rows.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{spans(detail)}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <ReportTable table={block} />;
    case 'listing':
      return (
        <figure className={isExchange(block) ? 'report-listing is-exchange' : 'report-listing'}>
          <figcaption>{block.caption}</figcaption>
          {block.parts.map(({ label, lines }, index) => (
            <div key={index}>
              {label && <p>{label}</p>}
              <pre>
                <code>
                  {lines.map((line, at) => (
                    <span key={at}>
                      {spans(line)}
                      {'\n'}
                    </span>
                  ))}
                </code>
              </pre>
            </div>
          ))}
        </figure>
      );
    case 'chart':
      return <ReportChart {...block} />;
    case 'mail':
      return <ReportMail mail={block} />;
    case 'note':
      return (
        <div className="framed report-note">
          <p>
            <strong>{block.title}</strong>
          </p>
          <p>{spans(block.spans)}</p>
        </div>
      );
    case 'signatures':
      return (
        <ul className="report-signatures">
          {block.people.map(({ name, role, organisation, date }) => (
            <li key={name}>
              <small>Sample: not signed</small>
              <strong>{name}</strong>
              {role}, {organisation}, {date}
            </li>
          ))}
        </ul>
      );
    case 'finding':
      return <ReportFinding finding={block} />;
  }
}

/** A request and its answer are side by side if there is room. Code before and after a change is not. */
const isExchange = ({ parts }: Extract<Printed, { kind: 'listing' }>) => parts[0]?.label === 'Request';

function spans(parts: readonly Span[]): ReactNode[] {
  return parts.map(({ text, look, to, number }, index) => {
    if (to) {
      return (
        <a key={index} href={`#${to}`}>
          {text}
        </a>
      );
    }
    switch (look) {
      case 'code':
        return <code key={index}>{breakable(text)}</code>;
      case 'strong':
        return <strong key={index}>{text}</strong>;
      case 'mark':
        return (
          <mark key={index}>
            {text}
            {number && <sup>{number}</sup>}
          </mark>
        );
      case undefined:
        return text;
    }
  });
}

/** Allows line breaks after slashes. */
function breakable(text: string): ReactNode {
  if (text.length < 30) return text;
  return text
    .split(/(?<=[/@])(?=\w)/)
    .flatMap((part, index) => (index ? [<wbr key={index} />, part] : [part]));
}

function ReportTable({ table: { caption, columns, rows } }: { table: PrintedTable }) {
  const numeric = columns.map(({ isNumber }) => (isNumber ? 'is-number' : undefined));
  return (
    // A region that scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="report-table" role="region" aria-label={caption} tabIndex={0}>
      <table className={columns.length > 3 ? 'is-wide' : columns.length === 3 ? 'is-medium' : undefined}>
        <caption>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map(({ label }, at) => (
              <th key={at} scope="col" className={numeric[at]}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) => (
                <td key={at} className={numeric[at]}>
                  {spans(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ReportChart({ caption, chart, table }: Extract<Printed, { kind: 'chart' }>) {
  return (
    <figure className="report-chart">
      <figcaption>{caption}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="framed report-chart-box" role="region" aria-label={caption} tabIndex={0}>
        <div
          className={chart.width > NARROW_CHART ? 'is-wide' : undefined}
          role="img"
          aria-label={`${caption} The numbers follow as a table.`}
          dangerouslySetInnerHTML={{ __html: colourChart(chart, CHART_COLOURS) }}
        />
      </div>
      <details>
        <summary>Numbers as a table</summary>
        <ReportTable table={table} />
      </details>
    </figure>
  );
}

function ReportMail({ mail }: { mail: Extract<Printed, { kind: 'mail' }> }) {
  return (
    <figure className="report-mail">
      <figcaption>{mail.caption}</figcaption>
      <div className="framed">
        <dl className="ruled report-facts">
          {mail.head.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{spans(detail)}</dd>
            </div>
          ))}
        </dl>
        {mail.body.map((line, index) => (
          <p key={index}>{spans(line)}</p>
        ))}
      </div>
      <ol className="report-list">
        {mail.signs.map((sign, index) => (
          <li key={index}>{spans(sign)}</li>
        ))}
      </ol>
    </figure>
  );
}

function ReportFinding({ finding }: { finding: PrintedFinding }) {
  const { anchor, id, title, severity, score, status, blocks } = finding;
  return (
    <article className="report-finding" id={anchor} aria-labelledby={`${anchor}-title`}>
      <header>
        <h3 id={`${anchor}-title`}>
          <span>{id}</span> {title}
        </h3>
        <p>
          <Severity name={severity} score={score} />
          <span className={status === 'Closed' ? 'is-closed' : 'is-open'}>
            After the retest: {status.toLowerCase()}
          </span>
        </p>
      </header>
      <PhoneFold about={id} summary="Steps, evidence, repair, retest">
        <ReportBlocks blocks={blocks} level={4} />
      </PhoneFold>
    </article>
  );
}
