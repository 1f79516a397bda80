import { Main } from '../chrome/main.tsx';
import { exhibitOf } from '../../content/exhibits.ts';
import { sampleReportOf } from '../../content/pages.ts';
import { RETEST, SKELETONS, type SkeletonPart, TERMS } from '../../content/service-terms.ts';
import { regulationsOf, termsRows } from '../../content/terms-rows.ts';
import type { Fact, ServicePage as ServiceContent } from '../../content/types.ts';
import { Band } from '../sections/band.tsx';
import { CallToActionPanel } from '../sections/call-to-action-panel.tsx';
import { Detail } from '../sections/detail.tsx';
import { DocumentSection } from '../sections/document-section.tsx';
import { Exhibit } from '../sections/exhibit.tsx';
import { Figure } from '../sections/figures/figure.tsx';
import { HighlightList } from '../sections/highlight-list.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { LinkRows } from '../sections/link-rows.tsx';
import { Marks } from '../sections/marks.tsx';
import { Questions } from '../sections/questions.tsx';
import { ResponseTimes } from '../sections/response-times.tsx';
import { ScopePanel } from '../sections/scope-panel.tsx';
import type { SectionLink } from '../sections/section-list.tsx';
import { Statement } from '../sections/statement.tsx';
import { Steps } from '../sections/steps.tsx';
import { TermsCard } from '../sections/terms-card.tsx';
import { askAbout } from '../../contracts/enquiry-subject.ts';
import { termsPaperPath } from '../../contracts/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import { ClosingEnquiry } from './closing-enquiry.tsx';
import { pageLink } from './page-link.ts';
import stylesheet from './service-page.css?url';
import { titled } from './titled.ts';

export function ServicePage({ page }: { page: ServiceContent }) {
  const { callToAction, terms } = page;
  const skeleton = SKELETONS[terms.engagement];
  const report = sampleReportOf(page);
  return (
    <Main>
      <Band
        title={page.title}
        lead={page.lead}
        image={page.image}
        trail={breadcrumbs(page)}
        deciding={page.deciding}
        facts={[...page.facts, { term: RETEST[terms.engagement], detail: terms.retest.summary }]}
      >
        <ButtonLink to={callToAction.path}>{callToAction.label}</ButtonLink>
        <TextLink to="#terms">Price basis and terms</TextLink>
        <TextLink to={report.path}>{`Sample report of ${report.of}`}</TextLink>
      </Band>

      <link rel="stylesheet" href={stylesheet} />
      <Exhibit
        heading={skeleton.exhibit}
        engagement={terms.engagement}
        exhibit={exhibitOf(page)}
        report={report}
      />

      <Detail
        sections={sectionLinks(page)}
        card={{ facts: factsOf(page), callToAction }}
        wide={<WidePart page={page} />}
      >
        <div className="overview-row">
          <DocumentSection id="overview" heading="Overview" hidesHeading>
            <Statement {...page.overview} />
          </DocumentSection>
          <DocumentSection id="when" heading={skeleton.when}>
            <Marks items={page.whenNeeded.items} />
            {page.whenNeeded.otherwise && <p className="aside-note">{page.whenNeeded.otherwise}</p>}
          </DocumentSection>
        </div>
        <Figure figure={page.figure} />
      </Detail>

      <CallToActionPanel callToAction={callToAction} closing={{ form: <ClosingEnquiry page={page} /> }} />
    </Main>
  );
}

/** Part across all columns: the lists of the specification, the method, the contract, questions and further reading. */
function WidePart({ page }: { page: ServiceContent }) {
  return (
    <>
      {page.highlights?.map((highlights, index) => (
        <DocumentSection
          key={highlights.id}
          {...highlights}
          summary={index > 0 ? titled(highlights.items) : undefined}
        >
          <HighlightList highlights={highlights} />
        </DocumentSection>
      ))}
      {page.responseTimes && (
        <DocumentSection
          id="response-times"
          heading={page.responseTimes.heading}
          intro={page.responseTimes.intro}
        >
          <ResponseTimes {...page.responseTimes} />
        </DocumentSection>
      )}
      {SKELETONS[page.terms.engagement].rows.flatMap((row) =>
        row.map((section) => <Part key={section} section={section} page={page} isHalf={row.length > 1} />),
      )}
      <DocumentSection
        id="terms"
        heading={TERMS.heading}
        intro={TERMS.intro}
        summary={named([...termsRows(page).map((row) => row.heading), TERMS.regulator.heading])}
      >
        <TermsCard
          rows={termsRows(page)}
          headings={{ own: TERMS.own, shared: TERMS.shared }}
          action={{ to: askAbout(page.path), label: 'Ask for a price' }}
          paper={termsPaperPath(page.path)}
          regulators={{ heading: TERMS.regulator.heading, lines: regulationsOf(page) }}
        />
      </DocumentSection>
      <DocumentSection id="questions" heading="Questions" isHalf>
        <Questions questions={page.questions} />
      </DocumentSection>
      <DocumentSection id="related" heading="Related services" isHalf>
        <LinkRows rows={page.related.map(pageLink)} />
      </DocumentSection>
    </>
  );
}

/** Facts for comparing, from the terms. */
function factsOf({ terms, duration }: ServiceContent): Fact[] {
  return [
    { term: TERMS.price.heading, detail: terms.price.basis },
    { term: SKELETONS[terms.engagement].duration, detail: duration.range },
    { term: TERMS.people.heading, detail: named(terms.people.map(({ term }) => term)) },
  ];
}

interface PartProps {
  section: SkeletonPart;
  page: ServiceContent;
  isHalf: boolean;
}

/** Sections whose order depends on the kind of engagement. */
function Part({ section, page, isHalf }: PartProps) {
  const skeleton = SKELETONS[page.terms.engagement];
  switch (section) {
    case 'scope':
      return (
        <DocumentSection
          id="scope"
          heading={skeleton.scope}
          intro={page.scope.intro}
          summary={`${skeleton.inside}: ${page.scope.inScope.length} · ${skeleton.outside}: ${page.scope.outOfScope.length}`}
          isHalf={isHalf}
        >
          <Scope scope={page.scope} headings={skeleton} />
        </DocumentSection>
      );
    case 'approach':
      return (
        <DocumentSection
          id="approach"
          heading={page.approach.heading}
          intro={page.approach.intro}
          summary={titled(page.approach.steps)}
        >
          <Steps steps={page.approach.steps} look="line" />
          {page.approach.figure && <Figure figure={page.approach.figure} isFirst={false} />}
        </DocumentSection>
      );
    case 'standards':
      return (
        <DocumentSection
          id="standards"
          heading={skeleton.standards}
          summary={titled(page.standards)}
          isHalf={isHalf}
        >
          <Ledger items={page.standards} look="tags" />
        </DocumentSection>
      );
    case 'deliverables':
      return (
        <DocumentSection
          id="deliverables"
          heading={skeleton.deliverables}
          summary={titled(page.deliverables)}
          isHalf={isHalf}
        >
          <Ledger items={page.deliverables} look="pairs" />
        </DocumentSection>
      );
    case 'preparation':
      return (
        <DocumentSection
          id="preparation"
          heading={skeleton.preparation}
          summary={`${skeleton.duration}: ${page.duration.range}`}
          isHalf={isHalf}
        >
          <div className="seven-five halves">
            <Marks items={page.needs} />
            <Duration heading={skeleton.duration} duration={page.duration} />
          </div>
        </DocumentSection>
      );
  }
}

/** Joins names with commas, like `titled`. All names but the first begin with a small letter. */
const named = ([first = '', ...others]: string[]) =>
  [first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(', ');

interface ScopeProps {
  scope: ServiceContent['scope'];
  headings: { inside: string; outside: string };
}

function Scope({ scope, headings }: ScopeProps) {
  return (
    <ScopePanel
      inside={
        <>
          <h3>{headings.inside}</h3>
          <Marks items={scope.inScope} />
        </>
      }
      outside={
        <>
          <h3>{headings.outside}</h3>
          <Marks items={scope.outOfScope} mark="dash" />
          {scope.note && <p className="note space-above-4">{scope.note}</p>}
        </>
      }
    />
  );
}

interface DurationProps {
  heading: string;
  duration: ServiceContent['duration'];
}

function Duration({ heading, duration }: DurationProps) {
  return (
    <div className="duration">
      <h3>{heading}</h3>
      <p className="duration-range">{duration.range}</p>
      <p>{duration.movedBy}</p>
    </div>
  );
}

function sectionLinks(page: ServiceContent): SectionLink[] {
  const skeleton = SKELETONS[page.terms.engagement];
  const label = (id: PartProps['section']) => (id === 'approach' ? page.approach.heading : skeleton[id]);
  return [
    { id: 'overview', label: 'Overview' },
    { id: 'when', label: skeleton.when },
    ...(page.highlights ?? []).map(({ id, heading }) => ({ id, label: heading })),
    ...(page.responseTimes ? [{ id: 'response-times', label: page.responseTimes.heading }] : []),
    ...skeleton.rows.flat().map((id) => ({ id, label: label(id) })),
    { id: 'terms', label: TERMS.heading },
    { id: 'questions', label: 'Questions' },
    { id: 'related', label: 'Related services' },
  ];
}
