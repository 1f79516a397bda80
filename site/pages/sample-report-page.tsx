import { company } from '../../content/company.ts';
import { pages, reportEntries, type ReportEntry } from '../../content/pages.ts';
import { SAMPLE_NOTICE, severityCounts } from '../../content/sample-reports.ts';
import type { SampleReportPage as ReportContent } from '../../content/types.ts';
import { Main } from '../chrome/main.tsx';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import { Band } from '../sections/band.tsx';
import { CallToActionPanel } from '../sections/call-to-action-panel.tsx';
import { Detail } from '../sections/detail.tsx';
import { DocumentSection } from '../sections/document-section.tsx';
import { Exhibit } from '../sections/exhibit.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { LinkRows } from '../sections/link-rows.tsx';
import { PhoneFold } from '../sections/phone-fold.tsx';
import { Marks } from '../sections/marks.tsx';
import type { SectionLink } from '../sections/section-list.tsx';
import { Statement } from '../sections/statement.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { pageLink } from './page-link.ts';
import stylesheet from './sample-report-page.css?url';

/** On a phone: the others show what was found, and open. */
const SHOWN_WHOLE = 1;

export function SampleReportPage({ page }: { page: ReportContent }) {
  const entries = reportEntries(page);
  const others = pages.filter((other) => other.kind === 'sample-report' && other.path !== page.path);
  return (
    <Main>
      <Band
        title={page.documentTitle ?? page.title}
        lead={page.lead}
        image={page.image}
        crop={page.imageCrop}
        trail={breadcrumbs(page)}
        facts={[...page.facts, { term: page.entries.heading, detail: entryCount(entries) }]}
      >
        <ButtonLink
          to={`${page.path}.pdf`}
          download={`${company.name}-sample-${page.name}.pdf`}
          glyph="download"
        >
          Download as PDF
        </ButtonLink>
      </Band>

      <link rel="stylesheet" href={stylesheet} />
      <div className="sample-report">
        <Detail sections={sectionLinks(page)}>
          <DocumentSection id="overview" heading="Summary" hidesHeading>
            <p className="sample-notice">{SAMPLE_NOTICE}</p>
            <Statement {...page.overview} />
          </DocumentSection>
          <DocumentSection id="decisions" heading={page.decisions.heading}>
            <Ledger items={page.decisions.items} />
          </DocumentSection>
          <DocumentSection id="register" heading="Register">
            <Register entries={entries} />
          </DocumentSection>
          <DocumentSection id="entries" {...page.entries}>
            {entries.map((entry, index) => (
              <Entry key={entry.service.path} {...entry} isFolded={index >= SHOWN_WHOLE} />
            ))}
          </DocumentSection>
          <DocumentSection id="limits" heading={page.limits.heading}>
            <Marks items={page.limits.items} mark="dash" />
          </DocumentSection>
          <DocumentSection id="others" heading="Other sample reports">
            <LinkRows rows={others.map(({ path }) => pageLink(path))} />
          </DocumentSection>
        </Detail>
      </div>

      <CallToActionPanel callToAction={page.callToAction} closing={{ icon: page.icon }} />
    </Main>
  );
}

function entryCount(entries: ReportEntry[]): string {
  const counts = severityCounts(entries.map(({ exhibit }) => exhibit.severity));
  const isRated = entries.every(({ exhibit }) => exhibit.severity);
  return isRated ? counts : `${entries.length} in this sample`;
}

/** What was found, in one line each, and where it stands now. */
function Register({ entries }: { entries: ReportEntry[] }) {
  return (
    <ol className="register">
      {entries.map(({ service, exhibit }) => (
        <li key={service.path}>
          <span className="register-label">{exhibit.label}</span>
          <a href={`#${anchorOf(service.path)}`}>{exhibit.heading}</a>
          <span className="register-state">{exhibit.outcome ?? 'Recorded'}</span>
        </li>
      ))}
    </ol>
  );
}

/** An entry beside the service it comes from. */
function Entry({ service, exhibit, isFolded }: ReportEntry & { isFolded: boolean }) {
  const figure = <Exhibit exhibit={exhibit} />;
  return (
    <article className="report-entry" id={anchorOf(service.path)}>
      <div className="report-entry-source">
        <a href={service.path}>{service.label ?? service.title}</a>
        <p>{service.summary}</p>
        <dl>
          <div>
            <dt>Standard</dt>
            <dd>{service.standards[0]?.title}</dd>
          </div>
          <div>
            <dt>In the full report</dt>
            <dd>{service.deliverables.map(({ title }) => title).join(', ')}</dd>
          </div>
        </dl>
      </div>
      {isFolded ? (
        <PhoneFold about={service.label ?? service.title} summary={exhibit.heading}>
          {figure}
        </PhoneFold>
      ) : (
        figure
      )}
    </article>
  );
}

/** /services/cloud-services/waf → entry-waf */
function anchorOf(path: string): string {
  return `entry-${path.split('/').at(-1)}`;
}

function sectionLinks({ decisions, entries, limits }: ReportContent): SectionLink[] {
  return [
    { id: 'overview', label: 'Summary' },
    { id: 'decisions', label: decisions.heading },
    { id: 'register', label: 'Register' },
    { id: 'entries', label: entries.heading },
    { id: 'limits', label: limits.heading },
    { id: 'others', label: 'Other sample reports' },
  ];
}
