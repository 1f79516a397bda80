import { IS_STATIC } from '../features/is-static.ts';
import { Main } from '../chrome/main.tsx';
import { courseTerms } from '../../content/course-terms.ts';
import { coursePages, labOf } from '../../content/pages.ts';
import { hasAiLab, moduleOfLesson, moduleOfTool, present, timeNeeded } from '../../content/course-facts.ts';
import { trainers } from '../../content/trainers.ts';
import type { TrainingPage as TrainingContent } from '../../content/types.ts';
import { type Batch, BATCHES_OF_COURSE } from '../../contracts/batch.ts';
import { askCourse } from '../../contracts/enquiry-subject.ts';
import { BATCHES_PATH, courseCalendarPath, courseKey, PATHS, syllabusPath } from '../../contracts/paths.ts';
import { Assessment } from '../sections/assessment.tsx';
import { Band } from '../sections/band.tsx';
import { BatchList } from '../sections/batch-list.tsx';
import { CallToActionPanel } from '../sections/call-to-action-panel.tsx';
import { CourseFacts } from '../sections/course-facts.tsx';
import { Detail } from '../sections/detail.tsx';
import { DocumentSection } from '../sections/document-section.tsx';
import { FirstJobs } from '../sections/first-jobs.tsx';
import { SyllabusMap } from '../sections/figures/syllabus-map.tsx';
import { Fold } from '../sections/fold.tsx';
import { HighlightList } from '../sections/highlight-list.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { Marks } from '../sections/marks.tsx';
import { SubscriptionForm } from '../features/subscription/subscription-form.tsx';
import { PaperCertificate } from '../features/certificate-check/paper-certificate.tsx';
import { LinkRows } from '../sections/link-rows.tsx';
import { ProjectPanel } from '../sections/project-panel.tsx';
import { Prose } from '../sections/prose.tsx';
import { Questions } from '../sections/questions.tsx';
import { ScopePanel } from '../sections/scope-panel.tsx';
import type { SectionLink } from '../sections/section-list.tsx';
import { Statement } from '../sections/statement.tsx';
import { Syllabus } from '../sections/syllabus.tsx';
import { Tools } from '../sections/tools.tsx';
import { TrainerCards } from '../sections/trainer-cards.tsx';
import { WorkFigure } from '../sections/works/work-figure.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import { ClosingEnquiry } from './closing-enquiry.tsx';
import { courseSchedule } from './course-schedule.ts';
import { courseTerm } from './course-term.ts';
import { titled } from './titled.ts';
import stylesheet from './training-page.css?url';

interface TrainingPageProps {
  page: TrainingContent;
  /** Coming batches of this course. */
  batches: Batch[];
}

export function TrainingPage({ page, batches }: TrainingPageProps) {
  const { callToAction } = page;
  const lab = labOf(page.path);
  const moduleTitles = page.syllabus.modules.map(({ title }) => title);
  const { inClass, total } = timeNeeded(page);
  const questions = questionsOf(page);
  return (
    <Main>
      <Band
        title={page.title}
        lead={page.lead}
        figure={<WorkFigure {...page} />}
        trail={breadcrumbs(page)}
        facts={present(
          {
            term: 'Hours',
            detail: page.ownHours
              ? `${inClass} in class, ${total} with your own time`
              : `${inClass} in class`,
          },
          { term: 'Entry level', detail: entryLevel(page) },
          { term: 'Laptop', detail: page.laptop },
          page.builds && { term: 'You build', detail: page.builds },
        )}
      >
        <ButtonLink to={callToAction.path}>{callToAction.label}</ButtonLink>
        <TextLink to="#syllabus">See the syllabus</TextLink>
      </Band>

      <link rel="stylesheet" href={stylesheet} />
      <Detail
        sections={sectionLinks(page)}
        card={{
          facts: courseSchedule(page, batches),
          callToAction,
        }}
      >
        <DocumentSection id="overview" heading="Overview" hidesHeading>
          <Statement {...page.overview} />
        </DocumentSection>
        <DocumentSection id="syllabus" heading="Syllabus" intro={page.syllabus.intro}>
          <SyllabusMap {...page} />
          <Syllabus modules={page.syllabus.modules} />
          <p className="section-actions">
            <TextLink to={syllabusPath(page.path)}>Syllabus as a PDF</TextLink>
          </p>
          {lab && (
            <LinkRows
              heading="p"
              rows={[
                {
                  path: lab.path,
                  title: `Open lab, ${lab.minutes} minutes`,
                  text: [
                    lab.invitation,
                    lab.ahead && `For ${lab.ahead.forWhom}`,
                    'In your browser; nothing is sent.',
                  ]
                    .filter(Boolean)
                    .join('. '),
                },
              ]}
            />
          )}
        </DocumentSection>
        <Dates page={page} batches={batches} />
        {page.highlights?.map((highlights) => (
          <DocumentSection key={highlights.id} {...highlights} summary={titled(highlights.items)}>
            <HighlightList highlights={withModules(page, highlights)} />
          </DocumentSection>
        ))}
        {page.why && <Why why={page.why} />}
        <Audience page={page} />
        {page.project && (
          <DocumentSection id="project" heading="Project">
            <ProjectPanel project={page.project} />
          </DocumentSection>
        )}
        {hasTeaching(page) && <Teaching page={page} />}
        <DocumentSection
          id="certificate"
          heading="The certificate"
          summary="What earns it, and how to check one"
        >
          <div className="with-exhibit">
            <div>
              <Prose paragraphs={page.certificate} />
              <TextLink to={PATHS.certificate}>Check a certificate</TextLink>
            </div>
            <PaperCertificate course={page.courseTitle} isOfAttendance={!page.assessment} />
          </div>
        </DocumentSection>
        {page.roles && (
          <DocumentSection
            id="roles"
            heading="What it leads to"
            summary={`What you can show; ${titled(page.roles.firstJobs)}`}
          >
            <FirstJobs
              {...page.roles}
              jobs={page.roles.firstJobs.map(({ title, modules }) => ({
                title,
                text: taughtIn(modules),
                modules: strip(
                  page,
                  modules.map((name) => 1 + moduleTitles.indexOf(name)),
                ),
              }))}
            />
          </DocumentSection>
        )}
        {questions.length > 0 && (
          <DocumentSection id="questions" heading="Questions">
            <Questions questions={questions} />
          </DocumentSection>
        )}
      </Detail>

      <TrainerCards
        heading="Who teaches it"
        trainers={trainers.filter(({ teaches }) => teaches.includes(page.path))}
      />
      <CallToActionPanel callToAction={callToAction} closing={{ form: <ClosingEnquiry page={page} /> }} />
    </Main>
  );
}

/** Entry level. If there is a course to take first, it is named with the hours of both. */
function entryLevel(page: TrainingContent): string {
  const { level, first } = page;
  const before = coursePages().find(({ path }) => path === first?.course);
  if (!first || !before) return level;
  const hours = timeNeeded(before).total + timeNeeded(page).total;
  return `${level}. New to ${first.newTo}? ${before.courseTitle} first: together ${hours} hours.`;
}

/** Adds the module that teaches each topic. */
function withModules(page: TrainingContent, highlights: NonNullable<TrainingContent['highlights']>[number]) {
  const items = highlights.items.map(({ lesson, ...item }) => {
    const place = moduleOfLesson(page, lesson);
    return { ...item, note: `Module ${place}`, modules: strip(page, [place]) };
  });
  return { ...highlights, items };
}

const strip = ({ syllabus }: TrainingContent, lit: number[]) => ({ count: syllabus.modules.length, lit });

const taughtIn = (modules: string[]) =>
  `From ${modules.length === 1 ? 'the module' : 'the modules'} ${new Intl.ListFormat('en-GB').format(modules.map((title) => `“${title}”`))}`;

function Dates({ page, batches }: TrainingPageProps) {
  return (
    <DocumentSection id="dates" heading="Dates and fees">
      <CourseFacts facts={courseSchedule(page, batches)} isOpen={batches.length === 0} />
      {batches.length > 0 && (
        <>
          <BatchList batches={batches.slice(0, BATCHES_OF_COURSE)} />
          <p className="section-actions">
            <TextLink to={courseCalendarPath(page.path)}>These dates as a calendar</TextLink>
            {batches.length > BATCHES_OF_COURSE && (
              <TextLink to={`${BATCHES_PATH}?course=${courseKey(page.path)}`}>
                All {batches.length} dates of this course
              </TextLink>
            )}
            <TextLink to={BATCHES_PATH}>Dates of all courses</TextLink>
          </p>
        </>
      )}
      {!IS_STATIC && batches.length === 0 && <SubscriptionForm wish={{ course: courseKey(page.path) }} />}
      {batches.length > 0 && (
        <Fold summary="None of these dates suits you?">
          <SubscriptionForm wish={{ course: courseKey(page.path) }} />
        </Fold>
      )}
      <p className="section-actions">
        <TextLink to={askCourse(page.path, 'date')}>
          {batches.length > 0 ? 'Ask for another date' : 'Ask for the next date'}
        </TextLink>
        <TextLink to={askCourse(page.path, 'fees')}>Ask for fees</TextLink>
      </p>
    </DocumentSection>
  );
}

function Why({ why }: { why: NonNullable<TrainingContent['why']> }) {
  return (
    <DocumentSection id="why" heading={why.heading} summary={why.reasons && titled(why.reasons)}>
      <Statement statement={why.statement} paragraphs={why.paragraphs} />
      {why.reasons && <Ledger items={why.reasons} />}
    </DocumentSection>
  );
}

function Audience({ page }: { page: TrainingContent }) {
  return (
    <DocumentSection
      id="audience"
      heading="Who it is for"
      summary={present(
        'Whom it suits',
        page.prerequisites && 'what to know already',
        'and for whom it is not',
      ).join(', ')}
    >
      <ScopePanel
        inside={
          <>
            <h3>A good fit for</h3>
            <p>{page.audience.suits}</p>
            {page.prerequisites && (
              <Fold summary="What you need before you start">
                <Marks items={page.prerequisites} />
              </Fold>
            )}
          </>
        }
        outside={
          <>
            <h3>Not the right course for</h3>
            <p>{page.audience.doesNotSuit}</p>
          </>
        }
      />
    </DocumentSection>
  );
}

/** Questions of the course, plus the one about first jobs if it lists any. */
const questionsOf = ({ questions = [], roles }: TrainingContent) =>
  present(...questions, roles && courseTerms.job);

const hasTeaching = (page: TrainingContent) =>
  Boolean(page.teaching ?? page.assessment ?? page.tools) || hasAiLab(page);

function Teaching({ page }: { page: TrainingContent }) {
  const { assessment, fails, teaching, tools } = page;
  const withAi = hasAiLab(page);
  const folded = present(
    assessment && 'assessment',
    fails && 'who does not pass',
    tools && 'tools',
    withAi && 'use of AI',
  ).join(', ');
  return (
    <DocumentSection
      id="teaching"
      heading={assessment ? 'How it is taught and assessed' : 'How it is taught'}
      summary={folded.charAt(0).toUpperCase() + folded.slice(1)}
    >
      <div className={assessment && 'seven-five halves'}>
        <div>
          {teaching && <Marks items={teaching} />}
          {assessment && <p>{present(courseTerm('pass'), assessment.condition).join(' ')}</p>}
          {fails && (
            <div className="who-fails">
              <h3>Who does not pass</h3>
              <p>{fails}</p>
            </div>
          )}
          <p className="section-actions">
            <TextLink to={`${PATHS.trainings}#terms`}>
              {assessment ? 'If you fail, change course or stop' : 'If you change course or stop'}
            </TextLink>
          </p>
        </div>
        {assessment && <Assessment parts={assessment.parts} />}
      </div>
      {withAi && (
        <Fold summary="Use of AI in the course">
          <p>{courseTerm('ai')}</p>
        </Fold>
      )}
      {tools && <ToolsByModule page={page} tools={tools} />}
    </DocumentSection>
  );
}

function ToolsByModule({
  page,
  tools,
}: {
  page: TrainingContent;
  tools: NonNullable<TrainingContent['tools']>;
}) {
  const groups = tools.map(({ group, items }) => ({
    group,
    items: items.map((name) => ({ name, module: moduleOfTool(page, name) })),
  }));
  const count = groups.flatMap(({ items }) => items).length;
  return (
    <Fold summary={`Tools: ${count}, each with its module`}>
      <Tools groups={groups} />
    </Fold>
  );
}

function sectionLinks(page: TrainingContent): SectionLink[] {
  return present<SectionLink>(
    { id: 'overview', label: 'Overview' },
    { id: 'syllabus', label: 'Syllabus' },
    { id: 'dates', label: 'Dates and fees' },
    ...(page.highlights ?? []).map(({ id, heading }) => ({ id, label: heading })),
    page.why && { id: 'why', label: page.why.heading },
    { id: 'audience', label: 'Who it is for' },
    page.project && { id: 'project', label: 'Project' },
    hasTeaching(page) && {
      id: 'teaching',
      label: page.assessment ? 'Teaching and assessment' : 'Teaching',
    },
    { id: 'certificate', label: 'Certificate' },
    page.roles && { id: 'roles', label: 'What it leads to' },
    questionsOf(page).length > 0 && { id: 'questions', label: 'Questions' },
  );
}
