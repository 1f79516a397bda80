import type { ReactNode } from 'react';
import type { TrainingPage } from '../../../content/types.ts';
import type { Work } from '../../../content/work-types.ts';
import { BookingSite } from './booking-site.tsx';
import { Campaign } from './campaign.tsx';
import { FailureList } from './failure-list.tsx';
import { FloorPlan } from './floor-plan.tsx';
import { IncidentReport } from './incident-report.tsx';
import { OfflineApp } from './offline-app.tsx';
import { Pipeline } from './pipeline.tsx';
import { RerunReport } from './rerun-report.tsx';

type WorkFigureProps = Pick<TrainingPage, 'builds' | 'project' | 'work'>;

/** What a course has one build, in a frame with its states as tabs: radio buttons and style alone. */
export function WorkFigure({ builds, project, work }: WorkFigureProps) {
  if (!work) return <ProjectSheet project={project} />;
  return (
    <figure className="work">
      <div className={`work-frame ${work.kind}`} aria-live="polite">
        <p className="work-bar">{work.kind === 'booking-site' ? work.address : work.title}</p>
        {drawings(work).map((drawing, index) => {
          const { label, outcome, told } = work.states[index]!;
          return (
            <div key={label} className="work-state">
              {drawing}
              <p className={`work-told is-${outcome}`}>{told}</p>
            </div>
          );
        })}
      </div>
      <fieldset className="switch">
        <legend className="visually-hidden">{builds}, in three states</legend>
        {work.states.map(({ label }, index) => (
          <label key={label}>
            <input type="radio" name="work-state" value={label} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      <figcaption className="note">An example of what you build; names and figures are invented.</figcaption>
    </figure>
  );
}

/** The drawing of each state. */
function drawings(work: Work): ReactNode[] {
  switch (work.kind) {
    case 'booking-site':
      return work.states.map((state) => <BookingSite {...work} {...state} />);
    case 'rerun-report':
      return work.states.map((state) => <RerunReport {...work} {...state} />);
    case 'incident-report':
      return work.states.map((state) => <IncidentReport {...state} />);
    case 'floor-plan':
      return work.states.map((state) => <FloorPlan {...work} {...state} />);
    case 'offline-app':
      return work.states.map((state) => <OfflineApp {...state} />);
    case 'failure-list':
      return work.states.map((state) => <FailureList {...work} {...state} />);
    case 'campaign':
      return work.states.map((state) => <Campaign {...work} {...state} />);
    case 'pipeline':
      return work.states.map((state) => <Pipeline {...work} {...state} />);
  }
}

/** Of a course that has no drawing. */
function ProjectSheet({ project }: Pick<TrainingPage, 'project'>) {
  return (
    <figure className="work">
      <div className="work-frame project-sheet">
        <p className="work-bar">{project.title}</p>
        <ol className="work-state">
          {project.stages.map(({ title, hours }) => (
            <li key={title}>
              <span>{title}</span> {hours} h
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="note">The stages of your project, in hours.</figcaption>
    </figure>
  );
}
