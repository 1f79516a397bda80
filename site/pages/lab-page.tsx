import { pageAt } from '../../content/pages.ts';
import type { LabPage as LabContent } from '../../content/types.ts';
import { Main } from '../chrome/main.tsx';
import { LabExercise } from '../features/labs/lab-exercise.tsx';
import { MaterialFigure } from '../features/labs/material.tsx';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import { island } from '../islands/island.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PlateIcon } from '../ui/plate-icon.tsx';
import { TextLink } from '../ui/text-link.tsx';
import stylesheet from '../features/labs/labs.css?url';

const Exercise = island('lab', ({ path }) => <LabExercise lab={pageAt(path, 'lab')} />);

export function LabPage({ page }: { page: LabContent }) {
  const course = pageAt(page.course, 'training');
  return (
    <Main>
      <section className="plain-head text-head">
        <div className="page-width text-head-words">
          <div>
            <Breadcrumbs trail={breadcrumbs(page)} />
            <h1>{page.title}</h1>
            <p className="lead">{page.lead}</p>
          </div>
          <PlateIcon name={course.icon} />
        </div>
        <div className="page-width">
          <dl className="facts lab-facts">
            <div>
              <dt>Takes about</dt>
              <dd>{page.minutes} minutes</dd>
            </div>
            <div>
              <dt>You need</dt>
              <dd>{page.needs}</dd>
            </div>
            <div>
              <dt>Your answers</dt>
              <dd>Checked in this page: nothing is kept and nothing is sent</dd>
            </div>
            <div>
              <dt>From the course</dt>
              <dd>
                <a href={course.path}>{course.courseTitle}</a>
              </dd>
            </div>
          </dl>
        </div>
      </section>

      <link rel="stylesheet" href={stylesheet} />
      <div className="page-width lab">
        <section className="lab-story" aria-labelledby="story-heading">
          <h2 id="story-heading">The case</h2>
          {page.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <TextLink to="#steps">To the first step</TextLink>
        </section>
        {/* A region that scrolls has to be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className="lab-materials" id="material" aria-labelledby="material-heading" tabIndex={0}>
          <h2 id="material-heading">The material</h2>
          {page.materials.map((material) => (
            <MaterialFigure key={material.id} material={material} />
          ))}
        </section>
        <section className="lab-work" id="steps" aria-labelledby="steps-heading">
          <h2 id="steps-heading">Your steps</h2>
          <Exercise path={page.path} />
        </section>
      </div>
    </Main>
  );
}
