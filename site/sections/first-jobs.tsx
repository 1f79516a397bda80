import { ModuleStrip, type ModuleStripProps } from './module-strip.tsx';

interface FirstJobsProps {
  /** Result to show at the end. */
  show: string;
  jobs: { title: string; text: string; modules: ModuleStripProps }[];
  /** Further requirements in advertisements for such jobs. */
  alsoAsked: string[];
}

/** First jobs after a course: what to show, who asks for it, and further requirements. */
export function FirstJobs({ show, jobs, alsoAsked }: FirstJobsProps) {
  return (
    <div className="first-jobs">
      <div>
        <h3>What you can show</h3>
        <p className="muted">{show}</p>
      </div>
      <div>
        <h3>First jobs that ask for it</h3>
        <ul>
          {jobs.map(({ title, text, modules }) => (
            <li key={title}>
              <b>{title}</b>
              <ModuleStrip {...modules} />
              <span className="muted">{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>Advertisements also ask for</h3>
        <ul className="muted also-asked">
          {alsoAsked.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
