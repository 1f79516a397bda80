import type { TrainingPage } from '../../content/types.ts';

/** A table to the eye from tablets up, titled blocks on phones. */
export function Syllabus({ modules }: { modules: TrainingPage['syllabus']['modules'] }) {
  return (
    <div className="syllabus">
      <p className="syllabus-head" aria-hidden="true">
        <span>Module</span>
        <span>You study</span>
        <span>You finish in the lab</span>
      </p>
      <ol>
        {modules.map((module) => (
          <li key={module.title}>
            <h3>{module.title}</h3>
            <p>{module.study}</p>
            <p>
              <b>Lab: </b>
              {module.lab}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
