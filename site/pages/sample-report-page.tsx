import { company } from '../../content/company.ts';
import { pages } from '../../content/pages.ts';
import { printReport, SAMPLE_NOTICE, type PrintedChapter } from '../../content/reports/print-report.ts';
import type { Report } from '../../content/reports/report-types.ts';
import { Main } from '../chrome/main.tsx';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import { Band } from '../sections/band.tsx';
import { CallToActionPanel } from '../sections/call-to-action-panel.tsx';
import { Detail } from '../sections/detail.tsx';
import { DocumentSection } from '../sections/document-section.tsx';
import { LinkRows } from '../sections/link-rows.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { ClosingEnquiry } from './closing-enquiry.tsx';
import { pageLink } from './page-link.ts';
import { ReportBlocks } from './report-blocks.tsx';
import stylesheet from './sample-report-page.css?url';

/** Longer tables are folded on a phone. */
const ROWS_SHOWN = 40;

export function SampleReportPage({ page }: { page: Report }) {
  const [engagement, management, ...others] = printReport(page) as [PrintedChapter, PrintedChapter];
  const chapters = [management, engagement, ...others];
  const services = pages.filter((other) => other.kind === 'service' && other.sampleReport === page.name);
  const reports = pages.filter((other) => other.kind === 'sample-report' && other.path !== page.path);
  return (
    <Main>
      <Band
        title={page.documentTitle ?? page.title}
        lead={page.lead}
        image={page.image}
        crop={page.imageCrop}
        isRead
        trail={breadcrumbs(page)}
        facts={page.facts}
      >
        <ButtonLink
          to={`${page.path}.pdf`}
          download={`${company.name}-sample-${page.name}.pdf`}
          glyph="download"
        >
          Download as PDF
        </ButtonLink>
        {page.csv && <TextLink to={`${page.path}.csv`}>{page.csv}</TextLink>}
      </Band>

      <link rel="stylesheet" href={stylesheet} />
      <div className="sample-report">
        <Detail
          sections={[
            ...chapters.map(({ id, heading }) => ({ id, label: heading })),
            { id: 'services', label: 'Where it belongs' },
          ]}
        >
          {chapters.map((chapter, index) => (
            <DocumentSection
              key={chapter.id}
              id={chapter.id}
              heading={chapter.heading}
              summary={foldedSummary(chapter)}
            >
              {index === 0 && <p className="sample-notice">{SAMPLE_NOTICE}</p>}
              <div className="report-chapter">
                <ReportBlocks blocks={chapter.blocks} />
              </div>
            </DocumentSection>
          ))}
          <DocumentSection
            id="services"
            heading="Where it belongs"
            intro="Services that are reported in this form, and the other sample reports."
          >
            <LinkRows rows={[...services, ...reports].map(({ path }) => pageLink(path))} />
          </DocumentSection>
        </Detail>
      </div>

      <CallToActionPanel
        callToAction={page.callToAction}
        closing={{ form: <ClosingEnquiry page={page} /> }}
      />
    </Main>
  );
}

/** Summary of a chapter that is folded on a phone: the engagement, and long tables. */
function foldedSummary({ id, blocks }: PrintedChapter): string | undefined {
  const tables = blocks.filter((block) => block.kind === 'table');
  if (id !== 'engagement' && !tables.some(({ rows }) => rows.length > ROWS_SHOWN)) return undefined;
  return tables.map(({ caption }) => caption).join(' · ');
}
