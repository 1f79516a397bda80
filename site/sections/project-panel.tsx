import type { TrainingPage } from '../../content/types.ts';
import { PhoneFold } from './phone-fold.tsx';

/** Pixels per hour, so that a stage of two hours is as high as a line of text. */
const HOUR = 16;

/** Project, with its stages as layers: each as thick as its hours. */
export function ProjectPanel({ project }: Required<Pick<TrainingPage, 'project'>>) {
  const { hours, stages } = project;
  return (
    <div className="card project-panel">
      <div>
        <h3>{project.title}</h3>
        {project.paragraphs.map((paragraph) => (
          <p key={paragraph} className="muted">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="project-hours">
        <p>{hours} hours</p>
        <PhoneFold about="Project" summary={`${hours} hours in ${stages.length} stages`}>
          <ol>
            {stages.map((stage) => (
              <li key={stage.title}>
                <svg height={stage.hours * HOUR} aria-hidden="true">
                  <rect />
                </svg>
                <span>{stage.title}</span> <span className="muted">{stage.hours} h</span>
              </li>
            ))}
          </ol>
        </PhoneFold>
      </div>
    </div>
  );
}
