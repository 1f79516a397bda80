import { company } from '../../content/company.ts';
import { moduleNamed } from '../../content/course-facts.ts';
import { pageAt, pages } from '../../content/pages.ts';
import type { LabPage as LabContent } from '../../content/types.ts';
import { Main } from '../chrome/main.tsx';
import type { LabSurroundings, OtherLab } from '../features/labs/lab-closing.tsx';
import { LabExercise } from '../features/labs/lab-exercise.tsx';
import { breadcrumbs } from '../head/breadcrumbs.ts';
import { island } from '../islands/island.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import stylesheet from '../features/labs/labs.css?url';

const Exercise = island('lab', (props: LabSurroundings) => (
  <LabExercise lab={pageAt(props.path, 'lab')} {...props} />
));

export function LabPage({ page }: { page: LabContent }) {
  const course = pageAt(page.course, 'training');
  const { ahead } = page;
  return (
    <Main>
      <section className="plain-head text-head">
        <div className="page-width text-head-words">
          <div>
            <Breadcrumbs trail={breadcrumbs(page)} />
            <h1>{page.title}</h1>
            <p className="lead">{page.lead}</p>
          </div>
          <div className="lab-story">
            <h2>The case</h2>
            {page.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="page-width">
          <dl className="facts lab-facts">
            <div>
              <dt>Takes about</dt>
              <dd>{page.minutes} minutes</dd>
            </div>
            <div>
              <dt>You need</dt>
              <dd>
                {page.needs}
                {ahead &&
                  `. New to this? It shows what you can do by module ${moduleNamed(course, ahead.module)}, not what you need to start. Take the hints.`}
              </dd>
            </div>
            <div>
              <dt>Your answers</dt>
              <dd>Checked in this page and sent nowhere. This tab keeps them until you close it</dd>
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
      <Exercise
        firm={company.name}
        path={page.path}
        title={page.title}
        courseTitle={course.courseTitle}
        {...otherLabs(page)}
      />
    </Main>
  );
}

/** Labs are in the order of the courses. After the last one comes the first one again. */
function otherLabs(page: LabContent): { next?: OtherLab; easier?: OtherLab } {
  const labs = pages.filter((other) => other.kind === 'lab');
  const place = labs.indexOf(page);
  const others = [...labs.slice(place + 1), ...labs.slice(0, place)];
  const [next] = others;
  const easier = others.find(({ course }) => pageAt(course, 'training').startsFrom.includes('new'));
  return { next: next && linkTo(next), easier: easier === next ? undefined : easier && linkTo(easier) };
}

const linkTo = ({ path, title, invitation, minutes }: LabContent): OtherLab => ({
  path,
  title,
  invitation,
  minutes,
});
