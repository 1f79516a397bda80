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

const PLACES = [0, 1, 2] as const;
/** Paper and screens are light in both themes. */
const LIGHT: ReadonlySet<string> = new Set(['booking-site', 'rerun-report', 'campaign', 'offline-app']);

/** Project of a course, in a frame with its states as tabs: radio buttons and CSS only. */
export function WorkFigure({ builds, project, work }: WorkFigureProps) {
  if (!work) return project && <ProjectSheet project={project} />;
  const look = LIGHT.has(work.kind) ? 'light-colours' : '';
  return (
    <figure className="work">
      <div className={`work-frame ${work.kind} ${look}`} aria-live="polite">
        <p className="work-bar">{work.kind === 'booking-site' ? work.address : work.title}</p>
        {PLACES.map((place) => {
          const { label, outcome, told } = work.states[place];
          return (
            <div key={label} className="work-state">
              <Drawing work={work} place={place} />
              <p className={`work-told is-${outcome}`}>{told}</p>
            </div>
          );
        })}
      </div>
      <fieldset className="switch">
        <legend className="visually-hidden">{builds ?? 'An example'}, in three states</legend>
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

function Drawing({ work, place }: { work: Work; place: (typeof PLACES)[number] }) {
  switch (work.kind) {
    case 'booking-site':
      return <BookingSite {...work} {...work.states[place]} />;
    case 'rerun-report':
      return <RerunReport {...work} {...work.states[place]} />;
    case 'incident-report':
      return <IncidentReport {...work.states[place]} />;
    case 'floor-plan':
      return <FloorPlan {...work} place={place} />;
    case 'offline-app':
      return <OfflineApp {...work.states[place]} />;
    case 'failure-list':
      return <FailureList {...work} {...work.states[place]} />;
    case 'campaign':
      return <Campaign {...work} {...work.states[place]} />;
    case 'pipeline':
      return <Pipeline {...work} {...work.states[place]} />;
  }
}

/** Sheet for a course without a drawing. */
function ProjectSheet({ project }: Required<Pick<TrainingPage, 'project'>>) {
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
