import { Main } from '../chrome/main.tsx';
import type { TrainingPage as TrainingContent } from '../../content/types.ts';
import { PATHS } from '../../contracts/paths.ts';
import { Assessment } from '../sections/assessment.tsx';
import { Band } from '../sections/band.tsx';
import { CallToActionPanel } from '../sections/call-to-action-panel.tsx';
import { Detail } from '../sections/detail.tsx';
import { DocumentSection } from '../sections/document-section.tsx';
import { HighlightList } from '../sections/highlight-list.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { Marks } from '../sections/marks.tsx';
import { PaperCertificate } from '../sections/paper-certificate.tsx';
import { ProjectPanel } from '../sections/project-panel.tsx';
import { Prose } from '../sections/prose.tsx';
import { Questions } from '../sections/questions.tsx';
import { ScopePanel } from '../sections/scope-panel.tsx';
import type { SectionLink } from '../sections/section-list.tsx';
import { Statement } from '../sections/statement.tsx';
import { Syllabus } from '../sections/syllabus.tsx';
import { Tools } from '../sections/tools.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { breadcrumbs } from '../head/breadcrumbs.ts';

export function TrainingPage({ page }: { page: TrainingContent }) {
  const { callToAction } = page;
  return (
    <Main>
      <Band
        title={page.title}
        lead={page.lead}
        image={page.image}
        crop={page.imageCrop}
        trail={breadcrumbs(page)}
        facts={page.facts}
      >
        <ButtonLink to={callToAction.path}>{callToAction.label}</ButtonLink>
        <TextLink to="#syllabus">See the syllabus</TextLink>
      </Band>

      <Detail sections={sectionLinks(page)}>
        <DocumentSection id="overview" heading="Overview" hidesHeading>
          <Statement {...page.overview} />
        </DocumentSection>
        {page.highlights.map((highlights) => (
          <DocumentSection key={highlights.id} {...highlights}>
            <HighlightList highlights={highlights} />
          </DocumentSection>
        ))}
        {page.why && <Why why={page.why} />}
        <Audience page={page} />
        <DocumentSection id="syllabus" heading="Syllabus" intro={page.syllabus.intro}>
          <Syllabus modules={page.syllabus.modules} />
        </DocumentSection>
        <DocumentSection id="project" heading="Project">
          <ProjectPanel project={page.project} image={page.projectImage} />
        </DocumentSection>
        <DocumentSection id="tools" heading="Tools">
          <Tools groups={page.tools} />
        </DocumentSection>
        <DocumentSection id="teaching" heading="How it is taught and assessed">
          <div className="halves">
            <Marks items={page.teaching} />
            <Assessment assessment={page.assessment} />
          </div>
        </DocumentSection>
        <DocumentSection id="certificate" heading="The certificate">
          <div className="with-exhibit">
            <div>
              <Prose paragraphs={page.certificate} />
              <TextLink to={PATHS.certificate}>Check a certificate</TextLink>
            </div>
            <PaperCertificate course={page.courseTitle} />
          </div>
        </DocumentSection>
        <DocumentSection id="roles" heading="Roles it leads to">
          <div className="halves">
            <Marks items={page.roles.items} />
            <p className="aside-note">{page.roles.note}</p>
          </div>
        </DocumentSection>
        <DocumentSection id="questions" heading="Questions">
          <Questions questions={page.questions} />
        </DocumentSection>
      </Detail>

      <CallToActionPanel callToAction={callToAction} image={page.closingImage} />
    </Main>
  );
}

function Why({ why }: { why: NonNullable<TrainingContent['why']> }) {
  return (
    <DocumentSection id="why" heading={why.heading}>
      <Statement statement={why.statement} paragraphs={why.paragraphs} />
      {why.reasons && <Ledger items={why.reasons} />}
    </DocumentSection>
  );
}

function Audience({ page }: { page: TrainingContent }) {
  return (
    <DocumentSection id="audience" heading="Who it is for">
      <ScopePanel
        inside={
          <>
            <h3>A good fit</h3>
            <p>{page.audience.suits}</p>
            <h3>What to know already</h3>
            <Marks items={page.prerequisites} />
          </>
        }
        outside={
          <>
            <h3>Better elsewhere</h3>
            <p>{page.audience.doesNotSuit}</p>
          </>
        }
      />
    </DocumentSection>
  );
}

function sectionLinks(page: TrainingContent): SectionLink[] {
  return [
    { id: 'overview', label: 'Overview' },
    ...page.highlights.map(({ id, heading }) => ({ id, label: heading })),
    ...(page.why ? [{ id: 'why', label: page.why.heading }] : []),
    { id: 'audience', label: 'Who it is for' },
    { id: 'syllabus', label: 'Syllabus' },
    { id: 'project', label: 'Project' },
    { id: 'tools', label: 'Tools' },
    { id: 'teaching', label: 'Teaching and assessment' },
    { id: 'certificate', label: 'Certificate' },
    { id: 'roles', label: 'Roles' },
    { id: 'questions', label: 'Questions' },
  ];
}
