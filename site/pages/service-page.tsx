import { Main } from '../chrome/main.tsx';
import type { ServicePage as ServiceContent } from '../../content/types.ts';
import { Band } from '../sections/band.tsx';
import { CallToActionPanel } from '../sections/call-to-action-panel.tsx';
import { Deliverables } from '../sections/deliverables.tsx';
import { Detail } from '../sections/detail.tsx';
import { DocumentSection } from '../sections/document-section.tsx';
import { HighlightList } from '../sections/highlight-list.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { LinkRows } from '../sections/link-rows.tsx';
import { Marks } from '../sections/marks.tsx';
import { Questions } from '../sections/questions.tsx';
import { ScopePanel } from '../sections/scope-panel.tsx';
import type { SectionLink } from '../sections/section-list.tsx';
import { Statement } from '../sections/statement.tsx';
import { Steps } from '../sections/steps.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import { closingImage } from './closing-image.ts';
import { pageCrop } from './page-crop.ts';
import { pageLink } from './page-link.ts';

export function ServicePage({ page }: { page: ServiceContent }) {
  const { callToAction, approach } = page;
  return (
    <Main>
      <Band
        title={page.title}
        lead={page.lead}
        image={page.image ?? 'group-cyber'}
        crop={pageCrop(page)}
        trail={breadcrumbs(page)}
        facts={page.facts}
      >
        <ButtonLink to={callToAction.path}>{callToAction.label}</ButtonLink>
        <TextLink to="#deliverables">What you receive</TextLink>
      </Band>

      <Detail sections={sectionLinks(page)}>
        <DocumentSection id="overview" heading="Overview" hidesHeading>
          <Statement {...page.overview} />
        </DocumentSection>
        {page.highlights?.map((highlights) => (
          <DocumentSection key={highlights.id} {...highlights}>
            <HighlightList highlights={highlights} />
          </DocumentSection>
        ))}
        <DocumentSection id="when" heading="When you need it">
          <div className="halves">
            <Marks items={page.whenNeeded.items} />
            <p className="aside-note">{page.whenNeeded.otherwise}</p>
          </div>
        </DocumentSection>
        <DocumentSection id="scope" heading="Scope" intro={page.scope.intro}>
          <Scope scope={page.scope} />
        </DocumentSection>
        <DocumentSection id="approach" heading={approach.heading} intro={approach.intro}>
          <Steps steps={approach.steps} />
        </DocumentSection>
        <DocumentSection id="standards" heading="Methods and standards">
          <Ledger items={page.standards} />
        </DocumentSection>
        <DocumentSection id="deliverables" heading="What you receive">
          <Deliverables items={page.deliverables} exhibit={page.exhibit} />
        </DocumentSection>
        <DocumentSection id="preparation" heading="What we need from you">
          <div className="halves">
            <Marks items={page.needs} />
            <Duration duration={page.duration} />
          </div>
        </DocumentSection>
        <DocumentSection id="questions" heading="Questions">
          <Questions questions={page.questions} />
        </DocumentSection>
        <DocumentSection id="related" heading="Related services">
          <LinkRows rows={page.related.map(pageLink)} />
        </DocumentSection>
      </Detail>

      <CallToActionPanel callToAction={callToAction} image={closingImage(page.path)} />
    </Main>
  );
}

function Scope({ scope }: { scope: ServiceContent['scope'] }) {
  return (
    <ScopePanel
      inside={
        <>
          <h3>In scope</h3>
          <Marks items={scope.inScope} />
        </>
      }
      outside={
        <>
          <h3>Out of scope unless agreed</h3>
          <Marks items={scope.outOfScope} mark="dash" />
          {scope.note && <p className="note space-above-4">{scope.note}</p>}
        </>
      }
    />
  );
}

function Duration({ duration }: { duration: ServiceContent['duration'] }) {
  return (
    <div className="duration">
      <h3>How long it takes</h3>
      <p className="duration-range">{duration.range}</p>
      <p>{duration.movedBy}</p>
    </div>
  );
}

function sectionLinks(page: ServiceContent): SectionLink[] {
  return [
    { id: 'overview', label: 'Overview' },
    ...(page.highlights ?? []).map(({ id, heading }) => ({ id, label: heading })),
    { id: 'when', label: 'When you need it' },
    { id: 'scope', label: 'Scope' },
    { id: 'approach', label: page.approach.heading },
    { id: 'standards', label: 'Methods and standards' },
    { id: 'deliverables', label: 'What you receive' },
    { id: 'preparation', label: 'Your part, and the time' },
    { id: 'questions', label: 'Questions' },
    { id: 'related', label: 'Related services' },
  ];
}
